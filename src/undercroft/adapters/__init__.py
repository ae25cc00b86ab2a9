"""The games in the form of other libraries: PettingZoo, Gymnasium, OpenSpiel. Nothing of Undercroft imports this."""

"""Tables on the network: storage, the live connection, web routes. Knows no rule of any game."""

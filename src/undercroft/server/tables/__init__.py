"""Tables at which people play: seats, proposals, clocks, and the games themselves."""

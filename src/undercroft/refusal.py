"""How a command says no."""


class Refused(Exception):
    """What was asked for cannot be done; the words are for whoever typed it."""

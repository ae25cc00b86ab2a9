"""Secrecy is proved, not promised: what every game must pass. See run.py for what is tried how often."""

from undercroft.core.check.fault import ADAPTER, Failure, Fault, in_words
from undercroft.core.check.run import Further, Report, Setup, check_game, setups_of

__all__ = [
    "ADAPTER",
    "Failure",
    "Fault",
    "Further",
    "Report",
    "Setup",
    "check_game",
    "in_words",
    "setups_of",
]

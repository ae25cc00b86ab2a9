"""Secrecy is proved, not promised: what every game must pass. See run.py for what is tried how often."""

from undercroft.core.check.fault import Failure
from undercroft.core.check.run import Report, Setup, check_game, setups_of

__all__ = ["Failure", "Report", "Setup", "check_game", "setups_of"]

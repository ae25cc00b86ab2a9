"""A check that needs an extra which nobody has."""

from undercroft.extras import need

need("balloons", "party")

"""Many games and what they tell: simulate, report, compare, and components of one's own. Needs the extra `lab`."""

"""`python -m undercroft`: the same as `undercroft`."""

from undercroft.cli import main

main()

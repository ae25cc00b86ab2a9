"""Says whether the rules run compiled or interpreted."""

from typing import Final

# An extension module has the name of its shared library, an interpreted one that of its source.
COMPILED: Final[bool] = not __file__.endswith((".py", ".pyc"))

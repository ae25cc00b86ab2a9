"""Parts that need more than the base install say so in one sentence."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package that is not installed, and the extra that installs it."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            f"This needs {module}, which is not installed: pip install 'undercroft[{extra}]'", name=module
        )
        self.extra = extra


def need(module: str, extra: str) -> None:
    """Refuse to go on without a package that an extra installs."""
    if find_spec(module) is None:
        raise MissingExtra(module, extra)

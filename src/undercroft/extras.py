"""Parts that need more than the base install say so in one sentence."""

from __future__ import annotations

from importlib.util import find_spec


def need(module: str, extra: str) -> None:
    """Refuse to go on without a package that an extra installs."""
    if find_spec(module) is None:
        raise ImportError(
            f"This needs {module}, which is not installed: pip install 'undercroft[{extra}]'", name=module
        )

"""What is not installed is said in one sentence."""

import pytest

from undercroft import extras


def test_a_missing_extra_says_how_to_get_it() -> None:
    with pytest.raises(
        ImportError, match=r"This needs nothing_of_the_kind, which is not installed: pip install"
    ):
        extras.need("nothing_of_the_kind", "research")
    extras.need("numpy", "vector")

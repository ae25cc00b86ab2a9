"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from undercroft.core.build import COMPILED

# An assertion of a helper tells both of its sides too.
pytest.register_assert_rewrite("tests.e2e", "tests.server", "tests.games", "tests.core", "tests.toy")

# The command line speaks the language of whoever is there; the tests expect English unless they say otherwise.
os.environ["LC_ALL"] = "C.UTF-8"

# A machine that builds tries the same examples every time; a developer's tries new ones.
settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("developer", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "developer")


def pytest_report_header() -> str:
    return f"undercroft: the rules run {'compiled' if COMPILED else 'interpreted'}"

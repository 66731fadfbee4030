"""The hypothesis profiles (`make quick`: few examples, `make test`: many, `--hypothesis-profile=hard`: most) and shared
fixtures.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from postgres import running

# A whole random match per example is slow on a busy machine, and a deadline would only test the machine. CI tries the
# same examples every time, so that a failure comes from the change at hand; the profile `hard` searches for new ones.
settings.register_profile(
    "full", deadline=None, max_examples=20, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("full"), max_examples=2)
settings.register_profile("hard", settings.get_profile("full"), max_examples=1000, derandomize=False)
settings.load_profile("full")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options for the effort of the slowest tests; the defaults are those of CI."""
    parser.addoption("--kills", type=int, default=20, help="how often tests/server/test_kill.py kills a server")
    parser.addoption("--hostile", type=int, default=100_000, help="messages of tests/server/test_fuzz.py")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Return the address of a PostgreSQL server for this test run."""
    with running() as address:
        yield address

"""The first ten seconds: the page opens, and a match against a bot begins with one press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from at_browser import Person

pytestmark = pytest.mark.slow


def test_the_page_opens(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_role("heading", level=1).wait_for()
    ann.shot("home")
    ann.check()

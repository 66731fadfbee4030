"""Fixtures of browser tests: a Chromium, and a server for each test process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from at_browser import Person, Process, build_client, chromium, compile_bots


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Yield a browser, closed after each module: Playwright keeps an event loop running, and other tests bring their
    own.
    """
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    build_client()
    compile_bots()
    process = Process(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def person(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Return a function that makes a new person at each call. Each test has its own shuffles, the same in every run."""
    server.seed(request.node.name)
    people: list[Person] = []

    def come(**more: Any) -> Person:
        people.append(Person(browser, server.base, **more))
        return people[-1]

    yield come
    for one in people:
        one.close()

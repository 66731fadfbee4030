"""The server's own error reports, and all codes that a refusal may have."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import goldhook

#: Bot failures are simulated; the table must continue, and may log them.
EXPECTED = ("a mind failed", "a bot chose what is not legal", "a hint failed", "an analysis failed")


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg not in EXPECTED:
            error = record.exc_info[1] if record.exc_info else None
            self.lines.append(f"{record.name}: {record.getMessage()}: {error!r}")


@contextmanager
def troubles() -> Iterator[list[str]]:
    """Collect the errors that the server logs meanwhile."""
    logger, handler = logging.getLogger("goldhook"), _Kept()
    logger.addHandler(handler)
    honest, logger.propagate = logger.propagate, False
    try:
        yield handler.lines
    finally:
        logger.propagate = honest
        logger.removeHandler(handler)


@cache
def refusal_codes() -> frozenset[str]:
    """Return all codes that have a sentence."""
    text = (Path(goldhook.__file__).parent / "locales" / "en.ftl").read_text(encoding="utf-8")
    return frozenset(code.replace("-", "_") for code in re.findall(r"^refusal-([a-z0-9-]+) =", text, re.MULTILINE))

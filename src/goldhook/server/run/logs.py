"""The server's log: one JSON object per line, or plain text in a terminal.

It never identifies people: no names, no addresses, no ids.
"""

from __future__ import annotations

import logging
import sys
import traceback

from msgspec.json import encode

from goldhook.server.run.settings import Settings

#: The extra fields that a line may have.
FACTS = ("table", "level", "game", "path", "status", "count", "code", "seconds", "file")


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        return encode(line | _facts(record)).decode()


class PlainLines(logging.Formatter):
    """Formats a log record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in _facts(record).items())
        return f"{self.formatTime(record, '%H:%M:%S')} {record.getMessage()}{facts and f' ({facts})'}"


def _facts(record: logging.LogRecord) -> dict[str, object]:
    """Return the extra fields, and the place of an error, but not its values, which could contain anything."""
    found: dict[str, object] = {
        fact: value for fact in FACTS if (value := record.__dict__.get(fact)) is not None and fact != "level"
    }
    if record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        frames = traceback.extract_tb(error.__traceback__)
        found["error"] = type(error).__name__
        found["where"] = [f"{frame.filename.rpartition('goldhook/')[2]}:{frame.lineno}" for frame in frames]
    return found


def configure(settings: Settings) -> None:
    """Send our log, and uvicorn's errors, to stderr."""
    root = logging.getLogger()
    root.handlers.clear()
    if settings.log == "off":
        root.addHandler(logging.NullHandler())
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    root.addHandler(handler)
    logging.getLogger("goldhook").setLevel(logging.INFO)
    for noisy in ("uvicorn.error", "uvicorn", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.ERROR)

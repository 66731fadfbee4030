"""The server's log, one JSON object per line. It never identifies people: no names, no addresses, no ids."""

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
        line |= {fact: value for fact in FACTS if (value := record.__dict__.get(fact)) is not None and fact != "level"}
        if record.exc_info and record.exc_info[1]:
            # The place of the error, but not its values, which could contain anything.
            error = record.exc_info[1]
            frames = traceback.extract_tb(error.__traceback__)
            line["error"] = type(error).__name__
            line["where"] = [f"{frame.filename.rpartition('goldhook/')[2]}:{frame.lineno}" for frame in frames]
        return encode(line).decode()


def configure(settings: Settings) -> None:
    """Send our log, and uvicorn's errors, to stderr."""
    root = logging.getLogger()
    root.handlers.clear()
    if settings.log == "off":
        root.addHandler(logging.NullHandler())
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root.addHandler(handler)
    logging.getLogger("goldhook").setLevel(logging.INFO)
    for noisy in ("uvicorn.error", "uvicorn", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.ERROR)

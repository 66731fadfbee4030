"""Numbered migrations from any older schema to the newest: `sqlite-001.sql`, `postgres-001.sql`, …

Both databases use the same numbers. A released migration is never changed; a new one is added.
"""

from __future__ import annotations

from importlib.resources import files


def numbered(database: str) -> list[tuple[int, str]]:
    """Return all migrations for `sqlite` or `postgres` in order, as number and statements."""
    found = [
        (int(file.name.removesuffix(".sql").rpartition("-")[2]), file.read_text(encoding="utf-8"))
        for file in files(__name__).iterdir()
        if file.name.startswith(f"{database}-") and file.name.endswith(".sql")
    ]
    return sorted(found)

"""Errors of a store, with the details that a server needs to recover.

Problems before a store is open (a damaged file, an unreachable database) are a `Refusal`, for a person to read. Later
problems are these errors, for the server to handle.
"""

from __future__ import annotations


class StoreError(Exception):
    """Base of all store errors. The details are attributes; errors of one type with equal details are equal."""

    def __init__(self, **facts: object) -> None:
        super().__init__(", ".join(f"{name} {value}" for name, value in facts.items()))
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StoreError) and (type(self), self.facts) == (type(other), other.facts)

    def __hash__(self) -> int:
        return hash((type(self), tuple(self.facts.items())))


class NoSuchMatch(StoreError):
    """There is no match with this id, or no longer."""

    def __init__(self, match: str) -> None:
        super().__init__(match=match)
        self.match = match


class MatchExists(StoreError):
    """A match with this id already exists."""

    def __init__(self, match: str) -> None:
        super().__init__(match=match)
        self.match = match


class NoSuchPerson(StoreError):
    """There is no person with this id, or no longer."""

    def __init__(self, person: str) -> None:
        super().__init__(person=person)
        self.person = person


class Conflict(StoreError):
    """The match is not at the version that the writer expected. Nothing was written."""

    def __init__(self, match: str, expected: int, version: int) -> None:
        super().__init__(match=match, expected=expected, version=version)
        self.match, self.expected, self.version = match, expected, version


class StaleOwner(StoreError):
    """The writer's lease is not the match's newest, or is missing where one is required. Nothing was written."""

    def __init__(self, match: str, fence: int, newest: int) -> None:
        super().__init__(match=match, fence=fence, newest=newest)
        self.match, self.fence, self.newest = match, fence, newest


class Owned(StoreError):
    """Another owner holds the match and has not expired."""

    def __init__(self, match: str, owner: str, until: int) -> None:
        super().__init__(match=match, owner=owner, until=until)
        self.match, self.owner, self.until = match, owner, until


class Unavailable(StoreError):
    """The store cannot serve now. With `unsure` the write may have happened anyway: load before a retry."""

    def __init__(self, why: str, *, unsure: bool = False) -> None:
        super().__init__(why=why, unsure=unsure)
        self.why, self.unsure = why, unsure


class DiskFull(Unavailable):
    """The disk is full. Nothing was written."""


class Locked(Unavailable):
    """Another process locked the database for longer than we wait. Nothing was written."""


class ConnectionLost(Unavailable):
    """The connection to the database is lost, or the database answers too slowly."""


class Broken(Unavailable):
    """The disk failed. The store refuses all work until it is opened, and so checked, again."""


class Closed(Unavailable):
    """The store was closed."""

    def __init__(self) -> None:
        super().__init__("closed")

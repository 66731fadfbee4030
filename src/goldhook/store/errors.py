"""What a store may answer instead of doing as asked: named errors, with the facts a server needs to go on.

What goes wrong before there is a store (a damaged file, a database nobody can reach) is a `Refusal`: a person has to
read it. What goes wrong later is one of these: the server has to act on it.
"""

from __future__ import annotations


class StoreError(Exception):
    """Whatever a store answers instead of a result; its facts are attributes, and make two of them equal."""

    def __init__(self, **facts: object) -> None:
        super().__init__(", ".join(f"{name} {value}" for name, value in facts.items()))
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StoreError) and (type(self), self.facts) == (type(other), other.facts)

    def __hash__(self) -> int:
        return hash((type(self), tuple(self.facts.items())))


class NoSuchMatch(StoreError):
    """There is no match of this id, or no longer."""

    def __init__(self, match: str) -> None:
        super().__init__(match=match)
        self.match = match


class MatchExists(StoreError):
    """There is a match of this id already."""

    def __init__(self, match: str) -> None:
        super().__init__(match=match)
        self.match = match


class NoSuchPerson(StoreError):
    """There is no person of this id, or no longer."""

    def __init__(self, person: str) -> None:
        super().__init__(person=person)
        self.person = person


class Conflict(StoreError):
    """The match is not at the version the writer expected: nothing was written."""

    def __init__(self, match: str, expected: int, version: int) -> None:
        super().__init__(match=match, expected=expected, version=version)
        self.match, self.expected, self.version = match, expected, version


class StaleOwner(StoreError):
    """The writer's lease is no longer the match's newest, or it has none where there is one: nothing was written."""

    def __init__(self, match: str, fence: int, newest: int) -> None:
        super().__init__(match=match, fence=fence, newest=newest)
        self.match, self.fence, self.newest = match, fence, newest


class Owned(StoreError):
    """Another owner, alive as far as anybody knows, holds the match."""

    def __init__(self, match: str, owner: str, until: int) -> None:
        super().__init__(match=match, owner=owner, until=until)
        self.match, self.owner, self.until = match, owner, until


class Unavailable(StoreError):
    """The store cannot serve now. `unsure` says that the write may have happened all the same: load before a retry."""

    def __init__(self, why: str, *, unsure: bool = False) -> None:
        super().__init__(why=why, unsure=unsure)
        self.why, self.unsure = why, unsure


class DiskFull(Unavailable):
    """No room left to write: nothing was written."""


class Locked(Unavailable):
    """Somebody else holds the database for longer than we wait: nothing was written."""


class ConnectionLost(Unavailable):
    """The database went away, or is too slow to answer."""


class Broken(Unavailable):
    """The disk failed underneath the store. It does nothing more until it is opened, and so checked, anew."""


class Closed(Unavailable):
    """The store was closed."""

    def __init__(self) -> None:
        super().__init__("closed")

"""Circles of friends in a store: the values, and the contract of every store.

A circle belongs to its members; the one who has been a member for longest runs it. A circle without members is deleted.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from goldhook.store.values import Match, Millis


class Circle(NamedTuple):
    """A circle of friends. People join with its link, the secret part of an address; it is empty once it is closed."""

    id: str
    name: str
    link: str
    created: Millis


class Member(NamedTuple):
    """A person in a circle, with the facts that hold their name."""

    person: str
    facts: bytes
    since: Millis


class Tournament(NamedTuple):
    """A duplicate tournament: in each round every table plays the same shuffle."""

    id: str
    circle: str
    game: str
    rounds: int
    #: The level of the bot that everybody plays against; 0 if members play each other.
    level: int
    created: Millis


class Play(NamedTuple):
    """A person's only attempt at a round of a tournament, and its result."""

    tournament: str
    round: int
    person: str
    seat: int
    #: Empty while the person waits for an opponent.
    match: str
    #: The result; the outcome is empty until the match is over and settled.
    outcome: str = ""
    points: int = 0
    #: Why the result is not counted; empty if it is.
    why: str = ""


class Encounters(NamedTuple):
    """The sum of a person's counted matches with another one. Matches of tournaments are left out."""

    person: str
    other: str
    game: str
    played: int
    won: int
    drawn: int
    points: int
    last: Millis


class Circles(Protocol):
    """Circles of friends and their tournaments."""

    async def create(self, circle: Circle, person: str) -> None:
        """Create a circle with its first member. Raises `NoSuchPerson`."""

    async def find(self, circle: str) -> Circle | None:
        """Return the circle; None if there is none."""

    async def of_person(self, person: str) -> tuple[Circle, ...]:
        """Return the circles of a person, oldest first."""

    async def members(self, circle: str) -> tuple[Member, ...]:
        """Return the members of a circle, longest first."""

    async def join(self, circle: str, person: str, at: Millis) -> bool:
        """Add a member; return False if there is no such circle. Raises `NoSuchPerson`."""

    async def leave(self, circle: str, person: str) -> None:
        """Remove a member, and the circle with its last one. Finished and running rounds stay the person's attempts."""

    async def set_link(self, circle: str, link: str) -> None:
        """Replace the link; an empty one closes the circle to newcomers."""

    async def encounters(self, circle: str) -> tuple[Encounters, ...]:
        """Return what members scored against each other."""

    async def tables(self, circle: str, *, limit: int = 20) -> tuple[Match, ...]:
        """Return the open and running matches of members that the public lobby lists, newest first."""

    async def add_tournament(self, tournament: Tournament) -> bool:
        """Add a tournament; return False if there is no such circle."""

    async def drop_tournament(self, tournament: str) -> None:
        """Delete a tournament; its matches stay."""

    async def tournaments(self, circle: str) -> tuple[Tournament, ...]:
        """Return the tournaments of a circle, newest first."""

    async def plays(self, circle: str) -> tuple[Play, ...]:
        """Return all attempts of its members in the tournaments of a circle."""

    async def offer(self, tournament: str, round_: int, person: str, seat: int) -> bool:
        """Let a person wait for an opponent; return False if they have an attempt or an offer at this round."""

    async def withdraw(self, tournament: str, round_: int, person: str) -> None:
        """Remove the person's offer, if nobody has accepted it."""

    async def begin(
        self, tournament: str, round_: int, match: str, person: str, seat: int, against: str | None = None
    ) -> bool:
        """Make this match the attempt of a person, and of the one whose offer they accept.

        Return False, and change nothing, if the person has an attempt already or the offer is gone.
        """

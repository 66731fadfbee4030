"""A person at a table who plays at random, sends invalid commands, loses the connection, and retries until answered."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from goldhook.core.game import Json
from goldhook.server.live.people import Visitor
from goldhook.table import Viewer
from simulation.network import Link, request
from simulation.truth import Ear

if TYPE_CHECKING:
    from simulation.world import World

#: Seconds until a client retries, and the number of retries before it gives up.
PATIENCE, TRIES = 2.5, 12
#: The number of recent commands that are repeated at random; fewer than a table remembers.
REPEATED = 8
NONSENSE = (
    {"type": "act", "seat": 0, "action": "nonsense", "version": 1},
    {"type": "act", "seat": 1, "action": "place 0,0 0", "version": 2},
    {"type": "undo", "seat": 3, "version": -1},
    {"type": "confirm", "seat": 0, "version": 9999},
    {"type": "start"},
    {"type": "vote", "seat": 9, "skip": True},
    {"type": "present", "seat": 0},
    {"type": "choose", "seat": 0, "choice": "end", "asked": 1},
    {"type": "return"},
    {"type": "close_seat", "seat": 5},
    {"type": "set_options", "options": {"nonsense": 1}},
    {"type": "remove", "seat": 9},
    {"type": "chat", "text": " \u202e "},
    {"type": "rematch"},
)


class Person:
    """One client: a cookie, possibly a connection, and its knowledge of the table."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.chance = random.Random(f"{world.seed} {name}")
        self.person = f"person-{name}"
        self.cookie = f"goldhook={world.keys.sign(self.person)}"
        #: Whole views after everything that happens; or numbers, and a look when they are needed.
        self.views = self.chance.random() < 0.3
        self.sits = True
        self.link: Link | None = None
        self._id = 0
        self._lines = 0
        self._done: list[Json] = []
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self.sit_at(world.table)

    def sit_at(self, table: str) -> None:
        """Go to a table without any knowledge of it."""
        self.table = table
        self.key = self.world.keys.key_at(table, Visitor(self.person))
        self.n: int | None = None
        self.viewer: Viewer = None
        self.sync: Json | None = None
        self.fresh = False
        if self.link:
            self.link.lose()
        self.link = None

    # --- hearing --------------------------------------------------------------------------------------------------

    def hear(self, message: Json | None) -> None:
        """Handle a message, in whatever order it arrives."""
        if message is None:
            self.link = None
            return
        match message["type"]:
            case "sync":
                self._look_at(message)
            case "told":
                self.fresh = False
                if self.n is not None and message["n"] == self.n + 1:
                    self.n = message["n"]
                elif self.n is None or message["n"] > self.n:
                    self.world.faults.note("synced_after_gap")
                    self.n = None  # a gap: look before anything else
            case "retry" if message["why"] == "slow":
                self.world.faults.note("reader_dropped")
            case "retry" if message["why"] == "moved":
                self.world.faults.note("moved_to_other_process")
        waiting = self._waiting.get(message.get("id", ""))
        if waiting and not waiting.done():
            waiting.set_result(message)

    def _look_at(self, sync: Json) -> None:
        """Take a whole view, unless a newer one has overtaken it."""
        if self.sync is None or sync["now"] >= self.sync["now"]:
            self.sync, self.n, self.viewer, self.fresh = sync, sync["view"]["n"], sync["viewer"], True

    # --- asking ---------------------------------------------------------------------------------------------------

    async def ask(self, type_: str, **facts: object) -> Json | None:
        """Send a command and return its answer; None if there was none in time."""
        self._id += 1
        message = {"type": type_, "id": f"{self.name}-{self._id}", **facts}
        answer = await self._ask(message)
        if answer and answer["type"] == "done":
            self._done.append(message)
        return answer

    async def _ask(self, message: Json) -> Json | None:
        id_ = message["id"]
        for attempt in range(TRIES):
            if attempt:
                self.world.faults.note("asked_again")
            answer = await self._ask_once(message)
            if answer is not None and answer["type"] != "again":
                if attempt and answer["type"] == "done":
                    self.world.faults.note("answered_again")
                if answer.get("code") == "stale":
                    self.world.faults.note("refused_stale")
                return answer
            await asyncio.sleep(0.5 if answer else self.chance.uniform(0.05, 0.6))
        self._waiting.pop(id_, None)
        return None

    async def _ask_once(self, message: Json) -> Json | None:
        if message["type"] != "mute" and self.chance.random() < 0.08:
            return await self._ask_by_http(message)
        if not await self.connected():
            return None
        waiting = self._waiting[message["id"]] = asyncio.get_running_loop().create_future()
        link = self.link
        assert link is not None
        link.ask(message)
        try:
            async with asyncio.timeout(PATIENCE):
                return await waiting  # type: ignore[no-any-return]
        except TimeoutError:
            if self.chance.random() < 0.3:
                link.lose()
            return None
        finally:
            self._waiting.pop(message["id"], None)

    async def _ask_by_http(self, message: Json) -> Json | None:
        process = self.world.process(self.chance)
        if process is None:
            return None
        ear = self._ear(None, views=False)
        ear.asks(message)
        path = f"/api/tables/{self.table}/commands"
        work = process.spawn(request(process.app, "POST", path, self.cookie, message))
        done, _ = await asyncio.wait([work], timeout=20)
        if not done or work.cancelled():
            return None
        status, answer = work.result()
        assert status < 500 or status == 503, answer
        if "type" not in answer:
            return None  # the server itself has trouble
        ear.hear_alone(answer)
        if answer["type"] == "sync":
            self._look_at(answer)
        return answer

    async def connected(self) -> bool:
        """Return whether there is a connection; open a new one if necessary, sometimes resuming at the last version."""
        if self.link and self.link.open:
            return True
        process = self.world.process(self.chance)
        if process is None:
            return False
        query, heard = ("views" if self.views else ""), None
        if self.n is not None and not self.views and self.chance.random() < 0.7:
            heard = self.n, self.viewer
            query = f"n={self.n}" + ("" if self.viewer is None else f"&viewer={self.viewer}")
            self.world.faults.note("resumed_from_n")
        self._lines += 1
        chance = random.Random(f"{self.world.seed} {self.name} {self._lines}")
        path = f"/api/tables/{self.table}/socket"
        link: Link
        hear = lambda message: self.hear(message) if self.link is link else None  # noqa: E731 - of this line alone
        link = self.link = Link(
            process.app, path, query, self.cookie, self._ear(heard, views=self.views), self.world.faults, chance, hear
        )
        process.links.append(link)
        await asyncio.sleep(0.05)
        return bool(self.link is link)

    def _ear(self, heard: tuple[int, Viewer] | None, *, views: bool) -> Ear:
        world = self.world
        return Ear(world.truth.at[self.table], self.key, heard, world.codes, world.ways, views=views)

    async def look(self) -> Json | None:
        """Request the newest view."""
        await self.ask("look")
        return self.sync

    async def repeat(self) -> None:
        """Repeat a command that was done: it gets the same answer, and is not done again."""
        if self._done:
            await self._ask(self.chance.choice(self._done[-REPEATED:]))

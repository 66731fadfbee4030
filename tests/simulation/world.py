"""A whole server, its people and its faults in one simulated run; everything follows from the seed."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from typing import Any, TypeVar
from unittest.mock import patch

from at_table import shuffles
from goldhook import table as tables
from goldhook.analysis import Decision
from goldhook.analysis.retry import Retry
from goldhook.bots.reasons import ONLY
from goldhook.core.game import Json, Refusal, code_of, seat_of
from goldhook.server.live.opening import open_table
from goldhook.server.live.people import Facts, Keys, Visitor, write_facts
from goldhook.server.live.room import Room
from goldhook.server.live.rooms import Rooms
from goldhook.server.live.visits import Visit
from goldhook.server.run.app import App
from goldhook.server.run.settings import LIMITS, Settings
from goldhook.server.work.thinkers import Advice, Asker, Comparing, Need, Question, Weighing
from goldhook.store import MemoryStore
from goldhook.table import Table, steps
from goldhook.table.events import AnyEvent, from_json, to_json
from simulation import clock, peers, play
from simulation.faults import Faults
from simulation.faulty_store import FaultyStore
from simulation.network import Link, request
from simulation.person import Person
from simulation.trouble import refusal_codes, troubles
from simulation.truth import Truth, Ways

T = TypeVar("T")
NO_LIMITS: dict[str, Any] = dict.fromkeys(LIMITS, 0)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


class Minds:
    """Bots that choose legal actions at random; some fail, some answer nonsense, some take too long."""

    def is_ready(self, need: Need) -> bool:
        return True

    async def get_ready(self, need: Need, timeout: float | None = None) -> bool:
        return True

    def progress(self, need: Need) -> tuple[int, int]:
        return 0, 0

    def __init__(self, world: World, chance: random.Random) -> None:
        self._world, self._chance = world, chance

    async def think(self, asker: Asker, question: Question) -> str:
        faults, chance = self._world.faults, self._chance
        await asyncio.sleep(chance.uniform(0.01, 0.4))
        if faults.strike("mind_stalled", chance):
            await asyncio.sleep(chance.uniform(5.0, 60.0))
        if faults.strike("mind_failed", chance):
            raise RuntimeError("simulated")
        legal = tables.legal(self._world.truth.at[asker.id].table, seat_of(question.view))
        return "nonsense" if not legal or faults.strike("mind_talked_nonsense", chance) else chance.choice(legal)

    async def advise(self, asker: Asker, question: Question) -> Advice:
        return Advice(await self.think(asker, question), ONLY, {})

    async def weigh(self, asker: Asker, weighing: Weighing) -> Decision:
        raise NotImplementedError

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        raise NotImplementedError

    def cancel(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Process:
    """One run of a server process."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        chance = random.Random(f"{world.seed} process {number}")
        self.store = FaultyStore(world.store, world.faults, chance, world.truth.written)
        owner = f"run{number}@process:{number}" if world.shared else ""
        self.rooms = Rooms(
            self.store, world.keys, Minds(world, chance), world.settings, owner=owner, now=clock.now  # type: ignore[arg-type]
        )  # fmt: skip
        self.app = App(self.rooms)
        self.links: list[Link] = []
        self._work: set[asyncio.Task[Any]] = set()
        self.up = True
        peers.connect(self)
        self._note_evictions()
        self.rooms.start()

    def _note_evictions(self) -> None:
        honest = self.rooms._let_go

        async def let_go(room: Room) -> None:
            await honest(room)
            if room.gone:
                self.world.faults.note("table_evicted")

        self.rooms._let_go = let_go  # type: ignore[method-assign]

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that ends with the process."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    def kill(self) -> None:
        """Kill the process immediately; work in progress is lost."""
        self.up = False
        if self.store.writing:
            self.world.faults.note("killed_while_writing")
        self.store.dead = True
        for task in [*self._work, *self.rooms._tasks, *self.rooms._opening.values()]:
            task.cancel()
        for room in self.rooms._rooms.values():
            room.close(None)
        for link in self.links:
            link.kill()

    async def stop(self) -> None:
        """Stop in order: all clients are asked to come back."""
        self.up = False
        with suppress(TimeoutError):
            async with asyncio.timeout(60):
                await self.rooms.stop()
        await asyncio.sleep(0.1)
        self.kill()


class World:
    """Everything in one run."""

    def __init__(self, seed: int, seen: Counter[str]) -> None:
        self.seed = seed
        self.chance = chance = random.Random(f"{seed} world")
        self.faults = Faults(chance, seen)
        self.ways = Ways()
        self.store = MemoryStore()
        self.truth = Truth(self.store, self.ways)
        self.codes = refusal_codes()
        self.over = False
        #: Two processes share the tables, in a quarter of all runs.
        self.shared = chance.random() < 0.25
        self.settings = Settings(
            log="off", lease_seconds=3, grace_seconds=chance.choice((0, 1, 5)), idle_seconds=chance.choice((0, 5, 60)),
            outbox=chance.choice((3, 4, 40)), **NO_LIMITS,
        )  # fmt: skip
        self.processes: list[Process] = []
        self._started = 0
        self.people: list[Person] = []
        self.table = ""

    def process(self, chance: random.Random) -> Process | None:
        """Return one of the running processes, like a load balancer."""
        up = [process for process in self.processes if process.up]
        return chance.choice(up) if up else None

    def start_process(self) -> None:
        self._started += 1
        self.processes = [process for process in self.processes if process.up]
        self.processes.append(Process(self, self._started))

    # --- a run ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Run everything."""
        try:
            await self._run()
        finally:
            for process in self.processes:
                process.kill()

    async def _run(self) -> None:
        """Let people play with faults; then stop the faults and check that everything matches."""
        chance = self.chance
        self.keys = await Keys.of(self.store)
        for _ in range(1 + self.shared):
            self.start_process()
        await self._open_table()
        self.faults.calm = False
        living = [asyncio.ensure_future(play.live(person)) for person in self.people]
        gremlin = asyncio.ensure_future(self._gremlin())
        await asyncio.sleep(chance.uniform(5.0, 40.0))
        self.faults.calm = self.over = True
        await gremlin
        await asyncio.wait(living, timeout=300)
        for task in living:
            assert task.done(), "somebody waits for ever"
            task.result()
        await self._settle()

    async def _open_table(self) -> None:
        """Open a table with its host, in the lobby or in the middle of a match, and tell people about it."""
        chance = self.chance
        game = chance.choice(("gold_ahoi", "gold_ahoi", "silver_gold"))
        players = 2 if game == "gold_ahoi" else chance.choice((2, 2, 3, 4))
        options: Json = {"away": chance.choice((5, 10, 60)), "chat": chance.random() < 0.9}
        if chance.random() < 0.5:
            options["clock"] = {"credit": chance.choice((1, 3, 10)), "bank": chance.choice((2, 10))}
        names = NAMES[: chance.randrange(2, min(players, 3) + 2)]
        for name in names:
            await self.store.people.save(f"person-{name}", write_facts(Facts(name)), clock.now())
        process = self.processes[0]
        if chance.random() < 0.5:
            cookie = f"goldhook={self.keys.sign('person-Ann')}"
            body = {"game": game, "players": players, "options": options, "name": "Ann"}
            status, answer = await request(process.app, "POST", "/api/tables", cookie, body)
            assert status == 201, answer
            self.table = answer["table"]
        else:
            self.table = f"table-{self.seed}"
            await self._begin_in_the_middle(process, game, players, options, names)
        self.people = [Person(self, name) for name in names]
        self.people[-1].sits = chance.random() < 0.5

    async def _begin_in_the_middle(
        self, process: Process, game: str, players: int, options: Json, names: tuple[str, ...]
    ) -> None:
        """Write the events of a match in progress directly, without playing it."""
        visitors = {self.keys.key_at(self.table, Visitor(f"person-{name}")): name for name in names[:players]}
        keys = list(visitors)
        bots = dict.fromkeys(range(len(keys), players), 1)
        events: list[AnyEvent] = []
        table: Table | None = None

        def do(command: tables.Command) -> Table:
            nonlocal table
            for event in tables.decide(table, command, clock.now()):
                events.append(event)
                table = tables.evolve(table, from_json(json.loads(json.dumps(to_json(event)))))
            assert table
            return table

        do(tables.Create(keys[0], "Ann", self.table, game, players, options=options, bots=bots))
        for key in keys[1:]:
            do(tables.Join(key, visitors[key]))
        drawn, first = shuffles(game, players, self.seed)
        at = do(tables.Start(keys[0], drawn, first))
        for _ in range(self.chance.randrange(1, 35 if game == "gold_ahoi" else 40)):
            assert at.match
            seat = steps.owing(at.match)[0]
            action = self.chance.choice(tables.legal(at, seat))
            number = tables.number_of(at, seat)
            if seat in bots:
                at = do(tables.BotAct(seat, action, number))
            else:
                try:
                    at = do(tables.Act(keys[seat], seat, action, number, confirm=True))
                except Refusal:
                    at = do(tables.Act(keys[seat], seat, action, number))
            if at.phase != "playing":
                break
        people = {key: Visitor(f"person-{name}", name=name) for key, name in visitors.items()}
        await open_table(process.rooms.store, events, people)

    async def _gremlin(self) -> None:
        """Kill, stop and pause processes now and then."""
        chance = self.chance
        every = chance.choice((3.0, 8.0, 20.0, 1000.0))
        while not self.over:
            await asyncio.sleep(min(chance.expovariate(1 / every), 5.0))
            process = self.process(chance)
            if process is None or chance.random() < 0.2:
                continue
            if self.shared and chance.random() < 0.3:
                self.faults.note("owner_paused")
                await process.store.pause(chance.uniform(2.0, 12.0))
            elif chance.random() < 0.7:
                self.faults.note("server_killed")
                process.kill()
            else:
                self.faults.note("server_stopped")
                await process.stop()
            await asyncio.sleep(chance.choice((0.0, 0.2, 3.0)))
            if not process.up:
                self.start_process()
        for process in self.processes:
            process.store.go_on()

    # --- the end --------------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Without faults: check that all see what the store has, and that play continues."""
        for person in self.people:
            person.sit_at(person.table)
        await self._until_quiet()
        for person in self.people:
            await self._compare(person)
        for person in self.people:
            answer = await play.next_thing(person)
            if answer is not None and answer["type"] == "refused":
                await person.look()
        await self._until_quiet()
        for person in self.people:
            await self._hears_all(person)
            await self._compare(person)
        for id_, known in self.truth.at.items():
            if known.table.phase == "closed" or id_ not in {person.table for person in self.people}:
                continue  # nobody's: it may be deleted
            stored = [json.loads(body)["code"] for body in await self.store.load(id_)]
            assert stored == [code_of(event) for event in known.events]
            self.faults.seen["bot_stood_in"] += stored.count("stood_in")
            self.faults.seen["rematch_played"] += stored.count("rematched")

    async def _until_quiet(self) -> None:
        """Wait until nothing happens; everyone is present, so only a player's own clock can trigger anything."""
        seen = -1
        for _ in range(60):
            for person in self.people:
                await person.connected()
            count = sum(len(truth.events) for truth in self.truth.at.values())
            if count == seen:
                return
            seen = count
            await asyncio.sleep(8.0)

    async def _hears_all(self, person: Person) -> None:
        """Check that every message has arrived; events of a clock may take a moment."""
        for _ in range(5):
            if person.n == tables.number_of(self.truth.at[person.table].table, person.viewer):
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"{person.name} heard up to {person.n}")

    async def _compare(self, person: Person) -> None:
        """Check that the person sees what the store has."""
        truth = self.truth.at[person.table]
        sync = None
        for _ in range(20):  # a clock may bring something between the look and our own
            await person.connected()
            if (await person.ask("look")) is not None:
                sync = person.sync
                viewer = tables.viewer_of(truth.table, person.key)
                if sync and (sync["viewer"], sync["view"]) == (viewer, tables.view(truth.table, viewer)):
                    return
        raise AssertionError(f"{person.name} does not see what there is, but {sync}")


class NumberedVisit(Visit):
    """A visit whose order in a set follows from its number, not from its memory address."""

    __slots__ = ("number",)

    def __init__(self, *args: Any, numbers: Iterator[int], **named: Any) -> None:
        super().__init__(*args, **named)
        self.number = next(numbers)

    def __hash__(self) -> int:
        return self.number


@contextmanager
def without_luck(seed: int) -> Iterator[None]:
    """Make ids, shuffles and the order in sets follow from the seed, too."""
    chance = random.Random(f"{seed} ids")
    with (
        patch("goldhook.server.live.people.secrets.token_bytes", chance.randbytes),
        patch("goldhook.core.chance.random.SystemRandom", lambda: chance),
        patch("goldhook.server.wire.peers.Visit", partial(NumberedVisit, numbers=count())),
    ):
        yield


def simulate(seed: int, seen: Counter[str]) -> None:
    """Run one simulation; anything wrong is an AssertionError that names the seed."""
    world = World(seed, seen)
    try:
        with without_luck(seed), troubles() as logged:
            uncaught = clock.simulated(world.run())
    except Exception as error:
        found = world.ways.wrong or [f"{type(error).__name__}: {error}"]
        raise AssertionError(again(seed, found)) from error
    found = [*world.ways.wrong, *uncaught, *logged]
    assert not found, again(seed, found)


def again(seed: int, found: list[str]) -> str:
    """Describe the errors and how to reproduce them."""
    said = "\n".join(line[:500] for line in found[:5])
    return f"{said}\n  seed {seed}; once more: PYTHONPATH=tests .venv/bin/python -m simulation {seed}"

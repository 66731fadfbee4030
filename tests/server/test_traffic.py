"""One address or person cannot slow others down: budgets, shares of the loop, bounded queues and caches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from msgspec import Raw
from websockets.exceptions import ConnectionClosed

import goldhook.table
from at_server import Line, NoThinkers, Served, at_table, line, live_room, play_step, run, served
from goldhook.core.game import Refusal
from goldhook.server.http.compressed import _known, compressed
from goldhook.server.live import replays
from goldhook.server.live.chat import SPEAKERS
from goldhook.server.live.people import Visitor
from goldhook.server.live.views import Views
from goldhook.server.live.visits import Visit
from goldhook.server.run import limits
from goldhook.server.run.limits import Paces
from goldhook.server.run.settings import LIMITS, Settings
from goldhook.server.run.shares import Shares
from goldhook.server.wire import messages as wire
from goldhook.server.work.fair_slots import FairSlots
from goldhook.server.work.thinkers import Asker
from goldhook.table import Table

USUAL: dict[str, Any] = {name: getattr(Settings(), name) for name in LIMITS}


def codes(lines: list[Line]) -> list[str]:
    """Return the codes of refusals and of closed connections."""
    heard = [message for one in lines for message in one.heard]
    return [str(message.get("code") or message["why"]) for message in heard if message["type"] in ("refused", "retry")]


# --- commands -----------------------------------------------------------------------------------------------------


def test_an_address_has_one_budget_for_all_its_sockets() -> None:
    async def ask() -> None:
        async with served(commands_per_second_per_address=5, trust_proxy=True) as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await guests[0].create()
            here, there = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
            lines = [await line(server, table, "", guest.cookie, additional_headers=here) for guest in guests]
            answers = [(await one.ask("ping")).get("code", "") for _ in range(8) for one in lines]
            assert answers[:10] == [""] * 10
            assert answers.count("too_fast") > 10
            command = {"type": "look"}
            refused = await guests[0].client.post(f"/api/tables/{table}/commands", json=command, headers=here)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_fast"), "by HTTP, too"
            assert refused.headers["retry-after"] == str(refused.json()["facts"]["seconds"]) == "1"
            other = await line(server, table, "", guests[1].cookie, additional_headers=there)
            assert (await other.ask("ping"))["type"] == "pong"

    run(ask())


def test_a_person_has_one_budget_separate_from_their_address() -> None:
    async def ask() -> None:
        async with served(commands_per_second_per_person=2, commands_per_second_per_address=20) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await ann.create()
            lines = [await ann.sit(table) for _ in range(3)]
            answers = [(await one.ask("ping")).get("code", "") for _ in range(20) for one in lines]
            assert answers[:4] == [""] * 4
            assert answers.count("too_fast") > 40
            answer = await ann.client.post(f"/api/tables/{table}/commands", json={"type": "ping"})
            assert answer.status_code == 429
            assert (await (await bob.sit(table)).ask("ping"))["type"] == "pong", "another of the same address"

    run(ask())


def test_a_client_ignoring_refusals_is_dropped() -> None:
    async def flood() -> None:
        async with served(commands_per_second=2) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            one = await ann.sit(table)
            with pytest.raises(ConnectionClosed):
                for _ in range(5_000):
                    await one.send("look")
                    await asyncio.sleep(0)
            assert await one.closed() == 1012
            retry = one.heard[-1]
            assert (retry["type"], retry["why"]) == ("retry", "flooding")
            assert retry["after"] >= 1_000
            again = await ann.sit(table)
            assert (await again.ask("ping"))["type"] == "pong"

    run(flood())


def test_sockets_per_person_are_limited() -> None:
    async def look() -> None:
        async with served(sockets_per_person=2) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            tables = [await ann.create() for _ in range(3)]
            lines = [await ann.sit(table) for table in tables]
            assert [(await one.hear()).get("code") for one in lines] == [None, None, "too_many_connections"]
            stream = await ann.client.get(f"/api/tables/{tables[0]}/stream")
            assert (stream.status_code, stream.json()["code"]) == (429, "too_many_connections")
            assert stream.headers["retry-after"] == "5"
            assert (await (await bob.sit(tables[0])).hear())["type"] == "welcome"
            await lines[0].close()
            await asyncio.sleep(0.1)
            assert (await (await ann.sit(tables[2])).hear())["type"] == "welcome"

    run(look())


# --- shares of the loop -------------------------------------------------------------------------------------------


def test_an_address_beyond_its_share_waits_without_delaying_others() -> None:
    async def look() -> None:
        clock = [0.0]
        shares, log = Shares(50, lambda: clock[0]), list[str]()

        async def busy(address: str, name: str) -> None:
            await shares.turn(address)
            log.append(name)
            shares.charge(address, 1.0)

        await busy("greedy", "first")  # a burst
        await busy("greedy", "second")
        waiting = [asyncio.ensure_future(busy("greedy", f"g{number}")) for number in range(20)]
        late = asyncio.ensure_future(busy("other", "other"))
        await asyncio.sleep(0)
        assert log == ["first", "second", "other"], "who uses little does not wait"
        await asyncio.gather(*waiting, late)
        assert log[3:] == [f"g{number}" for number in range(20)], "and nobody is refused"

    run(look())


def test_each_loop_iteration_admits_one_request_per_address_in_turn() -> None:
    async def look() -> None:
        shares, log = Shares(50, lambda: 0.0), list[tuple[int, str]]()
        rounds = 0

        async def busy(address: str) -> None:
            await shares.turn(address)
            log.append((rounds, address))

        for address in ("a", "b"):
            shares.charge(address, 5.0)
        work = [asyncio.ensure_future(busy(address)) for address in "aaab"]
        while len(log) < 4:
            await asyncio.sleep(0)
            rounds += 1
        assert [address for _, address in log] == ["a", "b", "a", "a"]
        assert len({number for number, _ in log}) == 4
        await asyncio.gather(*work)

    run(look())


def test_a_cancelled_wait_does_not_block_others() -> None:
    async def look() -> None:
        shares = Shares(50, lambda: 0.0)
        shares.charge("a", 5.0)
        waiting = [asyncio.ensure_future(shares.turn("a")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], 5)
        await asyncio.wait_for(shares.turn("a"), 5)

    run(look())


def test_only_the_time_that_keeps_the_loop_busy_is_charged() -> None:
    async def look() -> None:
        clock = [0.0]
        shares = Shares(50, lambda: clock[0])

        async def works(seconds: float) -> str:
            await asyncio.sleep(0)
            clock[0] += seconds
            try:
                await asyncio.sleep(0)
                raise LookupError
            except LookupError:
                return "done"

        async def waits() -> None:
            future = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(clock.__setitem__, 0, clock[0] + 50.0)
            asyncio.get_running_loop().call_soon(future.set_result, None)
            await future

        await shares.run("waits", waits())
        assert not shares._spent.of("waits").in_debt
        assert await shares.run("works", works(1.9)) == "done"
        assert shares._spent.of("works").in_debt
        with pytest.raises(ZeroDivisionError):
            await shares.run("works", _fails())
        cancelled = asyncio.ensure_future(shares.run("works", asyncio.sleep(60)))
        await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    run(look())


async def _fails() -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError


def test_requests_and_commands_are_charged_to_their_address() -> None:
    async def look() -> None:
        async with served(loop_percent_per_address=100, trust_proxy=True) as server:
            shares = server.rooms.shares
            ann = await server.guest("Ann")
            table = await ann.create("silver_gold", 2, bots={1: 1})
            for address, way in (("203.0.113.1", "socket"), ("203.0.113.2", "http")):
                left = shares._spent.of(address)._left()
                header = {"X-Forwarded-For": address}
                if way == "socket":
                    one = await line(server, table, "?views", ann.cookie, additional_headers=header)
                    await one.look()
                    await one.close()
                else:
                    await ann.client.get("/api/lobby", headers=header)
                assert shares._spent.of(address)._drops < left

    run(look())


# --- views --------------------------------------------------------------------------------------------------------


def test_a_view_shared_by_viewers_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            made: list[Any] = []
            honest = goldhook.table.view

            def counting(world: Table, viewer: Any) -> Any:
                made.append(viewer)
                return honest(world, viewer)

            monkeypatch.setattr(goldhook.table, "view", counting)
            mine = [await guests[0].sit(table, "?views") for _ in range(3)]
            looks = [await one.look() for one in mine for _ in range(5)]
            assert made.count(0) <= 1
            assert {look["id"] for look in looks} == {"c1", "c2", "c3", "c4", "c5"}
            assert all(look["view"] == looks[0]["view"] and look["aid"] for look in looks)
            assert (await lines[0].look())["aid"] == {}, "who did not ask for aid gets none"
            before = made.count(0)
            assert await play_step(lines[1], random.Random(1)), "another only tries"
            await lines[0].look()
            assert made.count(0) == before, "what another tries makes a look neither different nor slower"
            assert await play_step(lines[0], random.Random(1))
            await lines[0].look()
            assert made.count(0) == before + 1

    run(look())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_cached_views_equal_fresh_ones(game: str) -> None:
    """Through a whole match with attempts: no view cached by a viewer's message number is out of date."""

    async def play() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, game, "Ann", "Bob")
            room = live_room(server.rooms, table)
            assert room
            chance, steps = random.Random(7), 0
            while steps < 400:
                steps += 1
                for viewer in (None, 0, 1):
                    kept = server.rooms.views.of(room.table, viewer, aid=True)
                    assert kept == Views().of(room.table, viewer, aid=True)._replace(number=kept.number)
                one = chance.choice(lines)
                sync = await one.look()
                if sync["view"]["phase"] == "over":
                    break
                if sync["view"].get("tentative") and chance.random() < 0.3:
                    await one.ask("undo", seat=sync["viewer"], version=sync["view"]["n"])
                elif sync["view"]["seats"][sync["viewer"]]["owes"]:
                    await play_step(one, chance)
            assert steps > 60

    run(play())


def test_kept_views_are_bounded_and_dropped_with_their_room() -> None:
    async def look() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            room = live_room(server.rooms, table)
            assert room
            await lines[0].look()
            assert server.rooms.views._kept.size > 100
            room.close(None)
            assert server.rooms.views._kept.size == 0
            small = Views(1_000)
            assert isinstance(small.of(room.table, 0, aid=True).view, Raw)
            assert small._kept.size <= 1_000

    run(look())


# --- refusals that do not wait ------------------------------------------------------------------------------------


def test_a_refusal_does_not_wait_for_another_seat() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            room = live_room(server.rooms, table)
            assert room
            n = (await lines[1].look())["view"]["n"]
            async with room._lock:  # while another seat's attempt is being saved
                for facts, code in (
                    ({"seat": 1, "action": "nonsense", "version": n}, "action_unreadable"),
                    ({"seat": 1, "action": "nonsense", "version": n - 1}, "stale"),
                    ({"seat": 0, "action": "nonsense", "version": n}, "not_your_seat"),
                ):
                    answer = await asyncio.wait_for(lines[1].ask("act", **facts), 10)
                    assert answer["type"] == "refused"
                    assert answer["code"] == code or code == "action_unreadable"
                command = {"type": "undo", "seat": 1, "version": n}
                asked = guests[1].client.post(f"/api/tables/{table}/commands", json=command)
                assert (await asyncio.wait_for(asked, 10)).json()["code"] == "nothing_to_undo"
                legal = (await lines[1].look())["legal"][0]
                await lines[1].send("act", "waits", seat=1, action=legal, version=n)
                await asyncio.sleep(0.1)
                assert not [message for message in lines[1].heard if message.get("id") == "waits"]
            assert (await lines[1].until("done"))["id"] == "waits"

    run(look())


def test_a_repeated_request_waits_for_the_first() -> None:
    """It must not be refused in the old state of the table, while the first may still succeed."""

    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            room = live_room(server.rooms, table)
            assert room
            sync = await lines[0].look()
            asked = {"seat": 0, "action": sync["legal"][0], "version": sync["view"]["n"]}
            again = await guests[0].sit(table)
            async with room._lock:
                await lines[0].send("act", "once", **asked)
                await asyncio.sleep(0.05)
                await again.send("act", "once", **asked)
                await again.send("undo", "then", seat=0, version=sync["view"]["n"])
                await asyncio.sleep(0.05)
                assert not [message for message in again.heard if message["type"] == "refused"]
            assert (await lines[0].until("done"))["id"] == "once"
            assert (await again.until("done"))["id"] == "once"
            assert (await again.until("refused"))["code"] == "stale"
            assert not room._asking

    run(look())


# --- identities, chat, metrics ------------------------------------------------------------------------------------


def test_new_identities_are_rate_limited() -> None:
    async def come() -> None:
        async with (
            served(names_per_hour=8, trust_proxy=True) as server,
            httpx.AsyncClient(base_url=server.base) as client,
        ):

            async def new(address: str, name: str = "Ann") -> httpx.Response:
                return await client.post("/api/me", json={"name": name}, headers={"X-Forwarded-For": address})

            async def newcomer(address: str, name: str = "Ann") -> httpx.Response:
                client.cookies.clear()
                return await new(address, name)

            answers = [await newcomer("203.0.113.1") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
            assert answers[2].json()["code"] == "too_many_names"
            assert 400 < int(answers[2].headers["retry-after"]) <= 450
            assert (await newcomer("203.0.113.2", "")).status_code == 400, "a name that is none"
            codes = [(await newcomer("203.0.113.2")).status_code for _ in range(2)]
            assert codes == [200, 200], "which cost nothing"
            assert (await new("203.0.113.1", "Anna")).status_code == 200, "who is somebody already may be renamed"

    run(come())


@pytest.mark.slow
def test_many_spectators_do_not_slow_the_players() -> None:
    async def talk() -> None:
        async with served(chat_per_minute_per_table=16, chat_per_minute_per_address=400, trust_proxy=True) as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            said = list[str]()
            for number in range(12):
                guest = await server.guest(f"Zoe {number}")
                here = {"X-Forwarded-For": f"203.0.113.{number // 6}"}
                one = await line(server, table, "", guest.cookie, additional_headers=here)
                said += [(await one.ask("chat", text=f"buy {number}")).get("code", "") for _ in range(5)]
            assert said.count("") <= 5, "all watchers together"
            assert set(said[:30][2:]) == {"chat_too_fast"}, "an address has half of that"
            assert "" in said[30:], "so another is heard"
            answers = [await one.ask("chat", text="nice") for one in lines for _ in range(5)]
            assert {answer["type"] for answer in answers} == {"done"}

    run(talk())


def test_chat_per_address_is_limited_across_tables() -> None:
    async def talk() -> None:
        async with served(chat_per_minute_per_address=24) as server:
            answers = []
            for number in range(4):
                ann = await server.guest(f"Ann {number}")
                one = await ann.sit(await ann.create())
                answers += [await one.ask("chat", text="hello") for _ in range(4)]
            told = [answer.get("code", "") for answer in answers]
            assert told[:6] == [""] * 6
            assert told.count("chat_too_fast") >= 8
            refused = await ann.client.post(
                f"/api/tables/{await ann.create()}/commands", json={"type": "chat", "text": "hello"}
            )
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) == refused.json()["facts"]["seconds"] >= 1

    run(talk())


def test_memory_for_chat_senders_is_bounded() -> None:
    async def talk() -> None:
        async with served() as server:
            table, _, _ = await at_table(server, "gold_ahoi", "Ann", "Bob")
            room = live_room(server.rooms, table)
            assert room
            for number in range(SPEAKERS + 50):
                visit = Visit(Visitor(f"p{number}", name="Zoe"), f"key{number}", 10)
                room.chatter.say(wire.Chat(text="hello"), visit, room.table, b"")
            assert len(room.chatter._spoke) == SPEAKERS

    run(talk())


def test_attempts_over_http_do_not_count() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            sync = await lines[0].look()
            n = sync["view"]["n"]
            path, before = f"/api/tables/{table}/commands", server.rooms.metrics.text()
            tried = {"type": "act", "seat": 0, "action": sync["legal"][0], "version": n}
            done = await guests[0].client.post(path, json=tried)
            assert done.status_code == 200
            for version in (n, done.json()["n"]):
                for command in (tried | {"action": "nonsense"}, {"type": "undo", "seat": 0}):
                    await guests[0].client.post(path, json=command | {"version": version})
            assert server.rooms.metrics.text() == before
            await guests[0].client.get(f"/api/tables/{table}")
            assert server.rooms.metrics.text() != before

    run(look())


# --- every queue and cache has a bound ----------------------------------------------------------------------------


def test_rate_limiters_are_bounded_and_cheap_per_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 100)
    looked = 0

    def clock() -> float:
        nonlocal looked
        looked += 1
        return 0.0

    paces = Paces(0.001, 1, clock)
    assert paces.take("busy")
    for number in range(1_000):
        assert paces.take(f"address {number}")
        assert not paces.take("busy"), "one that is used is not forgotten"
    assert len(paces) <= 100
    assert looked < 5_000, "nobody looks through all of them for each newcomer"


def test_socket_send_queues_are_bounded_in_bytes() -> None:
    dropped = []
    visit = Visit(Visitor("ann"), "key", 256, most_bytes=1_000, on_slow=lambda: dropped.append(True))
    for _ in range(3):
        visit.hear(b"x" * 300)
    assert not dropped
    visit.hear(b"x" * 300)
    assert dropped == [True]
    assert visit.closed
    assert [wire.encode(wire.Retry(0, "slow"))] == visit._lines
    large = Visit(Visitor("ann"), "key", 256, most_bytes=1_000)
    large.hear(b"x" * 5_000)
    assert not large.closed, "one message is always taken"


def test_long_work_is_shared_fairly_by_address() -> None:
    async def look() -> None:
        slots, log = FairSlots(1, waiting_per_address=5), list[str]()

        async def work(address: str) -> None:
            async with slots.slot(address):
                log.append(address)
                await asyncio.sleep(0)

        greedy = [asyncio.ensure_future(work("greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too_fast"):
            await work("greedy")
        greedy[1].cancel()
        other = asyncio.ensure_future(work("other"))
        await asyncio.gather(*greedy, other, return_exceptions=True)
        assert log.index("other") < 4, "not behind all of the other's"
        assert log.count("greedy") == 5
        assert (slots._free, +slots._held, slots._waiting) == (1, {}, {})

    run(look())


@pytest.mark.slow
def test_replay_and_text_caches_are_bounded_in_bytes() -> None:
    assert replays.KEPT <= 64_000_000
    for number in range(20):
        request = _request("gzip")
        run(_compress(request, bytes([number]) * 4_000_000))
    assert _known.size <= 32_000_000


async def _compress(request: Any, content: bytes) -> None:
    await compressed(request, content, "text/plain", keep=True)


def _request(accepts: str) -> Any:
    from starlette.requests import Request

    return Request({"type": "http", "method": "GET", "headers": [(b"accept-encoding", accepts.encode())]})


@pytest.mark.slow
def test_pending_hints_per_connection_are_limited() -> None:
    async def look() -> None:
        async with served(Ponders()) as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options={"hints": True})
            for number in range(20):
                await lines[0].send("hint", f"h{number}")
            assert (await lines[0].until("refused"))["code"] == "too_fast"
            assert len(server.rooms._tasks) < 20
            Ponders.may.set()
            await lines[0].until("refused", code="hint_unavailable")

    run(look())


def test_repeated_attempts_recall_the_match_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options={"hints": True})
            recalled, honest = list[int](), goldhook.table.views_seen

            def counting(table: Table, seat: int) -> Any:
                recalled.append(seat)
                return honest(table, seat)

            monkeypatch.setattr(goldhook.table, "views_seen", counting)
            for _ in range(5):
                sync = await lines[0].look()
                asked = {"seat": 0, "version": sync["view"]["n"]}
                if sync["view"]["tentative"]:
                    await lines[0].ask("undo", **asked)
                else:
                    await lines[0].ask("act", action=sync["legal"][0], **asked)
                await lines[0].ask("hint")
            assert recalled == [0]

    run(look())


class Ponders(NoThinkers):
    """A mind that answers only on a signal, and then fails."""

    may = asyncio.Event()

    async def advise(self, asker: Asker, question: Any) -> Any:
        await self.may.wait()
        raise LookupError


# --- and everybody else plays as before ---------------------------------------------------------------------------


@contextmanager
def undisturbed(server: Served) -> Iterator[None]:
    """Check that no limit is reached within the block."""
    before = server.rooms.metrics.limited, server.rooms.metrics.dropped
    yield
    assert (server.rooms.metrics.limited, server.rooms.metrics.dropped) == before
    assert 429 not in server.rooms.metrics.requests


async def _opens_the_page(client: httpx.AsyncClient) -> None:
    """Make roughly the requests of a browser."""
    for path in ("/", "/favicon.ico", "/api/me", "/api/languages/en", "/api/lobby", "/api/me/matches"):
        await client.get(path)
    for game in ("gold_ahoi", "silver_gold"):
        await client.get(f"/api/sets/{game}")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "per_table"), [(30, 2), (6, 3)], ids=["a class", "a household"])
def test_many_players_behind_one_address_play_without_hitting_limits(people: int, per_table: int) -> None:
    async def play() -> None:
        chance = random.Random(people)
        async with served(**USUAL) as server:
            with undisturbed(server):
                guests = list(await asyncio.gather(*(server.guest(f"Pupil {number}") for number in range(people))))
                await asyncio.gather(*(_opens_the_page(guest.client) for guest in guests))
                hosts = guests[::per_table]
                tables = await asyncio.gather(*(host.create("silver_gold", per_table) for host in hosts))
                lines = [await guest.sit(tables[at // per_table], "?views") for at, guest in enumerate(guests)]
                for one in lines:
                    await one.until("sync")
                for at, one in enumerate(lines):
                    if at % per_table:
                        assert (await one.ask("join"))["type"] == "done"
                for host in lines[::per_table]:
                    assert (await host.ask("start"))["type"] == "done"
                await asyncio.gather(*(_pupil(one, random.Random(chance.random())) for one in lines))
                again = [await guest.sit(tables[at // per_table], "?views") for at, guest in enumerate(guests)]
                assert {(await one.hear())["type"] for one in again} == {"welcome"}, "all reload the page"
            assert codes(lines) == []

    run(play())


async def _pupil(one: Line, chance: random.Random) -> None:
    """Play like a quick person: an attempt, an undo, a chat message now and then, about two commands a second."""
    for number in range(12):
        sync = await one.look()
        seat, view = sync["viewer"], sync["view"]
        if view["seats"][seat]["owes"] and view["tentative"] and chance.random() < 0.3:
            await one.ask("undo", seat=seat, version=view["n"])
        elif view["seats"][seat]["owes"] and view["complete"]:
            await one.ask("confirm", seat=seat, version=view["n"])
        elif view["seats"][seat]["owes"]:
            await one.ask("act", seat=seat, action=chance.choice(sync["legal"]), version=view["n"])
        if number == 5:
            assert (await one.ask("chat", text="hello"))["type"] == "done"
        await asyncio.sleep(chance.uniform(0.2, 0.6))

"""The promises of every store, as scenarios where they read better than the state machine of test_agreement.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from every_store import answers, on_every_store
from goldhook.store import (
    ERASED,
    NO_CHANGE,
    Block,
    Change,
    Closed,
    Conflict,
    MatchExists,
    Mute,
    Name,
    NoSuchMatch,
    Notice,
    Owned,
    StaleOwner,
    Store,
    Wanted,
    digest,
    notices,
    open_store,
)
from goldhook.store.values import NAME_LIMIT, NOTICE_LIMIT

pytestmark = pytest.mark.slow

KEY = b"of this server"


async def create(store: Store, *matches: str) -> None:
    await asyncio.gather(*(store.matches.create(match, "gold_ahoi", b"{}", 0) for match in matches))


# --- appends ------------------------------------------------------------------------------------------------------


@on_every_store
async def test_of_concurrent_appends_at_one_version_one_wins(store: Store) -> None:
    await create(store, "m")
    told = await answers(*(store.append("m", 0, [b"%d" % number], at=1) for number in range(40)))
    assert told.count(1) == 1
    assert told.count(Conflict("m", 0, 1)) == 39
    assert await store.load("m") == (b"%d" % told.index(1),)


@on_every_store
async def test_a_conflict_does_not_affect_other_writes(store: Store) -> None:
    matches = [f"m{number}" for number in range(60)]
    await create(store, *matches)
    wrong = {match: number % 3 for number, match in enumerate(matches)}
    told = await answers(*(store.append(match, wrong[match], [b"a", b"b"], at=1) for match in matches))
    for match, answer in zip(matches, told, strict=True):
        assert answer == (Conflict(match, wrong[match], 0) if wrong[match] else 2)
        assert len(await store.load(match)) == (0 if wrong[match] else 2)
    with pytest.raises(NoSuchMatch):
        await store.append("no-such", 0, [b"a"], at=1)


@on_every_store
async def test_appends_to_one_match_keep_their_order(store: Store) -> None:
    await create(store, "m")
    told = await answers(*(store.append("m", number, [b"%d" % number], at=number) for number in range(20)))
    assert told == list(range(1, 21))
    assert (await store.load("m"))[17:] == (b"17", b"18", b"19")


@on_every_store
async def test_a_match_and_its_events_change_atomically(store: Store) -> None:
    await create(store, "m")
    await store.append("m", 0, [b"last"], at=9, change=Change(status="over", facts=b"done"))
    match = await store.matches.find("m")
    assert match
    assert (match.status, match.facts, match.version, match.touched, match.listed) == ("over", b"done", 1, 9, False)
    with pytest.raises(Conflict):
        await store.append("m", 0, [], at=10, change=Change(listed=True))
    assert await store.append("m", 1, [], at=10, change=Change(listed=True)) == 1
    assert await store.matches.lobby("over") == (await store.matches.find("m"),)


@on_every_store
async def test_a_cancelled_caller_does_not_affect_others(store: Store) -> None:
    await create(store, "m", "other")
    impatient = asyncio.create_task(store.append("m", 0, [b"a"], at=1))
    other = asyncio.create_task(store.append("other", 0, [b"b"], at=1))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await other == 1
    assert len(await store.load("m")) in (0, 1)
    match = await store.matches.find("m")
    assert match
    assert await store.append("m", match.version, [b"c"], at=2) == match.version + 1


@on_every_store
async def test_closing_finishes_running_jobs_and_cancels_the_rest(store: Store) -> None:
    matches = [f"m{number}" for number in range(50)]
    await create(store, *matches)
    begun = [asyncio.create_task(store.append(match, 0, [b"a"], at=1)) for match in matches]
    await asyncio.sleep(0)
    await store.close()
    assert await answers(*begun) == [1] * 50
    for late in (
        store.append("m0", 1, [b"b"], at=1),
        store.load("m0"),
        store.matches.find("m0"),
        store.people.save("anna", b"", 0),
        store.backup(Path("copy")),
        store.notices.publish("a", "b"),
    ):
        with pytest.raises(Closed):
            await late
    with pytest.raises(Closed):
        store.notices.subscribe("a")
    await store.close()


@on_every_store
async def test_ids_and_names_that_a_database_cannot_store_are_refused(store: Store) -> None:
    await create(store, "m")
    await store.people.save("anna", b"", 0)
    for wrong in ("", "a b", "ä", "a" * 65, "a\0", "a\n"):
        with pytest.raises(ValueError, match="identifier"):
            await store.matches.create(wrong, "gold_ahoi", b"", 0)
        with pytest.raises(ValueError, match="identifier"):
            await store.people.save(wrong, b"", 0)
    for text in ("", "\0", "\ud800", "a" * (NAME_LIMIT + 1)):
        with pytest.raises(ValueError, match="display name"):
            await store.names.put("m", "0", "anna", text)
    assert await store.names.at("m") == ()


# --- people -------------------------------------------------------------------------------------------------------


@on_every_store
async def test_delete_my_data_leaves_nothing_but_an_erased_name(store: Store) -> None:
    await create(store, "m")
    for person in ("anna", "ben"):
        await store.people.save(person, person.encode(), 0)
    await store.names.put("m", "0", "anna", "Anna 🦜")
    await store.names.put("m", "1", "ben", "Ben")
    await store.people.block("anna", Block("b1", "ben", "m1", "Ben"), 0)
    await store.people.block("ben", Block("b2", "anna", "m2", "Anna 🦜"), 0)
    await store.people.mute("ben", Mute("anna", "m2", muted=True))
    code, secret = digest("3 ducks", KEY), digest("a long secret", KEY)
    await store.codes.offer(code, "anna", expires=100)
    await store.tokens.grant("t1", secret, "anna", b"{}", 0)

    await store.people.forget("anna")
    assert await store.people.find("anna") is None
    assert await store.names.at("m") == (Name("0", None, ERASED), Name("1", "ben", "Ben"))
    assert await store.matches.of_person("anna") == ()
    assert not await store.people.blocked_by("ben")
    assert not await store.people.blocking("ben")
    assert not await store.people.blocks_of("ben")
    assert not await store.people.mutes_of("ben")
    assert await store.codes.redeem(code, now=1) is None
    assert await store.tokens.bearer(secret) is None
    await store.people.forget("anna")


@on_every_store
async def test_a_person_blocked_under_two_names_has_two_entries_in_order(store: Store) -> None:
    for person in ("anna", "ben", "cleo"):
        await store.people.save(person, b"{}", 0)
    entries = (Block("b3", "ben", "m1", "Mask One"), Block("b1", "cleo", "m2", "Cleo"), Block("b2", "ben", "m3", "Two"))
    for at, entry in enumerate(entries):
        await store.people.block("anna", entry, at)
    await store.people.block("anna", entries[0]._replace(name="somebody else"), 9)
    assert await store.people.blocks_of("anna") == entries, "nothing is merged, and a repeat changes nothing"
    assert await store.people.blocked_by("anna") == {"ben", "cleo"}
    assert await store.people.blocking("ben") == {"anna"}
    await store.people.unblock("anna", "b3")
    assert await store.people.blocked_by("anna") == {"ben", "cleo"}, "the other entry still holds"
    await store.people.unblock("ben", "b2")
    await store.people.unblock("anna", "b2")
    assert await store.people.blocks_of("anna") == entries[1:2]
    for wrong in (Block("b4", "ben", "", "Ben"), Block("b4", "ben", "m", ""), Block("", "ben", "m", "Ben")):
        with pytest.raises(ValueError, match=r"identifier|display name"):
            await store.people.block("anna", wrong, 0)


@on_every_store
async def test_a_mute_records_its_table(store: Store) -> None:
    for person in ("anna", "ben"):
        await store.people.save(person, b"{}", 0)
    for mark, muted in (("m1", True), ("m2", True), ("m2", False)):
        await store.people.mute("anna", Mute("ben", mark, muted))
    assert await store.people.mutes_of("anna") == {Mute("ben", "m1", True), Mute("ben", "m2", False)}
    assert await store.people.mutes_of("ben") == frozenset()


@on_every_store
async def test_a_probe_leaves_nothing_behind(store: Store) -> None:
    await store.probe()
    await store.check()
    assert await store.keep("probe", b"mine") == b"mine"
    free = await store.free_bytes()
    assert free is None or free > 0


@on_every_store
async def test_a_code_works_once_before_it_expires(store: Store) -> None:
    await store.people.save("anna", b"", 0)
    first, second = digest("first", KEY), digest("second", KEY)
    await store.codes.offer(first, "anna", expires=100)
    assert await store.codes.redeem(digest("guess", KEY), now=1) is None
    told = await answers(*(store.codes.redeem(first, now=99) for _ in range(10)))
    assert sorted(told, key=str) == [None] * 9 + ["anna"]
    await store.codes.offer(first, "anna", expires=100)
    await store.codes.offer(second, "anna", expires=100)
    assert await store.codes.redeem(first, now=1) is None, "the second made it void"
    assert await store.codes.redeem(second, now=100) is None, "too late"


def test_a_digest_needs_the_key() -> None:
    assert digest("secret", b"one") == digest("secret", b"one")
    assert digest("secret", b"one") != digest("secret", b"two")
    assert len(digest("secret", b"one")) == 32


@on_every_store
async def test_processes_starting_together_share_one_key(store: Store) -> None:
    told = await answers(*(store.keep("cookies", b"%d" % number) for number in range(10)))
    assert len(set(told)) == 1
    assert int(told[0]) in range(10)


@on_every_store
async def test_a_match_is_created_once(store: Store) -> None:
    told = await answers(*(store.matches.create("m", "gold_ahoi", b"{}", 0) for _ in range(10)))
    assert told.count(None) == 1
    assert told.count(MatchExists("m")) == 9


# --- owners -------------------------------------------------------------------------------------------------------


@on_every_store
async def test_a_paused_owner_cannot_write_after_a_takeover(store: Store) -> None:
    await create(store, "m")
    with pytest.raises(StaleOwner):
        old = await store.leases.claim("m", "first", 10, now=0)
        await store.append("m", 0, [b"without its lease"], at=1)
    assert await store.append("m", 0, [b"a"], at=1, lease=old) == 1
    with pytest.raises(Owned) as owned:
        await store.leases.claim("m", "second", 10, now=9)
    assert owned.value == Owned("m", "first", 10)

    assert await store.leases.lapsed(now=10) == ("m",)
    new = await store.leases.claim("m", "second", 10, now=10)
    assert new.fence > old.fence
    with pytest.raises(StaleOwner):
        await store.append("m", 1, [b"from the past"], at=11, lease=old)
    assert await store.append("m", 1, [b"b"], at=11, lease=new) == 2
    assert await store.leases.renew("first", 10, now=11) == frozenset(), "it learns what it lost"
    assert await store.leases.renew("second", 10, now=11) == {"m"}
    await store.leases.release(old)
    assert await store.leases.holder("m", now=12) == new._replace(until=21)

    await store.leases.release(new)
    assert await store.leases.holder("m", now=12) is None
    with pytest.raises(StaleOwner):
        await store.append("m", 2, [b"after the release"], at=12, lease=new)


@on_every_store
async def test_only_one_of_many_claims_succeeds(store: Store) -> None:
    await create(store, "m")
    told = await answers(*(store.leases.claim("m", f"server-{number}", 10, now=0) for number in range(12)))
    assert sum(isinstance(answer, Owned) for answer in told) == 11
    (lease,) = [answer for answer in told if not isinstance(answer, Owned)]
    assert await store.leases.holder("m", now=0) == lease


# --- notices ------------------------------------------------------------------------------------------------------


@on_every_store
async def test_notices_reach_every_listener_of_the_channel(store: Store) -> None:
    async with store.notices.subscribe("m1") as first, store.notices.subscribe("m1") as second:
        await store.notices.publish("m2", "not for us")
        await store.notices.publish("m1", "one")
        await store.notices.publish("m1", 'line\nline "ä" 🦜')
        for heard in (first, second):
            assert await anext(heard) == Notice("m1", "one")
            assert await anext(heard) == Notice("m1", 'line\nline "ä" 🦜')
        await store.notices.publish("m1", "x" * NOTICE_LIMIT)
        assert len((await anext(first)).payload) == NOTICE_LIMIT
        for wrong in ("x" * (NOTICE_LIMIT + 1), "ä" * NOTICE_LIMIT, "\0"):
            with pytest.raises(ValueError, match="notice"):
                await store.notices.publish("m1", wrong)


@on_every_store
async def test_a_slow_listener_is_told_that_it_missed_notices(store: Store) -> None:
    async with store.notices.subscribe("m") as slow, store.notices.subscribe("m") as quick:
        for number in range(notices.PATIENCE + 2):
            await store.notices.publish("m", str(number))
            assert (await anext(quick)).payload == str(number)
        assert await anext(slow) == Notice("m", "", missed=True)
        assert await anext(slow) == Notice("m", str(notices.PATIENCE + 1))


@on_every_store
async def test_listening_ends_with_the_store(store: Store) -> None:
    async def listen() -> list[Notice]:
        async with store.notices.subscribe("m") as subscription:
            return [notice async for notice in subscription]

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.wait_for(listening, 5) == []


def test_the_address_selects_the_store(tmp_path: Path, postgres: str) -> None:
    async def kinds() -> list[str]:
        stores = [await open_store(address) for address in ("memory:", tmp_path / "a.db", postgres)]
        for store in stores:
            await store.close()
        return [type(store).__name__ for store in stores]

    assert asyncio.run(kinds()) == ["MemoryStore", "SqliteStore", "PostgresStore"]


@on_every_store
async def test_a_store_says_whether_it_can_be_written(store: Store) -> None:
    await store.check()
    await store.close()
    with pytest.raises(Closed):
        await store.check()


@on_every_store
async def test_finished_matches_can_be_left_out(store: Store) -> None:
    await store.people.save("anna", b"", 0)
    for number, match in enumerate("abcd"):
        await store.matches.create(match, "gold_ahoi", b"", number)
        await store.names.put(match, "0", "anna", "Anna")
        if match != "d":  # nothing has happened there
            await store.append(match, 0, [b"{}"], at=3, change=Change("over") if match == "b" else NO_CHANGE)
    found = await store.matches.of_person("anna", wanted=Wanted(unfinished=True))
    assert [match.id for match in found] == ["c", "a"]
    assert len(await store.matches.of_person("anna")) == 3

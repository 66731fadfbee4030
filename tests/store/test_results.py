"""Results of finished matches, on every store: written once, added up, and gone with the person."""

from __future__ import annotations

import asyncio

import pytest

from every_store import on_every_store
from goldhook.store import BOTS, PEOPLE, Addition, Change, Ended, NoSuchMatch, Result, Store, Tally, Wanted

pytestmark = pytest.mark.slow


async def finished(store: Store, *matches: str, game: str = "gold_ahoi") -> None:
    for number, match in enumerate(matches):
        await store.matches.create(match, game, b"{}", number)
        await store.names.put(match, "k.1.", "anna", "Anna")
        await store.append(match, 0, [b"{}"], at=number, change=Change(status="over"))


def against_bot(outcome: str, points: int, *, why: str = "", rival: int = 3) -> tuple[Result, Result]:
    other = "lost" if outcome == "won" else "won"
    return (
        Result(0, "k.1.", "anna", 0, rival, outcome, points, why),  # type: ignore[arg-type]
        Result(1, "", None, rival, 0, other, 10, ""),  # type: ignore[arg-type]
    )


def points(owner: str, value: int, level: int = 3) -> Addition:
    return Addition(owner, 2, level, "points", value)


@on_every_store
async def test_a_match_is_settled_once(store: Store) -> None:
    await store.people.save("anna", b"{}", 0)
    await finished(store, "m1", "m2")
    assert await store.results.unsettled() == ("m2", "m1")
    rows, added = against_bot("won", 30), [points("anna", 30), points(PEOPLE, 30), points(BOTS, 10)]
    told = await asyncio.gather(*(store.results.settle("m1", 5, rows, added) for _ in range(4)))
    assert sorted(told) == [False, False, False, True]
    assert await store.results.unsettled() == ("m2",)
    assert await store.results.among(["m1", "m2", "no-such"]) == {"m1": rows}
    assert await store.results.of_person("anna") == (Ended("gold_ahoi", 5, "won"),)
    assert await store.results.tallies("anna") == (Tally("gold_ahoi", 2, 3, "points", 1, 30, 30, "m1"),)
    with pytest.raises(NoSuchMatch):
        await store.results.settle("no-such", 5, rows, added)


@on_every_store
async def test_tallies_sum_results_and_keep_the_best(store: Store) -> None:
    await store.people.save("anna", b"{}", 0)
    await finished(store, "m1", "m2", "m3")
    for match, value in (("m1", 20), ("m2", -5), ("m3", 20)):
        await store.results.settle(match, 5, (), [points("anna", value)])
    assert await store.results.tallies("anna") == (Tally("gold_ahoi", 2, 3, "points", 3, 35, 20, "m1"),)
    assert await store.results.among(["m1"]) == {}


@on_every_store
async def test_lists_can_be_filtered(store: Store) -> None:
    await store.people.save("anna", b"{}", 0)
    await finished(store, "m1", "m2")
    await finished(store, "m3", game="silver_gold")
    await store.results.settle("m1", 5, against_bot("won", 1), ())
    await store.results.settle("m2", 6, against_bot("lost", 1, rival=5), ())
    await store.results.settle("m3", 7, against_bot("lost", 1, why="helped"), ())
    await store.matches.create("m4", "gold_ahoi", b"{}", 9)
    await store.names.put("m4", "k.1.", "anna", "Anna")
    await store.append("m4", 0, [b"{}"], at=9, change=Change(status="running"))

    async def ids(wanted: Wanted) -> list[str]:
        return sorted(match.id for match in await store.matches.of_person("anna", wanted=wanted))

    assert await ids(Wanted()) == ["m1", "m2", "m3", "m4"]
    assert await ids(Wanted(game="silver_gold")) == ["m3"]
    assert await ids(Wanted(outcome="lost")) == ["m2", "m3"]
    assert await ids(Wanted(outcome="lost", game="gold_ahoi")) == ["m2"]
    assert await ids(Wanted(rival=5)) == ["m2"]
    assert await ids(Wanted(rival=3, outcome="won")) == ["m1"]
    assert await ids(Wanted(unfinished=True)) == ["m4"]
    (last,) = await store.matches.of_person("anna", wanted=Wanted(outcome="lost"), limit=1)
    older = await store.matches.of_person("anna", wanted=Wanted(outcome="lost"), limit=5, before=last)
    assert [match.id for match in older] == (["m2"] if last.id == "m3" else ["m3"])
    assert [one.outcome for one in await store.results.of_person("anna")] == ["lost", "won"]
    assert set(await store.names.among(["m1", "m4", "no-such"])) == {"m1", "m4"}


@on_every_store
async def test_a_forgotten_person_leaves_no_results(store: Store) -> None:
    await store.people.save("anna", b"{}", 0)
    await finished(store, "m1", "m2")
    await store.results.settle("m1", 5, against_bot("won", 30), [points("anna", 30), points(PEOPLE, 30)])
    await store.people.forget("anna")
    # It ended before, and is settled only now.
    await store.results.settle("m2", 5, against_bot("won", 40), [points("anna", 40), points(PEOPLE, 40)])
    assert await store.results.tallies("anna") == ()
    assert await store.results.of_person("anna") == ()
    for rows in (await store.results.among(["m1", "m2"])).values():
        assert [row.person for row in rows] == [None, None]
    assert [(one.times, one.total) for one in await store.results.tallies(PEOPLE)] == [(2, 70)]
    await store.matches.discard("m1")
    assert set(await store.results.among(["m1", "m2"])) == {"m2"}


@on_every_store
async def test_a_ranking_belongs_to_nobody_and_outlives_its_players(store: Store) -> None:
    await store.people.save("anna", b"{}", 0)
    await finished(store, "m1", "m2", "m3")
    for match, value in (("m1", 30), ("m2", 30), ("m3", 41)):
        ranked = Addition("*daily:2026-11-18", 2, 4, str(value), value)
        await store.results.settle(match, 5, against_bot("won", value), [ranked])
    await store.people.forget("anna")
    counts = {one.trait: one.times for one in await store.results.tallies("*daily:2026-11-18")}
    assert counts == {"30": 2, "41": 1}
    assert await store.results.tallies("*daily:2026-11-17") == ()

"""The report on a set: shuffles, earnings of each card, goals, and the command that prints it."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path
from statistics import fmean
from typing import Any

import pexpect
import pytest

from command_line import run
from goldhook import record
from goldhook.bots.protocol import Forfeit
from goldhook.bots.thought import Budget
from goldhook.core.game import places
from goldhook.core.lang import LANGUAGES
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.areas import LAND, WATER, Area, areas
from goldhook.games.gold_ahoi.report.areas_played import AreasPlayed, areas_played
from goldhook.games.gold_ahoi.report.measures import balance, chests
from goldhook.games.silver_gold.report.cards import PARTS, UNWANTED, WINNING, Cards, CardTally, added_up
from goldhook.games.silver_gold.report.measures import CardMeasures
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import Keep, Take
from goldhook.lab import executors
from goldhook.lab.measured import Measured
from goldhook.lab.schedule import Done, Order, play, record_of, setup_of
from goldhook.lab.set_report import BotReport, Group, Report, exact, self_play
from goldhook.lab.set_report_goals import Goal
from random_sets import random_deck

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
SILVER_GOLD, GOLD_AHOI = GAMES["silver_gold"], GAMES["gold_ahoi"]
BUDGET = Budget(playouts=10)


def heed_ctrl_c() -> None:
    """Restore Ctrl-C, which a test run in the background and all its children would ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def done(totals: tuple[int, ...], forfeit: int | None = None) -> Done:
    """Return a game with this result."""
    order = Order(0, "gold_ahoi", "", ("x",) * len(totals), (0,) * len(totals), 1, 1, 50, {})
    best = [seat for seat, place in enumerate(places(totals)) if place == 1]
    shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(totals)))
    reason = Forfeit("bot_gone") if forfeit is not None else None
    return Done(order, totals, places(totals), shares, ("",) * len(totals), (), reason)


# --- who plays what -----------------------------------------------------------------------------------------------


def test_all_bots_play_the_same_shuffles_in_turn() -> None:
    listed = list(self_play(SILVER_GOLD, SILVER_GOLD.house(), ["a", "b"], [2, 4], 3, 1, BUDGET))
    assert [order.number for order in listed] == list(range(12))
    assert [(order.seats, order.players) for order in listed[:4]] == [
        (("a", "a"), (0, 0)), (("b", "b"), (1, 1)), (("a",) * 4, (0,) * 4), (("b",) * 4, (1,) * 4),
    ]  # fmt: skip
    deals = Counter((len(order.seats), order.deal) for order in listed)
    assert len(deals) == 6
    assert set(deals.values()) == {2}, "one game of each bot"
    assert len({order.seed for order in listed}) == 12
    firsts = self_play(GOLD_AHOI, GOLD_AHOI.house(), ["a"], [2], 60, 1, BUDGET)
    assert 15 < sum(setup_of(order).first for order in firsts) < 45


def test_a_report_is_exact_where_no_clock_runs() -> None:
    assert exact(["level:4@100p", "greedy", "random"])
    assert not exact(["level:4@100"])
    assert not exact(["cmd:x"])


# --- points, seats and chests -------------------------------------------------------------------------------------


def test_places_count_from_the_first_player() -> None:
    group = Group(3)
    group.add(done((90, 80, 70)), 1)
    group.add(done((60, 80, 80)), 2)
    group.add(done((0, 0, 0), forfeit=1), 0)
    assert (group.games, group.forfeits) == (2, 1)
    assert [place.points for place in group.by_order] == [[80, 80], [70, 60], [90, 80]]
    assert [place.shares for place in group.by_order] == [[0, 0.5], [0, 0], [1, 0.5]]
    assert [place.points for place in group.by_seat] == [[90, 60], [80, 80], [70, 80]]
    told: Any = group.json()
    assert (told["mean_points"], told["min_points"], told["max_points"], told["shared"]) == (76.667, 60, 90, 0.5)
    assert told["sd_points"] == pytest.approx(9.428, abs=1e-3)
    assert [place["win_share"] for place in told["by_order"]] == [0.25, 0, 0.75]
    assert Group(2).json() == {"players": 2, "games": 0, "forfeits": 0}


def test_chests_of_gold_ahoi() -> None:
    group = Group(2)
    for totals, first in (((20, 10), 0), ((20, 10), 1), ((12, 12), 0), ((8, 14), 1)):
        group.add(done(totals), first)
    land, water = Area(LAND, 12, (2, 1)), Area(WATER, 9, (0, 3))
    counted = chests(
        group,
        [
            AreasPlayed(0, land, water, (0, 0, 0)),
            AreasPlayed(0, land, water, (1, 1, 0)),
            AreasPlayed(None, land, water, (0, 0, 0)),
            AreasPlayed(1, land, Area(WATER, 15, (3, 3)), (None, 0, 1)),
        ],
    )
    assert counted.first_share.value == (1 + 0 + 0.5 + 1) / 4
    assert counted.draws.value == 0.25
    assert counted.owned.value == (30 + 30 + 24 + 22) / 4
    assert counted.margin.value == (10 + 10 + 0 + 6) / 4
    assert counted.lead.value == (10 - 10 + 0 + 6) / 4
    assert (counted.largest_land.value, counted.largest_water.value) == (12, 42 / 4)
    assert counted.land_owner_wins.value == 2 / 3  # north's in every game; a draw does not count
    assert counted.water_owner_wins.value == 0  # south's in the games that north won; then nobody's
    assert {tiles: lost.value for tiles, lost in counted.lead_lost.items()} == {24: 1 / 2, 30: 2 / 3, 34: 0}


def test_a_set_without_a_decided_game_proves_nothing() -> None:
    group = Group(2)
    group.add(done((12, 12)), 0)
    drawn = AreasPlayed(None, Area(LAND, 12, (2, 1)), Area(WATER, 9, (0, 3)), (0, 0, 0))
    counted = chests(group, [drawn])
    assert counted.land_owner_wins == counted.lead_lost[30] == Measured(0, (0, 1))
    assert balance([drawn]) == Measured(0.25, None)


def test_how_far_land_and_water_are_apart_does_not_depend_on_which_is_larger() -> None:
    def games(*chests: tuple[int, int]) -> list[AreasPlayed]:
        return [AreasPlayed(0, Area(LAND, one, (1, 0)), Area(WATER, two, (0, 1)), (0, 0, 0)) for one, two in chests]

    assert balance(games((12, 9), (14, 11), (10, 8))) == balance(games((9, 12), (11, 14), (8, 10)))
    even = balance(games((12, 9), (9, 12), (12, 10)))
    assert even.value == pytest.approx(2 / 3 / 11)
    assert even.interval is not None
    assert even.interval[0] == 0


def test_the_areas_of_a_game_are_those_of_its_last_tile() -> None:
    (order,) = self_play(GOLD_AHOI, GOLD_AHOI.house(), ["greedy"], [2], 1, 5, BUDGET)
    played = play(order)
    states = [moment.state for moment in record.replay(record_of(played))]
    found = areas_played(played)
    counted = areas(states[-1].layout.laid)
    assert found.land.chests == max(area.chests for area in counted if area.kind == LAND)
    assert found.water.chests == max(area.chests for area in counted if area.kind == WATER)
    assert found.winner == played.totals.index(max(played.totals))
    for tiles, leader in zip((24, 30, 34), found.leaders, strict=True):
        north, south = GOLD_AHOI.outcome(states[tiles]).totals
        assert leader == (None if north == south else int(south > north))


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_point_was_earned_on_a_card(bot: str, players: int) -> None:
    deck = SILVER_GOLD.house() if bot == "greedy" else random_deck(players)
    cards, games = Cards(deck), 6
    wanted, filled = Counter[str](), 0
    for order in self_play(SILVER_GOLD, deck, [bot], [players], games, players, BUDGET):
        played = play(order)
        cards.add(played)
        state = record.state_after(record_of(played))
        filled += sum(len(player.done) for player in state.players)
        for player in state.players:
            wanted.update(score(player)._asdict())
    every = added_up(cards.by_id.values())
    assert every.earned == pytest.approx({part: wanted[part] for part in PARTS})
    assert every.total == pytest.approx(sum(wanted.values()))
    assert (every.dealt, every.kept) == (4 * players * games, 2 * players * games)
    assert every.filled == filled == len(every.shares) == len(every.fair)
    assert set(every.fair) == {1 / players}
    assert every.filled <= every.held


def test_what_was_offered_and_what_was_chosen() -> None:
    """Compare with a naive pass through the games."""
    cards, seen = Cards(SILVER_GOLD.house()), Counter[str]()
    offered, taken, games_seen, games_chosen = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for order in self_play(SILVER_GOLD, SILVER_GOLD.house(), ["random"], [2, 4], 5, 1, BUDGET):
        played = play(order)
        cards.add(played)
        state, could, did = SILVER_GOLD.start(setup_of(order)), set[str](), set[str]()
        for seat, text in played.actions:
            action = SILVER_GOLD.parse(text)
            if isinstance(action, Keep):
                could |= {card.id for card in state.hands[seat]}
                did |= set(action.cards)
                seen.update(action.cards)
            elif isinstance(action, Take):
                display = [card.id for card in state.middle.display]
                seen[state.middle.stack[0].id if action.card == "stack" else action.card] += 1
                if len(SILVER_GOLD.legal(state, seat)) > 1:
                    offered.update(display)
                    could |= set(display)
                    taken[action.card] += 1
                    did |= {action.card} - {"stack"}
            state, _ = SILVER_GOLD.apply(state, seat, action)
        games_seen.update(could)
        games_chosen.update(did)
    assert taken["stack"], "or this test says nothing about it"
    for card, tally in cards.by_id.items():
        assert (tally.offered, tally.taken) == (offered[card], taken[card])
        assert (len(tally.chosen), sum(tally.chosen)) == (games_seen[card], games_chosen[card])
        assert tally.held == seen[card]


def tally_of(chosen: tuple[int, int] = (5, 5), wins: tuple[int, int] = (5, 5), players: int = 2) -> CardTally:
    """Return a card that was chosen, and won with, this often and not."""
    return CardTally(
        chosen_by={players: [1.0] * chosen[0] + [0.0] * chosen[1]},
        shares=[1.0] * wins[0] + [0.0] * wins[1],
        fair=[1 / players] * sum(wins),
    )


def test_a_card_is_flagged_when_it_is_sure_and_suspected_before() -> None:
    assert (tally_of().flags, tally_of().suspicions) == ([], [])
    few, many = tally_of(chosen=(1, 9)), tally_of(chosen=(10, 90))
    assert (few.flags, few.suspicions) == ([], [UNWANTED])
    assert (many.flags, many.suspicions) == ([UNWANTED], [UNWANTED])
    few, many = tally_of(wins=(7, 3)), tally_of(wins=(160, 40))
    assert (few.flags, few.suspicions) == ([], [WINNING])
    assert (many.flags, many.suspicions) == ([WINNING], [WINNING])
    assert tally_of(wins=(130, 70)).winning_line == pytest.approx(0.65)
    assert tally_of(wins=(130, 70), players=4).winning_line == pytest.approx(0.475)
    assert tally_of(wins=(130, 70), players=4).flags == [WINNING]
    assert CardTally().flags == CardTally().suspicions == []
    assert CardTally().json()["earns"] is None


def test_adding_up_leaves_nothing_out() -> None:
    tally = tally_of()
    tally.dealt, tally.kept, tally.offered, tally.taken, tally.held, tally.filled = 1, 2, 3, 4, 5, 6
    tally.earned["cups"] = 2.5
    doubled = added_up([tally, tally])
    for field in fields(CardTally):
        one, two = getattr(tally, field.name), getattr(doubled, field.name)
        assert two == ({part: 2 * value for part, value in one.items()} if isinstance(one, dict) else 2 * one)


def cards_of(report: BotReport) -> Cards:
    assert isinstance(report.measures, CardMeasures)
    return report.measures.cards


# --- goals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "ends", "met", "sure"),
    [
        (0.50, (0.48, 0.52), True, True),
        (0.50, (0.45, 0.55), True, False),
        (0.47, (0.47, 0.53), True, True),
        (0.54, (0.40, 0.60), False, False),
        (0.60, (0.54, 0.66), False, True),
        (0.40, (0.34, 0.46), False, True),
        (0.50, None, True, False),
    ],
)
def test_a_goal_is_met_or_missed_surely_or_not(
    value: float, ends: tuple[float, float] | None, met: bool, sure: bool
) -> None:
    goal = Goal("first_share", Measured(value, ends), 0.47, 0.53)
    assert (goal.met, goal.sure) == (met, sure)


def test_goals_of_gold_ahoi() -> None:
    report = BotReport("x", GOLD_AHOI, GOLD_AHOI.house(), [2])
    assert report.goals() == []
    (order,) = self_play(GOLD_AHOI, GOLD_AHOI.house(), ["greedy"], [2], 1, 5, BUDGET)
    report.measures.add(play(order))
    for _ in range(50):
        report.groups[2].add(done((15, 12)), 0)
        report.groups[2].add(done((15, 12)), 1)
    first, draws, owned, *others = report.goals()
    assert [(goal.name, goal.least, goal.most) for goal in others] == [
        ("balance", None, 0.15), ("land_owner_wins", None, 0.75), ("water_owner_wins", None, 0.75),
        ("lead_lost", 0.25, None), ("shapes", 5, None), ("alike", None, 14),
    ]  # fmt: skip
    assert (first.name, first.least, first.most, first.met) == ("first_share", 0.47, 0.53, True)
    assert (draws.name, draws.most, draws.met, draws.sure) == ("draws", 0.06, True, True)
    assert (owned.name, owned.least, owned.met) == ("owned", 27, True)
    for _ in range(50):
        report.groups[2].add(done((9, 9)), 0)
    first, draws, owned, *_ = report.goals()
    assert (first.measured.value, draws.met, draws.sure) == (0.5, False, True)
    assert (owned.measured.value, owned.met) == (24, False)


def test_goals_of_silver_gold() -> None:
    report = BotReport("x", SILVER_GOLD, SILVER_GOLD.house(), [2, 3])
    report.groups[2].add(done((90, 80)), 0)
    report.groups[3].add(done((90, 80, 70)), 0)
    for number, tally in enumerate(cards_of(report).by_id.values()):
        tally.chosen_by = {2: [1.0] * (10 + number) + [0.0] * 90, 3: [1.0] * 60 + [0.0] * (40 + number)}
    two, three, winning = report.goals()
    assert (two.name, two.measured.value, two.met, two.sure) == ("wanted_2", 0.1, False, True)
    assert (three.name, three.met, three.sure) == ("wanted_3", True, True)
    assert cards_of(report).least_wanted(2) == ("P01", two.measured)
    assert cards_of(report).least_wanted(3) == ("S11", three.measured)
    assert cards_of(report).least_wanted(4) is None
    assert (winning.measured, winning.met, winning.sure) == (Measured(0, (0, 0)), True, True)


# --- the command --------------------------------------------------------------------------------------------------


def test_json_of_silver_gold(capsys: Capture) -> None:
    arguments = ("set", "report", "silver_gold", "--bot", "greedy,random", "--players", "3,2", "--games", 4)
    told = json.loads(run(capsys, *arguments, "--seed", 7, "--json").out)
    assert told == json.loads(run(capsys, *arguments, "--seed", 7, "--json").out)
    assert list(told) == ["game", "set", "seed", "exact", "games", "bots"]
    assert (told["game"], told["set"], told["seed"], told["exact"], told["games"]) == (
        "silver_gold", "house", 7, True, 16,
    )  # fmt: skip
    greedy, by_lot = told["bots"]
    assert list(greedy) == ["bot", "groups", "cards", "goals"]
    assert (greedy["bot"], by_lot["bot"]) == ("greedy", "random")
    assert [(group["players"], group["games"]) for group in greedy["groups"]] == [(2, 4), (3, 4)]
    for group in greedy["groups"]:
        assert list(group) == [
            "players", "games", "forfeits", "mean_points", "ci", "sd_points", "min_points", "max_points", "shared",
            "by_order", "by_seat",
        ]  # fmt: skip
        for by in ("by_order", "by_seat"):
            assert sum(place["win_share"] for place in group[by]) == pytest.approx(1, abs=1e-3)
            assert fmean(place["mean_points"] for place in group[by]) == pytest.approx(group["mean_points"], abs=1e-2)
    assert greedy["groups"][0]["mean_points"] > by_lot["groups"][0]["mean_points"] + 20
    assert [card["id"] for card in greedy["cards"]] == [card.id for card in SILVER_GOLD.house().cards]
    assert list(greedy["cards"][0]) == [
        "id", "dealt", "kept", "offered", "taken", "wanted", "wanted_ci", "wanted_by_players", "held", "filled",
        "earns", "win_share", "ci", "fair", "flags",
    ]  # fmt: skip
    assert list(next(card["earns"] for card in greedy["cards"] if card["held"])) == [*PARTS, "total"]
    assert [goal["goal"] for goal in greedy["goals"]] == ["wanted_2", "wanted_3", "winning"]
    assert list(greedy["goals"][0]) == ["goal", "value", "ci", "least", "most", "met", "sure"]


def test_json_of_gold_ahoi(capsys: Capture) -> None:
    arguments = ("set", "report", "gold_ahoi", "--bot", "random", "--games", 20, "--seed", 7, "--json")
    (told,) = json.loads(run(capsys, *arguments).out)["bots"]
    assert list(told) == ["bot", "groups", "chests", "goals"]
    assert list(told["chests"]) == [
        "first_share", "draws", "owned", "margin", "lead", "largest_land", "largest_water", "land_owner_wins",
        "water_owner_wins", "lead_lost",
    ]  # fmt: skip
    assert list(told["chests"]["lead_lost"]) == ["24", "30", "34"]
    assert all(list(lost) == ["value", "ci"] for lost in told["chests"]["lead_lost"].values())
    (group,) = told["groups"]
    assert told["chests"]["first_share"] == {
        "value": group["by_order"][0]["win_share"],
        "ci": group["by_order"][0]["ci"],
    }
    assert told["chests"]["owned"]["value"] == pytest.approx(2 * group["mean_points"], abs=1e-2)
    assert [(goal["goal"], goal["least"], goal["most"]) for goal in told["goals"][:3]] == [
        ("first_share", 0.47, 0.53), ("draws", None, 0.06), ("owned", 27, None),
    ]  # fmt: skip


@pytest.mark.slow
def test_levels_and_workers_change_nothing(capsys: Capture) -> None:
    """Levels with playouts are as reproducible as bots without; another process plays the same games."""
    arguments = ("set", "report", "gold_ahoi", "--bot", "level:1,greedy", "--budget", "8p", "--games", 3, "--seed", 2)
    alone = run(capsys, *arguments, "--json")
    told = json.loads(alone.out)
    assert told["exact"]
    assert [bot["bot"] for bot in told["bots"]] == ["level:1@8p", "greedy"]
    assert run(capsys, *arguments, "--json", "--workers", 2).out == alone.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_tables_in_every_language(capsys: Capture, language: str, game: str) -> None:
    ran = run(capsys, "set", "report", game, "--bot", "random", "--games", 2, "--seed", 1, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ("S11" in ran.out) == (game == "silver_gold")
    if language == "de":
        assert "Ziele" in ran.out
        assert "Zufallsbot" in ran.out


def test_markdown_has_a_table_for_each_section(capsys: Capture) -> None:
    arguments = ("set", "report", "silver_gold", "--bot", "random", "--games", 2, "--seed", 1, "--markdown")
    lines = run(capsys, *arguments).out.splitlines()
    assert [line for line in lines if line.startswith("### ")] == [
        "### Goals", "### Points", "### Seats", "### Random bot: which cards are wanted",
        "### Random bot: what the cards earn",
    ]  # fmt: skip
    widths: list[int] = []
    for line in lines:
        widths = [*widths, line.count("|")] if line.startswith("|") else []
        assert len(set(widths)) <= 1, line
    assert sum(line.startswith("| S11 |") for line in lines) == 2


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("suffix", [".html", ".svg"])
def test_a_report_as_a_file(capsys: Capture, tmp_path: Path, game: str, suffix: str) -> None:
    path = tmp_path / f"report{suffix}"
    arguments = ("set", "report", game, "--bot", "greedy,random", "--games", 2, "--seed", 1, "-o")
    ran = run(capsys, *arguments, path)
    assert ran.code == 0
    assert str(path) in ran.out.replace("\n", "")
    text = path.read_text(encoding="utf-8")
    assert run(capsys, *arguments, tmp_path / f"again{suffix}").code == 0
    assert (tmp_path / f"again{suffix}").read_text(encoding="utf-8") == text
    assert text.count("<svg") == text.count("</svg>") == 1
    assert text.startswith("<!doctype html>" if suffix == ".html" else "<svg")
    assert text.count("<circle") == (0 if game == "silver_gold" else 2 * 7)
    assert text.count("<table>") == (0 if suffix == ".svg" else 7 if game == "silver_gold" else 3)
    missing = run(capsys, *arguments, tmp_path / "no" / f"x{suffix}")
    assert (missing.code, missing.err.count("\n")) == (1, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        ("--players", "5"), ("--players", "two"), ("--players", ""), ("--bot", "human"), ("--bot", "level:9"),
        ("--budget", "0p"), ("--budget", "fast"), ("--games", "0"), ("-o", "report.txt"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(capsys: Capture, wrong: tuple[str, str]) -> None:
    ran = run(capsys, "set", "report", "silver_gold", "--bot", "random", "--games", 1, *wrong)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_bot_that_forfeits_every_game_leaves_an_empty_report(capsys: Capture, tmp_path: Path) -> None:
    for game in GAMES:
        arguments = ("set", "report", game, "--bot", "cmd:no-such-program", "--games", 1, "-o", tmp_path / "x.svg")
        ran = run(capsys, *arguments)
        assert ran.code == 0
        assert "no-such-program" in ran.err
        told = json.loads(run(capsys, *arguments, "--json").out)
        assert {group["forfeits"] for group in told["bots"][0]["groups"]} == {1}
        assert (told["exact"], told["bots"][0]["goals"]) == (False, [])


def test_another_set_is_measured(capsys: Capture, tmp_path: Path) -> None:
    deck = random_deck(5)
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(SILVER_GOLD.pieces_json(deck)))
    arguments = ("--bot", "random", "--games", 2, "--players", 2, "--seed", 1, "--json")
    told = json.loads(run(capsys, "set", "report", "silver_gold", "--set", path, *arguments).out)
    assert told["set"] == deck.name
    report = Report(SILVER_GOLD, deck, ["random"], [2], 1)
    for game in executors.here(self_play(SILVER_GOLD, deck, ["random"], [2], 2, 1, BUDGET)):
        report.add(game)
    assert told["bots"][0]["cards"] == cards_of(report.bots[0]).json()


def test_ctrl_c_tells_of_what_was_played() -> None:
    arguments = ["-m", "goldhook", "set", "report", "gold_ahoi", "--bot", "greedy", "--games", "100000", "--seed", "1"]
    running = pexpect.spawn(
        sys.executable, arguments, timeout=60, encoding="utf-8", dimensions=(60, 120), preexec_fn=heed_ctrl_c
    )
    running.expect(r"[2-9]/100000")
    running.sendintr()
    running.expect("Stopped after")
    running.expect("First player")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 0

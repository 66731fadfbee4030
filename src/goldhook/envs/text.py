"""Matches for language models: a view becomes a prompt, a reply becomes an action, and a run becomes a report.

An agent is any function from text to text. It gets the rules in short, the table as its seat sees it, and the numbered
legal actions. It replies with the number or the text of one of them, on the last line of its reply.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias, cast

from goldhook.bots.player import Player
from goldhook.bots.seat_specs import player_for
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance, deal
from goldhook.core.game import A, AnyGame, Facts, MatchView, OptionSet, Pieces, Refusal, Seat
from goldhook.core.lang import DEFAULT, Language
from goldhook.envs import arguments
from goldhook.envs.render import text_of
from goldhook.games import plugin
from goldhook.lab.intervals import mean_interval, share_interval
from goldhook.lab.schedule import seed_of

Agent: TypeAlias = Callable[[str], str]
#: How often an agent may try again after a reply that is not a legal action.
RETRIES = 2
#: The longest part of a reply that an error repeats.
SHOWN = 80
#: The budget of levels 4 and 5 for a decision.
BUDGET = Budget(milliseconds=200)


class BadReplyError(ValueError):
    """A reply that is not a legal action. The message says why, and what to reply instead."""


def prompt(game: AnyGame, pieces: Pieces, view: Facts, legal: Sequence[object], lang: Language | None = None) -> str:
    """Return what an agent needs to decide: the rules in short, the table, and the legal actions."""
    lang = Language(DEFAULT) if lang is None else lang
    name = game.name.replace("_", "-")
    legend = plugin(game.name).text.legend(pieces, lang)
    rules = "\n".join([lang.say(f"play-goal-{name}"), lang.say(f"play-help-{name}"), *legend])
    table = text_of(game, pieces, view, legal, lang)
    actions = "\n".join(f"{number}. {action}" for number, action in enumerate(legal, 1))
    return (
        f"You are playing {lang.game(game.name)}. You are seat {view['seat']} of {players_of(view)}.\n\n"
        f"{rules}\n\n{table}\n\nYour legal actions:\n{actions}\n\n"
        f"Reply with the number or the text of one action, on the last line and with nothing else on it."
    )


def players_of(view: Facts) -> int:
    """Return the number of players."""
    return len(cast("list[object]", view["seats"])) if "seats" in view else 2


def parse(reply: object, legal: Sequence[object]) -> Any:
    """Return the action that a reply chooses: its last line is a number from 1, or the text of a legal action.

    >>> parse("The corner is best.\\n2", ["place 0,1 0", "place 0,1 1"])
    'place 0,1 1'
    """
    if not isinstance(reply, str):
        raise BadReplyError(
            f"The reply is {type(reply).__name__}, not text. Reply with a number from 1 to {len(legal)}."
        )
    lines = [line.strip() for line in reply.strip().splitlines() if line.strip()]
    if not lines:
        raise BadReplyError(f"The reply is empty. Reply with a number from 1 to {len(legal)}.")
    last = lines[-1].strip("`*. ")
    if re.fullmatch(r"[0-9]{1,6}", last):
        if 1 <= int(last) <= len(legal):
            return legal[int(last) - 1]
        raise BadReplyError(f"There is no action {last}. Reply with a number from 1 to {len(legal)}.")
    wanted = " ".join(last.lower().split())
    for action in legal:
        if str(action).lower() == wanted:
            return action
    raise BadReplyError(
        f"{last[:SHOWN]!r} is not one of the legal actions. Reply with a number from 1 to {len(legal)}, or with the "
        f"text of an action such as {str(legal[0])!r}, alone on the last line."
    )


class TextPlayer:
    """An agent at one seat of one match. After RETRIES bad replies a legal action is drawn for it."""

    def __init__(self, agent: Agent, game: AnyGame, pieces: Pieces, chance: Chance) -> None:
        self.name = "agent"
        self._agent, self._game, self._pieces, self._chance = agent, game, pieces, chance
        self.replies = self.legal_replies = self.drawn = 0

    def see(self, view: MatchView) -> None: ...

    def act(self, view: Facts, legal: Sequence[A]) -> A:
        asked = prompt(self._game, self._pieces, view, legal)
        question = asked
        for _ in range(1 + RETRIES):
            self.replies += 1
            try:
                action: A = parse(self._agent(question), legal)
            except BadReplyError as wrong:
                question = f"{asked}\n\nYour last reply could not be used: {wrong}"
                continue
            self.legal_replies += 1
            return action
        self.drawn += 1
        return self._chance.pick(legal)

    def end(self, report: Facts) -> None: ...


class Report(NamedTuple):
    """The results of an agent's matches."""

    matches: int
    opponents: tuple[str, ...]
    #: Replies, and the share of them that were legal actions; decisions drawn at random after bad replies.
    replies: int
    legal_rate: float
    drawn: int
    win_rate: float
    win_interval: tuple[float, float]
    mean_points: float
    #: The mean lead in points over the others, with a 95 % interval from two matches on.
    mean_lead: float
    lead_interval: tuple[float, float] | None

    def __str__(self) -> str:
        low, high = self.win_interval
        lead = "" if self.lead_interval is None else " ({:+.1f} to {:+.1f})".format(*self.lead_interval)
        return (
            f"{self.matches} matches against {', '.join(self.opponents)}: "
            f"won {self.win_rate:.1%} ({low:.0%} to {high:.0%}), "
            f"{self.mean_points:.1f} points, {self.mean_lead:+.1f}{lead} beside the others, "
            f"{self.legal_rate:.1%} of {self.replies} replies legal, {self.drawn} decisions drawn"
        )


def run(
    agent: Agent,
    game: str,
    *,
    opponents: str | Sequence[str] = "level:1",
    players: int = 2,
    matches: int = 10,
    seed: int = 0,
    set: Any = arguments.HOUSE,  # noqa: A002 - the word of the command line
    options: Any = None,
) -> Report:
    """Let an agent play matches against bots, from every seat in turn; the seed fixes shuffles and bots."""
    law = arguments.game_named(game)
    count = arguments.check_number("matches", matches, 1, 1_000_000)
    bots = arguments.opponents_of(opponents, arguments.check_players(law, players))
    if bots is None:
        raise ValueError("A run needs opponents. Name a bot such as 'level:1'.")
    pieces, agreed = arguments.pieces_of(law, set), arguments.options_of(law, options)
    played = [_match(agent, law, pieces, agreed, bots, seed, number) for number in range(count)]
    shares, leads = [match.share for match in played], [match.lead for match in played]
    replies = sum(match.player.replies for match in played)
    return Report(
        count,
        bots,
        replies,
        sum(match.player.legal_replies for match in played) / max(1, replies),
        sum(match.player.drawn for match in played),
        fmean(shares),
        share_interval([(share,) for share in shares]),
        fmean(match.points for match in played),
        fmean(leads),
        mean_interval([(lead,) for lead in leads]),
    )


class _Match(NamedTuple):
    player: TextPlayer
    points: float
    lead: float
    share: float


def _match(
    agent: Agent,
    law: AnyGame,
    pieces: Pieces,
    options: OptionSet,
    bots: tuple[str, ...],
    seed: int,
    number: int,
) -> _Match:
    from goldhook.bots.driver import play_out

    players = 1 + len(bots)
    shuffle, mine = divmod(number, players)
    setup = deal(law, players, seed_of(seed, "deal", shuffle), pieces=pieces, options=options)
    chance = Chance(seed_of(seed, "lots", number))
    player = TextPlayer(agent, law, pieces, chance)

    def sit(at: Seat) -> Player:
        if at == mine:
            return player
        bot = bots[(at - mine) % players - 1]
        return player_for(bot, law, pieces, chance, at=at, players=players, options=options, budget=BUDGET)

    played = play_out(law, setup, sit)
    if played.forfeit:
        raise Refusal(played.forfeit.code, **played.forfeit.facts)
    outcome = law.outcome(played.state)
    own = outcome.totals[mine]
    others = (sum(outcome.totals) - own) / (players - 1)
    share = 1 / len(outcome.winners) if mine in outcome.winners else 0.0
    return _Match(player, own, own - others, share)

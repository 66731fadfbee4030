"""Players of a seat as text, in the format that every command understands.

`human`, `random`, `greedy`; `level:3`, one of the five levels, with `level:3@500` milliseconds or `level:3@4000p`
playouts of its own; `cmd:python my_bot.py`, a program that speaks the line protocol.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence

from goldhook.bots.levels import BOSUN, BUDGET, LEVELS, Level
from goldhook.bots.player import Player, Simple
from goldhook.bots.program import Program
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance
from goldhook.core.game import AnyGame, OptionSet, Pieces, Refusal, Seat
from goldhook.games import plugin

HUMAN = "human"
RANDOM = "random"
GREEDY = "greedy"
LEVEL = "level:"
PROGRAM = "cmd:"
#: The default opponent.
OPPONENT = f"{LEVEL}{BOSUN}"
BOTS = (RANDOM, GREEDY, f"{LEVEL}{LEVELS[0]} … {LEVEL}{LEVELS[-1]}", f"{PROGRAM}…")
KNOWN = (HUMAN, *BOTS)


def read_seats(text: str, game: AnyGame) -> list[str]:
    """Return the seats in a text like `human,level:3`; refuse an unknown player or a wrong number of seats."""
    seats = split_seats(text)
    check_seats(seats, game)
    return seats


def read_bots(text: str, game: AnyGame) -> list[str]:
    """Return seats as in `read_seats`, but allow only bots."""
    seats = split_seats(text)
    for seat in seats:
        check_bot(seat)
    check_seats(seats, game)
    return seats


def check_seats(seats: Sequence[str], game: AnyGame) -> None:
    """Refuse an unknown player, or a number of seats that the game does not allow."""
    for seat in seats:
        if seat != HUMAN:
            check_bot(seat, KNOWN)
    if len(seats) not in game.players:
        raise Refusal("players_wrong", players=len(seats), least=game.players[0], most=game.players[-1])


def check_bot(seat: str, known: Sequence[str] = BOTS) -> None:
    """Refuse an unknown bot, an invalid budget or an unreadable command."""
    if seat.startswith(PROGRAM):
        command_of(seat)
    elif level_of(seat):
        budget_of(seat)
    elif seat not in (RANDOM, GREEDY):
        raise Refusal("seat_unknown", text=seat[:40], known=", ".join(known))


def level_of(seat: str) -> int | None:
    """Return the level of a seat; None if no level plays it.

    >>> level_of("level:4@500"), level_of("level:9"), level_of("greedy")
    (4, None, None)
    """
    read = re.fullmatch(rf"{LEVEL}([{LEVELS[0]}-{LEVELS[-1]}])(@.*)?", seat)
    return int(read[1]) if read else None


def budget_of(seat: str) -> Budget | None:
    """Return the level's own budget, written after the @; None if it has none."""
    _, at, budget = seat.partition("@")
    return Budget.parse(budget) if at and level_of(seat) else None


def command_of(seat: str) -> list[str] | str:
    """Return the command of a seat's program: words, or on Windows, which quotes differently, the line unchanged."""
    line = seat.removeprefix(PROGRAM).strip()
    try:
        words = shlex.split(line)
    except ValueError:
        raise Refusal("seat_command_quotes", text=line[:80]) from None
    if not words or "\0" in line:
        raise Refusal("seat_command_missing")
    return line if os.name == "nt" else words


# --- as one text --------------------------------------------------------------------------------------------------


def split_seats(text: str) -> list[str]:
    r"""Return the seats of a list separated by commas. A comma inside quotes, as in commands, does not separate.

    >>> split_seats('level:5, cmd:python -c "print(1, 2)"')
    ['level:5', 'cmd:python -c "print(1, 2)"']
    >>> split_seats('"cmd:my_bot --weights 1,2,3",random')
    ['cmd:my_bot --weights 1,2,3', 'random']
    """
    parts, quote, begin = [], "", 0
    at = 0
    while at < len(text):
        sign = text[at]
        if sign == "\\" and text[at + 1 : at + 2] in ('"', "'", "\\"):
            at += 1
        elif quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign == ",":
            parts.append(text[begin:at])
            begin = at + 1
        at += 1
    return [_unquoted(part.strip()) for part in (*parts, text[begin:])]


def _unquoted(part: str) -> str:
    """Return a seat without the double quotes around it, if it has them."""
    if re.fullmatch(r'"(?:[^"\\]|\\.)*"', part, re.DOTALL):
        return re.sub(r'\\(["\\])', r"\1", part[1:-1]).strip()
    return part


def join_seats(seats: Sequence[str]) -> str:
    """Return the list that `split_seats` reads back."""
    return ",".join(
        '"' + seat.replace("\\", "\\\\").replace('"', '\\"') + '"' if re.search("[,\"'\\\\]", seat) else seat
        for seat in seats
    )


# --- as players ---------------------------------------------------------------------------------------------------


def player_for(
    seat: str,
    game: AnyGame,
    pieces: Pieces,
    chance: Chance,
    *,
    at: Seat = 0,
    players: int = 2,
    options: OptionSet | None = None,
    budget: Budget = BUDGET,
    threads: int = 1,
) -> Player:
    """Return the player of seat `at` of `players`. The budget is for levels without one of their own.

    A program is started here. Raises a Forfeit if it does not start.
    """
    if seat == RANDOM:
        return Simple(seat, lambda _view, legal: chance.pick(legal), blind=True)
    if seat == GREEDY:
        return Simple(seat, plugin(game.name).bots.greedy(pieces, chance))
    if level := level_of(seat):
        return Level(game, pieces, level, budget_of(seat) or budget, chance.lot(2**62), threads)
    assert seat.startswith(PROGRAM), seat
    return Program(
        command_of(seat),
        game,
        pieces,
        at=at,
        players=players,
        options=game.options() if options is None else options,
        milliseconds=budget.milliseconds,
    )

"""Validate the arguments of an environment. Each error says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from goldhook.bots.seat_specs import check_bot
from goldhook.core import setfile
from goldhook.core.game import AnyGame, OptionSet, Refusal
from goldhook.core.lang import DEFAULT, Language
from goldhook.core.options import read
from goldhook.games import GAMES, plugin
from goldhook.games.contract import GameEnv

HOUSE = "house"
#: A larger batch would not fit into the memory of most machines.
MOST_ENVS = 1 << 20


def game_named(name: object) -> AnyGame:
    """Return a game by its name."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    raise ValueError(f"Unknown game {name!r}. Choose one of: {', '.join(GAMES)}.")


def env_of(game: AnyGame) -> GameEnv[Any, Any]:
    """Return the training environment of a game."""
    env = plugin(game.name).env
    if env is None:
        raise ValueError(f"{game.name} has no environment. Its plug-in lacks the part `env`.")
    return env


def check_players(game: AnyGame, players: object) -> int:
    if type(players) is int and players in game.players:
        return players
    known = " or ".join(map(str, game.players))
    raise ValueError(f"{game.name} has {known} players, not {players!r}. Set players to one of these.")


def check_illegal(illegal: object) -> str:
    if illegal in ("raise", "random"):
        return str(illegal)
    raise ValueError(f'illegal is {illegal!r}. Choose "raise" or "random".')


def check_number(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise ValueError(f"{name} is {value!r}. Set it to a whole number from {least} to {most}.")


def pieces_of(game: AnyGame, chosen: object) -> Any:
    """Return the house set, the set in a file, or the pieces themselves."""
    if chosen == HOUSE:
        return game.house()
    if isinstance(chosen, str | PathLike):
        try:
            return game.read_pieces(setfile.read(Path(chosen)))
        except Refusal as refusal:
            text = explained(refusal)
            raise ValueError(f"{text} Check the file with: goldhook set check {Path(chosen)}") from None
    if isinstance(chosen, type(game.house())):
        return chosen
    raise ValueError(f'set is {chosen!r}. Choose "{HOUSE}", the path of a set file, or pieces that were read from one.')


def options_of(game: AnyGame, options: object, named: Mapping[str, object] = {}) -> OptionSet:
    """Return the options of a game, given as a dictionary and as single arguments; the others get defaults."""
    if isinstance(options, game.options):
        options = options._asdict()
    if options is None:
        options = {}
    if not isinstance(options, Mapping):
        raise ValueError(f"options is {options!r}. Give a dictionary such as {read(game.options, {})._asdict()}.")
    try:
        return read(game.options, {**options, **named})
    except Refusal as refusal:
        raise ValueError(f"{explained(refusal)} The defaults are {read(game.options, {})._asdict()}.") from None


def opponents_of(opponents: object, players: int) -> tuple[str, ...] | None:
    """Return the players of the other seats, clockwise from the learner; None if the learner plays all seats."""
    if opponents is None:
        return None
    if isinstance(opponents, str):
        opponents = [opponents] * (players - 1)
    if not isinstance(opponents, Sequence) or len(opponents) != players - 1:
        raise ValueError(
            f"opponents is {opponents!r}. Name {players - 1} bots, such as 'level:3', or None for self-play."
        )
    for bot in opponents:
        try:
            check_bot(bot if isinstance(bot, str) else repr(bot))
        except Refusal as refusal:
            raise ValueError(f"{explained(refusal)} Name a bot such as 'random', 'greedy' or 'level:3'.") from None
    return tuple(opponents)


def explained(refusal: Refusal) -> str:
    """Return a refusal as an English sentence."""
    lang = Language(DEFAULT)
    return lang.refusal(refusal, lambda seat: lang.say("name-seat", seat=seat))

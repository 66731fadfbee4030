"""A view of Silver & Gold as text: colours for those who see them, letters for everybody."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from goldhook.core.game import Json, Seat
from goldhook.core.lang import Language
from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Deck, Expedition
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import COIN_ROWS, COINS_A_ROW, MOST_PALMS, Player, palm_worth
from goldhook.games.silver_gold.view import player_from
from goldhook.terminal.blocks import Block, beside, line, padded, wrapped

#: So many columns of a terminal the table takes.
NEEDS = 60
BAND = {
    "purple": "bold white on #6E4A9E",
    "orange": "bold black on #E08A3C",
    "green": "bold white on #2F7F4B",
    "grey": "bold white on #5E6870",
}
SIGN = {None: "·", "coin": "c", "palm": "p", "cross": "x"}
SAND = "#1D2B34 on #F3E0B2"
STYLE = {
    None: SAND,
    "coin": "bold #7A5200 on #F3E0B2",
    "palm": "bold #1F6B38 on #F3E0B2",
    "cross": "bold #B02A20 on #F3E0B2",
}
MARKED = "bold #1D2B34 on #B9A77C"
SEA = "#9FD0DA on #2A7F95"


def card_block(card: Card, marked: int = 0, *, large: bool = False) -> Block:
    """A card: a band with its points, id and seal, below it the island. Large ones carry coordinates."""
    cell_width = 3 if large else 2
    label = 3 if large else 1
    right = 1 if large else 2
    inner = cell_width * GRID.columns + label + right
    seal = str(card.seal) if card.seal else ""
    head = f" {card.points} {card.id}"
    lines = [line((head + seal.rjust(inner - len(head) - 1) + " ", BAND[card.colour]))]
    if large:
        letters = "".join(chr(97 + column).center(cell_width) for column in range(GRID.columns))
        lines.append(line((" " * label + letters + " " * right, "dim")))
    for row in range(GRID.rows):
        text = line((f" {row + 1} ", "dim")) if large else line((" ", SEA))
        for column in range(GRID.columns):
            sign, style = _field(card, GRID.bit(column, row), marked)
            text.append(sign.center(cell_width) if large else f"{sign} ", style)
        text.append(" " * right, "" if large else SEA)
        lines.append(text)
    return lines


def _field(card: Card, cell: int, marked: int) -> tuple[str, str]:
    if not cell & card.island:
        return "~", SEA
    if cell & marked:
        return "█", MARKED
    symbol = card.symbol(cell)
    return SIGN[symbol], STYLE[symbol]


def pattern_block(expedition: Expedition) -> Block:
    """The pattern of an expedition card."""
    places = GRID.where(expedition.pattern)
    columns = max(column for column, _ in places) + 1
    rows = max(row for _, row in places) + 1
    return [
        line(("".join("██ " if (column, row) in places else "   " for column in range(columns)), "bold"))
        for row in range(rows)
    ]


def pattern_inline(expedition: Expedition) -> str:
    """The pattern in one line, its rows parted by a stroke: ■■/■"""
    rows: dict[int, list[str]] = {}
    for column, row in GRID.where(expedition.pattern):
        signs = rows.setdefault(row, [])
        signs += ["·"] * (column - len(signs)) + ["■"]
    return "/".join("".join(signs) for _, signs in sorted(rows.items()))


def score_block(player: Player, say: Callable[..., str]) -> Block:
    """A score card: three rows of coins with their cups, four palms."""
    lines: Block = []
    for row in range(COIN_ROWS):
        ticked = max(0, min(COINS_A_ROW, player.coins - COINS_A_ROW * row))
        cup = str(player.cups[row]) if row < len(player.cups) else "_"
        coins = "● " * ticked + "○ " * (COINS_A_ROW - ticked)
        lines.append(line((coins, "#C08A00"), (f" {say('word-cup')} {cup}", "")))
    palms = [str(points) for points in player.palms] + ["_"] * (MOST_PALMS - len(player.palms))
    lines.append(line((f"{say('word-palms')} ", ""), (" ".join(palms), "bold #2F8A4E")))
    return lines


def table(deck: Deck, view: Json, lang: Language, name_of: Callable[[Seat], str], room: int = 80) -> Block:
    """The whole table as one seat sees it."""
    say = lang.say
    lines = [_heading(view, say, name_of)]
    if view["display"]:
        cards = [deck.card(card) for card in view["display"]]
        worth = say("word-palm-worth", points=palm_worth(cards))
        lines += [line((say("word-display"), "bold"), f" · {worth}"), *wrapped(list(map(card_block, cards)), room)]
    others = [
        _other(view, seat, player_from(deck, entry), say, name_of)
        for seat, entry in enumerate(view["seats"])
        if seat != view["seat"]
    ]
    lines += wrapped(others, room, gap=4)
    return lines + (_mine(deck, view, say, name_of, room) if view["seat"] is not None else [])


def _heading(view: Json, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    if not view["round"]:
        return line((say("sg-heading-keep"), "bold"))
    cups = " ".join(map(str, view["cups"])) or "–"
    round_turn = say("sg-heading", round=view["round"], turn=view["turn"])
    rest = say("sg-middle", first=name_of(view["first"]), stack=view["stack"], cups=cups)
    return line((round_turn, "bold"), f" · {rest}")


def _named(view: Json, seat: Seat, player: Player, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    waiting = "" if seat not in view["to_act"] or seat == view["seat"] else " · " + say("word-thinking")
    return line((name_of(seat), "bold"), f" · {say('points', count=score(player).total)}{waiting}")


def _other(view: Json, seat: Seat, player: Player, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Block:
    cards = [card_block(held.card, held.marked) for held in player.cards if held]
    return [_named(view, seat, player, say, name_of), *beside(*cards, _scored(player, say))]


def _scored(player: Player, say: Callable[..., str]) -> Block:
    laid_aside = " ".join(card.id for card in player.done) or "–"
    counted = score(player)
    seals = f" · {say('score-seals')} {counted.seals}" if counted.seals else ""
    return [*score_block(player, say), line(f"{say('word-laid-aside')} {laid_aside}{seals}")]


def _mine(deck: Deck, view: Json, say: Callable[..., str], name_of: Callable[[Seat], str], room: int) -> Block:
    player = player_from(deck, view["seats"][view["seat"]])
    lines = [_named(view, view["seat"], player, say, name_of)]
    if view["step"] == "keep" and not player.cards:
        return lines + wrapped([card_block(deck.card(card), large=True) for card in view["hand"]], room)
    cards = [card_block(held.card, held.marked, large=True) for held in player.cards if held]
    side = _scored(player, say)
    if view["expedition"]:
        expedition = next(card for card in deck.expeditions if card.id == view["expedition"])
        title = padded(f"{say('word-expedition')} {expedition.id}", 12)
        side = [*side, *beside([line((title, "bold"))], pattern_block(expedition))]
    if "played" in view:
        shapes = {card.id: pattern_inline(card) for card in deck.expeditions}
        side.append(line(f"{say('word-played')} {'  '.join(shapes[card] for card in view['played'])}"))
    return lines + wrapped([*cards, side], room)


def names_of_suits(lang: Language) -> str:
    """The legend: letters and colours."""
    suits = ", ".join(f"{suit.letter} {lang.say('colour', colour=colour)}" for colour, suit in SUITS.items())
    return lang.say("sg-legend", suits=suits)

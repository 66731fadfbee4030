"""A view of Gold Ahoi! as text: land as lines, water as waves, chests as diamonds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from goldhook.core.game import Seat, seat_of
from goldhook.core.lang import Language
from goldhook.drawing.art import SAND, SEA_DEEP
from goldhook.drawing.symbols import WAX
from goldhook.games.gold_ahoi.areas import chest_owners
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles, chest_places, land_groups
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import NORTH, SIDE, SOUTH, Laid
from goldhook.games.gold_ahoi.view import board as board_of
from goldhook.terminal.blocks import Block, beside, line
from goldhook.terminal.styles import ADVICE, LAND, WATER

BOLD_LAND = f"bold {LAND}"
CHEST_LAND = f"bold #8A2B00 on {SAND}"
CHEST_WATER = f"bold #FFD75E on {SEA_DEEP}"
SIDE_STYLE = {NORTH: f"bold {WAX}", SOUTH: "bold #2F7FD0"}
WIDTH, HEIGHT = 7, 3
#: The terminal columns that a whole layout needs.
NEEDS = 4 + SIDE * WIDTH
#: A chest without owner, of north, of south: distinguished by shape as well as by colour.
CHEST: dict[Seat | None, str] = {None: "◆", NORTH: "▲", SOUTH: "▼"}
#: The sign in the middle of a tile, by the ends that join there (n e s w as 0 1 2 3).
_MEETING: dict[tuple[int, ...], str] = {
    (0, 1): "╰", (1, 2): "╭", (2, 3): "╮", (0, 3): "╯", (0, 2): "│", (1, 3): "─",
    (0, 1, 2): "├", (1, 2, 3): "┬", (0, 2, 3): "┤", (0, 1, 3): "┴", (0, 1, 2, 3): "┼",
}  # fmt: skip
#: Two bends pass each other like light on a mirror: north-east and south-west, or north-west and south-east.
_MIRROR: dict[tuple[int, ...], str] = {(0, 1): "╲", (2, 3): "╲", (0, 3): "╱", (1, 2): "╱"}
_END_AT = ((0, 3), (1, 6), (2, 3), (1, 0))
_CORNER_AT = ((0, 5), (2, 5), (2, 1), (0, 1))


def tile_block(tile: Tile, turn: int = 0, owners: Sequence[Seat | None] = (None, None)) -> Block:
    """Return a tile as three lines of seven: land from the middle of each edge, water in the corners, its chests."""
    groups = [group for group in land_groups(tile, turn) if len(group) > 1]
    joined = {end for group in groups for end in group}
    meeting = "~" if not groups else _MIRROR[groups[0]] if len(groups) == 2 else _MEETING[groups[0]]
    signs = [
        list("~  " + ("│" if 0 in joined else "╵") + "  ~"),
        [],
        list("~  " + ("│" if 2 in joined else "╷") + "  ~"),
    ]
    west = "───" if 3 in joined else "─ ~"
    east = "───" if 1 in joined else "~ ─"
    signs[1] = list(west + meeting + east)
    chests = {
        (_END_AT if on_land else _CORNER_AT)[number]: (CHEST[owner], CHEST_LAND if on_land else CHEST_WATER)
        for (on_land, number), owner in zip(chest_places(tile, turn), owners, strict=False)
    }
    lines: Block = []
    for row in range(HEIGHT):
        text = Text(no_wrap=True)
        for column, sign in enumerate(signs[row]):
            if (row, column) in chests:
                text.append(*chests[row, column])
            else:
                text.append(sign, WATER if sign in "~ " else BOLD_LAND)
        lines.append(text)
    return lines


def table(
    tiles: Tiles, view: View, lang: Language, name_of: Callable[[Seat], str], legal: set[tuple[int, int]]
) -> Block:
    """Return the layout as one seat sees it, with the cells it may choose and the current count."""
    say = lang.say
    board = board_of(tiles, view)
    lines = [line((say("ga-heading", tile=min(len(board) + 1, TILES), bag=view["bag"]), "bold"))]
    if handicap := view.get("handicap"):
        lines.append(line(say("ga-handicap", name=name_of(view["first"]), count=handicap)))
    lines += [_side(view, NORTH, say, name_of), *_layout(board, legal), _side(view, SOUTH, say, name_of)]
    for seat, tile in enumerate(view.get("hands", [None, None])):
        if tile and seat != view["seat"]:
            lines += [line((say("ga-hand", name=name_of(seat)), "bold")), *tile_block(tiles.tile(tile))]
    if view["hand"]:
        lines += _hand(tiles.tile(view["hand"]), say("ga-hand", name=name_of(seat_of(view))))
    return lines


def _hand(tile: Tile, title: str) -> Block:
    """Return the tile in hand in its four turns, with the numbers to type."""
    turns = [[line((f"   {turn}", "dim")), *tile_block(tile, turn)] for turn in range(4)]
    return [line((title, "bold")), *beside(*turns, gap=3)]


def _side(view: View, seat: Seat, say: Callable[..., str], name_of: Callable[[Seat], str]) -> Text:
    chests = sum(area["chests"] for area in view["areas"] if area["owner"] == seat)
    side = say("ga-north" if seat == NORTH else "ga-south")
    given = f" + {view['handicap']}" if "handicap" in view and seat == view["first"] else ""
    return line((f"    ══ {side} ", SIDE_STYLE[seat]), say("ga-as-it-stands", name=name_of(seat), count=chests) + given)


def _layout(board: list[Laid], legal: set[tuple[int, int]]) -> Block:
    """Return the rows and columns that have a tile or may get one."""
    owners = iter(chest_owners(board))
    laid = {(at.row, at.column): (at, [next(owners) for _ in at.tile.chests]) for at in board}
    cells = set(laid) | legal or {(0, 0)}
    rows = range(min(cell[0] for cell in cells), max(cell[0] for cell in cells) + 1)
    columns = range(min(cell[1] for cell in cells), max(cell[1] for cell in cells) + 1)
    lines = [line(("    " + "".join(str(column).center(WIDTH) for column in columns), "dim"))]
    for row in rows:
        blocks = [[line(""), line((f"{row:>3} ", "dim")), line("")]]
        for column in columns:
            if (row, column) in laid:
                at, owned = laid[row, column]
                blocks.append(tile_block(at.tile, at.turn, owned))
            else:
                blocks.append(_empty((row, column) in legal))
        lines += beside(*blocks, gap=0)
    return lines


def _empty(is_legal: bool) -> Block:
    if not is_legal:
        return [line(" " * WIDTH)] * HEIGHT
    return [line((text, ADVICE)) for text in (" ╭╌╌╌╮ ", " ╎   ╎ ", " ╰╌╌╌╯ ")]

"""Build a state by hand in a few readable lines, for tests, puzzles and teaching.

>>> from goldhook.games.gold_ahoi.position import position
>>> state = position("T01 0,0 0", "T02 0,1 3", "T03 -1,0 1", to_move=1)
>>> state.layout.top, state.layout.bottom, state.to_act
(-1, 0, (1,))
"""

from __future__ import annotations

from goldhook.core.game import Seat, Setup
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles, house
from goldhook.games.gold_ahoi.state import NORTH, Laid, Layout, State


def position(
    *laid: str,
    tiles: Tiles | None = None,
    to_move: Seat = NORTH,
    hands: str = "",
    options: Options = Options(),  # noqa: B008 - a value that never changes,
) -> State:
    """Return a state with these tiles placed ("T01 0,0 3": tile, row and column, quarter turns; the first one at 0,0).

    `hands` names north's tile and south's tile. Hands that are not given are filled from the set, in order.
    """
    tiles = tiles or house()
    layout = Layout()
    for number, text in enumerate(laid):
        tile, at, turn = text.split()
        row, column = map(int, at.split(","))
        seat = (to_move + len(laid) - number) % 2
        layout = layout.with_tile(Laid(row, column, tiles.tile(tile), int(turn), seat))
    used = [at.tile.id for at in layout.laid]
    rest = [tile.id for tile in tiles.tiles if tile.id not in used + hands.split()]
    held = (hands.split() + rest)[: min(2, TILES - len(used))]
    if len(held) == 1 and not hands:  # the last tile is in the mover's hand
        north, south = (held[0], None) if to_move == NORTH else (None, held[0])
    else:
        north, south = (*held, None, None)[:2]
    in_bag = [tile for tile in rest if tile not in held]
    drawn = used + held
    setup = Setup(tiles, 2, (to_move + len(laid)) % 2, options, {"bag": drawn + in_bag})
    return State(
        setup,
        tuple(tiles.tile(tile) for tile in drawn + in_bag),
        len(drawn),
        tuple(tiles.tile(tile) if tile else None for tile in (north, south)),
        layout,
        (to_move,) if len(used) < TILES else (),
    )

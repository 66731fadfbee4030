"""Gold Ahoi!: two players place tiles of land and water; the side with more openings into an area owns its chests."""

from goldhook.core.game import Game
from goldhook.games.gold_ahoi import aid, notation, pieces, redeal, rules, view
from goldhook.games.gold_ahoi import attempts as tentative
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import Report, View
from goldhook.games.gold_ahoi.state import Action, State

GAME: Game[Tiles, State, Action, View, Report] = Game(
    name="gold_ahoi",
    players=rules.PLAYERS,
    house=pieces.house,
    earlier_houses={1: pieces.house_1},
    faults=pieces.faults,
    read_pieces=pieces.read_pieces,
    pieces_json=pieces.pieces_json,
    unshuffled=rules.unshuffled,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    report=view.report,
    view=view.view,
    open_view=view.open_view,
    tell=view.retell,
    retell=view.retell,
    parse=notation.parse,
    moment=tentative.moment,
    attempt=tentative.attempt,
    aid=aid.aid,
    gain=aid.gain,
    open_aid=aid.open_aid,
    reveals=tentative.reveals,
    options=Options,
    redeal=redeal.redeal,
)

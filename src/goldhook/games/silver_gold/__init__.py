"""Silver & Gold: all players mark patterns on island cards at the same time."""

from goldhook.core.game import Game
from goldhook.games.silver_gold import aid, notation, pieces, redeal, rules, view
from goldhook.games.silver_gold import attempts as tentative
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.plain import Report, View
from goldhook.games.silver_gold.state import Action, State

GAME: Game[Deck, State, Action, View, Report] = Game(
    name="silver_gold",
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
    tell=view.tell,
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

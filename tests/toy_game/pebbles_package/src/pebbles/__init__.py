"""Pebbles: every player holds three hidden bags of pebbles and empties them one by one; the most pebbles win."""

from goldhook.core.game import Game
from pebbles import rules, view
from pebbles.pieces import Bags, faults, house, pieces_json, read_pieces
from pebbles.plain import Report, View
from pebbles.rules import Empty, Options, State

GAME: Game[Bags, State, Empty, View, Report] = Game(
    name="pebbles",
    players=rules.PLAYERS,
    house=house,
    faults=faults,
    read_pieces=read_pieces,
    pieces_json=pieces_json,
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
    retell=view.tell,
    parse=rules.parse,
    moment=rules.moment,
    attempt=rules.attempt,
    aid=view.aid,
    gain=view.gain,
    open_aid=view.open_aid,
    reveals=rules.reveals,
    options=Options,
)

"""Parse what a person types: a number from the list, the notation, or a loose form of the notation."""

from __future__ import annotations

import re

from goldhook.core.game import A, Game, P, R, Refusal, S, V

#: Verbs that a player may leave out, because the step implies them.
VERBS = ("keep", "mark", "cross", "take", "place")


def listed(legal: list[A]) -> list[A]:
    """Return the legal actions in the order of the list that `?` shows: whole patterns before single fields."""
    return sorted(legal, key=lambda action: (-len(str(action).split()), str(action)))


def read(answer: str, game: Game[P, S, A, V, R], legal: list[A]) -> A:
    """Return the action that an answer means; raise a Refusal if it means none."""
    if answer.isdecimal() and answer.isascii():
        number = int(answer[:6])
        if not 1 <= number <= len(legal):
            raise Refusal("pick_beyond", number=number, count=len(legal))
        return listed(legal)[number - 1]
    words = [word for word in re.split(r"[\s,:;()]+", answer) if word]
    verb = words[0].lower() if words and words[0].lower() in VERBS else ""
    rest = words[1:] if verb else words
    verb = verb or str(legal[0]).split()[0]
    if verb == "place" and len(rest) == 3:
        text = f"place {rest[0]},{rest[1]} {rest[2]}"
    else:
        meant = _by_words(verb, rest, legal)
        if meant is not None:
            return meant
        text = " ".join([verb, *rest])
    try:
        return game.parse(text)
    except Refusal as refusal:
        if refusal.code == "action_unreadable":  # quote the text as typed
            raise Refusal("action_unreadable", text=answer[:80]) from None
        raise


def _by_words(verb: str, words: list[str], legal: list[A]) -> A | None:
    """Return the one legal action with exactly these words, in any order.

    The card may be omitted if it is unambiguous.
    """
    typed = sorted(word.lower() for word in words)
    meant = []
    for action in legal:
        kind, *parts = str(action).lower().split()
        without_card = sorted(parts[1:]) if kind in ("mark", "cross") else None
        if kind == verb and typed in (sorted(parts), without_card):
            meant.append(action)
    return meant[0] if len(meant) == 1 else None

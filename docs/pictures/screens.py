"""Take the README's pictures of both tables: `make screens`. A real server, a real browser, a match in its middle."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests"))

from at_browser import DESK, Person, Process, build_client, chromium  # noqa: E402
from browser_hands import (  # noqa: E402
    MIDDLES,
    against_bots,
    gold_ahoi_pointer,
    main_button,
    play_to_the_end,
    silver_gold_pointer,
)


class Enough(Exception):  # noqa: N818
    """The match has come far enough for a picture."""


def play(person: Person, game: str, players: int, moves: int) -> None:
    hands = {"silver_gold": silver_gold_pointer, "gold_ahoi": gold_ahoi_pointer}[game](touch=False)
    against_bots(person, game, players)

    def each(count: int) -> None:
        if count >= moves:
            raise Enough

    try:
        play_to_the_end(person.page, hands, each)
    except Enough:
        person.page.wait_for_timeout(1500)


def silver_gold(person: Person) -> None:
    """In the third round, a pattern about to be marked."""
    play(person, "silver_gold", 3, 52)
    while main_button(person.page) or person.page.locator("main [data-offer]").count():
        silver_gold_pointer(touch=False)(person.page)
        person.page.wait_for_timeout(800)
    best = 0
    for x, y in person.page.evaluate(MIDDLES, 'main [data-cell][aria-label*="free"]'):
        person.page.mouse.move(x, y)
        person.page.wait_for_timeout(60)
        ghost = person.page.locator('main [data-cell][aria-selected="true"]').count()
        if ghost > best:
            best = ghost
            if best >= 3:
                break
    person.page.wait_for_timeout(400)


def gold_ahoi(person: Person) -> None:
    """Half of the layout laid, a tile on its way."""
    play(person, "gold_ahoi", 2, 22)
    person.page.wait_for_timeout(1200)
    places = person.page.evaluate(MIDDLES, "main .cell.open")
    if places:
        person.page.mouse.move(*places[0])
    person.page.wait_for_timeout(400)


def main() -> None:
    build_client()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Process(Path(folder))
        server.start()
        try:
            for name, arrange in (("silver_gold", silver_gold), ("gold_ahoi", gold_ahoi)):
                person = Person(browser, server.base, DESK)
                arrange(person)
                person.page.screenshot(path=HERE / f"{name}.png")
                person.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()

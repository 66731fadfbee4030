"""Players in a browser: by clicks, by touch, by keyboard alone; they use only what the screen shows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from at_browser import Person

#: Seconds after which a stuck match has failed, and moves after which it must be going in circles.
PATIENCE = 90.0
MANY = 500
#: Random steps for finding a field with the arrow keys.
WANDERING = random.Random(1)


def open_table(person: Person, game: str, players: int = 2, bots: dict[int, int] | None = None, **more: Any) -> str:
    """Create a table by HTTP; tests of the board do not need the hall."""
    ask(person, "/api/me", {"name": "Ann"})
    wanted = {"game": game, "players": players, "bots": bots or {}, **more}
    return str(ask(person, "/api/tables", wanted)["table"])


def ask(person: Person, path: str, body: Any) -> Any:
    answer = person.context.request.post(path, data=body, headers={"Origin": person.base})
    assert answer.ok, answer.text()
    return answer.json()


def command(person: Person, table: str, kind: str, **facts: Any) -> Any:
    return ask(person, f"/api/tables/{table}/commands", {"type": kind, "id": f"{kind}-{time.monotonic_ns()}", **facts})


def against_bots(person: Person, game: str, players: int = 2, **more: Any) -> str:
    """Start a match against bots of the first level and show it on the screen."""
    table = open_table(person, game, players, dict.fromkeys(range(1, players), 1), **more)
    command(person, table, "start")
    person.page.goto(f"/t/{table}")
    person.page.get_by_role("heading", level=1).wait_for()
    return table


def gather(people: Sequence[Person], game: str, **options: object) -> str:
    """Seat everyone at one table and start the match."""
    table = open_table(people[0], game, len(people), options=options)
    for name, one in zip(("Bob", "Cleo", "Dimitris"), people[1:], strict=False):
        ask(one, "/api/me", {"name": name})
        command(one, table, "join")
    command(people[0], table, "start")
    for one in people:
        one.page.goto(f"/t/{table}")
        one.page.get_by_role("heading", level=1).wait_for()
    return table


def played_match(ann: Person, game: str = "gold_ahoi", level: int = 1) -> str:
    """Play a whole match against a bot, and wait until it is counted."""
    table = open_table(ann, game, bots={1: level}, options={"away": 3600})
    command(ann, table, "start")
    play_by_requests(ann, table)
    for _ in range(1200):
        matches = ann.context.request.get("/api/me/matches").json()["matches"]
        if next(match for match in matches if match["table"] == table)["result"]:
            return table
        ann.page.wait_for_timeout(50)
    raise AssertionError("the match is not counted")


def play_to_the_end(page: Page, move: Callable[[Page], bool], each: Callable[[int], None] = lambda _: None) -> int:
    """Move whenever possible until the match is over; return the number of moves."""
    moves, quiet = 0, time.monotonic()
    while not is_over(page):
        if move(page):
            moves, quiet = moves + 1, time.monotonic()
            each(moves)
            assert moves < MANY, page.locator("body").inner_text()[:2000]
        else:
            page.wait_for_timeout(30)
            assert time.monotonic() - quiet < PATIENCE, page.locator("body").inner_text()[:2000]
    return moves


def finish(*people: Person, table: str) -> None:
    """Play the rest of a match by HTTP, with the first legal action; the end of a match does not need the board."""
    over = 0
    while over < len(people):
        over = sum(_one_step(one, table) for one in people)


def _one_step(person: Person, table: str) -> bool:
    """Do what the person's seat owes; return whether the match is over."""
    look = command(person, table, "look")
    view, seat, legal = look["view"], look["viewer"], look["legal"]
    if legal and view["complete"]:
        command(person, table, "confirm", seat=seat, version=view["n"])
    elif legal:
        command(person, table, "act", seat=seat, action=legal[0], version=view["n"])
    elif view["phase"] != "over":
        time.sleep(0.02)
    return bool(view["phase"] == "over")


def is_over(page: Page) -> bool:
    return page.locator('nav a[href^="/replay/"]').count() > 0


def main_button(page: Page) -> Locator | None:
    """Return the main button if it can be pressed; the curtain between two players does not count."""
    button = page.locator("main button.main:not([disabled])", has_not_text="I’m")
    return button.first if button.count() else None


def my_turn(page: Page) -> bool:
    """Return whether there is something to press, now or after a choice."""
    return page.locator("main button.main").count() > 0


#: The positions of everything on the screen, read at once.
MIDDLES = """(what) => [...document.querySelectorAll(what)].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


def press(button: Locator, touch: bool) -> bool:
    """Press a button; return False if it vanished meanwhile."""
    try:
        if touch:
            button.tap(timeout=5_000)
        else:
            button.click(timeout=5_000)
    except Exception:
        if button.count() and button.is_enabled():
            raise
        return False
    return True


def silver_gold_pointer(touch: bool) -> Callable[[Page], bool]:
    """Choose cards, point at fields, press the button, and wait until the action is done."""

    def move(page: Page) -> bool:
        if page.locator("main button.main[aria-busy=true]").count():
            return False
        if button := main_button(page):
            return press(button, touch)
        offers = page.locator("main [data-offer]:not([aria-pressed=true]):not([disabled])")
        if offers.count():
            return press(offers.first, touch)
        if not my_turn(page):
            return False
        free = page.locator('main [data-cell][aria-label*="free"]')
        if not free.count():
            return False
        return press(free.nth(free.count() // 2), touch)

    return move


def silver_gold_keys(page: Page) -> bool:
    """Play with the keyboard alone: numbers for cards, arrows for fields, Enter for both."""
    offers = page.locator("main [data-offer]")
    if offers.count():
        chosen = page.locator("main [data-offer][aria-pressed=true]").count()
        wanted = 2 if offers.count() == 4 and not page.locator(".claim").count() else 1
        page.keyboard.press("Enter" if chosen == wanted else str(chosen + 1))
        page.wait_for_timeout(20)
        return True
    ghost = page.locator('main [data-cell][aria-selected="true"]')
    if ghost.count() or main_button(page):
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
        return True
    if not my_turn(page):
        return False
    # The islands end at their shores, and not every field can be marked: wander until there is one.
    page.keyboard.press(WANDERING.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
    page.wait_for_timeout(20)
    return False


def gold_ahoi_pointer(touch: bool) -> Callable[[Page], bool]:
    """Put the tile on an open cell, turn it now and then, place it."""

    def move(page: Page) -> bool:
        if button := main_button(page):
            return press(button, touch)
        places = page.evaluate(MIDDLES, "main .cell.open")
        if not places:
            return False
        x, y = places[len(places) // 2]
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        page.wait_for_timeout(150)
        return True

    return move


#: From the focused cell to the nearest open one: which keys lead there.
WAY = """() => {
  const rows = [...document.querySelectorAll('main [role=row]')].map((row) => [...row.querySelectorAll('.cell')]);
  const places = rows.flatMap((row, r) => row.map((one, c) => [one, r, c]));
  const where = (cell) => places.find(([one]) => one === cell)?.slice(1);
  const here = where(document.activeElement);
  const open = [...document.querySelectorAll('main .cell.open')].map(where);
  if (!here || !open.length) return null;
  const far = ([r, c]) => Math.abs(r - here[0]) + Math.abs(c - here[1]);
  const [r, c] = open.sort((one, other) => far(one) - far(other))[0];
  return [r - here[0], c - here[1]];
}"""


def gold_ahoi_keys(page: Page) -> bool:
    """Play with the keyboard alone: arrows to an open cell, R to turn, Enter to put and to place."""
    if not page.locator("main .cell.open").count():
        return False
    if not page.locator("main .cell:focus").count():
        page.keyboard.press("ArrowRight")
    way = page.evaluate(WAY)
    if way is None:
        return False
    for _ in range(abs(way[0])):
        page.keyboard.press("ArrowDown" if way[0] > 0 else "ArrowUp")
    for _ in range(abs(way[1])):
        page.keyboard.press("ArrowRight" if way[1] > 0 else "ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    page.keyboard.press("r")
    page.wait_for_timeout(200)
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    return True


def play_by_requests(person: Person, table: str) -> None:
    """Play a seat to the end without the board: the first legal action each time."""
    for _ in range(5_000):
        sync = command(person, table, "look")
        view, seat = sync["view"], sync["viewer"]
        if view["phase"] == "over":
            return
        if not view["seats"][seat]["owes"]:
            person.page.wait_for_timeout(20)
        elif view["complete"]:
            command(person, table, "confirm", seat=seat, version=view["n"])
        else:
            command(person, table, "act", seat=seat, action=sync["legal"][0], version=view["n"])
    raise AssertionError("the match does not end")


def lay_tile(page: Page, action: str) -> None:
    """Play an action of Gold Ahoi! as a player would: choose the cell, turn the tile, place it."""
    _, cell, turn = action.split()
    page.locator(f'[data-cell="{cell}"]').first.click()
    for _ in range(int(turn)):
        page.keyboard.press("r")
    page.locator("main button.main:not([disabled])").click()

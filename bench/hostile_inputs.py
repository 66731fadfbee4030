"""Every hostile input: bodies, paths, headers and frames that no honest client sends. A new one is a line in a list.

Every route in the server's own list also gets nonsense automatically.
"""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import hostile_bodies as bodies
from goldhook.puzzles.puzzle import shipped
from goldhook.server.http.routes import ROUTES, Api
from http_wire import TOML, request
from wire import TEXT, frame

LONG = "x" * 300
NO_TEXT = b'{"name": "\xff\xfe\xfa"}'
AS_TOML = {"Content-Type": TOML}
#: The allowed statuses for requests that are malformed or ask for something that does not exist.
REFUSED = (400, 401, 403, 404, 405, 409, 411, 413, 414, 415, 421, 422, 429, 431)
#: The allowed statuses for an invalid set: it is checked, and its faults are the answer.
FAULTS = (200, 400, 413, 422)
FINE = (200, 201, 204)


class Place(NamedTuple):
    """The surroundings of an input: the cookie of a person called Mallory, and a running table of theirs."""

    cookie: str
    table: str


class Input(NamedTuple):
    """One request, as bytes."""

    name: str
    raw: bytes
    #: The allowed statuses.
    statuses: tuple[int, ...] = REFUSED
    #: Whether a refusal has a code; refusals by the HTTP parser have none.
    coded: bool = True
    #: Text that the answer must contain.
    says: bytes = b""
    #: The most repetitions from one address, until the server refuses more; the last answer and the cost of one count.
    times: int = 1


def inputs(place: Place) -> list[Input]:
    """Return every request."""
    return [
        *_sets(),
        *_records(),
        *_tables(place),
        *_circles(place),
        *_anything(),
        *_heads(place),
        *_limits(place),
        *_routes(place),
    ]


def _puzzle() -> str:
    """Return the address of the puzzle with the most legal actions."""
    puzzles = shipped("silver_gold").values()
    return f"silver_gold/{max(puzzles, key=lambda puzzle: len(puzzle.line['worth'])).id}"


def _attempts(count: int) -> bytes:
    """Return as many attempts at puzzles as JSON, with puzzles that do not exist after the last one."""
    ids = [*shipped("silver_gold"), *map(str, range(count))][:count]
    attempts = (f'{{"game": "silver_gold", "puzzle": "{id_}", "right": true, "at": 9}}' for id_ in ids)
    return f'{{"attempts": [{", ".join(attempts)}]}}'.encode()


def _sets() -> list[Input]:
    check = partial(request, "POST", "/api/sets/silver_gold/check")
    return [
        Input("set: 40 kB of blank lines, TOML", check(bodies.blank_lines_toml(40_000), AS_TOML), FAULTS),
        Input("set: 40 kB of blank lines, JSON", check(bodies.blank_lines_json(40_000)), FAULTS),
        Input("set: 8,000 faulty cards, TOML", check(bodies.many_faults_toml(8_000), AS_TOML), FAULTS),
        Input("set: 8,000 faulty cards, JSON", check(bodies.many_faults_json(8_000)), FAULTS),
        Input("set: a key of 14,000 parts, with U+2028", check(bodies.dotted_keys(14_000), AS_TOML), FAULTS),
        Input("set: 100,000 brackets, JSON", check(bodies.nested(100_000)), FAULTS),
        Input("set: 100,000 brackets, TOML", check(b"a = " + bodies.nested(100_000), AS_TOML), FAULTS),
        Input("set: 100,000 tables in a line, TOML", check(b"[[a.b]]\n" * 50_000, AS_TOML), FAULTS),
        Input("set: one key twice among 30,000", check(bodies.twins(30_000)), FAULTS),
        Input("set: a number of 100,000 digits, JSON", check(bodies.huge_number(100_000)), FAULTS),
        Input("set: a number of 100,000 digits, TOML", check(b"a = " + b"9" * 100_000, AS_TOML), FAULTS),
        Input("set: a name of 500 kB", check(bodies.long_string(500_000)), FAULTS),
        Input("set: 256 kB of blanks, JSON", check(bodies.blanks(bodies.LARGEST)), FAULTS),
        Input("set: 256 kB of blanks, TOML", check(bodies.blanks(bodies.LARGEST), AS_TOML), FAULTS),
        Input("set: no UTF-8", check(NO_TEXT), FAULTS),
        Input("set: a set that is fine", check(bodies.own_deck(5)), FINE),
    ]


def _records() -> list[Input]:
    replay = partial(request, "POST", "/api/replay")
    return [
        Input("record: 100,000,000 players", replay(bodies.crowded_record(100_000_000))),
        Input("record: 10⁴⁰ players", replay(bodies.crowded_record(10**40))),
        Input("record: −1 players", replay(bodies.crowded_record(-1))),
        Input("record: 20,000 illegal actions", replay(bodies.long_record(20_000))),
        Input("record: 1,500 unknown shuffles", replay(bodies.wide_shuffles(1_500))),
        Input("record: 100,000 brackets", replay(bodies.nested(100_000))),
        Input("record: 80,000 objects in objects", replay(bodies.nested(80_000, '{"a":', "}"))),
        Input("record: 256 kB of blanks", replay(bodies.blanks(bodies.LARGEST))),
        Input("record: no UTF-8", replay(NO_TEXT)),
        Input("record: nothing", replay(b"")),
        Input("record: null", replay(b"null")),
        Input("record: a finished match of four", replay(bodies.finished_record("silver_gold", 4)), FINE),
        Input("record: with a set of its own", replay(bodies.finished_record("silver_gold", 4, own=True)), FINE),
    ]


def _moment(table: str, actions: int) -> dict[str, object]:
    return {"table": table, "actions": actions}


def _tables(place: Place) -> list[Input]:
    create = partial(request, "POST", "/api/tables", cookie=place.cookie)
    cards = bodies.many_faults_json(8_000)
    command = partial(request, "POST", f"/api/tables/{place.table}/commands", cookie=place.cookie)
    return [
        Input("table: unknown game", create({"game": "chess"})),
        Input("table: 10⁴⁰ players", create({"game": "gold_ahoi", "players": 10**40})),
        Input("table: no such seat", create({"game": "gold_ahoi", "seat": -(10**9)})),
        Input("table: 50,000 bots", create({"game": "gold_ahoi", "bots": {str(seat): 5 for seat in range(50_000)}})),
        Input("table: a bot of level 10⁹", create({"game": "gold_ahoi", "bots": {"1": 10**9}})),
        Input("table: unknown options", create({"game": "gold_ahoi", "options": {LONG: LONG}})),
        Input("table: 50,000 options", create({"game": "gold_ahoi", "options": {f"o{n}": n for n in range(50_000)}})),
        Input("table: a set that is none", create({"game": "silver_gold", "set": {"name": LONG, "treasure": [[]]}})),
        Input("table: a set of 8,000 cards", create(b'{"game": "silver_gold", "set": %s}' % cards)),
        Input("table: an id of 300", create({"game": "gold_ahoi", "id": LONG})),
        Input("table: plays on a running match", create({"game": "gold_ahoi", "play_on": _moment(place.table, 1)})),
        Input("table: plays on from 10⁹", create({"game": "gold_ahoi", "play_on": _moment(place.table, 10**9)})),
        Input("table: plays on nothing", create({"game": "gold_ahoi", "play_on": _moment(LONG, 0)})),
        Input("table: 200 kB of brackets", create(bodies.nested(100_000))),
        Input("command: unknown type", command({"type": "conquer"})),
        Input("command: seat 10⁴⁰", command({"type": "act", "seat": 10**40, "action": "x", "version": 1})),
        Input("command: an action of 500", command({"type": "act", "seat": 0, "action": "x" * 500, "version": 1})),
        Input("command: takes nothing back", command({"type": "unconfirm", "seat": 0, "version": 10**6})),
        Input("command: takes back seat 10⁴⁰", command({"type": "unconfirm", "seat": 10**40, "version": 1})),
        Input("command: a reaction of 300", command({"type": "react", "sign": LONG})),
        Input("command: 400 kB of text", command({"type": "chat", "text": "x" * 400_000})),
        Input("command: only invisible text", command({"type": "chat", "text": "\u200b\u202e" * 100})),
    ]


def _circles(place: Place) -> list[Input]:
    create = partial(request, "POST", "/api/circles", cookie=place.cookie)
    there = partial(request, "POST", cookie=place.cookie)
    tournament = "/api/circles/none/tournaments"
    return [
        Input("circle: a name of 400", create({"name": "x" * 400})),
        Input("circle: an invisible name", create({"name": "\u200b\u202e" * 100})),
        Input("circle: 400 kB of name", create({"name": "x" * 400_000})),
        Input("circle: a guessed link", there("/api/circles/none/members", {"link": "x" * 64})),
        Input("circle: a link of 300", there("/api/circles/none/members", {"link": LONG})),
        Input("circle: 10⁴⁰ rounds", there(tournament, {"game": "gold_ahoi", "rounds": 10**40})),
        Input("circle: a round of another circle", there(f"{tournament}/none/rounds/1", {})),
        Input("circle: round 10³⁰⁰", there(f"{tournament}/none/rounds/{10**300}", {"member": LONG})),
    ]


def _anything() -> list[Input]:
    me = partial(request, "POST", "/api/me")
    big = b" " * (bodies.LARGEST + 1)
    return [
        Input("body: one byte too large", me(big)),
        Input("body: one byte too large, in chunks", me(big, sized=False)),
        Input("body: 3 MB", me(big * 6)),
        Input("body: 3 MB in chunks", me(big * 6, sized=False)),
        Input("body: 100,000 brackets", me(bodies.nested(100_000))),
        Input("body: a name of 500 kB", me(bodies.long_string(500_000))),
        Input("body: a number of 100,000 digits", me(bodies.huge_number(100_000))),
        Input("body: no UTF-8", me(NO_TEXT)),
        Input("body: half a character", me(b'{"name": "\\ud800"}')),
        Input("body: a name of nothing visible", me({"name": "\u200b\u3164\u202e"})),
        Input("body: said to be −1 bytes", me(b"{}", {"Content-Length": "-1"}), coded=False),
        Input("body: a broken chunk", me(b"", {"Transfer-Encoding": "chunked"}) + b"zz\r\n", coded=False),
    ]


def _heads(place: Place) -> list[Input]:
    def own(**headers: str) -> bytes:
        return request("GET", "/api/me", headers={name.replace("_", "-"): value for name, value in headers.items()})

    name = b"Mallory"
    keep = partial(request, "POST", "/api/me/puzzles", cookie=place.cookie)
    return [
        Input("path: /assets/ and 300 characters", request("GET", f"/assets/{LONG}")),
        Input("path: /assets/ and dots", request("GET", "/assets/../../../etc/passwd")),
        Input("path: /assets/ and a NUL", request("GET", "/assets/%00")),
        Input("path: a table of 300 characters", request("GET", f"/api/tables/{LONG}")),
        Input("path: a piece of 300 characters", request("GET", f"/api/sets/silver_gold/pieces/{LONG}")),
        Input("path: a language of 300 characters", request("GET", f"/api/languages/{LONG}")),
        Input("path: a lesson of 300 characters", request("GET", f"/api/lessons/{LONG}")),
        Input("path: the lessons of a language of 300", request("GET", f"/api/languages/{LONG}/lessons")),
        Input("path: a part of a language of 300", request("GET", f"/api/languages/en/{LONG}")),
        Input("path: a puzzle of 300 characters", request("GET", f"/api/puzzles/gold_ahoi/{LONG}")),
        Input("puzzle: all of them", request("GET", "/api/puzzles"), FINE, says=b"today"),
        Input("puzzle: a large position", request("GET", f"/api/puzzles/{_puzzle()}"), FINE, says=b"tries"),
        Input("puzzle: an answer", request("POST", f"/api/puzzles/{_puzzle()}", b'{"action": "mark"}')),
        Input(
            "puzzle: an answer of 10 kB",
            request("POST", f"/api/puzzles/{_puzzle()}", b'{"action": "%s"}' % (b"x" * 10_000)),
        ),
        Input("puzzle: 200 to keep", keep(_attempts(200)), FINE, says=b"longest"),
        Input("puzzle: 201 to keep", keep(_attempts(201))),
        Input("lesson: the largest one", request("GET", "/api/lessons/silver_gold"), FINE, says=b"gains"),
        Input("daily: a date of 300 characters", request("GET", f"/api/daily/{LONG}")),
        Input("daily: a date far ahead", request("GET", "/api/daily/9999-12-31")),
        Input("daily: play a game of 300", request("POST", f"/api/daily/2026-11-18/{LONG}", cookie=place.cookie)),
        Input("daily: everything", request("GET", "/api/daily", cookie=place.cookie), FINE, says=b"commitment"),
        Input("path: no UTF-8", request("GET", "/api/tables/%ff%fe")),
        Input("path: 8,000 characters", request("GET", "/" + "x" * 8_000)),
        Input("path: 100 kB", request("GET", "/" + "x" * 100_000), coded=False),
        Input("path: raw bytes", request("GET", b"/api/tables/\xff\x00"), coded=False),
        Input("path: a slash too many", request("GET", "/api/me/"), (404, *FINE)),
        Input("query: 7 kB", request("GET", "/api/lobby?open_before=" + "x" * 7_000)),
        Input("query: a rival of 300", request("GET", f"/api/me/matches?rival={LONG}", cookie=place.cookie)),
        Input("query: a long one", request("GET", "/api/me/results?x=" + LONG, cookie=place.cookie), FINE),
        Input("query: a level of 300", request("GET", f"/api/tables/{place.table}/analysis?level={LONG}")),
        Input("path: a decision of 300 digits", request("GET", f"/api/tables/{place.table}/decisions/{'9' * 300}")),
        Input(
            "decision: an action of 10 kB",
            request("POST", f"/api/tables/{place.table}/decisions/0", {"action": "x" * 10_000, "better": "y"}),
        ),
        Input("cookie: ours alone", own(Cookie=place.cookie), FINE, says=name),
        Input("cookie: JSON before ours", own(Cookie=f'x={{"a":1}}; {place.cookie}'), FINE, says=name),
        Input("cookie: brackets before ours", own(Cookie=f"foo[bar]=1; {place.cookie}"), FINE, says=name),
        Input("cookie: path before ours", own(Cookie=f"path=/; {place.cookie}"), FINE, says=name),
        Input("cookie: 7 kB before ours", own(Cookie=f"x={'y' * 7_000}; {place.cookie}"), FINE, says=name),
        Input("cookie: no cookie", own(Cookie="=;,;=\x01"), (400, *FINE), coded=False),
        Input("cookie: a forged signature", own(Cookie="goldhook=aaaa.bbbb"), FINE),
        Input("header: 20 kB", own(X_Long="x" * 20_000), (*FINE, *REFUSED), coded=False),
        Input("header: 300 of them", own(**{f"X_{number}": "x" for number in range(300)}), (*FINE, *REFUSED)),
        Input("header: a token that is none", own(Authorization=f"Bearer {LONG}")),
        Input("header: half a bracket as host", own(Host="[::1")),
        Input("header: another host", own(Host="evil.example")),
        Input("header: another origin", request("POST", "/api/me", {"name": "x"}, {"Origin": "https://evil.example"})),
        Input("method: unknown", request("CONQUER", "/api/me")),
        Input("method: not for this path", request("DELETE", "/api/health")),
        Input("no HTTP at all", b"\x16\x03\x01\x02\x00" * 40 + b"\r\n\r\n", coded=False),
    ]


def _limits(place: Place) -> list[Input]:
    table = request("POST", "/api/tables", {"game": "gold_ahoi"}, cookie=place.cookie)
    return [
        Input("limit: requests", request("GET", "/api/languages"), (429,), times=5_000),
        Input("limit: tables", table, (429,), times=100),
        Input(
            "limit: circles", request("POST", "/api/circles", {"name": "x"}, cookie=place.cookie), (409, 429), times=100
        ),
        Input("limit: replays", request("POST", "/api/replay", b"[]"), (429,), times=1_000),
        Input("limit: exports", request("GET", "/api/me/export", cookie=place.cookie), (429,), times=1_000),
    ]


# --- nonsense for every route -------------------------------------------------------------------------------------


def _routes(place: Place) -> list[Input]:
    return [nonsense for api in ROUTES for nonsense in _nonsense(api, place)]


def _nonsense(api: Api, place: Place) -> list[Input]:
    """Return nonsense for a route: in its path, its query and its body. `Via` keeps /api/lan from doing anything."""
    name, anything = f"{api.method} {api.path}", (*FINE, *REFUSED)
    path = re.sub(r"{[^}]*}", "no%20such%20thing%F0%9F%8F%B4", api.path)
    query = "?" + "&".join(f"{word}=%E2%80%AE-1" for word in api.query) if api.query else ""
    ask = partial(request, api.method, path + query)
    #: No cookie where the server would accept the request; else Mallory would be deleted.
    cookie = place.cookie if api.takes or "{" in api.path else ""
    found = [Input(f"{name}: nonsense", ask(b"", {"Via": "x"}, cookie=cookie), anything)]
    if api.takes:
        bodies_ = {"nonsense in JSON": b'{"no": ["such", "thing"]}', "no JSON": b"\x00{", "null": b"null"}
        found = [Input(f"{name}: {what}", ask(body, cookie=cookie), anything) for what, body in bodies_.items()]
    return found


# --- frames -------------------------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """Bytes to send on a socket. The server may refuse them with a code, or close the connection with one."""

    name: str
    raw: bytes
    #: The table of the socket; empty for Mallory's.
    table: str = ""
    query: str = ""
    #: Sockets from the same address that are already open.
    beside: int = 0


#: A frame of an honest client.
PING = frame(TEXT, b'{"type":"ping","id":"p"}')


def frames() -> list[Frame]:
    """Return every frame."""
    text = partial(frame, TEXT)
    act = b'{"type":"act","id":"x","seat":0,"action":"%s","version":1}'
    return [
        Frame("frame: nothing", text(b"")),
        Frame("frame: null", text(b"null")),
        Frame("frame: unknown type", text(b'{"type":"conquer","id":"x"}')),
        Frame("frame: unknown field", text(b'{"type":"ping","id":"x","by":"Ann"}')),
        Frame("frame: seat 10⁴⁰", text(b'{"type":"act","id":"x","seat":1%s,"action":"x","version":1}' % (b"0" * 40))),
        Frame("frame: 4,000 digits", text(b'{"type":"act","id":"x","seat":' + b"9" * 4_000 + b"}")),
        Frame("frame: 2,000 brackets", text(bodies.nested(2_000))),
        Frame("frame: 600 objects in objects", text(bodies.nested(600, '{"a":', "}"))),
        Frame("frame: an action of 500", text(act % (b"x" * 500))),
        Frame("frame: a mark of 150 cells", text(act % (b"mark P01 " + b"a1 " * 150))),
        Frame("frame: a level of −1", text(b'{"type":"seat_bot","id":"x","seat":0,"level":-1}')),
        Frame("frame: a name of 500", text(b'{"type":"join","id":"x","name":"%s"}' % (b"x" * 500))),
        Frame("frame: invisible text", text('{"type":"chat","id":"x","text":"\u200b\u202e"}'.encode())),
        Frame("frame: an id of 300", text(b'{"type":"ping","id":"%s"}' % (b"x" * 300))),
        Frame("frame: no UTF-8", text(b'{"type":"ping","id":"\xff\xfe"}')),
        Frame("frame: half a character", text(b'{"type":"ping","id":"\\ud800"}')),
        Frame("frame: bytes, not text", frame(0x82, b'{"type":"ping","id":"x"}')),
        Frame("frame: 4,097 bytes", text(b" " * 4_097)),
        Frame("frame: 64 kB", text(b" " * 65_000)),
        Frame("frame: 1 MB", text(b" " * 1_000_000)),
        Frame("frame: said to be 2⁶³ bytes", b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4)),
        Frame("frame: without a mask", b"\x81\x02{}"),
        Frame("frame: an unknown kind", frame(0x83, b"{}")),
        Frame("frame: reserved bits", frame(0xF1, b"{}")),
        Frame("frame: a ping of 200 bytes", frame(0x89, b"x" * 200)),
        Frame("frame: goes on with nothing", frame(0x80, b"{}")),
        Frame("socket: no such table", PING, table="nonsense"),
        Frame("socket: a table of 300", PING, table=LONG),
        Frame("socket: a number of 4,000 digits", PING, query="?n=" + "9" * 4_000 + "&viewer=-1"),
        Frame("limit: 101 sockets", PING, beside=100),
    ]

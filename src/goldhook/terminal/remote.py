"""A table of a server in this terminal, by HTTP: the server decides what is legal, and what the person may see."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from goldhook import record
from goldhook.core.game import AnyGame, Json, Refusal
from goldhook.core.lang import Language
from goldhook.games import plugin
from goldhook.terminal import answers
from goldhook.terminal.table import Quit, show_result

#: Seconds before a request times out, and between two polls of a table where others play.
PATIENCE, LOOK = 30.0, 0.2


class Server:
    """A server, and this computer's identity there, kept in a cookie file."""

    def __init__(self, base: str, cookies: Path) -> None:
        self._base = base
        self._jar = LWPCookieJar(str(cookies))
        with suppress(OSError, LoadError):
            self._jar.load(ignore_discard=True)
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    def introduce(self, name: str) -> None:
        """Create an identity on the server, unless this computer already has one."""
        if self.get("/api/me")["name"]:
            return
        self.post("/api/me", {"name": name})
        try:
            Path(str(self._jar.filename)).parent.mkdir(parents=True, exist_ok=True)
            self._jar.save(ignore_discard=True)
            Path(str(self._jar.filename)).chmod(0o600)
        except OSError as error:
            raise Refusal("file_unwritable", file=str(self._jar.filename), why=error.strerror or "") from None

    def get(self, path: str) -> Json:
        return self._call(Request(self._base + path))  # noqa: S310 - the caller has checked the scheme

    def post(self, path: str, body: object = None) -> Json:
        sent = json.dumps(body if body is not None else {}).encode()
        return self._call(Request(self._base + path, sent, {"Content-Type": "application/json"}))  # noqa: S310

    def _call(self, request: Request) -> Json:
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                found: Json = json.load(answer)
        except HTTPError as error:
            with error:
                raise _refusal(error.read()) from None
        except (OSError, ValueError):
            raise Refusal("server_unreachable") from None
        return found


def _refusal(body: bytes) -> Refusal:
    """Return the refusal in a server's answer."""
    with suppress(ValueError, KeyError, TypeError):
        said = json.loads(body)
        return Refusal(str(said["code"]), **said.get("facts", {}))
    return Refusal("server_unreachable")


class RemoteTable:
    """One seat of a match on a server."""

    def __init__(
        self,
        server: Server,
        table: str,
        game: AnyGame,
        lang: Language,
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self._server, self._path, self._game = server, f"/api/tables/{table}", game
        self._lang, self._console, self._ask = lang, console, ask
        self._pieces = game.house()
        self._shown = -1

    def play(self) -> None:
        """Play until the match is over or the player quits."""
        while True:
            sync = self._command("look")
            view, seat = sync["view"], sync["viewer"]
            if view["phase"] == "over":
                return self._end(view)
            if view["seats"][seat]["owes"]:
                self._step(view, seat, sync["legal"])
            else:
                time.sleep(LOOK)

    def _command(self, kind: str, **facts: object) -> Json:
        return self._server.post(f"{self._path}/commands", {"type": kind, "id": secrets.token_hex(8), **facts})

    def _step(self, view: Json, seat: int, legal: list[str]) -> None:
        """Show the table if it has changed, and carry out what the person types."""
        actions = [self._game.parse(text) for text in legal]
        if view["n"] != self._shown:
            self._shown = view["n"]
            self._show(view, actions)
        word = self._typed(view["complete"], str(actions[0]).split()[0], view)
        try:
            if word in ("u", "undo", self._lang.say("command-undo")):
                self._command("undo", seat=seat, version=view["n"])
            elif word == "?":
                texts = [f"{number:>3} {action}" for number, action in enumerate(answers.listed(actions), 1)]
                self._console.print(Columns(texts, padding=(0, 3)))
            elif not word and view["complete"]:
                self._command("confirm", seat=seat, version=view["n"])
            elif not word:
                self._shown = -1
            elif word in ("hint", self._lang.say("command-hint")):
                self._console.print(self._command("hint")["action"])
            else:
                action = str(answers.read(word.rstrip("! "), self._game, actions))
                self._command("act", seat=seat, action=action, version=view["n"])
                if word.endswith("!"):
                    self._confirm(seat)
        except Refusal as refusal:
            self._console.print(Text(self._lang.refusal(refusal, self._name_in(view)), "bold red"))

    def _confirm(self, seat: int) -> None:
        """Confirm the attempt, unless the step asks for more or has ended by itself."""
        view = self._command("look")["view"]
        if view["phase"] == "playing" and view["seats"][seat]["owes"] and view["complete"]:
            self._command("confirm", seat=seat, version=view["n"])

    def _typed(self, complete: bool, kind: str, view: Json) -> str:
        owed = view["match"].get("owed", 0)
        asked = self._lang.say("ask-confirm") if complete else self._lang.say(f"ask-{kind}", owed=owed)
        try:
            word = self._ask(f"{asked} > ").strip()
        except EOFError:
            raise Quit from None
        if word.lower() in ("q", "quit", "exit", self._lang.say("command-quit")):
            raise Quit
        return word

    def _name_in(self, view: Json) -> Callable[[int], str]:
        def name_of(seat: int) -> str:
            shown = view["seats"][seat]
            return str(self._lang.say(f"level-{shown['bot']}") if shown["bot"] else self._lang.say("name-you"))

        return name_of

    def _show(self, view: Json, actions: list[object]) -> None:
        text = plugin(self._game.name).text
        self._console.print()
        for line in text.board(
            self._pieces, view["match"], actions, self._lang, self._name_in(view), self._console.width
        ):
            self._console.print(line, no_wrap=True, overflow="crop")

    def _end(self, view: Json) -> None:
        self._show(view, [])
        match = record.from_json(self._server.get(f"{self._path}/record"))
        names = [self._name_in(view)(seat) for seat in range(match.setup.players)]
        show_result(match.game, record.state_after(match), names, self._lang, self._console)

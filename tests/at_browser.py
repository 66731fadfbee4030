"""A browser for tests: Debian's Chromium, and a real server in its own process.

Console errors, exceptions and missing sentences fail the test that checks the page.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from goldhook.server.run.settings import LIMITS

ROOT = Path(__file__).parent.parent
#: Screenshots stay here, to be looked at.
SHOTS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: The flags that headless Chromium needs as root, and those that stop its own network requests.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
expect.set_options(timeout=60_000)  # five seconds, the default, are short on a busy machine
SEEDED = Path(__file__).parent / "serve_seeded.py"
#: The tests are quicker than any person.
FREE = {f"GOLDHOOK_{name.upper()}": "0" for name in (*LIMITS, "daily_days")}
#: Pages that are not ours have no storage.
WITHOUT_COACH = """try { localStorage["goldhook-settings"] ??= '{"coach":false}'; } catch {}"""
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


def build_client() -> None:
    """Build the current client; one process builds, the others wait for it."""
    _once(str(ROOT / "web" / "build.py"))


def install_packages() -> None:
    """Install the packages of the client if they are missing."""
    _once(str(ROOT / "web" / "build.py"), "npm", "--version")


def compile_bots() -> None:
    """Compile the bots, so that no test waits for it."""
    _once("-m", "goldhook", "warm")


def _once(*command: str) -> None:
    with (Path(tempfile.gettempdir()) / "goldhook-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, *command], check=True, timeout=900, stdout=subprocess.DEVNULL)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the browser. Without one the test fails instead of being skipped."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "These tests need Chromium: `make test` installs it (Debian's package chromium)."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Process:
    """`goldhook serve` in its own process, with its database in a folder; it can be killed and restarted.

    Its shuffles follow the text of `seed` (serve_seeded.py).
    """

    def __init__(self, folder: Path, program: Path = SEEDED) -> None:
        self.folder, self._program = folder, program
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            *(sys.executable, str(self._program), "--lang", "en", "serve", "--no-browser"),
            *("--port", str(self.port), "--db", str(self.folder / "tables.db")),
        ]
        environment = os.environ | FREE | {"GOLDHOOK_LOG": "off"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        assert self._process.stdout
        said = ""
        for line in self._process.stdout:
            said += line
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                break
        assert self.port, said
        with urlopen(f"{self.base}/api/health", timeout=10) as answer:
            assert json.load(answer) == {"status": "ok"}

    def seed(self, text: str) -> None:
        """Choose the shuffles of the next tables."""
        (self.folder / "seed").write_text(text)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(sign)
            self._process.wait(30)
            assert self._process.stdout
            self._process.stdout.close()
            self._process = None


class Person:
    """A person with their own browser: cookies, language, screen size."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: dict[str, int] = DESK,
        lang: str = "en",
        coach: bool = False,
        **more: Any,
    ) -> None:
        self.base = base
        self.context: BrowserContext = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=lang,
            base_url=base,
            **more,
        )
        if not coach:  # most tests read what the board itself says
            self.context.add_init_script(WITHOUT_COACH)
        self.context.set_default_timeout(180_000)  # a busy machine that has to compile its bots is slow, not wrong
        self.troubles: list[str] = []
        self.page = self.look()

    def look(self) -> Page:
        """Open a page; a second one is a second tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"thrown: {error}"))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        return page

    def shot(self, name: str, page: Page | None = None) -> None:
        """Save a screenshot of this person's page."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        (page or self.page).screenshot(path=SHOTS / f"{name}.png")

    def check(self, *forgiven: str) -> None:
        """Fail if there was an error, except the forgiven ones (such as a lost connection)."""
        wrong = [text for text in self.troubles if not any(part in text for part in forgiven)]
        assert not wrong, wrong

    def close(self) -> None:
        with suppress(Exception):
            self.context.close()


def axe(page: Page) -> list[str]:
    """Return the violations that axe finds on a page: WCAG 2.2 A and AA, and its best practices."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {rule['help']} – {[node['html'][:160] for node in rule['nodes'][:3]]}"
        for rule in found["violations"]
    ]


#: Elements whose content does not fit into them, or that stand beyond the screen's side. A text that is cut with an
#: ellipsis does not fit either, unless somebody chose it: a name (`data-name`).
OVERFLOW = """() => {
  const wide = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) wide.push(`page ${document.documentElement.scrollWidth}`);
  for (const element of document.querySelectorAll('button, a, h1, h2, h3, label, p, li, span, td, th, legend')) {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    if (!box.width || style.visibility === 'hidden' || element.closest('.spoken')) continue;
    const cut = style.overflowX !== 'visible' || ['BUTTON', 'A'].includes(element.tagName);
    if (cut && !element.closest('[data-name]') && style.overflowX !== 'auto' && style.overflowX !== 'scroll'
        && element.scrollWidth > element.clientWidth + 2 && style.display !== 'inline')
      wide.push(`${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`);
    else if ((box.right > innerWidth + 2 || box.left < -2) && !element.closest('[data-scrolls]')
        && !scrolls(element))
      wide.push(`beside ${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`);
  }
  function scrolls(element) {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true;
    return false;
  }
  return wide.slice(0, 8);
}"""


def overflow(page: Page) -> list[str]:
    """Return the elements that do not fit."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found

"""`goldhook serve` and `goldhook backup`: one command, clean shutdown, clear refusals."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from command_line import run
from goldhook.server.run import workers
from goldhook.server.run.lan import own_address, qr_code
from goldhook.server.run.process import bind, store_address
from goldhook.server.run.settings import Settings


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "serve", "--workers", 2, "--lang", "en")
    assert (ran.code, "PostgreSQL" in ran.err) == (1, True)


def test_a_port_in_use_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run(capsys, "serve", "--no-browser", "--port", taken.getsockname()[1], "--lang", "en")
    assert ran.code == 1
    assert "--port" in ran.err


def test_two_database_settings_conflict(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "serve", "--lan", "--host", "1.2.3.4").code == 2


def test_an_invalid_setting_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDHOOK_PORT", "eighty")
    ran = run(capsys, "serve", "--lang", "en")
    assert (ran.code, "GOLDHOOK_PORT" in ran.err) == (1, True)


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "99999"), ("OUTBOX", "0"), ("BODY_BYTES", "0"), ("LEASE_SECONDS", "0"), ("THINK_MILLISECONDS", "0")],
)
def test_a_setting_out_of_range_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    monkeypatch.setenv(f"GOLDHOOK_{name}", text)
    ran = run(capsys, "serve", "--no-browser", "--lang", "en")
    assert (ran.code, f"Invalid value for GOLDHOOK_{name}" in ran.err) == (1, True)


def test_a_number_with_a_thousand_digits_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDHOOK_TABLES_PER_HOUR", "9" * 5_000)
    assert run(capsys, "serve", "--no-browser").code == 1


def test_an_invalid_host_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "serve", "--no-browser", "--host", "a..b").code == 1


def test_an_unreadable_lock_file_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.lock").mkdir()
    command = ("serve", "--no-browser", "--port", 0, "--db", tmp_path / "tables.sqlite", "--lang", "en")
    ran = run(capsys, *command)
    assert (ran.code, "can’t be opened" in ran.err) == (1, True)


def test_settings_come_from_the_environment() -> None:
    environ = {
        "GOLDHOOK_PORT": "9", "GOLDHOOK_TRUST_PROXY": "yes", "GOLDHOOK_ORIGINS": "https://a.example/, https://b.example",
    }  # fmt: skip
    settings = Settings.read(environ, host=None, port=None)
    assert (settings.port, settings.trust_proxy) == (9, True)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert Settings.read(environ, port=10).port == 10
    assert store_address(Settings()).endswith("goldhook.sqlite")


def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`GOLDHOOK_{name.upper()}`" in text


def test_the_container_image_keeps_compiled_code_outside_the_volume() -> None:
    """Files written below a volume after its declaration are not in the image."""
    image = (Path(__file__).parents[2] / "Dockerfile").read_text(encoding="utf-8")
    kept = re.search(r"NUMBA_CACHE_DIR=(\S+)", image)
    (volume,) = re.findall(r"^VOLUME (\S+)", image, re.MULTILINE)
    assert kept
    assert not Path(kept[1]).is_relative_to(volume)
    assert image.index(kept[0]) < image.index("RUN goldhook warm")


def test_a_qr_code_for_phones() -> None:
    assert re.fullmatch(r"[\d.]+", own_address())
    assert len(qr_code("http://192.0.2.7:8000/").splitlines()) > 10


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.slow
def test_serve_starts_and_stops_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    database = tmp_path / "new folder" / "tables.sqlite"
    command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", "0", "--db", str(database)]
    environ = os.environ | {"LANG": "en", "GOLDHOOK_LOG": "off", "GOLDHOOK_THINKERS": "1"}
    with subprocess.Popen([*command, "--lang", "en"], stderr=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stderr
        address = re.search(r"http://\S+/", server.stderr.readline())
        assert address
        assert httpx.get(f"{address[0]}api/health").json() == {"status": "ok"}
        made = httpx.post(f"{address[0]}api/me", json={"name": "Ann"})
        assert made.status_code == 200
        backup = [sys.executable, "-m", "goldhook", "backup", str(tmp_path / "copy"), "--db", str(database)]
        assert subprocess.run(backup, timeout=60).returncode == 0
        assert (tmp_path / "copy").stat().st_size > 0
        second = subprocess.run([*command, "--lang", "en"], stderr=subprocess.PIPE, text=True, timeout=60)
        assert (second.returncode, "Another Goldhook server is using" in second.stderr) == (1, True)
        server.send_signal(sign)
        rest = server.stderr.read()
        assert server.wait(30) == 0
    assert "stopped" in rest
    assert "Traceback" not in rest


def test_several_processes_on_an_unreachable_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GOLDHOOK_STORE", f"postgresql://goldhook@/postgres?host={tmp_path}")
    ran = run(capsys, "serve", "--no-browser", "--port", 0, "--workers", 2, "--lang", "en")
    assert (ran.code, "can’t be used" in ran.err) == (1, True)
    assert "Goldhook is running at" not in ran.err


@pytest.mark.slow
def test_crash_looping_processes_are_not_restarted_for_ever(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgres: str
) -> None:
    monkeypatch.setenv("GOLDHOOK_STORE", postgres)
    monkeypatch.setenv("GOLDHOOK_LOG", "off")
    monkeypatch.setenv("GOLDHOOK_PEER_HOST", "192.0.2.1")  # an address that no machine has: it is kept for examples
    monkeypatch.setattr(workers, "AGAIN", 0.01)
    ran = run(capsys, "serve", "--no-browser", "--port", 0, "--workers", 2, "--lang", "en")
    assert (ran.code, "stopped right after they started" in ran.err) == (1, True)


@pytest.mark.slow
def test_when_the_parent_is_killed_its_processes_end(postgres: str) -> None:
    command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", "0", "--workers", "2"]
    environ = os.environ | {"GOLDHOOK_STORE": postgres, "GOLDHOOK_LOG": "off", "GOLDHOOK_THINKERS": "1"}
    with subprocess.Popen([*command, "--lang", "en"], stderr=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stderr
        address = re.search(r"http://(\S+):(\d+)/", server.stderr.readline())
        assert address
        assert httpx.get(f"{address[0]}api/health", timeout=60).status_code == 200
        server.kill()
        server.wait(30)
        ends = time.monotonic() + 30
        while True:
            try:
                bind(address[1], int(address[2])).close()
                break
            except OSError:
                assert time.monotonic() < ends, "somebody still listens"
                time.sleep(0.1)


@pytest.mark.slow
def test_several_processes_serve_the_same_tables(postgres: str) -> None:
    command = [
        sys.executable,
        "-m",
        "goldhook",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--workers",
        "2",
        "--lang",
        "en",
    ]
    environ = os.environ | {"GOLDHOOK_STORE": postgres, "GOLDHOOK_LOG": "off", "GOLDHOOK_THINKERS": "1"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stderr
        address = re.search(r"http://\S+/", server.stderr.readline())
        assert address
        made = httpx.post(f"{address[0]}api/me", json={"name": "Ann"}, timeout=60)
        cookies = dict(made.cookies)
        opened = httpx.post(f"{address[0]}api/tables", json={"game": "gold_ahoi", "bots": {1: 1}}, cookies=cookies)
        table = f"{address[0]}api/tables/{opened.json()['table']}"
        started = httpx.post(f"{table}/commands", json={"type": "start"}, cookies=cookies, timeout=30)
        assert started.json()["type"] == "done"
        for _ in range(20):  # each is a connection of its own, to whichever process takes it
            looked = httpx.post(f"{table}/commands", json={"type": "look"}, cookies=cookies, timeout=30)
            assert looked.json()["viewer"] == 0
        server.send_signal(signal.SIGTERM)
        assert "stopped" in server.stderr.read()
        assert server.wait(30) == 0


def test_an_impossible_backup_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, "backup", tmp_path / "copy", "--db", tmp_path / "none").code == 1
    monkeypatch.setenv("GOLDHOOK_STORE", "postgresql://somewhere/db")
    ran = run(capsys, "backup", tmp_path / "copy", "--lang", "en")
    assert "pg_dump" in ran.err
    monkeypatch.setenv("GOLDHOOK_STORE", "memory:")
    assert run(capsys, "backup", tmp_path / "copy").code == 1


def test_backing_up_a_foreign_file_is_refused_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"no database at all")
    (tmp_path / "empty").touch()
    (tmp_path / "folder").mkdir()
    foreign = sqlite3.connect(tmp_path / "foreign")
    foreign.execute("PRAGMA journal_mode = WAL")
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    with closing(foreign):
        told = run(capsys, "backup", tmp_path / "copy", "--db", tmp_path / "foreign", "--lang", "en")
        assert (told.code, "not a Goldhook database" in told.err) == (1, True), "while somebody else has it open"
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    said = {"junk": "is damaged", "empty": "not a Goldhook database", "foreign": "not a Goldhook database"}
    for name, why in (said | {"folder": "can’t be read", "none": "doesn’t exist"}).items():
        ran = run(capsys, "backup", tmp_path / "copy", "--db", tmp_path / name, "--lang", "en")
        assert (ran.code, why in ran.err, str(tmp_path / name) in ran.err) == (1, True, True), (name, ran.err)
        assert "copy" not in ran.err, "the place of the copy is not to blame"
    after = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert after == before, "nothing is written, made, or left beside"

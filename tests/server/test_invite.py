"""Invitations to a table: links and their reach, a QR code, and the address in the local network."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import httpx
import pytest

from at_server import Guest, Served, run, served
from goldhook.server.http.services import own_name
from goldhook.server.run import lan
from goldhook.server.run.process import bind

#: A second address of this machine, to play the network's.
NEIGHBOUR = "127.0.0.2"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that gives the machine an address in its network."""
    return lambda address: monkeypatch.setattr(lan, "own_address", lambda: address)


async def invited(server: Served, **headers: str) -> tuple[dict[str, object], Guest, str]:
    ann = await server.guest("Ann")
    table = await ann.create()
    return (await ann.client.get(f"/api/tables/{table}/invite", headers=headers)).json(), ann, table


def test_a_local_server_offers_one_link_and_a_way_to_open_the_network(network: Callable[[str], None]) -> None:
    async def invite() -> None:
        network(NEIGHBOUR)
        async with served() as server:
            found, _, table = await invited(server)
            url = f"{server.base}/t/{table}"
            assert (found["links"], found["lan"]) == ([{"url": url, "reach": "this device"}], "off")
            drawing = ElementTree.fromstring(str(found["qr"]))
            assert drawing.get("viewBox")
            assert not {"style", "class", "id"} & {name for part in drawing.iter() for name in part.keys()}  # noqa: SIM118
            network("127.0.0.1")
            found, ann, _ = await invited(server)
            assert found["lan"] == "unavailable", "there is no network"
            assert (await ann.client.post("/api/lan")).json()["code"] == "lan_unavailable"

    run(invite())


@pytest.mark.skipif("sys.platform == 'darwin'", reason="a Mac has one local address alone")
def test_opening_a_running_server_makes_it_reachable_on_the_network(network: Callable[[str], None]) -> None:
    async def invite() -> None:
        network(NEIGHBOUR)
        async with served() as server:
            _, ann, table = await invited(server)
            there = f"http://{NEIGHBOUR}:{server.port}"
            async with httpx.AsyncClient(base_url=there) as phone:
                with pytest.raises(httpx.ConnectError):
                    await phone.get("/api/health")
                opened = (await ann.client.post("/api/lan")).json()
                assert opened == {"lan": "on", "url": f"{there}/"}
                assert (await ann.client.post("/api/lan")).json() == opened, "once is enough"
                found = (await ann.client.get(f"/api/tables/{table}/invite")).json()
                urls = [link["url"] for link in found["links"]]
                assert (found["lan"], urls) == ("on", [f"{there}/t/{table}", f"{server.base}/t/{table}"])
                answer = await phone.post("/api/me", json={"name": "Bob"}, headers={"Origin": there})
                assert answer.status_code == 200
                joined = await phone.post(f"/api/tables/{table}/commands", json={"type": "join", "id": "j"})
                assert joined.json()["type"] == "done"
                refused = await phone.post("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
                assert refused.json()["code"] == "origin_wrong"

    run(invite())


def test_only_a_local_user_can_open_it(network: Callable[[str], None]) -> None:
    async def invite() -> None:
        network(NEIGHBOUR)
        async with served() as server:
            ann = await server.guest("Ann")
            for headers in (
                {"X-Forwarded-For": "203.0.113.9"},
                {"Via": "1.1 proxy"},
                {"Host": f"192.168.1.7:{server.port}"},
                {"Host": f"{own_name()}:{server.port}"},
            ):
                refused = await ann.client.post("/api/lan", headers=headers)
                assert (refused.status_code, refused.json()["code"]) == (403, "lan_not_from_here")
                assert (await invited(server, **headers))[0]["lan"] == "unavailable"
            evil = await ann.client.post("/api/lan", headers={"Origin": "http://evil.example"})
            assert evil.json()["code"] == "origin_wrong"

    run(invite())


def test_operator_settings_take_precedence(network: Callable[[str], None]) -> None:
    async def invite() -> None:
        network(NEIGHBOUR)
        async with served(origins=("https://play.example.org",)) as server:
            found, ann, table = await invited(server, Host="play.example.org")
            links = [(link["url"], link["reach"]) for link in found["links"]]  # type: ignore[attr-defined]
            assert links[0] == (f"https://play.example.org/t/{table}", "anywhere")
            assert found["lan"] == "unavailable"
            assert (await ann.client.post("/api/lan")).json()["code"] == "lan_unavailable"

    run(invite())


def test_a_server_started_with_lan_is_open(network: Callable[[str], None]) -> None:
    network("192.168.1.7")

    async def nobody(_host: str, _port: int) -> None:
        raise AssertionError

    for host, address in (
        ("0.0.0.0", "192.168.1.7:8000"),
        ("192.168.1.9", "192.168.1.9:8000"),
        ("fd00::7", "[fd00::7]:8000"),
    ):
        there = lan.Lan(host)
        there.begin(8000, nobody)
        assert (there.state(), there.address()) == ("on", address)


def test_a_port_in_use_is_reported(network: Callable[[str], None]) -> None:
    async def invite() -> None:
        network(NEIGHBOUR)
        async with served() as server:
            _, ann, _ = await invited(server)
            taken = bind(NEIGHBOUR, server.port)
            try:
                refused = (await ann.client.post("/api/lan")).json()
                assert (refused["code"], bool(refused["facts"]["why"])) == ("lan_unavailable", True)
            finally:
                taken.close()

    run(invite())

"""The invitation to a circle: what a guest with its link sees before joining."""

from __future__ import annotations

from at_server import run, served


def test_an_invitation_names_the_circle_to_guests_with_its_link_only() -> None:
    async def look() -> None:
        async with served() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = (await ann.client.post("/api/circles", json={"name": "Friday"})).json()
            path, link = f"/api/circles/{made['circle']}/invitation", {"link": made["link"]}
            assert (await bob.client.post(path, json=link)).json() == {"name": "Friday", "by": "Ann"}
            for where, wrong in (
                (path, {"link": "x" * 22}),
                (path, {"link": ""}),
                ("/api/circles/none/invitation", link),
            ):
                answer = await bob.client.post(where, json=wrong)
                assert (answer.status_code, answer.json()["code"]) == (404, "circle_unknown")
            closed = await ann.client.post(f"/api/circles/{made['circle']}/link", json={"open": False})
            assert closed.status_code == 200
            assert (await bob.client.post(path, json=link)).status_code == 404

    run(look())

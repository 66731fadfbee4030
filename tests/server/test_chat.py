"""Chat: short, plain, not too fast; disabled at some tables; and people can mute each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from at_server import at_table, line, run, served
from goldhook.core.game import Refusal
from goldhook.server.live.chat import clean_text


def test_chat_reaches_everyone_including_latecomers() -> None:
    async def talk() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].ask("chat", text=" <b>hello</b> \u202e "))["type"] == "done"
            said = await lines[1].until("said")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "<b>hello</b>")
            late = await (await server.guest("Zoe")).sit(table)
            assert (await late.until("said"))["text"] == "<b>hello</b>"
            await late.ask("chat", text="I only watch")
            said = await lines[0].until("said", seat=None)
            assert (said["name"], said["text"]) == ("Zoe", "I only watch")

    run(talk())


def test_a_repeated_chat_message_is_broadcast_once() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            first = await lines[0].ask("chat", "once", text="hello")
            await lines[1].ask("act", seat=1, action="x", version=1)
            for one in lines:
                if (sync := await one.look())["legal"]:
                    await one.ask("act", seat=sync["viewer"], action=sync["legal"][0], version=sync["view"]["n"])
            assert await lines[0].ask("chat", "once", text="hello") == first
            await lines[0].ask("chat", text="bye")
            await lines[1].until("said", text="bye")
            assert [message["text"] for message in lines[1].heard if message["type"] == "said"] == ["hello", "bye"]

    run(talk())


def test_chat_that_is_too_fast_or_too_long_is_refused() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].ask("chat", text="x" * 201))["code"] == "chat_wrong"
            answers = [await lines[0].ask("chat", text=f"line {number}") for number in range(7)]
            assert [answer.get("code", "") for answer in answers] == [""] * 5 + ["chat_too_fast"] * 2
            assert (await lines[1].ask("chat", text="and I?"))["type"] == "done"

    run(talk())


def test_a_table_can_disable_chat() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"chat": False})
            assert (await lines[0].ask("chat", text="hello"))["code"] == "chat_off"

    run(talk())


def test_a_person_can_be_muted_and_unmuted() -> None:
    async def talk() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await lines[1].ask("mute", seat=0)
            await lines[0].ask("chat", text="one")
            await lines[1].ask("mute", seat=0, muted=False)
            await lines[0].ask("chat", text="two")
            await lines[1].until("said", text="two")
            assert not [message for message in lines[1].heard if message.get("text") == "one"]
            assert (await lines[1].ask("mute", seat=7))["code"] == "nobody_there"

    run(talk())


def test_mutes_survive_a_restart(tmp_path: Path) -> None:
    async def talk() -> None:
        store = str(tmp_path / "tables.sqlite")
        async with served(store=store) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[1].ask("mute", seat=0))["type"] == "done"
            cookies = [guest.cookie for guest in guests]
        async with served(store=store) as server:
            ann, bob = [await line(server, table, "", cookie) for cookie in cookies]
            assert [(await one.until("welcome"))["deaf_to"] for one in (ann, bob)] == [[], [0]]
            await bob.until("sync")
            await ann.ask("chat", text="one")
            await bob.ask("chat", text="two")
            await bob.until("said", text="two")
            assert not [message for message in bob.heard if message.get("text") == "one"]
            nobody = await line(server, table)
            assert (await nobody.ask("mute", seat=0))["code"] == "name_first"

    run(talk())


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "\x00\x01"])
def test_an_empty_chat_message_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="chat_wrong"):
        clean_text(text)


def test_a_reaction_is_shown_once_and_obeys_the_chat_limits() -> None:
    async def show() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            first = await lines[0].ask("react", "once", sign="luck")
            assert await lines[0].ask("react", "once", sign="luck") == first
            shown = await lines[1].until("reacted")
            assert (shown["seat"], shown["name"], shown["sign"]) == (0, "Ann", "luck")
            assert (await lines[0].ask("react", sign="rude"))["code"] == "message_unreadable"
            answers = [await lines[0].ask("react", sign="wow") for _ in range(5)]
            assert [answer.get("code", "") for answer in answers] == [""] * 4 + ["chat_too_fast"]
            assert (await lines[0].ask("chat", text="and now?"))["code"] == "chat_too_fast"
            await lines[1].ask("mute", seat=0)
            assert (await lines[1].ask("react", sign="hello"))["type"] == "done"
            await lines[1].until("reacted", seat=1)
            assert sum(message["type"] == "reacted" for message in lines[1].heard) == 6, "once each"
            late = await (await server.guest("Zoe")).sit(table)
            await late.ask("look")
            assert not [message for message in late.heard if message["type"] == "reacted"]

    run(show())

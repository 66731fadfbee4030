"""A person's next action: mostly what is due, sometimes something else."""

from __future__ import annotations

import asyncio

from goldhook.core.game import Json
from simulation.person import NONSENSE, Person


async def live(person: Person) -> None:
    """Sit at tables for as long as the run lasts."""
    chance = person.chance
    while not person.world.over:
        await asyncio.sleep(chance.uniform(0.02, 0.5))
        if chance.random() < 0.02:
            await _go_for_a_while(person)
        elif chance.random() < 0.15:
            await _something_else(person)
        else:
            await next_thing(person)


async def _go_for_a_while(person: Person) -> None:
    if person.link:
        person.link.lose()
    await asyncio.sleep(person.chance.choice((0.5, 3.0, 12.0, 30.0)))


async def _something_else(person: Person) -> None:
    chance = person.chance
    match chance.randrange(6):
        case 0:
            await person.repeat()
        case 1:
            await person.ask("chat", text=f"{person.name} says {chance.randrange(10**6)}")
        case 2:
            nonsense = dict(chance.choice(NONSENSE))
            await person.ask(nonsense.pop("type"), **nonsense)  # type: ignore[arg-type]
        case 3:
            await person.ask(chance.choice(("ping", "hint")))
        case 4 if person.sync and chance.random() < 0.1:
            await person.ask("mute", seat=chance.randrange(len(person.sync["view"]["seats"])))
        case _:
            await person.look()


async def next_thing(person: Person) -> Json | None:
    """Do what the table needs from this person, if anything; return the answer."""
    if not person.fresh or person.n is None or person.chance.random() < 0.02:
        await person.look()
    sync = person.sync
    if sync is None:
        return None
    view = sync["view"]
    if view["rematch"] and view["rematch"] in person.world.truth.at:
        person.sit_at(view["rematch"])
        return None
    match view["phase"]:
        case "lobby":
            return await _in_the_lobby(person, sync)
        case "playing":
            return await _in_the_match(person, sync)
        case "over" if sync["seats"] and person.chance.random() < 0.5:
            return await person.ask("rematch", lot=person.chance.random() < 0.5)
    return None


async def _in_the_lobby(person: Person, sync: Json) -> Json | None:
    view, chance = sync["view"], person.chance
    free = [seat for seat, chair in enumerate(view["seats"]) if chair["player"] == "nobody"]
    if free and person.sits and (not sync["seats"] or chance.random() < 0.05):
        return await person.ask("join", name=person.name)
    if sync["host"]:
        if not free:
            return await person.ask("start")
        if chance.random() < 0.15:
            return await person.ask("fill_with_bots", level=1 + chance.randrange(5))
        if chance.random() < 0.1:
            return await person.ask("reseat", seat=chance.randrange(2), to=chance.randrange(2))
        if chance.random() < 0.05:
            return await person.ask("set_options", options={"stand_in": 1 + chance.randrange(5)})
        if chance.random() < 0.05:
            return await person.ask("seat_bot", seat=chance.choice(free), level=1)
    elif sync["seats"] and chance.random() < 0.02:
        return await person.ask("leave")
    return None


async def _think_again(person: Person, seat: int, version: int) -> Json | None:
    """Take back a confirmation while the others still think."""
    answer = await person.ask("unconfirm", seat=seat, version=version)
    if answer and answer["type"] == "done":
        person.world.faults.note("unconfirmed")
    return answer


async def _in_the_match(person: Person, sync: Json) -> Json | None:
    view, chance, viewer = sync["view"], person.chance, sync["viewer"]
    seats = view["seats"]
    for seat, chair in enumerate(seats):
        if chair.get("clock", {}).get("out") and chance.random() < 0.5 and sync["seats"]:
            answer = await person.ask("vote", seat=seat, skip=chance.random() < 0.5)
            if answer and answer["type"] == "done":
                person.world.faults.note("voted")
            return answer
    if sync["seats"] and any(seats[seat].get("left") for seat in sync["seats"]) and chance.random() < 0.5:
        return await person.ask("return")
    missed = [seat for seat, chair in enumerate(seats) if chair.get("missed") and seat not in sync["seats"]]
    if missed and sync["seats"]:
        choice, asked = chance.choice(("wait", "bot", "bot")), seats[missed[0]]["missed"]
        return await person.ask("choose", seat=missed[0], choice=choice, asked=asked)
    if sync["seats"] and chance.random() < 0.01:
        return await person.ask("leave")
    if len(sync["seats"]) > 1:
        owing = [seat for seat in sync["seats"] if seats[seat]["owes"]]
        if viewer is None and owing:
            return await person.ask("present", seat=chance.choice(owing))
        if viewer not in owing and owing:
            return await person.ask("hand_over")
    if viewer is None or seats[viewer]["bot"]:
        return None
    version = view["n"]
    if not seats[viewer]["owes"]:
        return await _think_again(person, viewer, version) if view["tentative"] and chance.random() < 0.1 else None
    if view["tentative"] and chance.random() < 0.15:
        answer = await person.ask("undo", seat=viewer, version=version)
        if answer and answer["type"] == "done":
            person.world.faults.note("undone")
        return answer
    if view["complete"] and chance.random() < 0.9:
        return await person.ask("confirm", seat=viewer, version=version)
    if not sync["legal"]:
        return None
    action = chance.choice(sync["legal"])
    return await person.ask("act", seat=viewer, action=action, version=version, confirm=chance.random() < 0.4)

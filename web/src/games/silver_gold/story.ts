// The events of Silver & Gold as sentences. The rules speak in ids; people see colours and points.

import type { EventJson } from "../../server/wire";
import { me, type Scene, who } from "../../table/story";
import { type Facts, t } from "../../text/lang.svelte";
import { tEvent } from "../../text/sentences";
import { together, won } from "../../text/words";
import type { DeckJson, MatchEvent } from "./views";

/** The sentences around these events imply them. */
const SILENT: ReadonlySet<MatchEvent["code"]> = new Set(["all_kept", "all_marked", "card_laid_aside"]);

/** What a turn's marks bring: they reveal the pattern. */
const MARKS: ReadonlySet<MatchEvent["code"]> = new Set([
  ...(["fields_marked", "cross_owed", "cross_lapsed", "coin_ticked", "coin_wasted", "palm_scored", "palm_wasted"] as const),
]);

/** Remembering is part of the game: of the turn before this one the log keeps what was claimed, of older ones nothing. */
export function forgotten(told: readonly EventJson[], { view }: Scene): ReadonlySet<number> {
  if (view.options.memory_aid || view.phase !== "playing") return new Set();
  const events = told as readonly MatchEvent[];
  const turned = events.flatMap(({ code }, index) => (code === "expedition_turned" ? [index] : []));
  const [before, now] = [turned.at(-2) ?? -1, turned.at(-1) ?? -1];
  const gone = events.flatMap(({ code }, index) => (index < before || (index < now && MARKS.has(code)) ? [index] : []));
  return new Set(gone);
}

export function sentences(event: EventJson, scene: Scene): string[] {
  const told = event as MatchEvent;
  return SILENT.has(told.code) ? [] : [sentence(told, scene)];
}

function sentence(event: MatchEvent, scene: Scene): string {
  const nameOf = (seat: number) => scene.nameOf(seat);
  const facts: Facts = { ...event, ...("seat" in event ? who(event.seat, scene) : {}) };
  switch (event.code) {
    case "expedition_turned": {
      // The id of the card says nothing to people; the pattern itself is on the table, or theirs to remember.
      const unnamed = { ...event, expedition: null };
      return tEvent(unnamed, nameOf);
    }
    case "cards_kept":
      return t("web-event-cards-kept", { ...facts, cards: cards(event.cards, scene) });
    case "fields_marked":
      return t("web-event-fields-marked", { ...facts, count: event.fields.length, card: cards([event.card], scene) });
    case "card_filled":
      return t("web-event-card-filled", { ...facts, ...cardOf(event.card, scene) });
    case "card_taken":
      return t("web-event-card-taken", { ...facts, card: cards([event.card], scene) });
    case "display_refilled": {
      const named = { ...event, cards: cards(event.cards, scene) };
      return tEvent(named, nameOf);
    }
    case "match_ended":
      return won(event.winners, me(scene), nameOf);
  }
  return tEvent(event, nameOf);
}

function cardOf(id: string, { set }: Scene): Facts {
  const card = (set as DeckJson).treasure.find((one) => one.id === id);
  return { colour: card?.colour, points: card?.points };
}

/** Each card by its colour and the number on it. */
function cards(ids: readonly string[], scene: Scene): string {
  const named = ids.map((id) => {
    const { colour, points } = cardOf(id, scene);
    return `${t("web-sg-island", { colour })} (${points})`;
  });
  return together(named);
}

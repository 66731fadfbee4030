// The events of Silver & Gold as sentences. The rules speak in ids; people see colours and points.

import type { GameEvent } from "../../server/views";
import { me, type Scene, type Telling, who } from "../../table/story";
import { type Facts, t } from "../../text/lang.svelte";
import { tEvent } from "../../text/sentences";
import { together, won } from "../../text/words";
import type { SilverGoldSet } from "./views";

/** The sentences around these events imply them. */
const SILENT = new Set(["all_kept", "all_marked", "card_laid_aside"]);

export function sentences(event: GameEvent, scene: Scene, how: Telling): string[] {
  return SILENT.has(event.code) ? [] : [sentence(event, scene, how)];
}

function sentence(event: GameEvent, scene: Scene, { past }: Telling): string {
  const nameOf = (seat: number) => scene.nameOf(seat);
  const facts: Facts = { ...event, ...(typeof event.seat === "number" ? who(event.seat, scene) : {}) };
  switch (event.code) {
    case "expedition_turned": {
      // Remembering earlier expedition cards is part of the game, unless the table has the memory aid.
      const hidden = past && !scene.view.options.memory_aid;
      return tEvent(hidden ? { ...event, expedition: null } : event, nameOf);
    }
    case "cards_kept":
      return t("web-event-cards-kept", { ...facts, cards: cards(event.cards, scene) });
    case "fields_marked":
      return t("web-event-fields-marked", { ...facts, count: (event.fields as string[]).length, card: cards([event.card], scene) });
    case "card_filled":
      return t("web-event-card-filled", { ...facts, ...cardOf(event.card, scene) });
    case "card_taken":
      return t("web-event-card-taken", { ...facts, card: cards([event.card], scene) });
    case "display_refilled":
      return tEvent({ ...event, cards: cards(event.cards, scene) }, nameOf);
    case "match_ended":
      return won(event.winners as number[], me(scene), nameOf);
  }
  return tEvent(event, nameOf);
}

function cardOf(id: unknown, { set }: Scene): Facts {
  const card = (set as SilverGoldSet).treasure.find((one) => one.id === id);
  return { colour: card?.colour, points: card?.points };
}

/** Each card by its colour and the number on it. */
function cards(ids: unknown, scene: Scene): string {
  const named = (ids as string[]).map((id) => {
    const { colour, points } = cardOf(id, scene);
    return `${t("web-sg-island", { colour })} (${points})`;
  });
  return together(named);
}

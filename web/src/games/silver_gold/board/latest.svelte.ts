// What the others have just done, to be marked on their boards.

import type { EventJson } from "../../../server/wire";
import type { MatchEvent } from "../views";

/** The latest actions of one player. */
export interface Deeds {
  /** The fields marked, by card. */
  marked: Readonly<Record<string, readonly string[]>>;
  coins: number;
  palms: readonly number[];
  cups: readonly number[];
  /** New cards. */
  taken: readonly string[];
}

const NOTHING: Deeds = { marked: {}, coins: 0, palms: [], cups: [], taken: [] };
/** Milliseconds for which the marks of a finished turn are shown. They reveal its pattern, which nobody may look up (S14). */
export const SEEN = 4000;

export class Latest {
  #deeds = $state.raw<ReadonlyMap<number, Deeds>>(new Map());
  #count = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  of(seat: number): Deeds {
    return this.#deeds.get(seat) ?? NOTHING;
  }

  /** Take over the events of a message. `open`: everything may be looked up. */
  told(events: readonly EventJson[], count: number, open: boolean): void {
    if (count === this.#count) return;
    this.#count = count;
    const told = events as readonly MatchEvent[];
    const deeds = new Map(told.some(({ code }) => code === "all_marked") || open ? [] : this.#deeds);
    for (const event of told) if ("seat" in event) deeds.set(event.seat, after(deeds.get(event.seat) ?? NOTHING, event));
    this.#deeds = deeds;
    clearTimeout(this.#timer);
    if (!open && told.some(({ code }) => code === "expedition_turned")) this.#timer = setTimeout(() => this.forget(), SEEN);
  }

  /** Forget the marks; what was claimed stays until the next turn. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#deeds = new Map([...this.#deeds].map(([seat, { cups, taken }]) => [seat, { ...NOTHING, cups, taken }]));
  }
}

function after(deeds: Deeds, event: MatchEvent): Deeds {
  switch (event.code) {
    case "fields_marked":
      return { ...deeds, marked: { ...deeds.marked, [event.card]: [...(deeds.marked[event.card] ?? []), ...event.fields] } };
    case "coin_ticked":
      return { ...deeds, coins: deeds.coins + 1 };
    case "palm_scored":
      return { ...deeds, palms: [...deeds.palms, event.points] };
    case "cup_taken":
      return { ...deeds, cups: [...deeds.cups, event.cup] };
    case "card_taken":
      return { ...deeds, taken: [...deeds.taken, event.card] };
  }
  return deeds;
}

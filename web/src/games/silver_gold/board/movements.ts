// Animations: for my own seat from the difference of two views, for the others from events.

import { ART } from "../../../look/symbols";
import type { EventJson } from "../../../server/wire";
import type { CardJson, MatchEvent, View } from "../views";
import { fly } from "./flights";

interface Before {
  me: number | null;
  coins: number;
  palms: number;
  cups: number;
  marked: Record<string, readonly string[]>;
}

export class Movements {
  #before: Before | null = null;
  #told = -1;

  /** New symbols on my islands fly to my score card. */
  mine(root: Element, me: number | null, match: View, cards: Map<string, CardJson>): void {
    const seat = me === null ? undefined : match.seats[me];
    const before = this.#before;
    this.#before = seat
      ? {
          me,
          coins: seat.coins,
          palms: seat.palms.length,
          cups: seat.cups.length,
          marked: Object.fromEntries(seat.cards.map(({ id, marked }) => [id, marked])),
        }
      : null;
    if (!seat || !before || before.me !== me) return;
    const fresh = { coin: [] as Element[], palm: [] as Element[] };
    for (const { id, marked } of seat.cards) {
      for (const cell of marked) {
        const symbol = cards.get(id)?.cells[cell];
        if (before.marked[id]?.includes(cell) !== false || (symbol !== "coin" && symbol !== "palm")) continue;
        const field = root.querySelector(`[data-card="${id}"][data-cell="${cell}"]`);
        if (field) fresh[symbol].push(field);
      }
    }
    for (let coin = before.coins; coin < seat.coins; coin++)
      fly(ART.coin, fresh.coin.shift(), root.querySelector(`[data-coin="${coin}"]`));
    for (let palm = before.palms; palm < seat.palms.length; palm++)
      fly(ART.palm, fresh.palm.shift(), root.querySelector(`[data-palm="${palm}"]`));
    for (let row = before.cups; row < seat.cups.length; row++)
      fly(ART.cup, root.querySelector(`[data-cup="${seat.cups[row]}"]`), root.querySelector(`[data-row="${row}"]`), 40);
  }

  /** A cup or a card flies to the player who got it. */
  told(root: Element, me: number | null, events: readonly EventJson[], count: number, piece: (id: string) => string): void {
    if (count === this.#told) return;
    this.#told = count;
    let delay = 0;
    for (const event of events as readonly MatchEvent[]) {
      if (!("seat" in event) || event.seat === me) continue;
      const player = root.querySelector(`[data-seat="${event.seat}"]`);
      if (event.code === "cup_taken")
        fly(ART.cup, root.querySelector(`[data-cup="${event.cup}"]`), player, 40, (delay += 120));
      if (event.code === "card_taken")
        fly(piece(event.card), root.querySelector(event.from_stack ? "[data-stack]" : "[data-display]"), player, 60, (delay += 120));
    }
  }
}

// Equal points at the end: which colour told them apart. The server counts; here it is only put into steps to tell.

import type { Colour } from "../../views";

export interface Tie {
  /** Who had equal points, the best first. */
  seats: number[];
  /** The colour that told them apart; null: nothing did, and they share. */
  colour: Colour | null;
  /** How many cards of that colour each of them has filled. */
  filled: number[];
}

/** One for every group of equal totals: the first colour in which they differ. */
export function tieSteps(
  totals: readonly number[],
  places: readonly number[],
  counted: { colours: readonly Colour[]; filled: readonly (readonly number[])[] },
): Tie[] {
  const found: Tie[] = [];
  for (const total of [...new Set(totals)].sort((one, other) => other - one)) {
    const seats = totals.flatMap((one, seat) => (one === total ? [seat] : []));
    if (seats.length < 2) continue;
    seats.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
    const at = counted.colours.findIndex((_, number) => new Set(seats.map((seat) => counted.filled[seat]?.[number])).size > 1);
    found.push({ seats, colour: counted.colours[at] ?? null, filled: seats.map((seat) => counted.filled[seat]?.[at] ?? 0) });
  }
  return found;
}

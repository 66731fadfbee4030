// Ties at the end: the colour that decided each of them. The server counts; this only orders the explanation.

import type { Colour } from "../views";

export interface Tie {
  /** Seats with equal points, the best first. */
  seats: number[];
  /** The colour that decided; null if they share the place. */
  colour: Colour | null;
  /** Filled cards of that colour, for each seat. */
  filled: number[];
}

interface Counted {
  colours: readonly Colour[];
  filled: readonly (readonly number[])[];
}

/** One step for each group with equal totals: the first colour in which they differ; then again for those still equal. */
export function tieSteps(totals: readonly number[], places: readonly number[], counted: Counted): Tie[] {
  return groups(totals, (total) => total ?? 0).flatMap((seats) => {
    seats.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
    return apart(seats, counted);
  });
}

/** Seats with the same number, the highest first, if there are at least two. */
function groups<T>(values: readonly T[], number: (value: T) => number, seats = [...values.keys()]): number[][] {
  const found = new Map<number, number[]>();
  seats.forEach((seat, at) => {
    const value = number(values[at]!);
    found.set(value, [...(found.get(value) ?? []), seat]);
  });
  return [...found].sort(([one], [other]) => other - one).flatMap(([, alike]) => (alike.length > 1 ? [alike] : []));
}

function apart(seats: number[], { colours, filled }: Counted, from = 0): Tie[] {
  const count = (seat: number, colour: number) => filled[seat]?.[colour] ?? 0;
  const at = colours.findIndex((_, number) => number >= from && new Set(seats.map((seat) => count(seat, number))).size > 1);
  if (at < 0) return [{ seats, colour: null, filled: [] }];
  const counts = seats.map((seat) => count(seat, at));
  const left = groups(counts, (number) => number, seats);
  return [{ seats, colour: colours[at]!, filled: counts }, ...left.flatMap((alike) => apart(alike, { colours, filled }, at + 1))];
}

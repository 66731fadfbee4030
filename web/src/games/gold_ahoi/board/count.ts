// The final count, area by area.

import type { AreaJson } from "../views";

export interface Counted {
  /** The index of the area; -1 for the handicap. */
  index: number;
  owner: number | null;
  points: number;
  /** The totals of north and south after it. */
  sum: [number, number];
}

/**
 * The steps of the count: the handicap, then every area with chests, the richest last. Areas without chests are
 * left out.
 */
export function counting(areas: readonly AreaJson[], handicap = 0, first = 0): Counted[] {
  const sum: [number, number] = [0, 0];
  const steps: Counted[] = [];
  const add = (index: number, owner: number | null, points: number) => {
    if (owner === 0 || owner === 1) sum[owner] += points;
    steps.push({ index, owner, points, sum: [...sum] });
  };
  if (handicap) add(-1, first, handicap);
  const rich = areas.map((area, index) => ({ area, index })).filter(({ area }) => area.chests > 0);
  rich.sort((a, b) => a.area.chests - b.area.chests || a.index - b.index);
  for (const { area, index } of rich) add(index, area.owner, area.chests);
  return steps;
}

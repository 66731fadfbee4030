// The highlighted area: the one under the pointer, else the chosen one. It stays the same while the layout grows.

import { sameArea } from "../geometry";
import type { Extent } from "../extents";

export class Sight {
  hovered = $state<number | null>(null);
  pinned = $state<number | null>(null);
  #areas: readonly Extent[] = [];

  get lit(): number | null {
    return this.hovered ?? this.pinned;
  }

  /** Find the highlighted areas again among new ones. */
  see(areas: readonly Extent[]): void {
    const before = this.#areas;
    this.#areas = areas;
    this.hovered = again(this.hovered, before, areas);
    this.pinned = again(this.pinned, before, areas);
  }

  /** Choose the next area, the richest first, or with -1 the one before. */
  next(step: number): number | null {
    const order = this.#areas
      .map(({ chests }, index) => ({ chests: chests.length, index }))
      .sort((a, b) => b.chests - a.chests || a.index - b.index)
      .map(({ index }) => index);
    return (this.pinned = following(order, this.pinned, step));
  }

  /** Choose the next area of a cell, and none after the last. */
  within(cell: string): number | null {
    const here = this.#areas.flatMap(({ cells }, index) => (cells.includes(cell) ? [index] : []));
    return (this.pinned = this.pinned === here.at(-1) ? null : following(here, this.pinned, 1));
  }
}

function again(index: number | null, before: readonly Extent[], areas: readonly Extent[]): number | null {
  const area = index === null ? undefined : before[index];
  const found = area ? sameArea(area, areas) : -1;
  return found < 0 ? null : found;
}

function following(order: readonly number[], from: number | null, step: number): number | null {
  if (!order.length) return null;
  const at = from === null ? -1 : order.indexOf(from);
  if (at < 0) return order.at(step > 0 ? 0 : -1)!;
  return order[(at + step + order.length) % order.length]!;
}

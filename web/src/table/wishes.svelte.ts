// The wishes of this browser, one for each game, and sets of one's own that the next table plays with.

import type { GameName, SetJson } from "../server/views";
import { readWish, type Wish } from "./wish";

const kept = (game: GameName) => `goldhook-wish-${game}`;
const NAMES = "goldhook-one-device";

export const wishes = $state<Record<GameName, Wish>>({
  silver_gold: readWish("silver_gold", localStorage.getItem(kept("silver_gold"))),
  gold_ahoi: readWish("gold_ahoi", localStorage.getItem(kept("gold_ahoi"))),
});

export function keep(game: GameName, part: Partial<Wish>): void {
  Object.assign(wishes[game], part);
  localStorage.setItem(kept(game), JSON.stringify(wishes[game]));
}

/** Sets from files. They live as long as the page does. */
export const ownSets = $state<Partial<Record<GameName, SetJson>>>({});

/** The people who played at this device the last time. */
export function keptNames(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(NAMES) ?? "[]");
    return Array.isArray(read) ? read.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  localStorage.setItem(NAMES, JSON.stringify(names));
}

// The saved choices of this browser, one wish for each game, and sets from files for the next table.

import { GAME_NAMES, gameModule } from "../games";
import { offered } from "../server/games.svelte";
import type { OptionValue, SetJson } from "../server/views";
import { optionsFor } from "./options";
import { possible, readWish, type Wish } from "./wish";

const keyOf = (game: string) => `goldhook-wish-${game}`;
const NAMES = "goldhook-one-device";

const kept = $state<Record<string, Wish>>(
  Object.fromEntries(GAME_NAMES.map((game) => [game, readWish(localStorage.getItem(keyOf(game)))])),
);

/** Possible numbers of players. */
export function playersOf(game: string): readonly number[] {
  return offered()?.games.find(({ name }) => name === game)?.players ?? gameModule(game)?.players ?? [2];
}

/** The person's wish for a game, limited to what the server offers. */
export function wishFor(game: string): Wish {
  return possible(kept[game] ?? readWish(null), playersOf(game), optionsFor(offered(), game));
}

export function keep(game: string, part: Partial<Wish>): void {
  kept[game] = { ...(kept[game] ?? readWish(null)), ...part };
  localStorage.setItem(keyOf(game), JSON.stringify(kept[game]));
}

export function keepOption(game: string, name: string, value: OptionValue): void {
  keep(game, { options: { ...kept[game]?.options, [name]: value } });
}

/** Sets from files. They are kept as long as the page is open. */
export const ownSets = $state<Record<string, SetJson>>({});

/** The people who last played together at this device. */
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

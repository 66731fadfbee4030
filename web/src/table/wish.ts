// What a person wants to play, and the table to open for it. A wish is kept until the next visit.

import type { NewTable } from "../server/api";
import type { Option } from "../server/games.svelte";
import type { OptionValue, SetJson } from "../server/views";
import { clockOf, isAllowed } from "./options";

export const LEVELS: readonly number[] = [1, 2, 3, 4, 5];
const LEVEL = 3;

export interface Wish {
  level: number;
  players: number;
  /** Values that a person chose, by the name of the option. */
  options: Record<string, OptionValue>;
}

/** Read a wish that was kept; `possible` checks its values. */
export function readWish(kept: string | null): Wish {
  const { level, players, options, pace, ...others } = readObject(kept);
  // Earlier versions kept each option as a field, and the clock by the name of its pace.
  const earlier = typeof pace === "string" ? { ...others, clock: clockOf(pace) } : others;
  return { level, players, options: isObject(options) ? options : earlier } as Wish;
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The part of a wish that is possible now: options that exist, with values that they take. */
export function possible({ level, players, options }: Wish, counts: readonly number[], declared: readonly Option[]): Wish {
  const chosen = declared.filter(({ name }) => Object.hasOwn(options, name));
  return {
    level: LEVELS.includes(level) ? level : LEVEL,
    players: counts.includes(players) ? players : Math.min(...counts),
    options: Object.fromEntries(
      chosen.filter((option) => isAllowed(option, options[option.name])).map(({ name }) => [name, options[name]!]),
    ),
  };
}

function bots(from: number, to: number, level: number): Record<number, number> {
  return Object.fromEntries(Array.from({ length: to - from }, (_, index) => [from + index, level]));
}

/** Me, and bots on all other seats. */
export function againstBots(game: string, wish: Wish, set?: SetJson): NewTable {
  return { ...plain(game, wish, set), bots: bots(1, wish.players, wish.level) };
}

/** Me, and free seats; `open_lobby` lists the table for everybody. */
export function forFriends(game: string, wish: Wish, set?: SetJson, more: NewTable["options"] = {}): NewTable {
  return plain(game, { ...wish, options: { ...wish.options, ...more } }, set);
}

/** Several people at this device, and perhaps bots. */
export function atOneDevice(game: string, wish: Wish, names: string[], botCount: number, set?: SetJson): NewTable {
  const players = names.length + botCount;
  const table = plain(game, { ...wish, players, options: { ...wish.options, open_lobby: false } }, set);
  return { ...table, name: names[0] ?? "", bots: bots(names.length, players, wish.level) };
}

function plain(game: string, { players, options }: Wish, set: SetJson | "house" = "house"): NewTable {
  // A seat that this table does not have cannot go first.
  const { first, ...others } = options;
  return { game, players, options: first === undefined || Number(first) > players ? others : { ...others, first }, set };
}

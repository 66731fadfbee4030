// What somebody wants to play, and the table that comes of it. What is wished for is kept until the next visit.

import type { NewTable } from "../server/api";
import type { GameName, Options, SetJson } from "../server/views";

export const GAMES: readonly GameName[] = ["silver_gold", "gold_ahoi"];
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5];
/** How many can play. */
export const PLAYERS: Record<GameName, readonly number[]> = { silver_gold: [2, 3, 4], gold_ahoi: [2] };
export const HANDICAPS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Seconds a turn, and how many can be saved up. */
export const CLOCKS = {
  none: null,
  quick: { credit: 20, bank: 60 },
  calm: { credit: 60, bank: 300 },
  days: { credit: 86_400, bank: 259_200 },
} as const;
export type Pace = keyof typeof CLOCKS;

export interface Wish {
  level: number;
  players: number;
  pace: Pace;
  memory_aid: boolean;
  open_hands: boolean;
  handicap: number;
  hints: boolean;
  chat: boolean;
  spectators: boolean;
  open_lobby: boolean;
}

const FIRST: Wish = {
  level: 3,
  players: 2,
  pace: "none",
  memory_aid: false,
  open_hands: false,
  handicap: 0,
  hints: true,
  chat: true,
  spectators: true,
  open_lobby: false,
};

/** A wish as it was kept; whatever is not, or no longer, possible is as it is at first. */
export function readWish(game: GameName, kept: string | null): Wish {
  let found: Partial<Record<keyof Wish, unknown>> = {};
  try {
    const read: unknown = JSON.parse(kept ?? "{}");
    if (read && typeof read === "object") found = read;
  } catch {
    // Somebody else's text: as if nothing had been kept.
  }
  const wish = { ...FIRST };
  for (const name of ["memory_aid", "open_hands", "hints", "chat", "spectators", "open_lobby"] as const) {
    if (typeof found[name] === "boolean") wish[name] = found[name];
  }
  const within = (value: unknown, allowed: readonly number[], usual: number) =>
    allowed.includes(value as number) ? (value as number) : usual;
  wish.level = within(found.level, LEVELS, FIRST.level);
  wish.players = within(found.players, PLAYERS[game], FIRST.players);
  wish.handicap = within(found.handicap, HANDICAPS, FIRST.handicap);
  if (typeof found.pace === "string" && Object.hasOwn(CLOCKS, found.pace)) wish.pace = found.pace as Pace;
  return wish;
}

/** What is agreed on at the table; only what there is in the game. */
export function optionsOf(game: GameName, wish: Wish): Partial<Options> {
  const { hints, chat, spectators, open_lobby } = wish;
  const both = { hints, chat, spectators, open_lobby, clock: CLOCKS[wish.pace] };
  return game === "silver_gold"
    ? { ...both, memory_aid: wish.memory_aid }
    : { ...both, open_hands: wish.open_hands, handicap: wish.handicap };
}

function bots(from: number, to: number, level: number): Record<number, number> {
  return Object.fromEntries(Array.from({ length: to - from }, (_, index) => [from + index, level]));
}

/** Me, and bots on all other seats. */
export function againstBots(game: GameName, wish: Wish, set?: SetJson): NewTable {
  return { ...plain(game, wish, set), bots: bots(1, wish.players, wish.level) };
}

/** Me, and free seats. */
export function forFriends(game: GameName, wish: Wish, set?: SetJson): NewTable {
  return plain(game, wish, set);
}

/** Several people at this device, and perhaps bots. */
export function atOneDevice(game: GameName, wish: Wish, names: string[], botCount: number, set?: SetJson): NewTable {
  const players = names.length + botCount;
  const table = plain(game, { ...wish, players, open_lobby: false }, set);
  return { ...table, name: names[0] ?? "", bots: bots(names.length, players, wish.level) };
}

function plain(game: GameName, wish: Wish, set?: SetJson): NewTable {
  return { game, players: wish.players, options: optionsOf(game, wish), set: set ?? "house" };
}

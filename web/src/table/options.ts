// The options of a table as the server declares them: which are shown, and which values they take.

import type { Offer, Option } from "../server/games.svelte";
import type { ClockJson, OptionValue } from "../server/views";

/** The table options that players can set here; the others keep their defaults. */
const SHOWN: readonly string[] = ["clock", "first", "rematch_first", "hints", "chat", "spectators", "open_lobby"];

/** Seconds per turn, and how many seconds can be saved up. */
const CLOCKS = {
  none: null,
  quick: { credit: 20, bank: 60 },
  calm: { credit: 60, bank: 300 },
  days: { credit: 86_400, bank: 259_200 },
} as const satisfies Record<string, ClockJson | null>;
export type Pace = keyof typeof CLOCKS;
export const PACES = Object.keys(CLOCKS) as Pace[];

/** The options to show for a game, those with several values before those that are on or off. */
export function optionsFor(offer: Offer | null, game: string): Option[] {
  const offered = offer?.games.find(({ name }) => name === game);
  const own = offered?.options ?? [];
  const seats = Math.max(...(offered?.players ?? [2]));
  const shared = SHOWN.flatMap((shown) => offer?.table_options.filter(({ name }) => name === shown) ?? []).map((option) =>
    withSeats(option, seats),
  );
  const isFlag = ({ kind }: Option) => kind === "flag";
  const isNot = (option: Option) => !isFlag(option);
  return [...shared.filter(isNot), ...own.filter(isNot), ...own.filter(isFlag), ...shared.filter(isFlag)];
}

/** Who goes first: any of this many seats. */
export function withSeats(option: Option, seats: number): Option {
  if (option.kind !== "choice" || option.name !== "first") return option;
  return { ...option, choices: option.choices.filter((choice) => !(Number(choice) > seats)) };
}

export function isAllowed(option: Option, value: unknown): value is OptionValue {
  switch (option.kind) {
    case "flag":
      return typeof value === "boolean";
    case "number":
      return Number.isInteger(value) && (value as number) >= option.least && (value as number) <= option.most;
    case "choice":
      return option.choices.includes(value as string);
    case "clock":
      return paceOf(value) !== null;
  }
}

/** What the server suggests with the house set for bots of a level; null if nothing. */
export function suggestedFor(option: Option, level: number): number | null {
  return option.kind === "number" ? (option.suggested?.[level - 1] ?? null) : null;
}

export function clockOf(pace: string): ClockJson | null {
  return Object.hasOwn(CLOCKS, pace) ? CLOCKS[pace as Pace] : null;
}

/** The pace of a clock; null if it is none of ours. */
export function paceOf(clock: unknown): Pace | null {
  return PACES.find((pace) => isSame(CLOCKS[pace], clock)) ?? null;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [clock, second] = [one, other] as (Partial<ClockJson> | null | undefined)[];
  return !!clock?.credit && clock.credit === second?.credit && clock.bank === second.bank;
}

// The games that the server offers, with their options. They are requested once.

import { api } from "./api";
import type { ClockJson } from "./views";

export type Option =
  | { name: string; kind: "flag"; default: boolean }
  | { name: string; kind: "number"; default: number; least: number; most: number; suggested?: number[] }
  | { name: string; kind: "choice"; default: string; choices: string[] }
  | { name: string; kind: "clock"; default: ClockJson | null };

export interface OfferedGame {
  name: string;
  players: number[];
  options: Option[];
}
export interface Offer {
  games: OfferedGame[];
  /** The options that a table of any game has. */
  table_options: Option[];
}

let offer = $state.raw<Offer | null>(null);
let request: Promise<void> | null = null;

/** What the server offers; null until it has answered. */
export function offered(): Offer | null {
  return offer;
}

/** Request the list once. Without an answer everything has its default, and the next call tries again. */
export function loadGames(): Promise<void> {
  request ??= api.games().then(
    (answer) => {
      offer = answer;
    },
    () => {
      request = null;
    },
  );
  return request;
}

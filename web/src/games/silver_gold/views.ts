// Silver & Gold as the server shows it: docs/formats.md ("Views"), docs/protocol.md (`aid`).

import type { MatchView, SetJson } from "../../server/views";

export type Colour = "purple" | "orange" | "green" | "grey";

export interface HeldCard {
  id: string;
  marked: string[];
}
export interface SilverGoldSeat {
  cards: HeldCard[];
  done: string[];
  coins: number;
  cups: number[];
  palms: number[];
}
export interface SilverGoldView extends MatchView {
  round: number;
  turn: number;
  first: number;
  step: "keep" | "mark" | "claim" | "over";
  expedition: string | null;
  display: string[];
  stack: number;
  cups: number[];
  seat: number | null;
  owed: number;
  hand?: string[];
  seats: SilverGoldSeat[];
  played?: string[];
}

export interface CardJson {
  id: string;
  colour: Colour;
  points: number;
  cells: { [cell: string]: "coin" | "palm" | "cross" | null };
  seal: { colour: Colour; points: number } | null;
}
export interface SilverGoldSet extends SetJson {
  treasure: CardJson[];
  expeditions: { id: string; cells: string[] }[];
}

export interface MarkAid {
  cells: number;
  coins: number;
  /** Fields owed after it. */
  crosses: number;
  palms: number[];
  /** The cups that completed coin rows bring if no other player is faster. */
  cup: number;
  fills: boolean;
  /** Points for the filled card when it is laid aside, including its seal. */
  card: number;
  /** How much the total grows immediately. */
  points: number;
}
export interface CardAid {
  points: number;
  colour: Colour;
  seal: { points: number; colour: Colour } | null;
  /** Points for the seal, and for the whole card, if it were laid aside now; null for a spectator. */
  seal_now: number | null;
  gain: number | null;
}
export type ScoreLines = Record<"coins" | "cups" | "palms" | "cards" | "seals" | "total", number>;
export interface SilverGoldAid {
  /** One for each legal action; null for actions that mark nothing. */
  marks: (MarkAid | null)[];
  palm: number;
  palm_parts: { own: number; display: number };
  cards: Record<string, CardAid>;
  totals: number[];
  lines: ScoreLines[];
  tie_break: { colours: Colour[]; filled: number[][] };
  /** 1 is the best; equal players share a place. */
  places: number[];
}

// Gold Ahoi! as the server shows it: docs/formats.md ("Views", "Analyses"), docs/protocol.md (`aid`).

import type { MatchView, SetJson } from "../../server/views";

export interface Area {
  kind: "land" | "water";
  chests: number;
  openings: [number, number];
  owner: number | null;
}
export interface LaidTile {
  at: string;
  tile: string;
  turn: number;
  seat: number;
}
export interface GoldAhoiView extends MatchView {
  first: number;
  hand: string | null;
  bag: number;
  unseen: string[];
  board: LaidTile[];
  areas: Area[];
  seat: number | null;
  hands?: (string | null)[];
  /** Points the first player has in addition to the chests. */
  handicap?: number;
}

export interface TileJson {
  id: string;
  land: string[][];
  chest: string;
}
export interface GoldAhoiSet extends SetJson {
  tiles: TileJson[];
}

/** The extent of an area. A tile is 100 × 100; the tile at row r, column c begins at x = 100c, y = 100r. */
export interface AreaAid {
  kind: "land" | "water";
  owner: number | null;
  cells: string[];
  chests: { at: string; x: number; y: number }[];
  /** Points on north's side ("0") and on south's side ("1"). */
  openings: Record<"0" | "1", [number, number][]>;
  /** The outline. */
  path: string;
}
export interface GoldAhoiAid {
  frame: { rows: [number, number]; cols: [number, number] };
  /** For each closed cell the code of the refusal. */
  closed: Record<string, string>;
  totals: [number, number];
  places: [number, number];
  /** The totals after each legal action. */
  after: [number, number][];
  /** In the order of the view's areas. */
  areas: AreaAid[];
}

/** Part of an analysis: the owners of one area's chests after each move. */
export interface Strip {
  kind: "land" | "water";
  chests: number;
  openings: [number, number];
  owner: number | null;
  moves: number[];
  owners: (number | null)[][];
}

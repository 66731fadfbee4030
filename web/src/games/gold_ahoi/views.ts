// Written by `make wire` from src/goldhook/games/gold_ahoi/plain.py and the events of the law: change it there.

/** A tile of the layout, at "row,column". */
export interface LaidTile {
  at: string;
  tile: string;
  turn: number;
  seat: number;
}

export type AreaKind = "land" | "water";

/** A connected area, and its openings to north and south; `owner` is null if they are equal. */
export interface AreaJson {
  kind: AreaKind;
  chests: number;
  openings: [number, number];
  owner: number | null;
}

/** The table as a seat or a spectator sees it. */
export interface View {
  to_act: number[];
  seat: number | null;
  options?: Record<string, unknown>;
  first: number;
  hand: string | null;
  bag: number;
  unseen: string[];
  board: LaidTile[];
  areas: AreaJson[];
  /** Both hands, if the table has open hands, and in the open view. */
  hands?: (string | null)[];
  /** Points the first player has in addition to the chests. */
  handicap?: number;
}

/** The first and the last row and column that the layout can still reach. */
export interface FrameAid {
  rows: [number, number];
  cols: [number, number];
}

/** Help for clients that do not implement the rules. */
export interface Aid {
  frame: FrameAid;
  /** For the seat whose turn it is, the closed cells by the code of each rule that forbids them: a number for each column of the frame, whose lowest bit stands for the frame's first row. */
  closed: Record<string, number[]>;
  totals: [number, number];
  places: [number, number];
  /** The names of the view's areas, in their order. */
  spots: number[];
  /** For each tile of the board the areas of its pieces: its land as in the set, then its water from the north-east. */
  pieces: number[][];
  /** On north's side and on south's side: x, y and the area. */
  openings: [number[][], number[][]];
}

/** What an action would earn: the totals after it. */
export interface Gain {
  totals: [number, number];
}

/** Where a chest is drawn. */
export interface ChestAid {
  at: string;
  x: number;
  y: number;
}

/** The extent of an area. A tile is 100 × 100; the tile at row r, column c begins at x = 100c, y = 100r. */
export interface AreaAid {
  kind: AreaKind;
  owner: number | null;
  cells: string[];
  chests: ChestAid[];
  /** Points on north's side ("0") and on south's side ("1"). */
  openings: Record<"0" | "1", [number, number][]>;
  /** The outline. */
  path: string;
}

/** The help in a replay; no seat may act, so `after` is empty. */
export interface OpenAid {
  frame: FrameAid;
  closed: Record<string, number[]>;
  totals: [number, number];
  places: [number, number];
  spots: number[];
  pieces: number[][];
  openings: [number[][], number[][]];
  after: [number, number][];
  /** In the order of the view's areas. */
  areas: AreaAid[];
}

/** The position in the match, and the points. */
export interface Report {
  over: boolean;
  round: number;
  turn: number;
  to_act: number[];
  winners: number[];
  scores: number[];
  areas: AreaJson[];
  handicap?: number;
}

/** A tile: the ends that each of its lands joins, and the place of its chest; a list for none or two chests. */
export interface TileJson {
  id: string;
  land: string[][];
  chest: string | string[];
}

/** A whole set. */
export interface TilesJson {
  name: string;
  tiles: TileJson[];
}

/** An area at the end, the moves that placed its chests, and their owners after each move. */
export interface OwnedArea {
  kind: AreaKind;
  chests: number;
  openings: [number, number];
  owner: number | null;
  moves: number[];
  owners: (number | null)[][];
}

/** The part of an analysis that only this game has. */
export interface Ownership {
  ownership: OwnedArea[];
}

export interface TileLaid {
  code: "tile_laid";
  seat: number;
  tile: string;
  row: number;
  column: number;
  turn: number;
}

export interface RowOpened {
  code: "row_opened";
  seat: number;
  row: number;
}

export interface ColumnOpened {
  code: "column_opened";
  seat: number;
  column: number;
}

/** A tile was drawn; `tile` is null if the viewer may not know the hand. */
export interface TileDrawn {
  code: "tile_drawn";
  seat: number;
  tile: string | null;
}

/** An area with chests at the end; `owner` is null if the openings are equal. */
export interface AreaCounted {
  code: "area_counted";
  kind: AreaKind;
  chests: number;
  north: number;
  south: number;
  owner: number | null;
}

/** G11: the handicap of the first player, if the table agreed on one. */
export interface HandicapGiven {
  code: "handicap_given";
  seat: number;
  points: number;
}

/** The match is over; these are the points, with a handicap if there is one. */
export interface ChestsCounted {
  code: "chests_counted";
  north: number;
  south: number;
  winners: number[];
}

export type MatchEvent =
  | TileLaid
  | RowOpened
  | ColumnOpened
  | TileDrawn
  | AreaCounted
  | HandicapGiven
  | ChestsCounted;

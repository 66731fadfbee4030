// What the server shows of a table: docs/table.md ("A view"), docs/formats.md ("Views"), docs/protocol.md (`aid`).

export type GameName = "silver_gold" | "gold_ahoi";
export type SetJson = SilverGoldSet | GoldAhoiSet;
export type Phase = "lobby" | "playing" | "over" | "closed";
export type Colour = "purple" | "orange" | "green" | "grey";

export interface Options {
  memory_aid: boolean;
  open_hands: boolean;
  handicap: number;
  hints: boolean;
  open_lobby: boolean;
  spectators: boolean;
  chat: boolean;
  clock: { credit: number; bank: number } | null;
  away: number;
  stand_in: number;
}

export interface SeatView {
  name: string;
  player: "nobody" | "person" | "bot";
  bot: number | null;
  away: boolean;
  owes: boolean;
  device: number | null;
  clock?: { left: number; since: number | null; out: boolean };
}

export interface TableView {
  table: string;
  game: GameName;
  set: string;
  phase: Phase;
  paused: boolean;
  options: Options;
  n: number;
  seat: number | null;
  host: number | null;
  rematch: string | null;
  seats: SeatView[];
  match: SilverGoldView | GoldAhoiView | null;
  tentative?: string[];
  complete?: boolean;
}

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
export interface SilverGoldView {
  round: number;
  turn: number;
  first: number;
  step: "keep" | "mark" | "claim" | "over";
  expedition: string | null;
  display: string[];
  stack: number;
  cups: number[];
  seat: number | null;
  to_act: number[];
  owed: number;
  hand?: string[];
  seats: SilverGoldSeat[];
  played?: string[];
}

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
export interface GoldAhoiView {
  first: number;
  to_act: number[];
  hand: string | null;
  bag: number;
  unseen: string[];
  board: LaidTile[];
  areas: Area[];
  seat: number | null;
  hands?: (string | null)[];
  /** The points that the first player has beside the chests. */
  handicap?: number;
}

export interface CardJson {
  id: string;
  colour: Colour;
  points: number;
  cells: { [cell: string]: "coin" | "palm" | "cross" | null };
  seal: { colour: Colour; points: number } | null;
}
export interface SilverGoldSet {
  game: "silver_gold";
  name: string;
  treasure: CardJson[];
  expeditions: { id: string; cells: string[] }[];
}
export interface TileJson {
  id: string;
  land: string[][];
  chest: string;
}
export interface GoldAhoiSet {
  game: "gold_ahoi";
  name: string;
  tiles: TileJson[];
}

export interface Listed {
  table: string;
  game: GameName;
  status: "open" | "running" | "over" | string;
  created: number;
  touched: number;
  players: number;
  free: number;
  bots: number;
  set: string;
  clock: boolean;
  spectators: boolean;
  names: string[];
}

export interface Invite {
  /** The one that reaches farthest first; `qr` is that one. */
  links: { url: string; reach: "anywhere" | "same network" | "this device" }[];
  qr: string;
  lan: "on" | "off" | "unavailable";
}

/** Events of the law: codes and facts. */
export type GameEvent = { code: string; seat?: number } & Record<string, unknown>;

export interface Frame {
  action: string | null;
  seat: number | null;
  round: number;
  turn: number;
  events: GameEvent[];
  view: SilverGoldView | GoldAhoiView;
  aid: Aid;
}
export interface Replay {
  game: GameName;
  set: string;
  pieces: SetJson;
  players: number;
  first: number;
  options: Partial<Options>;
  /** Of people; empty for a bot. */
  names: string[];
  /** As in `--seats`: human, level:3 … */
  seats: string[];
  outcome: { over: boolean; totals: number[]; places: number[] } & Record<string, unknown>;
  frames: Frame[];
  /** Every piece as SVG, only for a record whose set is at no table. */
  drawings?: Record<string, string>;
}

// --- what helps a client that knows no rules ----------------------------------------------------------------------

export interface MarkAid {
  cells: number;
  coins: number;
  /** Fields owed after it. */
  crosses: number;
  palms: number[];
  /** The cups that completed coin rows would bring if nobody is quicker. */
  cup: number;
  fills: boolean;
  /** What the filled card brings when it is laid aside, seals and all. */
  card: number;
  /** By how much the total grows at once. */
  points: number;
}
export interface CardAid {
  points: number;
  colour: Colour;
  seal: { points: number; colour: Colour } | null;
  /** What its seal, and what it as a whole, would bring if it was laid aside now; null for a spectator. */
  seal_now: number | null;
  gain: number | null;
}
export type ScoreLines = Record<"coins" | "cups" | "palms" | "cards" | "seals" | "total", number>;
export interface SilverGoldAid {
  /** One for each legal action; null for those that mark nothing. */
  marks: (MarkAid | null)[];
  palm: number;
  palm_parts: { own: number; display: number };
  cards: Record<string, CardAid>;
  totals: number[];
  lines: ScoreLines[];
  tie_break: { colours: Colour[]; filled: number[][] };
  /** 1 is the best; equals share. */
  places: number[];
}
export interface AreaAid {
  kind: "land" | "water";
  owner: number | null;
  cells: string[];
  chests: { at: string; x: number; y: number }[];
  /** Points on north's side ("0") and on south's ("1"). */
  openings: Record<"0" | "1", [number, number][]>;
  /** Its outline; a tile is 100 × 100, that at r,c begins at x = 100c, y = 100r. */
  path: string;
}
/** How far an area reaches: a tile is 100 wide, and tile 0,0 has its corner at 0 0. */
export interface AreaAid {
  kind: "land" | "water";
  owner: number | null;
  cells: string[];
  chests: { at: string; x: number; y: number }[];
  /** On north's side and on south's. */
  openings: Record<"0" | "1", [number, number][]>;
  path: string;
}
export interface GoldAhoiAid {
  frame: { rows: [number, number]; cols: [number, number] };
  /** Why one may not lay a tile there: the code of the refusal. */
  closed: Record<string, string>;
  totals: [number, number];
  places: [number, number];
  /** The totals after each legal action. */
  after: [number, number][];
  /** In the order of the view's areas. */
  areas: AreaAid[];
}
export type Aid = SilverGoldAid | GoldAhoiAid | Record<string, never>;

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
  cards: CardJson[];
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
  links: { url: string; reach: string }[];
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
  names: string[];
  seats: unknown[];
  outcome: unknown;
  frames: Frame[];
}

// --- what helps a client that knows no rules ----------------------------------------------------------------------

export interface MarkAid {
  cells: number;
  coins: number;
  crosses: number;
  palms: number[];
  cup: number;
  fills: boolean;
  points: number;
}
export interface CardAid {
  points: number;
  colour: Colour;
  seal: { points: number; colour: Colour } | null;
  seal_now: number;
}
export interface SilverGoldAid {
  marks: (MarkAid | null)[];
  palm: number;
  palm_parts: { own: number; display: number };
  cards: Record<string, CardAid>;
  totals: number[];
  lines: Record<string, number>[];
}
export interface GoldAhoiAid {
  frame: { rows: [number, number]; cols: [number, number] };
  closed: Record<string, string>;
  totals: [number, number];
  after: [number, number][];
  areas?: unknown[];
}
export type Aid = SilverGoldAid | GoldAhoiAid | Record<string, never>;

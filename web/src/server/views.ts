// What the server shows of a table: docs/table.md ("A view"), docs/formats.md ("Views"), docs/protocol.md (`aid`).
// What differs between games is in games/<game>/views.ts.

export type Phase = "lobby" | "playing" | "over" | "closed";

export interface Clock {
  credit: number;
  bank: number;
}
export type OptionValue = boolean | number | string | Clock | null;

/** What the players agreed on: the table's own options, and by name those of the game. */
export interface Options {
  hints: boolean;
  open_lobby: boolean;
  spectators: boolean;
  chat: boolean;
  clock: Clock | null;
  away: number;
  stand_in: number;
  [option: string]: OptionValue;
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

/** What the view of every game has. */
export interface MatchView {
  to_act: number[];
}

/** What the set of every game has. */
export interface SetJson {
  game: string;
  name: string;
}

/** What helps a client that does not implement the rules; its fields depend on the game. */
export type Aid = object;

export interface TableView {
  table: string;
  game: string;
  set: string;
  phase: Phase;
  paused: boolean;
  options: Options;
  n: number;
  seat: number | null;
  host: number | null;
  rematch: string | null;
  seats: SeatView[];
  match: MatchView | null;
  tentative?: string[];
  complete?: boolean;
}

export interface Listed {
  table: string;
  game: string;
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
  /** The link with the widest reach comes first; `qr` is the code of that link. */
  links: { url: string; reach: "anywhere" | "same network" | "this device" }[];
  qr: string;
  lan: "on" | "off" | "unavailable";
}

/** An event of the rules: a code and facts. */
export type GameEvent = { code: string; seat?: number } & Record<string, unknown>;

export interface Frame {
  action: string | null;
  seat: number | null;
  round: number;
  turn: number;
  events: GameEvent[];
  view: MatchView;
  aid: Aid;
}
export interface Replay {
  game: string;
  set: string;
  pieces: SetJson;
  players: number;
  first: number;
  options: Record<string, OptionValue>;
  /** Names of people; empty for a bot. */
  names: string[];
  /** As in `--seats`: human, level:3 … */
  seats: string[];
  outcome: { over: boolean; totals: number[]; places: number[] } & Record<string, unknown>;
  frames: Frame[];
  /** Every piece as SVG; only for a record whose set belongs to no table. */
  drawings?: Record<string, string>;
}

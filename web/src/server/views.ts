// Written by `make wire` from src/goldhook/table/plain.py and the answers of the server: change it there.

/** Help for clients that do not implement the rules; its fields depend on the game. */
export type Aid = object;

export type OptionValue = boolean | number | string | ClockJson | null;

/** What the players agreed on: the table's own options, and by name those of the game. */
export type Options = TableOptionsJson & { [option: string]: OptionValue };

/** The result of a match, with what the report of the game adds. */
export type OutcomeJson = { over: boolean; totals: number[]; places: number[] } & Record<string, unknown>;

/** The seconds of each turn's credit, and of the bank. */
export interface ClockJson {
  credit: number;
  bank: number;
}

/** The table's own options. */
export interface TableOptionsJson {
  hints: boolean;
  open_lobby: boolean;
  spectators: boolean;
  chat: boolean;
  clock: ClockJson | null;
  away: number;
  stand_in: number;
  first: string;
  rematch_first: string;
}

export type Phase = "lobby" | "playing" | "over" | "closed";

export type PlayerKind = "nobody" | "person" | "bot";

/** The milliseconds left when the clock last stopped, when it started to run, and whether the time is up. */
export interface SeatClock {
  left: number;
  since: number | null;
  out: boolean;
}

/** A seat and its holder. */
export interface SeatView {
  name: string;
  player: PlayerKind;
  /** The level of the bot that plays the seat now. */
  bot: number | null;
  away: boolean;
  owes: boolean;
  /** Seats with the same number here share a device. */
  device: number;
  clock?: SeatClock;
}

/** The fields that the view of every game has. */
export interface MatchView {
  to_act: number[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
}

/** The whole table as a viewer sees it. */
export interface TableView {
  table: string;
  game: string;
  /** The name of the set. */
  set: string;
  phase: Phase;
  paused: boolean;
  options: Options;
  /** The number of the last message that the view includes. */
  n: number;
  seat: number | null;
  /** The host's first seat. */
  host: number | null;
  seats: SeatView[];
  /** The table of the rematch. */
  rematch: string | null;
  match: MatchView | null;
  /** The viewer's own attempts, and whether only their confirmation is missing. */
  tentative?: string[];
  complete?: boolean;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  status: string;
  created: number;
  touched: number;
  players: number;
  free: number;
  bots: number;
  set: string;
  clock: boolean;
  spectators: boolean;
  /** Names of the people there; empty for people whose data was deleted. */
  names: string[];
}

/** An address of the table, and from where it can be opened. */
export interface Link {
  url: string;
  reach: "anywhere" | "same network" | "this device";
}

/** All links to a table, the one that reaches farthest first; `qr` shows that one as SVG. */
export interface Invite {
  links: Link[];
  qr: string;
  /** Whether the server is open to the network; `off` can be changed by POST /api/lan, from the server's own machine. */
  lan: "on" | "off" | "unavailable";
}

/** The fields that every set of pieces has as plain data. */
export interface SetJson {
  name: string;
}

/** An event of the rules engine as plain data. Its other fields depend on the game and the code. */
export interface EventJson {
  code: string;
  seat?: number;
}

/** One moment: the action (null at the start), its events, and the table after it with nothing hidden. */
export interface Frame {
  action: string | null;
  seat: number | null;
  /** When the action was taken; both count from 1, and are 0 before the first turn. */
  round: number;
  turn: number;
  events: EventJson[];
  /** The spectator's view, plus everything that was hidden from it. */
  view: MatchView;
  aid: Aid;
}

/** A whole match. */
export interface Replay {
  game: string;
  /** The name of its set, and the set itself. */
  set: string;
  pieces: SetJson;
  players: number;
  first: number;
  options: Record<string, OptionValue>;
  /** Names of people; empty for bots, and for people whose data was deleted. */
  names: string[];
  /** The seats, in the notation of `--seats`. */
  seats: string[];
  /** The outcome, as in `replay --json`, with `totals` and `places`. */
  outcome: OutcomeJson;
  frames: Frame[];
  /** Every piece as SVG, by id, or by id?turn=1 for a turned tile; only for records with a set of their own. */
  drawings?: Record<string, string> | null;
}

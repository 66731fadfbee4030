// Written by `make wire` from src/goldhook/table/plain.py and the answers of the server: change it there.

/** Help for clients that do not implement the rules; its fields depend on the game. */
export type Aid = object;

/** The new value in a list, an empty list for a removed field, or the changed fields; `~` describes a list. */
export type Change = unknown[] | { [field: string]: Change };

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
  /** The player is away, and the others choose what to do; the time when they were asked. */
  missed?: number;
  /** A bot plays for a person since then; `left` if they left on purpose and can take the seat back. */
  since?: number;
  left?: boolean;
}

/** The fields that the view of every game has. */
export interface MatchView {
  to_act: number[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** The options of the match that differ from their defaults. */
  options?: Record<string, unknown>;
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
  /** Whether players may ask for hints. */
  hints: boolean;
  /** The table of the rematch. */
  rematch: string | null;
  /** The deal that several tables play, and whether this match is ranked among them. */
  deal?: string;
  ranked?: boolean;
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

/** An address of the page, and from where it can be opened. */
export interface Link {
  url: string;
  reach: "anywhere" | "same network" | "this device";
}

/** All links to a page, the one that reaches farthest first; `qr` shows that one as SVG. */
export interface Invite {
  links: Link[];
  qr: string;
  /** Whether the server is open to the network; `off` can be changed by POST /api/lan, from the server's own machine. */
  lan: "on" | "off" | "unavailable";
}

/** A seat in a list of matches. */
export interface SeatShown {
  /** Empty for a bot, and for a person whose data was deleted. */
  name: string;
  /** The level of a bot; 0 for a person. */
  level: number;
  /** So far, or at the end; null if they were not read. */
  points?: number | null;
}

/** The person's own result. */
export interface MyResult {
  outcome: string;
  points: number;
  /** Why the result is not counted: see docs/table.md; empty if it is counted. */
  why: string;
}

/** A table where the person plays or played. */
export interface Mine {
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
  names: string[];
  /** The person's first seat, and whether any of their seats must act; null if it was not read. */
  seat?: number | null;
  owes?: boolean | null;
  /** The other seats, in order; empty before the start, and if they were not read. */
  opponents?: SeatShown[];
  /** The progress of a running match; 0 if it was not read. */
  round?: number;
  turn?: number;
  /** The person's points so far in a running match, as everybody sees them; null if they were not read. */
  points?: number | null;
  /** Null until the match is over and counted. */
  result?: MyResult | null;
}

/** Where the person played, newest first; `more` is the cursor of the next page, or null. */
export interface History {
  matches: Mine[];
  more: string | null;
}

/** Wins in a row: now, and the longest run. */
export interface Streak {
  now: number;
  longest: number;
}

/** The highest score with this number of players, and the match it comes from. */
export interface Best {
  players: number;
  points: number;
  table: string;
}

/** Results against one level, or against people, with one number of players. */
export interface Average {
  players: number;
  /** The level of the strongest bot; 0 if people played along. */
  level: number;
  played: number;
  won: number;
  drawn: number;
  points: number;
}

/** One level of the ladder: all matches against bots of whom the strongest has this level. */
export interface Rung {
  level: number;
  played: number;
  won: number;
  /** The win rate and its 95 % interval; null before the first match. */
  rate: number | null;
  low: number | null;
  high: number | null;
}

/** The mean of a strength among the bots of a level. */
export interface LevelMean {
  level: number;
  mean: number;
}

/** One thing to be good at: my mean, that of other people, and that of the bots, with as many players as I had. */
export interface Strength {
  name: string;
  mine: number;
  people: number | null;
  bots: LevelMean[];
}

/** The statistics of one game. */
export interface GameResults {
  game: string;
  played: number;
  won: number;
  drawn: number;
  streak: Streak;
  best: Best[];
  averages: Average[];
  ladder: Rung[];
  /** The lowest level that the person has not beaten yet; null if they have beaten them all. */
  next: number | null;
  strengths: Strength[];
}

/** The statistics of every game with a counted match, the most recently played first. */
export interface MyResults {
  games: GameResults[];
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

/** An attempt: the changes from the step's moment to the one after it. */
export interface LessonTry {
  change: Change;
  /** Attempts that can follow this one. */
  tries?: Record<string, LessonTry>;
  /** The changes if this attempt is confirmed, and what happens; missing if the step asks for something else. */
  done?: Change | null;
  events?: EventJson[];
}

/** The table as the player sees it, as in a `sync`, and what each legal action would earn. */
export interface LessonMoment {
  view: MatchView;
  legal: string[];
  aid: Aid;
  gains: Record<string, object>;
  tentative: string[];
  complete: boolean;
  over: boolean;
}

/** One step. Without `tries` and `answer` it is only to be read. */
export interface LessonStep {
  name: string;
  moment: LessonMoment;
  tries?: Record<string, LessonTry>;
  answer?: string;
  about?: string;
}

/** The lesson of a game. */
export interface LessonShown {
  game: string;
  seat: number;
  players: number;
  /** The names of the answers to all questions. */
  answers: string[];
  steps: LessonStep[];
}

// Written by `make wire` from src/goldhook/server/wire/messages.py: change it there.

export const PROTOCOL = 1;

/** Sit down; where, if `seat` is given. Who sits already gets one more seat at the same device. */
export interface Join {
  type: "join";
  id?: string;
  name?: string;
  seat?: number | null;
}

/** Get up. */
export interface Leave {
  type: "leave";
  id?: string;
}

/** The host seats a bot. */
export interface SeatBot {
  type: "seat_bot";
  id?: string;
  seat: number;
  level: number;
}

/** The host fills all free seats with bots. */
export interface FillWithBots {
  type: "fill_with_bots";
  id?: string;
  level: number;
}

/** The host lets two seats change places. */
export interface Reseat {
  type: "reseat";
  id?: string;
  seat: number;
  to: number;
}

/** The host frees a seat. */
export interface Remove {
  type: "remove";
  id?: string;
  seat: number;
}

/** The host starts the match; the server shuffles. */
export interface Start {
  type: "start";
  id?: string;
}

/** Try an action; with `confirm`, stand by it at once. `version` is the last `n` that the seat has heard. */
export interface Act {
  type: "act";
  id?: string;
  seat: number;
  action: string;
  version: number;
  confirm?: boolean;
}

/** Take the last attempt back. */
export interface Undo {
  type: "undo";
  id?: string;
  seat: number;
  version: number;
}

/** Stand by all attempts of this step. */
export interface Confirm {
  type: "confirm";
  id?: string;
  seat: number;
  version: number;
}

/** Shall a bot play this step for a seat whose time is up? */
export interface Vote {
  type: "vote";
  id?: string;
  seat: number;
  skip: boolean;
}

/** Cover a device that several share. */
export interface HandOver {
  type: "hand_over";
  id?: string;
}

/** The person of this seat has the shared device now. */
export interface Present {
  type: "present";
  id?: string;
  seat: number;
}

/** The same people once more; with `lot`, the first player is drawn. */
export interface Rematch {
  type: "rematch";
  id?: string;
  lot?: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id?: string;
  text: string;
}

/** Hear no more chat, or chat again, from who holds a seat, or from who said something: `handle` of `said`. */
export interface Mute {
  type: "mute";
  id?: string;
  seat?: number | null;
  handle?: string;
  muted?: boolean;
}

/** What would be good to do now, and why? Where the table allows hints; the answer may take a second or two. */
export interface Hint {
  type: "hint";
  id?: string;
}

/** Send the whole table, with all that I may do now. */
export interface Look {
  type: "look";
  id?: string;
}

/** Are you there, and what time is it? */
export interface Ping {
  type: "ping";
  id?: string;
}

export type Incoming =
  | Join
  | Leave
  | SeatBot
  | FillWithBots
  | Reseat
  | Remove
  | Start
  | Act
  | Undo
  | Confirm
  | Vote
  | HandOver
  | Present
  | Rematch
  | Chat
  | Mute
  | Hint
  | Look
  | Ping;

/** The first message: who you are at this table, what time it is, and where the messages stand. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  viewer: number | null;
  seats: number[];
  host: boolean;
  n: number;
  deaf_to: number[];
}

/** The whole table as you may see it. Whatever was told before it is in it. */
export interface Sync {
  type: "sync";
  now: number;
  viewer: number | null;
  seats: number[];
  host: boolean;
  view: Record<string, unknown>;
  legal: string[];
  aid: Record<string, unknown>;
  id?: string;
}

/** Something happened. `n` counts without gaps; after a gap ask for a `look`. */
export interface Told {
  type: "told";
  n: number;
  code: string;
  at: number;
  seat?: number | null;
  seats?: number[];
  to?: number;
  name?: string;
  level?: number;
  skip?: boolean;
  voters?: number[];
  first?: number;
  table?: string;
  actions?: string[];
  events?: (Record<string, unknown>)[];
}

/** The command is done and durable; `n` is the number of the last thing you are told of it. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** The command may not be, and nothing changed. The sentence is `refusal-<code>` of the language files. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  facts: Record<string, unknown>;
}

/** What would be good to do: one of `legal`. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: string;
  why: { code: string; facts: Record<string, unknown> };
}

/** Nobody knows whether it was done: send it again, with the same id, after so many milliseconds. */
export interface Again {
  type: "again";
  id: string;
  after: number;
}

/** Somebody says something; `seat` is null for who only watches. */
export interface Said {
  type: "said";
  at: number;
  seat: number | null;
  name: string;
  text: string;
  handle?: string;
}

/** So many look on without a seat. */
export interface Watching {
  type: "watching";
  count: number;
}

/** Bots or hints are due, but have to be compiled first, once, which takes a minute or two; or they are ready. */
export interface Preparing {
  type: "preparing";
  waiting: boolean;
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** This connection ends; come back after so many milliseconds, with your last `n`. */
export interface Retry {
  type: "retry";
  after: number;
  why: "stopping" | "slow" | "moved" | "unavailable" | "flooding";
}

export type Outgoing =
  | Welcome
  | Sync
  | Told
  | Done
  | Refused
  | Hinted
  | Again
  | Said
  | Watching
  | Preparing
  | Pong
  | Retry;

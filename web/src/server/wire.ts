// Written by `make wire` from src/goldhook/server/wire/messages.py: change it there.

export type * from "./commands";

export const PROTOCOL = 1;

/** The first message: who you are at this table, the server's time, and the number of the last message. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  /** The seat whose view you get; null for a spectator or a covered device. */
  viewer: number | null;
  /** All seats that you hold. */
  seats: number[];
  host: boolean;
  n: number;
  /** The seats that you muted or blocked at this table; blocks and mutes made elsewhere are not shown. */
  deaf_to: number[];
}

/** The whole table as you may see it. It includes everything from earlier messages. */
export interface Sync {
  type: "sync";
  now: number;
  viewer: number | null;
  seats: number[];
  host: boolean;
  /** As in docs/table.md, "A view". */
  view: Record<string, unknown>;
  /** Every action that your seat may try now. */
  legal: string[];
  /** On a connection with `?views`: help for clients that do not implement the rules (docs/protocol.md, "Aid"); else empty. */
  aid: Record<string, unknown>;
  /** The id of the `look` that asked for it; empty otherwise. */
  id?: string;
}

/** Only with `?views`: what changed since the last `sync` or `changed` (docs/protocol.md, "Changes"). */
export interface Changed {
  type: "changed";
  now: number;
  view: Record<string, unknown>;
  /** Every action that your seat may try now, if they changed. */
  legal?: string[];
  aid?: Record<string, unknown>;
}

/** An event of the rules engine as plain data. Its other fields depend on the game and the code. */
export interface EventJson {
  code: string;
  seat?: number;
}

/** Something happened. `n` counts without gaps; after a gap, send a `look`. */
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
  choice?: "wait" | "bot" | "end";
  since?: number;
  left?: boolean;
  first?: number;
  table?: string;
  actions?: string[];
  /** Events of the rules engine. */
  events?: EventJson[];
}

/** The command is done and saved; `n` is the number of the last message about it. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** The command was refused, and nothing changed. The text is `refusal-<code>` in the language files. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  facts: Record<string, unknown>;
}

/** The reason for an action; the text is `hint-<code>` in the language files. */
export interface Why {
  code: string;
  facts: Record<string, unknown>;
}

/** A good action: one of `legal`. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: string;
  why: Why;
}

/** What each action of a `preview` would earn, as the game describes it; null for illegal actions. */
export interface Previewed {
  type: "previewed";
  id: string;
  gains: (Record<string, unknown> | null)[];
}

/** The server does not know whether the command was done: send it again, with the same id, after `after` milliseconds. */
export interface Again {
  type: "again";
  id: string;
  after: number;
}

/** A chat message; `seat` is null for a spectator. */
export interface Said {
  type: "said";
  at: number;
  seat: number | null;
  name: string;
  text: string;
  /** Identifies the speaker when you mute or block them at this table; empty if you are the speaker or have no name. */
  handle?: string;
}

/** Somebody shows a sign; the fields are those of `said`. Clients that connect later do not receive it. */
export interface Reacted {
  type: "reacted";
  at: number;
  seat: number | null;
  name: string;
  sign: "hello" | "luck" | "well_played" | "thanks" | "wow" | "oops";
  handle?: string;
}

/** The number of spectators. */
export interface Watching {
  type: "watching";
  count: number;
}

/** A bot or a hint waits for a one-time compilation of `total` units; `waiting` is false when it is ready. */
export interface Preparing {
  type: "preparing";
  waiting: boolean;
  done?: number;
  total?: number;
}

/** The answer to a `ping`, with the server's time. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** This connection ends; reconnect after `after` milliseconds, with your last `n`. */
export interface Retry {
  type: "retry";
  after: number;
  why: "stopping" | "slow" | "moved" | "unavailable" | "flooding";
}

export type Outgoing =
  | Welcome
  | Sync
  | Changed
  | Told
  | Done
  | Refused
  | Hinted
  | Previewed
  | Again
  | Said
  | Reacted
  | Watching
  | Preparing
  | Pong
  | Retry;

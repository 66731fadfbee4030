// Written by `make wire` from src/goldhook/table/commands.py and src/goldhook/server/wire/messages.py: change it there.

export const PROTOCOL = 1;

/** Take a seat: the named one, or the first that is free. A person may hold several seats on one device. */
export interface Join {
  type: "join";
  id?: string;
  name?: string;
  seat?: number | null;
}

/** Leave the table. During a match with other people, bots take over the seats immediately. */
export interface Leave {
  type: "leave";
  id?: string;
}

/** Seat a bot of a level on a free seat, or change the level of the bot there. For the host. */
export interface SeatBot {
  type: "seat_bot";
  id?: string;
  seat: number;
  level: number;
}

/** Fill all free seats with bots of a level. For the host. */
export interface FillWithBots {
  type: "fill_with_bots";
  id?: string;
  level: number;
}

/** Swap two seats. For the host. */
export interface Reseat {
  type: "reseat";
  id?: string;
  seat: number;
  to: number;
}

/** Free a seat; during a match a bot takes it over for good. For the host. */
export interface Remove {
  type: "remove";
  id?: string;
  seat: number;
}

/** Start the match. For the host. */
export interface Start {
  type: "start";
  id?: string;
}

/** Try an action, private until confirmed. If the step is already complete, it replaces the last attempt. */
export interface Act {
  type: "act";
  id?: string;
  seat: number;
  action: string;
  version: number;
  /** Confirm immediately. */
  confirm?: boolean;
}

/** Take back the last attempt. */
export interface Undo {
  type: "undo";
  id?: string;
  seat: number;
  version: number;
}

/** Confirm all attempts of this step. */
export interface Confirm {
  type: "confirm";
  id?: string;
  seat: number;
  version: number;
}

/** Vote whether a bot plays this step for a seat whose time is up. */
export interface Vote {
  type: "vote";
  id?: string;
  seat: number;
  skip: boolean;
}

/** Cover a shared device before it is passed on. */
export interface HandOver {
  type: "hand_over";
  id?: string;
}

/** Report that the person of this seat has the shared device now. */
export interface Present {
  type: "present";
  id?: string;
  seat: number;
}

/** Play again with the same people at a new table. With `lot` the first player is drawn, whatever the options say. */
export interface Rematch {
  type: "rematch";
  id?: string;
  lot?: boolean;
}

/** Take back the seats that you left during the match. */
export interface Return {
  type: "return";
  id?: string;
}

/** Vote what to do about the absent player of a seat: wait, let a bot play, or end the match. */
export interface Choose {
  type: "choose";
  id?: string;
  seat: number;
  choice: "wait" | "bot" | "end";
  /** When the question was asked: `missed` in the view. An answer counts for that question only, however late it is. */
  asked: number;
}

/** Add a free seat before the match. For the host. */
export interface AddSeat {
  type: "add_seat";
  id?: string;
}

/** Take away a seat where no person sits, before the match. For the host. */
export interface CloseSeat {
  type: "close_seat";
  id?: string;
  seat: number;
}

/** Change some options before the match. For the host. */
export interface SetOptions {
  type: "set_options";
  id?: string;
  options: Record<string, unknown>;
}

/** Take back the confirmation while others still owe something; the attempts stay. */
export interface Unconfirm {
  type: "unconfirm";
  id?: string;
  seat: number;
  version: number;
}

/** Send a chat message to the table. */
export interface Chat {
  type: "chat";
  id?: string;
  text: string;
}

/** Show a sign to the table, within the limits of the chat. */
export interface React {
  type: "react";
  id?: string;
  sign: "hello" | "luck" | "well_played" | "thanks" | "wow" | "oops";
}

/** Mute or unmute the holder of a seat, or the speaker with the `handle` of a `said` message. */
export interface Mute {
  type: "mute";
  id?: string;
  seat?: number | null;
  handle?: string;
  muted?: boolean;
}

/** Ask for a good action and the reason, if the table allows hints; the answer may take a second or two. */
export interface Hint {
  type: "hint";
  id?: string;
}

/** Ask what each of these actions would earn; for clients that do not implement the rules. */
export interface Preview {
  type: "preview";
  id?: string;
  actions: string[];
}

/** Ask for the whole table, with all legal actions. */
export interface Look {
  type: "look";
  id?: string;
}

/** Ask whether the server is there, and for its time. */
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
  | Return
  | Choose
  | AddSeat
  | CloseSeat
  | SetOptions
  | Unconfirm
  | Chat
  | React
  | Mute
  | Hint
  | Preview
  | Look
  | Ping;

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

/** Somebody shows a sign; the fields are those of `said`. It is not repeated to those who come later. */
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

// Written by `make wire` from src/goldhook/table/commands.py and src/goldhook/server/wire/messages.py: change it there.

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

/** Vote on what to do about the absent player of a seat: wait, let a bot play, or end the match. */
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

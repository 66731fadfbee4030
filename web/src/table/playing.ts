// What a board can see and do, at a live table or in a replay.

import type { Aid, SetJson, TableView } from "../server/views";
import type { EventJson } from "../server/wire";

/** An explanation that a player can put away. */
export interface Coaching {
  /** What it is about, a name of the game's coach. */
  readonly topic: string;
  readonly text: string;
  dismiss(): void;
}

export interface Playing {
  readonly view: TableView;
  readonly set: SetJson;
  /** All legal actions of the viewer. */
  readonly legal: readonly string[];
  readonly aid: Aid;
  /** What actions would earn, by action, as far as `preview` has asked; the form depends on the game. */
  readonly gains: ReadonlyMap<string, object>;
  /** The seat of the viewer; null for a spectator. */
  readonly viewer: number | null;
  /** A replay: no player is waited for. */
  readonly past: boolean;
  /** The seat at the bottom of the screen for a spectator; null if it does not matter. */
  readonly below: number | null;
  /** The latest events, for animations; `count` grows with every message. */
  readonly recent: { readonly count: number; readonly events: readonly EventJson[] };
  /** In a replay the events of the shown step, however it was reached; `recent` has them only one step forward. */
  readonly latest?: readonly EventJson[];
  /** The action of a hint; a board shows it as a ghost, ready to be played. */
  readonly suggested: string | null;
  /** The hint as a sentence, for the board's note; empty without a hint. */
  readonly advice: string;
  /** The match has just ended: the board counts the points, and nothing shows the result before it calls `counted`. */
  readonly counting: boolean;
  counted(): void;
  /** What a coach has to say, for the board's note. */
  readonly coaching?: Coaching | null;
  /** A place that a lesson lights; the form depends on the game. */
  readonly lit?: string | null;
  /** A puzzle, or a mistake to retry: nobody else is waited for. */
  readonly solitary?: boolean;
  /** A command is not answered yet. */
  readonly busy: boolean;
  /** The address of a piece's drawing. */
  piece(id: string, turn?: number): string;
  nameOf(seat: number): string;
  /** Ask what these legal actions would earn; the answers arrive in `gains`. */
  preview(actions: readonly string[]): void;
  act(action: string, confirm?: boolean): Promise<boolean>;
  undo(): Promise<boolean>;
  confirm(): Promise<boolean>;
  /** Take back the confirmation while others still think; missing where that is not possible. */
  unconfirm?(): Promise<boolean>;
  /** The player wants a completed move to be confirmed at once. */
  readonly quick?: boolean;
}

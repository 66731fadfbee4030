// What a board needs to know and may do, whether it is a table with people around it or a replay.

import type { Aid, GameEvent, SetJson, TableView } from "../server/views";

export interface Playing {
  readonly view: TableView;
  readonly set: SetJson;
  /** Every action that one may try now. */
  readonly legal: readonly string[];
  readonly aid: Aid;
  /** Whose eyes one looks through; null for who only watches. */
  readonly viewer: number | null;
  /** Looked at long after: nobody is waited for. */
  readonly past: boolean;
  /** Which seat is below for who sits at none; null: it does not matter. */
  readonly below: number | null;
  /** What was told last, for a short movement; `count` grows with every telling. */
  readonly lately: { readonly count: number; readonly events: readonly GameEvent[] };
  /** The action that a hint has just named, for a moment; a board shows it like a ghost. */
  readonly suggested: string | null;
  /** Something asked for is not answered yet. */
  readonly busy: boolean;
  /** Where the drawing of a piece is. */
  piece(id: string, turn?: number): string;
  nameOf(seat: number): string;
  act(action: string, confirm?: boolean): Promise<boolean>;
  undo(): Promise<boolean>;
  confirm(): Promise<boolean>;
}

// The interface between a game and the rest of the client. games/index.ts lists the games.

import type { Component } from "svelte";

import type { Analysis, Decision } from "../replay/analysis";
import type { Replaying } from "../replay/replay.svelte";
import type { LessonMoment, MatchView, TableView } from "../server/views";
import type { EventJson } from "../server/wire";
import type { Playing } from "../table/playing";
import type { Scene, Telling } from "../table/story";

/** What the first page needs from a game. Everything else is loaded when it is needed. */
export interface GameModule {
  /** Possible numbers of players; used until the server's list of games has arrived. */
  readonly players: readonly number[];
  /** A small picture of the game. It is part of the first page: keep it light. */
  readonly Art: Component;
  /** The piece of the house set that stands for the game in lists. */
  readonly thumbnail: string;
  /** The piece shown while a shared device changes hands. */
  readonly curtain: string;
  table(): Promise<GameTable>;
  replay(): Promise<GameReplay>;
  rules(): Promise<GameRules>;
  /** The game's part of its lesson; the steps come from the server. */
  lesson(): Promise<GameLesson>;
}

/** What a live table needs from a game. */
export interface GameTable {
  readonly Board: Component<{ playing: Playing }>;
  /** How far the match is, for the top bar; null shows the game's name alone. */
  progress(view: TableView, match: MatchView): Progress | null;
  /** The sentences for an event; none for an event that other sentences imply. */
  sentences(event: EventJson, scene: Scene, how: Telling): string[];
  /** The topics that a coach explains now, each once: what I did or see for the first time. */
  topics(events: readonly EventJson[], playing: Pick<Playing, "view" | "aid">): string[];
  /** Indexes of the events that may not be looked up any more; a game without it forgets nothing. */
  forgotten?(events: readonly EventJson[], scene: Scene): ReadonlySet<number>;
}

export interface Progress {
  /** Instead of the game's name. */
  head?: string;
  more: string;
  /** The same as `more` for a narrow screen. */
  short: string;
}

/** What a replay and its analysis need from a game. */
export interface GameReplay {
  readonly Board: Component<{ playing: Playing }>;
  /** Milliseconds per step at normal speed. */
  readonly pace: number;
  /** Has the first turn begun, or do players still prepare? */
  begun(match: MatchView): boolean;
  /** The sentences for an event, as at a live table. */
  readonly sentences: GameTable["sentences"];
  /** A move as a picture in the list of moves; without it a move is shown as its sentence. */
  readonly Move?: Component<{ replaying: Replaying; step: number }>;
  /** A few words about an action of a decision; empty if only a picture can show it. */
  actionWords(action: string, decision: Decision, replaying: Replaying): string;
  /** The outlines of the seats' signs around 0, 0, as the board shows them; without them a chart has its own. */
  signs?(below: number | null): readonly string[];
  /** An action drawn with the pieces, and how it differs from the other action of the decision. */
  readonly Picture: Component<{ action: string; decision: Decision; replaying: Replaying; better: boolean }>;
  /** A section of the analysis that only this game has. */
  readonly Extra?: Component<{ analysis: Analysis; replaying: Replaying; onjump: (step: number) => void }>;
}

/** What a lesson needs from a game; `about` names a part of the board. */
export interface GameLesson {
  readonly Board: Component<{ playing: Playing }>;
  /** A selector of the part that the step is about; null if nothing is marked. */
  spot(about: string, finished: boolean): string | null;
  /** Hide what would give away the answer to a question. */
  veil?(moment: LessonMoment): LessonMoment;
  /** A place for the board to light. */
  lit?(about: string, finished: boolean): string | null;
}

export type Chapter = "goal" | "pieces" | "start" | "turn" | "end" | "count" | "tie" | "here";

/** What the rules pages need from a game. */
export interface GameRules {
  readonly author: string;
  readonly Short: Component;
  readonly Chapters: Component;
  /** The chapters that `Chapters` shows, in order. */
  readonly chapters: readonly Chapter[];
}

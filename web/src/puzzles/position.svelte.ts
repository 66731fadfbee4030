// A decision on the same board as at a table: try a move, press the board's button, and hear a verdict.
// The server has listed what each move leads to. Only the first action of a move is an answer.

import type { LessonMoment, LessonTry, SetJson, TableView } from "../server/views";
import { tableAround } from "../learn/around";
import { housePiece } from "../look/drawings";
import { patched } from "../table/patch";
import type { Playing } from "../table/playing";
import { seatName } from "../text/names";

/** What a position needs: the moment, and the moves that can be tried. */
export interface Decidable {
  game: string;
  seat: number;
  players: number;
  moment: LessonMoment;
  tries: Record<string, LessonTry>;
}

/** The match of a position, if it is a real one: who sat where, and how its pieces look. */
export interface Around {
  seats?: readonly Pick<TableView["seats"][number], "name" | "player" | "bot">[];
  piece?: (id: string, turn: number) => string;
}

/** Judge an answer; false if that failed, so that the player can send it again. */
export type Judge = (action: string) => Promise<boolean>;

export class Position implements Playing {
  readonly past = false;
  readonly solitary = true;
  readonly below = null;
  readonly counting = false;
  readonly suggested = null;
  readonly advice = "";
  readonly recent = { count: 0, events: [] };
  readonly viewer: number;
  /** The move on the board. */
  #tried = $state<string | null>(null);
  /** The answer was judged: nothing more can be played. */
  judged = $state(false);
  busy = $state(false);
  #changes = 0;

  readonly #moment = $derived.by((): LessonMoment => {
    const { moment, tries } = this.decidable;
    const change = this.#tried === null ? null : tries[this.#tried]?.change;
    const shown = change ? patched(moment, change) : moment;
    if (!this.judged) return shown;
    return { ...shown, legal: [], gains: {}, tentative: [], complete: false, view: { ...shown.view, to_act: [] } };
  });
  readonly view = $derived.by((): TableView => {
    const { game, players, seat } = this.decidable;
    const table = tableAround(this.#moment, game, players, seat, (this.#changes += 2));
    if (!this.around.seats) return table;
    return { ...table, seats: table.seats.map((one, place) => ({ ...one, ...this.around.seats![place] })) };
  });
  readonly legal = $derived.by(() => this.#moment.legal);
  readonly aid = $derived.by(() => this.#moment.aid);
  readonly gains = $derived.by(() => new Map(Object.entries(this.#moment.gains)));

  constructor(
    readonly decidable: Decidable,
    readonly set: SetJson,
    readonly judge: Judge,
    readonly around: Around = {},
  ) {
    this.viewer = decidable.seat;
  }

  /** Show a move, such as the best answer after the verdict. */
  show(action: string | null): void {
    this.#tried = action;
  }

  async act(action: string, confirm = false): Promise<boolean> {
    if (this.judged || this.busy || !this.decidable.moment.legal.includes(action)) return false;
    this.#tried = action;
    // A move that leads to further choices, or shows a hidden card, is judged at once.
    return confirm || !this.#moment.complete ? this.confirm() : true;
  }

  /** Start over after a verdict. */
  again(): void {
    this.#tried = null;
    this.judged = false;
  }

  async undo(): Promise<boolean> {
    if (this.judged || this.busy) return false;
    this.#tried = null;
    return true;
  }

  async confirm(): Promise<boolean> {
    if (this.judged || this.busy || this.#tried === null) return false;
    this.busy = true;
    this.judged = await this.judge(this.#tried);
    this.busy = false;
    if (!this.judged) this.#tried = null;
    return this.judged;
  }

  counted(): void {}

  preview(): void {}

  piece(id: string, turn = 0): string {
    return this.around.piece?.(id, turn) ?? housePiece(this.decidable.game, id, { turn });
  }

  nameOf(seat: number): string {
    return seatName(this.view, seat, this.viewer);
  }
}

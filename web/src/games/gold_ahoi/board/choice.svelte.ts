// The player's choice for the tile in hand, and how it is sent to the server. The choice is kept here: it can change
// while an answer is pending, and it survives a lost connection. One command is sent at a time, always the newest.

import type { Playing } from "../../../table/playing";
import { type Cell, type Placement, readPlacement, turned, writePlacement } from "../geometry";
import type { View } from "../views";

/** Milliseconds without a change before a choice is sent as an attempt. */
export const REST = 140;

export type Table = Pick<Playing, "view" | "legal" | "viewer" | "act" | "undo" | "confirm">;

export class Choice {
  /** Where the tile lies for now; null while it is in the hand. */
  cell = $state.raw<Cell | null>(null);
  /** Quarter turns of the tile, as the rules count them. */
  turn = $state(0);
  /** The tile, in the hand or tried somewhere. */
  hand = $state<string | null>(null);
  /** To be laid for good with the next command. */
  laying = $state(false);
  /** Changed by the player since the last command. */
  #fresh = false;
  #underway = $state(false);
  /** After an answer, wait for its view: the number of the view before, and the attempt that it will show. */
  #answered = $state.raw<{ n: number; tried: string | null | undefined } | null>(null);
  #sent: string | null = null;
  #tried: string | null = null;
  #laid = -1;

  constructor(private readonly table: () => Table) {}

  get wanted(): string | null {
    return this.cell && writePlacement({ ...this.cell, turn: this.turn });
  }

  /** Put the tile there, for now. */
  put(cell: Cell, turn = this.turn): void {
    this.cell = cell;
    this.turn = turn;
    this.#fresh = true;
  }

  turnBy(quarters: number): void {
    if (this.laying) return;
    this.turn = turned(this.turn, quarters);
    this.#fresh = true;
  }

  takeBack(): void {
    if (this.laying) return;
    this.cell = null;
    this.#fresh = true;
  }

  lay(): void {
    if (this.cell) this.laying = true;
  }

  /** Take over a new view: a tile was laid or drawn, or the player chose something in another tab. */
  see(): void {
    const { view, legal } = this.table();
    const match = view.match as View;
    const tried = view.tentative?.at(-1) ?? null;
    const laid = match.board.length - (tried ? 1 : 0);
    if (laid !== this.#laid || view.seat === null) {
      this.cell = null;
      this.laying = false;
      this.#fresh = false;
      this.#sent = this.#tried = this.#answered = null;
    }
    const hand = tried ? match.board.at(-1)!.tile : match.hand;
    if (hand !== this.hand) this.turn = 0;
    this.hand = hand;
    this.#laid = laid;
    // The player's choice on this page comes first, above all a tile to be laid.
    const settled = !this.#fresh && !this.#underway && !this.laying;
    if (settled && tried !== this.#tried && tried !== this.#sent) this.#adopt(tried);
    this.#tried = tried;
    if (!this.cell && !this.#fresh && legal.length && legal.length <= 4) this.#adopt(`${legal[0]!.slice(0, -1)}${this.turn}`);
  }

  #adopt(action: string | null): void {
    const placement: Placement | null = action ? readPlacement(action) : null;
    this.cell = placement && { row: placement.row, column: placement.column };
    if (placement) this.turn = placement.turn;
  }

  /** Is there a command to send? Laying is immediate, an attempt may wait a moment. */
  get due(): "lay" | "try" | null {
    const { view, legal } = this.table();
    const tried = view.tentative?.at(-1) ?? null;
    if (this.#underway || this.#awaits(view.n, tried) || !legal.length) return null;
    if (this.laying && this.wanted) return "lay";
    return this.wanted === tried ? null : "try";
  }

  /** The view after the last command has not arrived; other views may come first. */
  #awaits(n: number, tried: string | null): boolean {
    return this.#answered !== null && n <= this.#answered.n + 1 && tried !== this.#answered.tried;
  }

  async ask(): Promise<void> {
    const due = this.due;
    if (!due) return;
    const table = this.table();
    const { n, tentative } = table.view;
    const wanted = this.wanted;
    this.#underway = true;
    this.#fresh = false;
    this.#sent = wanted;
    const done = !wanted
      ? table.undo()
      : due === "try"
        ? table.act(wanted)
        : tentative?.at(-1) === wanted
          ? table.confirm()
          : table.act(wanted, true);
    const fine = await done;
    this.#underway = false;
    if (fine) this.#answered = { n, tried: due === "lay" ? undefined : wanted };
    else this.#giveUp();
  }

  /** After a refusal, return to what the server shows. */
  #giveUp(): void {
    this.laying = false;
    this.#sent = null;
    if (!this.#fresh) this.#adopt(this.table().view.tentative?.at(-1) ?? null);
  }
}

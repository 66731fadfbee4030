// The player's pencil: where it points, how the pattern is held, and what a press would mark.

import type { Playing } from "../../../table/playing";
import * as input from "./input";
import { matchOf, patternOf } from "./reading";

export class Pencil {
  /** How the pattern is held. */
  held = $state.raw<input.Held>(input.UNTURNED);
  /** The player wants to mark a single field. */
  single = $state(false);
  /** The last field under the pointer; keys start there. */
  spot = $state.raw<input.Spot | null>(null);
  /** A marked field that the player tried to mark again. */
  taken = $state.raw<string | null>(null);
  /** The pattern was turned since it was last placed: screen readers announce how it is held. */
  inHand = $state(true);
  /** Counts turns and flips, even if they change nothing visible. */
  turns = $state(0);
  #chosen = $state.raw<string | null>(null);
  /** A command is not answered yet. */
  #sent = $state(false);
  /** Something was marked since the last confirmation, on this page. */
  #marked = $state(false);
  /** The player has just taken a confirmation back. */
  #again = $state(false);

  readonly moves = $derived.by(() => input.read(this.playing.legal));
  readonly pattern = $derived.by(() => patternOf(this.playing));
  readonly ghost = $derived.by(() => {
    const wanted = this.#chosen;
    return (wanted && this.moves.find((move) => input.isMark(move) && move.text === wanted)) || null;
  });
  /** The pattern does not fit, so the ghost is a single field. */
  readonly alone = $derived.by(
    () => this.ghost?.verb === "mark" && this.ghost.cells.length === 1 && !this.single && this.pattern.length > 1,
  );

  /** Stays the same while others play; it changes with a new step or with my own attempts. */
  readonly moment = $derived.by(() => {
    const { round, turn, step } = matchOf(this.playing);
    return [round, turn, step, this.playing.viewer, ...(this.playing.view.tentative ?? [])].join();
  });

  /** Is it my turn to act or to confirm? */
  readonly mine = $derived.by(() => this.playing.viewer !== null && matchOf(this.playing).to_act.includes(this.playing.viewer));
  /** I am done, and others are not: I can still take it back. */
  readonly given = $derived.by(
    () => !this.mine && !!this.playing.unconfirm && matchOf(this.playing).to_act.length > 0 && !!this.playing.view.tentative?.length,
  );
  /** What follows a completed move without a further press: it counts at once if the player wants that; cards to keep,
   * which were chosen and confirmed in one, are chosen again after the confirmation was taken back. */
  readonly follows = $derived.by((): "confirm" | "undo" | null => {
    if (!this.mine || !this.playing.view.complete || this.#sent || this.ghost) return null;
    if (this.#again && matchOf(this.playing).step === "keep") return "undo";
    return this.playing.quick && this.#marked ? "confirm" : null;
  });

  constructor(readonly playing: Playing) {}

  /** May I mark something now, including a field I am owed? */
  get marking(): boolean {
    return this.moves.some(input.isMark);
  }

  covers({ card, cell }: input.Spot): boolean {
    return this.ghost?.card === card && this.ghost.cells.includes(cell);
  }

  /** Point at a field; a field that cannot be marked leaves the ghost where it was. */
  point(spot: input.Spot, passing = false): void {
    const choice = input.pointAt(this.moves, this.pattern, spot, this.held, this.single);
    if (!choice && passing) return;
    this.spot = spot;
    this.#take(choice);
  }

  /** Try to mark a field; for a marked field, show why that is not possible. */
  aim(spot: input.Spot): void {
    this.point(spot);
    const seat = this.playing.viewer === null ? undefined : matchOf(this.playing).seats[this.playing.viewer];
    const marked = seat?.cards.find(({ id }) => id === spot.card)?.marked.includes(spot.cell);
    this.taken = marked && !this.ghost ? spot.cell : null;
  }

  /** Remove the ghost; keys still start at the same field. */
  lift(): void {
    this.#chosen = null;
    this.taken = null;
  }

  turn(quarters = 1): void {
    const now = this.#now();
    if (now) this.#take(input.turnAt(this.moves, this.pattern, this.spot!, now, quarters) ?? now);
    else this.#hold(input.turned(this.held, quarters));
    this.turns++;
  }

  flip(): void {
    const now = this.#now();
    if (now) this.#take(input.flipAt(this.moves, this.pattern, this.spot!, now) ?? now);
    else this.#hold(input.flipped(this.held));
    this.turns++;
  }

  toggleSingle(): void {
    this.single = !this.single;
    if (this.ghost && this.spot) this.point(this.spot);
  }

  /** Show a proposed action as if the player had pointed there. */
  propose(text: string): void {
    const move = this.moves.find((one) => one.text === text);
    if (!move || !input.isMark(move)) return;
    this.spot = { card: move.card, cell: move.cells[0]! };
    this.#take({ move, held: input.heldFor(this.pattern, move.cells, this.held) });
  }

  /** Mark what the ghost shows. */
  async mark(): Promise<void> {
    const { ghost } = this;
    if (!ghost || this.#sent) return;
    this.#sent = true;
    const done = await this.playing.act(ghost.text);
    this.#sent = false;
    if (done) {
      this.#chosen = null;
      this.single = false;
      this.#marked = true;
    }
  }

  /** Confirm all attempts. */
  async confirm(): Promise<void> {
    if (this.#sent) return;
    this.#sent = true;
    this.#marked = false;
    await this.playing.confirm();
    this.#sent = false;
  }

  /** Take back the last attempt, remove the ghost if there is one, or think again after being done. */
  async undo(): Promise<void> {
    if (this.ghost) this.lift();
    else if (this.playing.view.tentative?.length && !this.#sent) {
      this.#sent = true;
      this.#marked = false;
      this.#again = this.given;
      await (this.given ? this.playing.unconfirm!() : this.playing.undo());
      this.#sent = false;
    }
  }

  /** Start a new turn or step without earlier choices. */
  begin(): void {
    this.#chosen = null;
    this.single = false;
    this.taken = null;
    this.#hold(input.UNTURNED);
  }

  #now(): input.Choice | null {
    return this.ghost && this.spot && this.ghost.cells.length > 1 ? { move: this.ghost, held: this.held } : null;
  }

  #hold(how: input.Held): void {
    this.held = how;
    this.inHand = true;
  }

  #take(choice: input.Choice | null): void {
    this.#chosen = choice?.move.text ?? null;
    this.taken = null;
    if (!choice) return;
    this.held = choice.held;
    this.inHand = false;
  }
}

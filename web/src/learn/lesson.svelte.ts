// A lesson on the same board as at a table. The server has listed what each move leads to; nothing is sent.

import type { GameLesson } from "../games/module";
import { housePiece } from "../look/drawings";
import { still } from "../look/settings.svelte";
import type { LessonMoment, LessonShown, LessonStep, LessonTry, SetJson, TableView } from "../server/views";
import type { EventJson } from "../server/wire";
import { patched } from "../table/patch";
import type { Playing } from "../table/playing";
import { seatName } from "../text/names";
import { tableAround } from "./around";
import { l, lIfAny } from "./texts.svelte";

export class Lesson implements Playing {
  readonly past = false;
  readonly below = null;
  readonly busy = false;
  readonly viewer: number;
  #index = $state(0);
  /** The attempts of this step. */
  #made = $state.raw<readonly string[]>([]);
  /** The step is done: its result is on the board. */
  finished = $state(false);
  /** The last move or answer was another one. */
  wrong = $state(false);
  /** The player wants to see a good move. */
  #helped = $state(false);
  /** The last step is done and read. */
  over = $state(false);
  counting = $state(false);
  recent = $state.raw<{ count: number; events: readonly EventJson[] }>({ count: 0, events: [] });
  #changes = 0;

  readonly step = $derived.by((): LessonStep => this.lesson.steps[this.#index]!);
  readonly #tried = $derived.by(() => found(this.step, this.#made));
  readonly moment = $derived.by((): LessonMoment => {
    const { moment } = this.step;
    const change = this.finished ? this.#tried?.done : this.#tried?.change;
    if (change) return patched(moment, change);
    return this.isQuestion && !this.finished && this.game.veil ? this.game.veil(moment) : moment;
  });
  /** The attempts that stay when another one comes: in a complete step it replaces the last one, as at a table. */
  readonly #kept = $derived.by(() => (this.moment.complete ? this.#made.slice(0, -1) : this.#made));
  readonly view = $derived.by((): TableView => tableAround(this.moment, this.lesson.game, this.lesson.players, this.viewer, (this.#changes += 2)));
  readonly legal = $derived.by(() => this.moment.legal);
  readonly aid = $derived.by(() => this.moment.aid);
  readonly gains = $derived.by(() => new Map(Object.entries(this.moment.gains)));
  readonly suggested = $derived.by(() => (this.#helped && !this.finished ? goodMove(found(this.step, this.#kept) ?? this.step) : null));
  readonly lit = $derived.by(() => this.game.lit?.(this.step.about ?? "", this.finished) ?? null);

  constructor(
    readonly game: GameLesson,
    readonly lesson: LessonShown,
    readonly set: SetJson,
  ) {
    this.viewer = lesson.seat;
  }

  // --- the lesson -----------------------------------------------------------------------------------------------

  get number(): number {
    return this.#index + 1;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  get isQuestion(): boolean {
    return !!this.step.answer;
  }

  /** Something to play in this step? If not, it is a question, or only to be read. */
  get isMove(): boolean {
    return Object.keys(this.step.tries ?? {}).length > 0;
  }

  /** May the learner go on? */
  get ready(): boolean {
    return this.finished || (!this.isMove && !this.isQuestion);
  }

  get text(): string {
    return (this.finished ? this.#said("-done") : null) ?? this.#said() ?? "";
  }

  /** After another move or answer: a friendly word, until the next one. */
  get advice(): string {
    if (this.wrong) return this.#said("-wrong") ?? l(this.isQuestion ? "lesson-wrong-answer" : "lesson-wrong-move");
    return this.ready ? l("lesson-go-on") : this.isQuestion ? l("lesson-answer-above") : "";
  }

  #said(part = ""): string | null {
    return lIfAny(`lesson-${this.lesson.game.replaceAll("_", "-")}-${this.step.name}${part}`);
  }

  answer(name: string): void {
    if (this.finished) return;
    this.wrong = name !== this.step.answer;
    if (!this.wrong) this.#finish([]);
  }

  showMe(): void {
    this.#helped = true;
    this.wrong = false;
  }

  next(): void {
    if (this.number === this.count) this.over = true;
    else this.#go(this.#index + 1);
  }

  back(): void {
    if (this.over) this.over = false;
    else if (this.#index > 0) this.#go(this.#index - 1);
  }

  #go(index: number): void {
    this.#index = index;
    this.#made = [];
    this.finished = this.wrong = this.#helped = this.counting = false;
    this.recent = { count: this.recent.count + 1, events: [] };
  }

  #finish(events: readonly EventJson[]): void {
    this.finished = true;
    this.counting = this.moment.over && !still();
    this.recent = { count: this.recent.count + 1, events };
    // A step without a last word leads straight to the next one.
    if (this.#said("-done") === null) this.next();
  }

  // --- the board ------------------------------------------------------------------------------------------------

  async act(action: string, confirm = false): Promise<boolean> {
    const made = [...this.#kept, action];
    this.wrong = this.finished || !found(this.step, made);
    if (this.wrong) return false;
    this.#made = made;
    this.#helped = false;
    return confirm ? this.confirm() : true;
  }

  async undo(): Promise<boolean> {
    if (this.finished) return false;
    this.#made = this.#made.slice(0, -1);
    return true;
  }

  async confirm(): Promise<boolean> {
    const tried = this.#tried;
    this.wrong = !this.finished && !tried?.done;
    if (this.finished || !tried?.done) return false;
    this.#finish(tried.events ?? []);
    return true;
  }

  counted(): void {
    this.counting = false;
  }

  preview(): void {}

  piece(id: string, turn = 0): string {
    return housePiece(this.lesson.game, id, { turn });
  }

  nameOf(seat: number): string {
    return seatName(this.view, seat, this.viewer);
  }
}

type Branch = Pick<LessonTry, "tries">;

/** Where these attempts lead; undefined if the step does not know them. */
function found(step: Branch, made: readonly string[]): LessonTry | undefined {
  let [here, last]: [Branch | undefined, LessonTry | undefined] = [step, undefined];
  for (const action of made) here = last = here?.tries?.[action];
  return last;
}

/** An attempt that leads to the end of the step. */
function goodMove({ tries = {} }: Branch): string | null {
  const leads = (one: LessonTry): boolean => !!one.done || Object.values(one.tries ?? {}).some(leads);
  return Object.keys(tries).find((action) => leads(tries[action]!)) ?? null;
}

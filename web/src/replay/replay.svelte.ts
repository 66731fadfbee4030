// A finished match on the same board as at a table, without any actions.

import { drawingName } from "../look/drawings";
import type { GameReplay } from "../games/module";
import { myName } from "../server/me.svelte";
import type { Aid, Replay, SetJson } from "../server/views";
import type { EventJson } from "../server/wire";
import type { Playing } from "../table/playing";
import { t } from "../text/lang.svelte";
import { seatName } from "../text/names";
import type { Analysis, Decision } from "./analysis";
import { lastStep, sideOf, viewAt, within } from "./steps";

/** A moment to play on from: the step, and the seat to play, if one suggests itself. */
export interface Moment {
  step: number;
  seat: number | null;
}

export class Replaying implements Playing {
  readonly past = true;
  readonly legal: readonly string[] = [];
  readonly gains = new Map<string, object>();
  readonly viewer = null;
  readonly suggested = null;
  readonly advice = "";
  readonly counting = false;
  readonly busy = false;
  readonly set: SetJson;
  readonly last: number;
  #step = $state(0);
  /** Set once. */
  analysis = $state.raw<Analysis | null>(null);
  /** The person wants to play on from here. */
  playOn = $state.raw<Moment | null>(null);
  /** A mistake that the person tries again. */
  retry = $state.raw<Decision | null>(null);
  recent = $state.raw<{ count: number; events: readonly EventJson[] }>({ count: 0, events: [] });
  readonly view = $derived.by(() => viewAt(this.replay, this.table, this.#step));
  readonly frame = $derived.by(() => this.replay.frames[this.#step]!);
  readonly aid = $derived.by((): Aid => this.frame.aid);
  /** Derived, because the person's name may arrive after the match. */
  readonly below = $derived.by(() => sideOf(this.replay, myName()));
  #drawn = new Map<string, string>();

  /** `table` is empty for a record from a file. */
  constructor(
    readonly game: GameReplay,
    readonly replay: Replay,
    readonly table: string,
    step = 0,
  ) {
    this.set = replay.pieces;
    this.last = lastStep(replay);
    this.#step = within(step, this.last);
  }

  get step(): number {
    return this.#step;
  }

  get latest(): readonly EventJson[] {
    return this.frame.events;
  }

  /** Going one step forward is animated; every other jump is not. */
  set step(to: number) {
    const next = within(to, this.last);
    if (next === this.#step) return;
    const events = next === this.#step + 1 ? this.replay.frames[next]!.events : [];
    this.#step = next;
    this.recent = { count: this.recent.count + 1, events };
  }

  piece(id: string, turn = 0): string {
    if (this.replay.drawings) return this.#drawing(turn ? `${id}?turn=${turn}` : id, id);
    return `${this.where}/pieces/${drawingName(id, { turn })}`;
  }

  /** The base address of drawings with marks; it does not serve pieces that are only in a file. */
  get where(): string {
    return this.replay.set === "house" ? `/api/sets/${this.replay.game}` : `/api/tables/${this.table}`;
  }

  #drawing(name: string, id: string): string {
    const known = this.#drawn.get(name);
    if (known) return known;
    const svg = this.replay.drawings![name] ?? this.replay.drawings![id] ?? "";
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    this.#drawn.set(name, address);
    return address;
  }

  nameOf(seat: number): string {
    return seatName(this.view, seat) || t("name-seat", { seat: seat + 1 });
  }

  /** The events of a step as sentences. */
  told(step: number): string[] {
    const scene = { view: this.view, set: this.set, viewer: this.below, mine: [], nameOf: (seat: number) => this.nameOf(seat) };
    return this.replay.frames[step]!.events.flatMap((event) => this.game.sentences(event, scene, {}));
  }

  preview(): void {}

  counted(): void {}

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  confirm(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

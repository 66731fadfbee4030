// A finished match on the board: the same board as at a table, but nothing can be done, only looked at.

import type { GameReplay } from "../games/module";
import { t } from "../text/lang.svelte";
import { myName } from "../server/me.svelte";
import { seatName } from "../text/names";
import type { Playing } from "../table/playing";
import type { Aid, GameEvent, Replay, SetJson } from "../server/views";
import type { Analysis } from "./analysis";
import { lastStep, sideOf, viewAt, within } from "./steps";

export class Replaying implements Playing {
  readonly past = true;
  readonly legal: readonly string[] = [];
  readonly viewer = null;
  readonly suggested = null;
  readonly busy = false;
  readonly set: SetJson;
  readonly last: number;
  #step = $state(0);
  /** Once it is known it does not change. */
  analysis = $state.raw<Analysis | null>(null);
  lately = $state.raw<{ count: number; events: readonly GameEvent[] }>({ count: 0, events: [] });
  readonly view = $derived.by(() => viewAt(this.replay, this.table, this.#step));
  readonly frame = $derived.by(() => this.replay.frames[this.#step]!);
  readonly aid = $derived.by((): Aid => this.frame.aid);
  /** One’s own name may come later than the match. */
  readonly below = $derived.by(() => sideOf(this.replay, myName()));
  #drawn = new Map<string, string>();

  /** `table` is empty for a record of one's own. */
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

  /** One step on moves the pieces; any other way the board simply stands there. */
  set step(to: number) {
    const next = within(to, this.last);
    if (next === this.#step) return;
    const events = next === this.#step + 1 ? this.replay.frames[next]!.events : [];
    this.#step = next;
    this.lately = { count: this.lately.count + 1, events };
  }

  piece(id: string, turn = 0): string {
    const name = turn ? `${id}?turn=${turn}` : id;
    if (this.replay.drawings) return this.#drawing(name, id);
    return `${this.where}/pieces/${name}`;
  }

  /** Where drawings with marks on them can be asked for; nowhere if the pieces are in the file only. */
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

// The state that the parts of the board share: tiles, choice, highlighted area, words.

import type { Playing } from "../../../table/playing";
import { t } from "../../../text/lang.svelte";
import { inOne } from "../../../text/sentences";
import { type Cell, cellOf, frameAfter, keyOf, Look, openCells, readPlacement, whyClosed, writePlacement } from "../geometry";
import { extentsOf } from "../extents";
import type { Aid, Gain, TilesJson, View } from "../views";
import { areaLine, cellWords, tileWords } from "../words";
import { Choice } from "./choice.svelte";
import { counting } from "./count";
import type { Spot } from "./Layout.svelte";
import { Sight } from "./sight.svelte";

const NOTHING: Aid = {
  frame: { rows: [0, 0], cols: [0, 0] },
  closed: {},
  totals: [0, 0],
  places: [1, 1],
  spots: [],
  pieces: [],
  openings: [[], []],
};

/** Reasons that hold for nearly every cell: shown when a player tries one, not in the name of each. */
const COMMON: ReadonlySet<string> = new Set(["touches_no_tile", "first_tile_at_origin"]);

export class AtTable {
  readonly choice: Choice;
  readonly sight = new Sight();
  /** The open cell under the mouse. */
  pointed = $state.raw<Cell | null>(null);
  /** Why the cell under the pointer is closed. */
  why = $state<readonly string[] | null>(null);
  #moved = $state.raw<Cell | null>(null);
  /** For screen readers. */
  said = $state("");
  /** Finished steps of the final count. */
  step = $state(0);
  /** The totals before the tile was tried. */
  #before = $state.raw<readonly number[] | null>(null);

  constructor(private readonly of: () => Playing) {
    this.choice = new Choice(of);
  }

  readonly playing = $derived.by(() => this.of());
  readonly match = $derived.by(() => this.playing.view.match as View);
  readonly aid = $derived.by((): Aid => ({ ...NOTHING, ...(this.playing.aid as Partial<Aid>) }));
  readonly over = $derived.by(() => this.playing.view.phase === "over");
  readonly tried = $derived.by(() => this.playing.view.tentative?.at(-1) ?? null);
  /** Tiles that are laid for good. */
  readonly laid = $derived.by(() => (this.tried ? this.match.board.slice(0, -1) : this.match.board));
  readonly tiles = $derived.by(() => new Map((this.playing.set as TilesJson).tiles.map((tile) => [tile.id, tile])));
  readonly extents = $derived.by(() => extentsOf(this.match, this.aid, this.tiles));
  readonly myTurn = $derived.by(
    () => !this.over && this.playing.viewer !== null && this.match.to_act.includes(this.playing.viewer),
  );
  /** The seat at the bottom: mine, or south for a spectator. */
  readonly below = $derived.by(() => this.playing.viewer ?? this.playing.below ?? 1);
  readonly look = $derived.by(
    () => new Look(frameAfter(this.laid.map(({ at }) => cellOf(at)), this.over ? null : this.playing.viewer), this.below === 0),
  );
  readonly open = $derived.by(() => (this.myTurn ? openCells(this.playing.legal) : new Map<string, Cell>()));
  /** Where and how a hint would lay the tile. */
  readonly suggested = $derived.by(() => (this.myTurn && this.playing.suggested ? readPlacement(this.playing.suggested) : null));
  /** Where the tile would lie: under the pointer, or where it was placed. */
  readonly shown = $derived.by(() => this.pointed ?? this.choice.cell);
  readonly totals = $derived.by((): readonly number[] => {
    const action = this.shown && writePlacement({ ...this.shown, turn: this.choice.turn });
    const gain = action ? (this.playing.gains.get(action) as Gain | undefined) : undefined;
    return gain?.totals ?? (this.choice.cell || !this.#before ? this.aid.totals : this.#before);
  });
  readonly changes = $derived.by(() =>
    this.shown && this.#before ? this.totals.map((total, seat) => total - this.#before![seat]!) : [0, 0],
  );
  readonly steps = $derived.by(() => (this.over ? counting(this.match.areas, this.match.handicap, this.match.first) : []));
  readonly counted = $derived.by(() => this.steps.slice(0, this.step));
  /** The areas whose owners are not shown yet. */
  readonly secret = $derived.by(() => new Set(this.steps.slice(this.step).map(({ index }) => index)));
  readonly counts = $derived.by((): readonly number[] => (this.over ? (this.counted.at(-1)?.sum ?? [0, 0]) : this.totals));
  /** The highlighted area; during the count the one that is counted. */
  readonly lit = $derived.by(() => {
    const now = this.step < this.steps.length ? this.counted.at(-1)?.index : undefined;
    return this.sight.lit ?? (now !== undefined && now >= 0 ? now : null);
  });
  readonly cursor = $derived.by((): Cell => {
    const wanted = [this.#moved, this.choice.cell, ...this.open.values(), { row: 0, column: 0 }];
    return wanted.find((cell): cell is Cell => !!cell && this.look.holds(cell)) ?? this.look.law({ row: 0, column: 0 });
  });
  /** Cells with a visible tile, without a tile that was tried elsewhere before. */
  readonly seen = $derived.by(() => (this.choice.wanted === this.tried ? this.match.board : this.laid).map(({ at }) => at));
  /** The opponent's latest tile; a replay marks the last tile of the match, too. */
  readonly latest = $derived.by(() => {
    const last = this.over && !this.playing.past ? undefined : this.laid.at(-1);
    return last && last.seat !== this.playing.viewer ? last.at : null;
  });

  /** The actions whose gains the player may want to see: all turns of the tile where it is shown. */
  readonly considered = $derived.by(() =>
    this.myTurn && this.shown ? [0, 1, 2, 3].map((turn) => writePlacement({ ...this.shown!, turn })) : [],
  );

  nameOf = (seat: number) => this.playing.nameOf(seat);

  /** Take over a new view. */
  see(): void {
    const before = this.choice.cell;
    this.choice.see();
    if (this.choice.cell && this.choice.cell !== before) this.#moved = this.choice.cell;
    this.sight.see(this.extents);
    if (!this.tried) this.#before = this.aid.totals;
    if (this.pointed && !this.open.has(keyOf(this.pointed))) this.pointed = null;
  }

  // --- pointer and keys ---------------------------------------------------------------------------------------------

  point(spot: Spot | null): void {
    const key = spot?.cell ? keyOf(spot.cell) : "";
    if (spot?.touch) return; // a finger has no hover
    this.sight.hovered = spot?.area ?? null;
    this.pointed = spot && this.open.has(key) ? spot.cell : null;
    this.why = spot?.cell ? this.#reason(spot.cell) : null;
  }

  /** The tile is dragged over a cell; no area is highlighted meanwhile. */
  carry(cell: Cell | null): void {
    this.sight.hovered = this.sight.pinned = null;
    this.pointed = cell && this.open.has(keyOf(cell)) ? cell : null;
    this.why = cell ? this.#reason(cell) : null;
  }

  drop(cell: Cell | null): void {
    this.carry(cell);
    if (this.pointed) this.choice.put(this.pointed);
    else if (!cell) this.choice.takeBack();
    this.pointed = null;
    this.#tell();
  }

  pick({ cell, area, touch }: Spot): void {
    if (!cell) return;
    const key = keyOf(cell);
    this.#moved = cell;
    this.why = this.#reason(cell);
    if (this.open.has(key)) this.put(cell);
    else this.sight.pinned = area === this.sight.pinned ? null : area;
    if (touch) this.sight.hovered = null;
    if (this.why) this.said = this.reasonWords(this.why);
  }

  /** Place the tile there for now; where it already lies, turn it. */
  put(cell: Cell): void {
    if (this.choice.laying) return;
    this.sight.pinned = null;
    const here = this.choice.cell;
    const hint = this.suggested && keyOf(this.suggested) === keyOf(cell) ? this.suggested : null;
    if (here && keyOf(here) === keyOf(cell)) this.choice.turnBy(1);
    else this.choice.put(cell, hint?.turn);
    this.#tell();
  }

  /** Enter on a cell: place the tile, then lay it; on a tile, go through its areas. */
  press(cell: Cell): void {
    const key = keyOf(cell);
    const here = this.choice.cell;
    if (this.open.has(key)) {
      if (here && keyOf(here) === key) this.choice.lay();
      else this.put(cell);
    } else if (this.laid.some(({ at }) => at === key)) this.#tellArea(this.sight.within(key));
    else this.why = this.#reason(cell);
  }

  move(cell: Cell): void {
    this.#moved = cell;
    this.why = this.#reason(cell);
  }

  turnBy(quarters: number): void {
    this.choice.turnBy(quarters);
    this.#tell();
  }

  nextArea(step: number): void {
    this.#tellArea(this.sight.next(step));
  }

  /** Light the area of the chest on this tile. */
  light(cell: string): void {
    const index = this.extents.findIndex(({ chests }) => chests.some(({ at }) => at === cell));
    this.sight.pinned = index < 0 ? null : index;
  }

  takeBack(): void {
    if (this.sight.pinned !== null) this.sight.pinned = null;
    else this.choice.takeBack();
  }

  // --- words --------------------------------------------------------------------------------------------------------

  #reason(cell: Cell): readonly string[] | null {
    return this.myTurn ? whyClosed(this.aid, cell) : null;
  }

  reasonWords(reasons: readonly string[]): string {
    return inOne(reasons.map((reason) => t("web-ga-closed", { reason })));
  }

  #tellArea(index: number | null): void {
    const area = index === null ? undefined : this.match.areas[index];
    this.said = area ? areaLine(area, this.below, this.nameOf) : "";
  }

  #tell(): void {
    if (!this.choice.hand || !this.myTurn) return;
    const tile = tileWords(this.tiles.get(this.choice.hand), this.look.turn(this.choice.turn));
    const place = this.choice.cell ? `${cellWords(this.choice.cell, this.look)}. ` : "";
    this.said = `${place}${tile} ${this.#standing()}`;
  }

  #standing(): string {
    const [below, above] = [this.below, 1 - this.below];
    return [below, above].map((seat) => t("ga-as-it-stands", { name: this.nameOf(seat), count: this.totals[seat]! })).join(", ");
  }

  /** A cell for screen readers: its position and content. */
  label = (cell: Cell): string => {
    const key = keyOf(cell);
    const place = cellWords(cell, this.look);
    const here = this.choice.cell;
    if (here && keyOf(here) === key && this.choice.hand) {
      return `${place}: ${t("web-ga-hand")}: ${tileWords(this.tiles.get(this.choice.hand), this.look.turn(this.choice.turn))}`;
    }
    const laid = this.laid.find(({ at }) => at === key);
    if (laid) return `${place}: ${tileWords(this.tiles.get(laid.tile), this.look.turn(laid.turn))}`;
    if (this.open.has(key)) return `${place}: ${t("web-ga-cell-open")}`;
    const reasons = this.#reason(cell)?.filter((reason) => !COMMON.has(reason)) ?? [];
    return `${place}: ${reasons.length ? this.reasonWords(reasons) : t("web-ga-cell-empty")}`;
  };
}

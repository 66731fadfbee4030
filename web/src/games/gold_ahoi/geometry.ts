// The geometry of the layout: cells under the pointer, arrow keys, and the view from each side.
// The rules count rows to the south and columns to the east from the first tile; north sees it rotated by half a turn.

import type { Aid } from "./views";

export interface Cell {
  row: number;
  column: number;
}
export interface Placement extends Cell {
  turn: number;
}
/** The part of the plane that is shown, in the coordinates of the rules. */
export interface Frame {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** The layout never has more rows or columns. */
export const MOST = 6;

export function keyOf({ row, column }: Cell): string {
  return `${row},${column}`;
}

export function cellOf(key: string): Cell {
  const [row = NaN, column = NaN] = key.split(",").map(Number);
  return { row, column };
}

export function readPlacement(action: string): Placement | null {
  const found = /^place (-?\d+),(-?\d+) ([0-3])$/.exec(action);
  return found && { row: Number(found[1]), column: Number(found[2]), turn: Number(found[3]) };
}

export function writePlacement({ row, column, turn }: Placement): string {
  return `place ${row},${column} ${turn}`;
}

/** The cells where a tile may be laid. */
export function openCells(legal: readonly string[]): Map<string, Cell> {
  const open = new Map<string, Cell>();
  for (const action of legal) {
    const placement = readPlacement(action);
    if (placement) open.set(keyOf(placement), { row: placement.row, column: placement.column });
  }
  return open;
}

/** The codes of the rules that forbid a tile on a cell; null for a cell that is not closed. */
export function whyClosed({ frame, closed }: Pick<Aid, "frame" | "closed">, { row, column }: Cell): string[] | null {
  const [down, right] = [row - frame.rows[0], column - frame.cols[0]];
  if (down < 0) return null;
  const codes = Object.keys(closed).filter((code) => ((closed[code]![right] ?? 0) >> down) & 1);
  return codes.length ? codes : null;
}

/** Add quarter turns, also negative ones. */
export function turned(turn: number, by: number): number {
  return (((turn + by) % 4) + 4) % 4;
}

// --- the view from each side ----------------------------------------------------------------------------------------

/**
 * The frame after these tiles were laid in this order: six rows and columns, with space around the tiles, moving as
 * little as possible while the layout grows. A layout five wide may still grow to both sides, so seven columns are
 * shown then; `side` may not lay in rows of the other player, so a seventh row is not shown.
 */
export function frameAfter(laid: readonly Cell[], side: number | null): Frame {
  let rows = { start: -2, size: MOST };
  let columns = { start: -2, size: MOST };
  const box = { top: Infinity, bottom: -Infinity, left: Infinity, right: -Infinity };
  for (const { row, column } of laid) {
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    const tall = box.bottom - box.top + 1;
    const above = tall === MOST || (tall === MOST - 1 && side === 1) ? 0 : 1;
    const below = tall === MOST || (tall === MOST - 1 && side === 0) ? 0 : 1;
    const beside = box.right - box.left + 1 === MOST ? 0 : 1;
    rows = moved(rows, box.top - above, box.bottom + below);
    columns = moved(columns, box.left - beside, box.right + beside);
  }
  return { top: rows.start, left: columns.start, rows: rows.size, columns: columns.size };
}

function moved(span: { start: number; size: number }, least: number, most: number): { start: number; size: number } {
  const size = Math.max(MOST, most - least + 1);
  return { start: Math.max(Math.min(span.start, least), most - size + 1), size };
}

/** A frame from the viewer's side: south at the bottom, or north, rotated by half a turn. */
export class Look {
  constructor(
    readonly frame: Frame,
    readonly half: boolean,
  ) {}

  /** The position of a cell on the screen, counted from the top left; the same formula converts back. */
  screen({ row, column }: Cell): Cell {
    const { top, left, rows, columns } = this.frame;
    return this.half
      ? { row: rows - 1 - (row - top), column: columns - 1 - (column - left) }
      : { row: row - top, column: column - left };
  }

  law({ row, column }: Cell): Cell {
    const { top, left, rows, columns } = this.frame;
    return this.half
      ? { row: top + rows - 1 - row, column: left + columns - 1 - column }
      : { row: row + top, column: column + left };
  }

  turn(turn: number): number {
    return turned(turn, this.half ? 2 : 0);
  }

  /** A point in the drawing of areas (100 units per tile) as a point on the screen. */
  point(x: number, y: number): [number, number] {
    const { top, left, rows, columns } = this.frame;
    return this.half ? [(left + columns) * 100 - x, (top + rows) * 100 - y] : [x - left * 100, y - top * 100];
  }

  /** The same as an SVG transform for a whole drawing. */
  get transform(): string {
    const [x, y] = this.point(0, 0);
    return `translate(${x} ${y})${this.half ? " rotate(180)" : ""}`;
  }

  holds({ row, column }: Cell): boolean {
    const { top, left, rows, columns } = this.frame;
    return row >= top && row < top + rows && column >= left && column < left + columns;
  }

  /** The cell at a point of a box that shows the whole frame. */
  under(x: number, y: number, box: { left: number; top: number; width: number; height: number }): Cell | null {
    const row = Math.floor(((y - box.top) / box.height) * this.frame.rows);
    const column = Math.floor(((x - box.left) / box.width) * this.frame.columns);
    const cell = this.law({ row, column });
    return this.holds(cell) ? cell : null;
  }
}

// --- keys and wheel -------------------------------------------------------------------------------------------------

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to on the screen, or null. */
export function stepped(key: string, from: Cell, { rows, columns }: Frame): Cell | null {
  if (key === "Home") return { row: from.row, column: 0 };
  if (key === "End") return { row: from.row, column: columns - 1 };
  const step = STEPS[key];
  if (!step) return null;
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  return { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) };
}

/** Converts wheel events to quarter turns: one per notch, and not too many on a touchpad. */
export class Wheel {
  #sum = 0;
  #last = -Infinity;
  #since = 0;

  /** Quarter turns, clockwise: -1, 0 or 1. */
  feed(delta: number, now: number): number {
    if (now - this.#since > 250) this.#sum = 0;
    this.#since = now;
    this.#sum += delta;
    if (Math.abs(this.#sum) < 30 || now - this.#last < 130) return 0;
    const turn = Math.sign(this.#sum);
    this.#sum = 0;
    this.#last = now;
    return turn;
  }
}

// --- a tile in words ------------------------------------------------------------------------------------------------

const ENDS = ["n", "e", "s", "w"];
const CORNERS = ["ne", "se", "sw", "nw"];

/** A tile's pieces of land and its chests after quarter turns; n is the top of the screen. */
export function tileAfter(
  tile: { land: readonly (readonly string[])[]; chest: string | readonly string[] },
  turn: number,
): { land: string[][]; chests: string[] } {
  const next = (place: string) => {
    const among = place.length === 1 ? ENDS : CORNERS;
    return among[turned(among.indexOf(place), turn)]!;
  };
  const order = (group: string[]) => group.sort((a, b) => ENDS.indexOf(a) - ENDS.indexOf(b));
  const land = tile.land.map((group) => order(group.map(next)));
  land.sort((a, b) => b.length - a.length || ENDS.indexOf(a[0]!) - ENDS.indexOf(b[0]!));
  return { land, chests: chestsOf(tile).map(next) };
}

/** The ends and corners of a tile's chests; most tiles have one. */
export function chestsOf({ chest }: { chest: string | readonly string[] }): readonly string[] {
  return typeof chest === "string" ? [chest] : chest;
}

// --- areas ----------------------------------------------------------------------------------------------------------

export interface Reach {
  kind: string;
  cells: readonly string[];
  chests: readonly { at: string }[];
  path: string;
}

/** The index of the area that was highlighted before the layout grew; -1 if it cannot be found. */
export function sameArea(before: Reach, areas: readonly Reach[]): number {
  const same = areas.findIndex((area) => area.path === before.path);
  if (same >= 0) return same;
  const holds = (area: Reach) =>
    area.kind === before.kind &&
    before.cells.every((cell) => area.cells.includes(cell)) &&
    before.chests.every(({ at }) => area.chests.some((chest) => chest.at === at));
  return areas.findIndex(holds);
}

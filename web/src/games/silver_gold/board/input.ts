// Choosing a mark on an island: the legal placement under the pointer, as the pattern is turned and flipped.
// This is geometry without rules: the server lists the legal marks.

export type Verb = "mark" | "cross" | "keep" | "take";

/** A legal action; `index` is its place in the list. */
export interface Move {
  index: number;
  text: string;
  verb: Verb;
  /** The card that is marked or taken, or `stack`; empty for `keep`. */
  card: string;
  /** Fields for `mark` and `cross`, cards for `keep`. */
  cells: string[];
}

/** A field under the pointer; `x` and `y` are the position within it, from 0 to 1. */
export interface Spot {
  card: string;
  cell: string;
  x?: number;
  y?: number;
}

/** How the pattern is held: flipped or not, then turned clockwise by quarters. */
export interface Held {
  turn: number;
  flip: boolean;
}

/** A placement, and how the pattern is held for it. */
export interface Choice {
  move: Move;
  held: Held;
}

export const UNTURNED: Held = { turn: 0, flip: false };

export function read(legal: readonly string[]): Move[] {
  return legal.map((text, index) => {
    const [verb, ...words] = text.split(" ") as [Verb, ...string[]];
    if (verb === "keep") return { index, text, verb, card: "", cells: words };
    return { index, text, verb, card: words[0] ?? "", cells: words.slice(1) };
  });
}

// --- shapes -------------------------------------------------------------------------------------------------------

type Point = readonly [column: number, row: number];

export function place(cell: string): Point {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function nameOf([column, row]: Point): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

/** A text that is the same for the same shape, wherever it lies. */
export function shape(points: readonly Point[]): string {
  const left = Math.min(...points.map(([column]) => column));
  const top = Math.min(...points.map(([, row]) => row));
  return points
    .map(([column, row]) => `${column - left}.${row - top}`)
    .sort()
    .join(" ");
}

/** The pattern as it is held. */
export function held(pattern: readonly string[], { turn, flip }: Held): string {
  let points = pattern.map(place);
  if (flip) points = points.map(([column, row]) => [-column, row] as const);
  for (let quarter = 0; quarter < turn; quarter++) points = points.map(([column, row]) => [-row, column] as const);
  return shape(points);
}

export function turned({ turn, flip }: Held, quarters = 1): Held {
  return { turn: (turn + quarters + 4) % 4, flip };
}

/** Mirrored left to right, as it is shown. */
export function flipped({ turn, flip }: Held): Held {
  return { turn: (4 - turn) % 4, flip: !flip };
}

/** All ways to hold a pattern, those closest to the present one first. */
function nearest(now: Held): Held[] {
  const ways = [0, 1, 3, 2].map((quarters) => turned(now, quarters));
  return [...ways, ...[0, 1, 3, 2].map((quarters) => turned(flipped(now), quarters))];
}

/** How the pattern must be held to cover these fields, with the fewest turns. */
export function heldFor(pattern: readonly string[], cells: readonly string[], now: Held): Held {
  const wanted = shape(cells.map(place));
  return nearest(now).find((how) => held(pattern, how) === wanted) ?? now;
}

// --- placements under the pointer ---------------------------------------------------------------------------------

/** Every placement that covers the field. */
function covering(moves: readonly Move[], { card, cell }: Spot): Move[] {
  return moves.filter((move) => isMark(move) && move.card === card && move.cells.includes(cell));
}

export function isMark({ verb }: Move): boolean {
  return verb === "mark" || verb === "cross";
}

/** The distance of a placement's centre from the pointer. */
function distance({ cells }: Move, { cell, x = 0.5, y = 0.5 }: Spot): number {
  const points = cells.map(place);
  const [column, row] = place(cell);
  const across = points.reduce((sum, [at]) => sum + at, 0) / points.length + 0.5 - (column + x);
  const down = points.reduce((sum, [, at]) => sum + at, 0) / points.length + 0.5 - (row + y);
  return across * across + down * down;
}

/** The placements over the field with the pattern held like this, the one nearest to the pointer first. */
function fitting(moves: readonly Move[], pattern: readonly string[], spot: Spot, how: Held): Move[] {
  const wanted = held(pattern, how);
  return covering(moves, spot)
    .filter(({ cells }) => cells.length > 1 && shape(cells.map(place)) === wanted)
    .sort((one, other) => distance(one, spot) - distance(other, spot) || one.index - other.index);
}

/** The placement meant by pointing at a field: the pattern as it is held, else with the fewest turns that fit, else the
 * field alone. Null if the field cannot be marked. */
export function pointAt(
  moves: readonly Move[],
  pattern: readonly string[],
  spot: Spot,
  now: Held,
  single = false,
): Choice | null {
  for (const how of single ? [] : nearest(now)) {
    const [move] = fitting(moves, pattern, spot, how);
    if (move) return { move, held: how };
  }
  const alone = covering(moves, spot).find(({ cells }) => cells.length === 1);
  return alone ? { move: alone, held: now } : null;
}

/** The next way to place the pattern over the field: the first of these that fits and looks different, else the same,
 * moved along. Null if there is no other way. */
function next(moves: readonly Move[], pattern: readonly string[], spot: Spot, now: Choice, ways: Held[]): Choice | null {
  const looks = held(pattern, now.held);
  for (const how of ways) {
    if (held(pattern, how) === looks) continue;
    const [move] = fitting(moves, pattern, spot, how);
    if (move) return { move, held: how };
  }
  const along = covering(moves, spot).filter(({ cells }) => shape(cells.map(place)) === looks);
  const here = along.findIndex(({ text }) => text === now.move.text);
  const move = along[(here + 1) % along.length];
  return move && move.text !== now.move.text ? { move, held: now.held } : null;
}

export function turnAt(
  moves: readonly Move[],
  pattern: readonly string[],
  spot: Spot,
  now: Choice,
  quarters = 1,
): Choice | null {
  return next(moves, pattern, spot, now, [1, 2, 3].map((times) => turned(now.held, times * quarters)));
}

export function flipAt(moves: readonly Move[], pattern: readonly string[], spot: Spot, now: Choice): Choice | null {
  const ways = [0, 2, 1, 3].map((quarters) => turned(flipped(now.held), quarters));
  return next(moves, pattern, spot, now, ways);
}

/** The field at a point of the screen. */
export function fieldAt(x: number, y: number, within: Element | undefined): Spot | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  if (!cell || !within?.contains(cell)) return null;
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { card: cell.dataset.card!, cell: cell.dataset.cell!, x: (x - left) / width, y: (y - top) / height };
}

// --- keys ---------------------------------------------------------------------------------------------------------

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Two islands side by side are half a field apart. */
const APART = 4.5;

/** The field that an arrow key leads to: the nearest in that direction, also on the next island. */
export function step(islands: readonly { card: string; cells: readonly string[] }[], from: Spot, key: string): Spot | null {
  const way = STEPS[key];
  if (!way) return null;
  const fields = islands.flatMap(({ card, cells }, number) =>
    cells.map((cell) => {
      const [column, row] = place(cell);
      return { card, cell, at: [column + number * APART, row] as Point };
    }),
  );
  const here = fields.find(({ card, cell }) => card === from.card && cell === from.cell);
  if (!here) return fields[0] ? { card: fields[0].card, cell: fields[0].cell } : null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const { card, cell, at } of fields) {
    const [across, down] = [at[0] - here.at[0], at[1] - here.at[1]];
    const ahead = across * way[0] + down * way[1];
    const aside = Math.abs(across * way[1]) + Math.abs(down * way[0]);
    if (ahead <= 0 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    best = { card, cell };
  }
  return best;
}

// --- attempts -----------------------------------------------------------------------------------------------------

/** The fields of the player's attempts, by card; they can still be taken back. */
export function tried(tentative: readonly string[] | undefined): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { verb, card, cells } of read(tentative ?? [])) {
    if (verb === "mark" || verb === "cross") found[card] = [...(found[card] ?? []), ...cells];
  }
  return found;
}

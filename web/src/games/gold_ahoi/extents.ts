// Where the areas lie: the server says which area each piece of a tile belongs to, and the outlines are drawn here.
// A tile is 100 × 100; the tile at row r, column c begins at x = 100c, y = 100r.

import { cellOf, chestsOf, turned } from "./geometry";
import outlines from "./outlines.json";
import type { Aid, TileJson, View } from "./views";

export interface Extent {
  kind: string;
  owner: number | null;
  cells: string[];
  chests: { at: string; x: number; y: number }[];
  /** Points on north's side and on south's side. */
  openings: [number[][], number[][]];
  /** The outline as SVG path data. */
  path: string;
}
interface PieceOutline {
  sides: number[];
  lines: (number | string)[][];
  edges: number[][];
}
const ENDS = ["n", "e", "s", "w"];
const CORNERS = ["ne", "se", "sw", "nw"];
const LAND: Record<string, PieceOutline> = outlines.land;
const WATER: Record<string, PieceOutline[]> = outlines.water;
const CHESTS: Record<string, Record<string, number[]>> = outlines.chests;

/** One for each area of the view. */
export function extentsOf(
  match: Pick<View, "areas" | "board">,
  aid: Pick<Aid, "spots" | "pieces" | "openings">,
  tiles: ReadonlyMap<string, TileJson>,
): Extent[] {
  const loops = match.areas.map(() => new Loops());
  const extents = match.areas.map(({ kind, owner }): Extent => ({ kind, owner, cells: [], chests: [], openings: [[], []], path: "" }));
  const number = new Map(aid.spots.map((spot, index) => [spot, index]));
  match.board.forEach(({ at, tile: id, turn }, index) => {
    const tile = tiles.get(id);
    const areas = aid.pieces[index]?.map((spot) => number.get(spot)!);
    if (!tile || !areas) return;
    const [x, y] = [cellOf(at).column * 100, cellOf(at).row * 100];
    const land = tile.land.map((group) => group.map((end) => turned(ENDS.indexOf(end), turn)).sort());
    const key = [...land].sort((a, b) => a[0]! - b[0]!).map((group) => group.join("")).join("|");
    const pieces = [...land.map((group) => LAND[group.join("")]!), ...WATER[key]!];
    pieces.forEach((piece, which) => {
      const extent = extents[areas[which]!]!;
      loops[areas[which]!]!.add(piece, x, y);
      if (extent.cells.at(-1) !== at) extent.cells.push(at);
    });
    for (const chest of chestsOf(tile)) {
      const names = chest.length === 1 ? ENDS : CORNERS;
      const place = turned(names.indexOf(chest), turn);
      const [across = 0, down = 0] = CHESTS[key]![names[place]!]!;
      const [from, to] = names === ENDS ? [0, land.length] : [land.length, pieces.length];
      const holds = pieces.findIndex(({ sides }, which) => which >= from && which < to && sides.includes(place));
      extents[areas[holds]!]!.chests.push({ at, x: x + across, y: y + down });
    }
  });
  aid.openings.forEach((side, seat) => side.forEach(([x, y, spot]) => extents[number.get(spot!)!]!.openings[seat as 0 | 1].push([x!, y!])));
  extents.forEach((extent, index) => (extent.path = loops[index]!.path()));
  return extents;
}

/** The outline of an area: as many loops as it takes, without a line where two of its pieces meet. */
class Loops {
  /** The lines by their start: their paths and their ends. */
  #lines = new Map<string, { path: string; to: string }[]>();
  #edges = new Map<string, { from: string; path: string; to: string }>();

  add({ lines, edges }: PieceOutline, x: number, y: number): void {
    for (const [fromX, fromY, path, toX, toY] of lines as [number, number, string, number, number][]) {
      this.#begin(point(x + fromX, y + fromY), { path, to: point(x + toX, y + toY) });
    }
    for (const [fromX, fromY, toX, toY] of edges as [number, number, number, number][]) {
      const [from, to] = [point(x + fromX, y + fromY), point(x + toX, y + toY)];
      // The neighbour has the same edge in the other direction.
      if (!this.#edges.delete(`${to} ${from}`)) this.#edges.set(`${from} ${to}`, { from, path: `l${toX - fromX} ${toY - fromY}`, to });
    }
  }

  #begin(from: string, line: { path: string; to: string }): void {
    this.#lines.set(from, [...(this.#lines.get(from) ?? []), line]);
  }

  path(): string {
    for (const { from, ...line } of this.#edges.values()) this.#begin(from, line);
    this.#edges.clear();
    let path = "";
    for (let start: string | undefined; (start = this.#lines.keys().next().value) !== undefined; ) {
      path += `M${start}`;
      for (let here = start, lines = this.#lines.get(here); lines; lines = this.#lines.get(here)) {
        const line = lines.pop()!;
        if (!lines.length) this.#lines.delete(here);
        path += line.path;
        here = line.to;
      }
      path += "Z";
    }
    return path;
  }
}

function point(x: number, y: number): string {
  return `${x} ${y}`;
}

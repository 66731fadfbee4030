// Reading views, sets and aid of Silver & Gold.

import type { Playing } from "../../../table/playing";
import { t } from "../../../text/lang.svelte";
import type { CardAid, CardJson, Colour, Aid, DeckJson, MarkAid, View } from "../views";
import { held, type Held, nameOf } from "./input";

export function matchOf(playing: Playing): View {
  return playing.view.match as View;
}

/** The number of rounds in this match. */
export function roundsOf(_match: View): number {
  return 4;
}

/** Empty until the server has sent it. */
export function aidOf(playing: Playing): Partial<Aid> {
  return playing.aid as Partial<Aid>;
}

/** What a move would earn, as soon as the server has answered. */
export function gainOf(playing: Playing, move: { text: string } | null): MarkAid | undefined {
  return move ? (playing.gains.get(move.text) as MarkAid | undefined) : undefined;
}

export function cardsOf(playing: Playing): Map<string, CardJson> {
  return new Map((playing.set as DeckJson).treasure.map((card) => [card.id, card]));
}

export function patternOf(playing: Playing): string[] {
  const { expedition } = matchOf(playing);
  return (playing.set as DeckJson).expeditions.find(({ id }) => id === expedition)?.cells ?? [];
}

/** The patterns of the deck, and on how many expedition cards each of them is, however it is turned or flipped. */
export function roundCard(playing: Playing): { id: string; cells: string[]; count: number }[] {
  const found = new Map<string, { id: string; cells: string[]; count: number }>();
  for (const { id, cells } of (playing.set as DeckJson).expeditions) {
    const shape = shapeOf(cells);
    const known = found.get(shape);
    if (known) known.count++;
    else found.set(shape, { id, cells, count: 1 });
  }
  return [...found.values()];
}

/** The same text for all turns and flips of a pattern. */
function shapeOf(cells: readonly string[]): string {
  const ways = [0, 1, 2, 3].flatMap((turn) => [false, true].map((flip) => ({ turn, flip })));
  return ways.map((way) => held(cells, way)).sort()[0]!;
}

/** The other seats in turn order, starting after the viewer. */
export function othersOf(playing: Playing): number[] {
  const seats = playing.view.seats.length;
  const me = playing.viewer;
  if (me === null) return [...Array(seats).keys()];
  return Array.from({ length: seats - 1 }, (_, number) => (me + 1 + number) % seats);
}

// --- for screen readers ----------------------------------------------------------------------------------------------

/** A card by its colour, points and seal. */
export function namedCard(card: CardJson): string {
  const named = `${t("web-sg-island", { colour: card.colour })}, ${t("points", { count: card.points })}`;
  return card.seal ? `${named}, ${sealText(card.seal)}` : named;
}

/** Everything visible on a card, so that no two cards sound alike. */
export function spokenCard(card: CardJson, marked: readonly string[] = []): string {
  const whole = `${namedCard(card)}. ${spokenFields(Object.keys(card.cells), card)}`;
  return marked.length ? `${whole}. ${t("web-sg-marked-fields", { fields: spokenFields(marked) })}` : whole;
}

/** A card that can be taken, with the points it would bring with all seals, if that is more. */
export function spokenOffer(card: CardJson, aid: CardAid | undefined): string {
  const gain = aid?.gain ?? 0;
  return gain > card.points ? `${t("web-sg-in-all-now")}: ${gain}. ${spokenCard(card)}` : spokenCard(card);
}

/** Fields row by row, with the symbols of a card: a1, b1 coin; b2. */
export function spokenFields(cells: readonly string[], card?: CardJson): string {
  const rows = new Map<string, string[]>();
  for (const cell of [...cells].sort((one, other) => one.charCodeAt(1) - other.charCodeAt(1) || (one < other ? -1 : 1))) {
    const symbol = card?.cells[cell];
    const field = symbol ? `${cell} ${t("web-sg-symbol", { symbol })}` : cell;
    rows.set(cell.slice(1), [...(rows.get(cell.slice(1)) ?? []), field]);
  }
  return [...rows.values()].map((row) => row.join(", ")).join("; ");
}

/** The pattern as it is held, named by the fields it would cover in the corner of an island. */
export function spokenPattern(pattern: readonly string[], how: Held): string {
  const cells = held(pattern, how).split(" ").map((point) => nameOf(point.split(".").map(Number) as [number, number]));
  return t("web-sg-pattern", { fields: spokenFields(cells) });
}

export function sealText(seal: { colour: Colour; points: number }): string {
  return t("web-sg-seal", { points: seal.points, colour: seal.colour });
}

/** The points of a card as a sum: its own, its seal, and the seals laid aside before. */
export function worthText({ points, seal }: CardJson, aid: CardAid | undefined): string {
  const more = (aid?.gain ?? 0) - points;
  if (!seal) return more > 0 ? t("web-sg-with-seals", { card: points, points: more }) : t("points", { count: points });
  const others = more - (aid?.seal_now ?? 0);
  return `${points} + ${sealText(seal)}${others > 0 ? ` + ${others}` : ""}`;
}

// --- places on a card: 100 × 120 units, fields of 22 from 6, 26 ------------------------------------------------------

export const FIELD = 22;

export function corner(cell: string): { x: number; y: number } {
  return { x: 6 + FIELD * (cell.charCodeAt(0) - 97), y: 26 + FIELD * (Number(cell.slice(1)) - 1) };
}

/** The outline of fields: the edges that no two of them share. */
export function outline(cells: readonly string[]): string {
  const all = new Set(cells);
  const beside = (cell: string, column: number, row: number) =>
    all.has(String.fromCharCode(cell.charCodeAt(0) + column) + (Number(cell.slice(1)) + row));
  let path = "";
  for (const cell of cells) {
    const { x, y } = corner(cell);
    if (!beside(cell, 0, -1)) path += `M${x} ${y}h${FIELD}`;
    if (!beside(cell, 0, 1)) path += `M${x} ${y + FIELD}h${FIELD}`;
    if (!beside(cell, -1, 0)) path += `M${x} ${y}v${FIELD}`;
    if (!beside(cell, 1, 0)) path += `M${x + FIELD} ${y}v${FIELD}`;
  }
  return path;
}

/** Two pencil strokes, slightly different for each field. */
export function strokes(cell: string): { down: string; up: string } {
  const { x, y } = corner(cell);
  const lean = (((cell.charCodeAt(0) * 3 + Number(cell.slice(1)) * 7) % 5) - 2) * 0.3;
  const [a, b] = [7.6 + lean, 7 - lean];
  const [cx, cy] = [x + FIELD / 2, y + FIELD / 2];
  return {
    down: `M${cx - a} ${cy - b}q${a + 1} ${b - 1} ${2 * a} ${2 * b}`,
    up: `M${cx + b} ${cy - a}q${-b - 0.6} ${a + 1} ${-2 * b} ${2 * a}`,
  };
}

// Cells, tiles and areas in words, from the viewer's side.

import { language, t } from "../../text/lang.svelte";
import { inOne } from "../../text/sentences";
import { type Cell, type Look, tileAfter } from "./geometry";
import type { AreaJson, TileJson } from "./views";

function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

export function tileWords(tile: TileJson | undefined, shownTurn: number): string {
  if (!tile) return "";
  const { land, chests } = tileAfter(tile, shownTurn);
  const pieces = land.map((ends) => listed(ends.map((end) => t("web-ga-end", { end }))));
  return inOne([t("web-ga-tile", { land: pieces.join("; ") }), ...chests.map(chestWords)]);
}

function chestWords(chest: string): string {
  const afloat = chest.length > 1;
  const at = afloat ? t("web-ga-corner", { corner: chest }) : t("web-ga-end", { end: chest });
  return t("web-ga-tile-chest", { afloat, at });
}

export function cellWords(cell: Cell, look: Look): string {
  const { row, column } = look.screen(cell);
  return t("web-ga-cell", { row: row + 1, column: column + 1 });
}

/** An area in three parts: kind and chests, openings from below and above, owner. */
export function areaWords(area: AreaJson, below: number, nameOf: (seat: number) => string): [string, string, string] {
  const above = 1 - below;
  return [
    t("web-ga-area", { kind: area.kind, chests: area.chests }),
    t("web-ga-openings", {
      name: nameOf(below),
      count: area.openings[below]!,
      others: area.openings[above]!,
      other: nameOf(above),
    }),
    area.owner === null ? t("web-ga-nobody") : nameOf(area.owner),
  ];
}

export function areaLine(area: AreaJson, below: number, nameOf: (seat: number) => string): string {
  const [what, openings, owner] = areaWords(area, below, nameOf);
  return `${what} · ${openings} → ${owner}`;
}

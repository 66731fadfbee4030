// Cells, tiles and areas in words, from the viewer's side.

import { language, t } from "../../text/lang.svelte";
import { type Cell, type Look, tileAfter } from "./geometry";
import type { Area, TileJson } from "./views";

function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

export function tileWords(tile: TileJson | undefined, shownTurn: number): string {
  if (!tile) return "";
  const { land, chest, afloat } = tileAfter(tile, shownTurn);
  const pieces = land.map((ends) => listed(ends.map((end) => t("web-ga-end", { end }))));
  const at = t(afloat ? "web-ga-corner" : "web-ga-end", afloat ? { corner: chest } : { end: chest });
  return t("web-ga-tile", { land: pieces.join("; "), afloat, at });
}

export function cellWords(cell: Cell, look: Look): string {
  const { row, column } = look.screen(cell);
  return t("web-ga-cell", { row: row + 1, column: column + 1 });
}

/** An area in three parts: kind and chests, openings from below and above, owner. */
export function areaWords(area: Area, below: number, nameOf: (seat: number) => string): [string, string, string] {
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

export function areaLine(area: Area, below: number, nameOf: (seat: number) => string): string {
  const [what, openings, owner] = areaWords(area, below, nameOf);
  return `${what} · ${openings} → ${owner}`;
}

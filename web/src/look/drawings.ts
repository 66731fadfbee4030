// Addresses of drawn pieces.

import { firm } from "./settings.svelte";

/** How a piece is drawn: rotated, with marked fields, with the preview of a pattern. */
export interface Extras {
  turn?: number;
  marked?: string;
  ghost?: string;
}

/** A piece and how it is drawn, as the last part of its address. */
export function drawingName(id: string, extras: Extras = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(extras)) if (value) query.set(name, String(value));
  if (firm()) query.set("contrast", "more");
  return query.size ? `${id}?${query}` : id;
}

/** The address of a piece of the house set. */
export function housePiece(game: string, id: string, extras: Extras = {}): string {
  return `/api/sets/${game}/pieces/${drawingName(id, extras)}`;
}

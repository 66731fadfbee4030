// Addresses of drawn pieces.

import { firm } from "./settings.svelte";

/** A piece and how it is drawn, as the last part of its address. */
export function drawingName(id: string, turn = 0): string {
  const query = new URLSearchParams();
  if (turn) query.set("turn", String(turn));
  if (firm()) query.set("contrast", "more");
  return query.size ? `${id}?${query}` : id;
}

// The list of games as the server sends it (GET /api/games).

import type { Offer } from "../src/server/games.svelte";

export const OFFER: Offer = {
  games: [
    { name: "silver_gold", players: [2, 3, 4], options: [{ name: "memory_aid", kind: "flag", default: false }] },
    {
      name: "gold_ahoi",
      players: [2],
      options: [
        { name: "open_hands", kind: "flag", default: false },
        { name: "handicap", kind: "number", default: 0, least: 0, most: 9, suggested: [0, 0, 0, 1, 2] },
      ],
    },
  ],
  table_options: [
    { name: "hints", kind: "flag", default: false },
    { name: "open_lobby", kind: "flag", default: false },
    { name: "spectators", kind: "flag", default: true },
    { name: "chat", kind: "flag", default: true },
    { name: "clock", kind: "clock", default: null },
    { name: "away", kind: "number", default: 60, least: 5, most: 2_592_000 },
    { name: "stand_in", kind: "number", default: 3, least: 1, most: 5 },
  ],
};

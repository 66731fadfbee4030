import type { GameModule } from "../module";
import Art from "./Art.svelte";

export const module: GameModule = {
  players: [2],
  Art,
  thumbnail: "T33",
  curtain: "T01",
  table: () => import("./table"),
  replay: () => import("./replay"),
  rules: () => import("./rules"),
  lesson: () => import("./lesson"),
};

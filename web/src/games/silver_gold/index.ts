import type { GameModule } from "../module";
import Art from "./Art.svelte";

export const module: GameModule = {
  players: [2, 3, 4],
  Art,
  thumbnail: "P04",
  curtain: "E1",
  table: () => import("./table"),
  replay: () => import("./replay"),
  rules: () => import("./rules"),
  lesson: () => import("./lesson"),
};

import type { Chapter } from "../../module";

export { default as Chapters } from "./Chapters.svelte";
export { default as Short } from "./Short.svelte";

export const author = "Phil Walker-Harding";
export const chapters: readonly Chapter[] = ["goal", "pieces", "start", "turn", "end", "count", "tie", "here"];

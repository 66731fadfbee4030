import type { Chapter } from "../../module";

export { default as Chapters } from "./Chapters.svelte";
export { default as Short } from "./Short.svelte";

export const author = "Stephan Herminghaus";
export const chapters: readonly Chapter[] = ["goal", "pieces", "start", "turn", "count", "tie", "here"];

// The lesson of Silver & Gold: which parts of the board its steps are about.

export { default as Board } from "./board/Board.svelte";

const SPOTS: Readonly<Record<string, string>> = {
  pattern: ".leaf",
  tools: "[role=toolbar]",
  coins: "[data-coin], [data-row]",
  display: "[data-display]",
  seal: "[role=grid]:first-child",
};

export function spot(about: string, finished: boolean): string | null {
  return finished ? null : (SPOTS[about] ?? null);
}

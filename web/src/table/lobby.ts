// Lists of tables, read page by page.

import type { Lobby, LobbyBefore } from "../server/api";

export type Pages = { open: number; running: number };

/** Read this many pages of each list, always from the newest table: tables that closed meanwhile leave no gap. */
export async function readLobby(ask: (before: LobbyBefore) => Promise<Lobby>, pages: Pages): Promise<Lobby> {
  let all = await ask({});
  for (let page = 1; ; page++) {
    const before: LobbyBefore = {};
    if (page < pages.open && all.more_open) before.open_before = all.more_open;
    if (page < pages.running && all.more_running) before.running_before = all.more_running;
    if (!before.open_before && !before.running_before) return all;
    const next = await ask(before);
    // A list without `before` starts at its first page, which `all` already has.
    if (before.open_before) all = { ...all, open: [...all.open, ...next.open], more_open: next.more_open };
    if (before.running_before) {
      all = { ...all, running: [...all.running, ...next.running], more_running: next.more_running };
    }
  }
}

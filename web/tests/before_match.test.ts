import { describe, expect, test } from "vitest";

import { type Lobby, type LobbyBefore, type MyMatch, type NewTable, Refusal } from "../src/server/api";
import { offerOf } from "../src/table/invite";
import { readLobby } from "../src/table/lobby";
import { finished, inOrder, running } from "../src/table/matches";
import { openAndStart, openTable } from "../src/table/opening";
import { when } from "../src/text/when";

describe("opening a table", () => {
  const wanted: NewTable = { game: "gold_ahoi" };

  function server(refusals: Refusal[]) {
    const heard: unknown[] = [];
    return {
      heard,
      open: ({ id, ...table }: NewTable) => {
        expect(id).toMatch(/^[0-9a-f]{24}$/);
        return Promise.resolve(heard.push(table)).then(() => ({ table: "t1" }));
      },
      command: (table: string, command: unknown) => {
        heard.push([table, command]);
        const refusal = refusals.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve({});
      },
    };
  }
  const atOnce = () => Promise.resolve();

  test("seats everybody of this device in order, then starts", async () => {
    const asks = server([]);
    expect(await openAndStart(asks, wanted, ["Bob", "Cleo"], atOnce)).toBe("t1");
    expect(asks.heard).toEqual([
      wanted,
      ["t1", { type: "join", name: "Bob", seat: 1, id: "join-0" }],
      ["t1", { type: "join", name: "Cleo", seat: 2, id: "join-1" }],
      ["t1", { type: "start", id: "start" }],
    ]);
  });

  test("repeats a command while its outcome is unknown", async () => {
    const asks = server([new Refusal("store_unavailable", {}, 503), new Refusal("store_unavailable", {}, 503)]);
    await openAndStart(asks, wanted, [], atOnce);
    const start = ["t1", { type: "start", id: "start" }];
    expect(asks.heard.slice(1)).toEqual([start, start, start]);
  });

  test("gives up after some attempts, and immediately on a refusal", async () => {
    const unsure = server(Array.from({ length: 9 }, () => new Refusal("store_unavailable", {}, 503)));
    await expect(openAndStart(unsure, wanted, [], atOnce)).rejects.toThrow("store_unavailable");
    const refused = server([new Refusal("seats_empty", { count: 1 }, 409)]);
    await expect(openAndStart(refused, wanted, [], atOnce)).rejects.toThrow("seats_empty");
    expect(refused.heard).toHaveLength(2);
  });

  /** A server whose first answers are lost or unclear, and that opens one table per id. */
  function forgetful(...refusals: Refusal[]) {
    const ids: string[] = [];
    return {
      ids,
      open: ({ id = "" }: NewTable) => {
        ids.push(id);
        const refusal = refusals.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve({ table: `t-${id}` });
      },
      command: () => Promise.resolve({}),
    };
  }
  const lost = () => new Refusal("server_unreachable");

  test("requests the same table again when the answer was lost, and a new one the next time", async () => {
    const asks = forgetful(lost(), new Refusal("store_unavailable", {}, 503), new Refusal("server_unreachable", {}, 502));
    const table = await openTable(asks, wanted, atOnce);
    expect(asks.ids).toEqual(Array(4).fill(asks.ids[0]));
    expect(table).toBe(`t-${asks.ids[0]}`);
    expect(await openTable(asks, wanted, atOnce)).not.toBe(table);
  });

  test("a second press after a lost answer means the same table, unless the wish has changed", async () => {
    const asks = forgetful(...Array.from({ length: 10 }, lost));
    await expect(openTable(asks, wanted, atOnce)).rejects.toThrow("server_unreachable");
    await expect(openTable(asks, wanted, atOnce)).rejects.toThrow("server_unreachable");
    expect(new Set(asks.ids).size).toBe(1);
    await openTable(asks, { ...wanted, game: "silver_gold" }, atOnce);
    expect(new Set(asks.ids).size).toBe(2);
  });

  test("a refused table is requested with a new id", async () => {
    const asks = forgetful(new Refusal("too_many_tables", {}, 429));
    await expect(openTable(asks, wanted, atOnce)).rejects.toThrow("too_many_tables");
    await openTable(asks, wanted, atOnce);
    expect(new Set(asks.ids).size).toBe(2);
  });
});

describe("the lobby", () => {
  /** Ten open tables and four running ones, three to a page. */
  function server() {
    const asked: LobbyBefore[] = [];
    const page = (all: string[], before?: string) => {
      const from = before ? all.indexOf(before) + 1 : 0;
      const listed = all.slice(from, from + 3).map((table) => ({ table }) as Lobby["open"][number]);
      return { listed, more: from + 3 < all.length ? all[from + 2]! : null };
    };
    const open = Array.from({ length: 10 }, (_, number) => `o${number}`);
    const ask = (before: LobbyBefore): Promise<Lobby> => {
      asked.push(before);
      const [one, other] = [page(open, before.open_before), page(["r0", "r1", "r2", "r3"], before.running_before)];
      return Promise.resolve({ open: one.listed, more_open: one.more, running: other.listed, more_running: other.more });
    };
    return { asked, ask };
  }
  const ids = (list: Lobby["open"]) => list.map(({ table }) => table).join(" ");

  test("is one page of each list at first", async () => {
    const { asked, ask } = server();
    const lobby = await readLobby(ask, { open: 1, running: 1 });
    expect([ids(lobby.open), ids(lobby.running)]).toEqual(["o0 o1 o2", "r0 r1 r2"]);
    expect([lobby.more_open, lobby.more_running]).toEqual(["o2", "r2"]);
    expect(asked).toEqual([{}]);
  });

  test("reads the wanted number of pages, as far as there are any", async () => {
    const { asked, ask } = server();
    const lobby = await readLobby(ask, { open: 3, running: 9 });
    expect([ids(lobby.open), lobby.more_open]).toEqual(["o0 o1 o2 o3 o4 o5 o6 o7 o8", "o8"]);
    expect([ids(lobby.running), lobby.more_running]).toEqual(["r0 r1 r2 r3", null]);
    expect(asked).toEqual([{}, { open_before: "o2", running_before: "r2" }, { open_before: "o5" }]);
  });
});

describe("my matches", () => {
  const match = (table: string, status: string): MyMatch => ({
    ...{ table, status, game: "gold_ahoi", created: 0, touched: 0, players: 2, free: 0, bots: 1 },
    ...{ set: "house", clock: false, spectators: true, names: ["Ann"] },
  });
  const all = [match("a", "open"), match("b", "over"), match("c", "running"), match("d", "running")];

  test("are running or finished", () => {
    expect(running(all).map(({ table }) => table)).toEqual(["a", "c", "d"]);
    expect(finished(all).map(({ table }) => table)).toEqual(["b"]);
  });

  test("my turn comes first, a table that waits for players last", () => {
    const known = all.map((one) => ({ ...one, owes: one.table === "d" }));
    expect(inOrder(running(known)).map(({ table }) => table)).toEqual(["d", "c", "a"]);
  });
});

describe("a link for friends", () => {
  const far = { url: "http://192.168.1.7/t/1", reach: "same network" } as const;
  const near = { url: "http://localhost/t/1", reach: "this device" } as const;

  test("is the one with the widest reach", () => {
    expect(offerOf({ links: [far, near], qr: "", lan: "on" }, "here")).toEqual({ ...far, mayOpen: false });
  });

  test("of this device alone can be made to reach further, if there is a network", () => {
    expect(offerOf({ links: [near], qr: "", lan: "off" }, "here").mayOpen).toBe(true);
    expect(offerOf({ links: [near], qr: "", lan: "unavailable" }, "here").mayOpen).toBe(false);
  });

  test("is the page's own until the server has answered", () => {
    expect(offerOf(null, "http://here/t/1")).toEqual({ url: "http://here/t/1", reach: "anywhere", mayOpen: false });
  });
});

describe("how long ago", () => {
  const now = Date.UTC(2026, 10, 16, 12);

  test("is said in words within a week, then as a date", () => {
    expect(when(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
    expect(when(now - 90 * 60_000, now, "de")).toBe("vor 1 Stunde");
    expect(when(now - 86_400_000, now, "en")).toBe("yesterday");
    expect(when(now - 10_000, now, "en")).toBe("now");
    expect(when(now - 30 * 86_400_000, now, "en")).toBe("Oct 17, 2026");
  });

  test("is never in the future, even if a clock is ahead", () => {
    expect(when(now + 60_000, now, "en")).toBe("now");
  });
});

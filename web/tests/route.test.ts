// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from "vitest";

let read: typeof import("../src/route.svelte").read;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  ({ read } = await import("../src/route.svelte"));
});

describe("addresses", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/t/abc", { screen: "table", table: "abc" }],
    ["/replay/abc", { screen: "replay", table: "abc" }],
    ["/results", { screen: "results" }],
    ["/circles", { screen: "circles" }],
    ["/circle/c1", { screen: "circle", circle: "c1", link: "" }],
    ["/circle/c1/secret", { screen: "circle", circle: "c1", link: "secret" }],
    ["/circle", { screen: "lost" }],
    ["/circle/c1/secret/more", { screen: "lost" }],
    ["/daily", { screen: "daily", date: "" }],
    ["/daily/2026-11-18", { screen: "daily", date: "2026-11-18" }],
    ["/rules", { screen: "rules", game: "" }],
    ["/rules/gold_ahoi", { screen: "rules", game: "gold_ahoi" }],
    ["/tables", { screen: "tables" }],
    ["/settings", { screen: "settings" }],
    ["/t", { screen: "lost" }],
    ["/settings/x", { screen: "lost" }],
    ["/t/a/b", { screen: "lost" }],
  ])("%s", (path, route) => expect(read(path)).toEqual(route));
});

import { readFileSync, readdirSync } from "node:fs";

import { afterEach, describe, expect, it, vi } from "vitest";

import { bundleOf, candidates, languageName, say } from "../src/text/lang.svelte";

const LOCALES = new URL("../../src/goldhook/locales/", import.meta.url);
const CODES = readdirSync(LOCALES)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => name.replace(".ftl", ""));
const text = (code: string) => readFileSync(new URL(`${code}.ftl`, LOCALES), "utf-8");

describe("the languages", () => {
  it.each(CODES)("%s counts with its own plural forms", (code) => {
    const bundle = bundleOf(code, text(code));
    for (const count of [0, 1, 2, 5, 21, 1000]) expect(say(bundle, "points", { count })).toContain(String(count));
  });

  it("are called by their own names", () => {
    expect(["de", "el", "en", "it", "ja", "pl", "ru", "es"].map(languageName)).toEqual([
      ...["Deutsch", "Ελληνικά", "English", "Italiano", "日本語", "Polski", "Русский", "Español"],
    ]);
  });

  it("are tried in order: the one kept, the browser's, English", () => {
    expect(candidates(null, ["fr-CH", "de-CH", "de", "en"])).toEqual(["fr", "de", "en"]);
    expect(candidates("pl", ["de"])).toEqual(["pl", "de", "en"]);
    expect(candidates(null, [])).toEqual(["en"]);
  });

  it("keep other people's text on its line", () => {
    const bundle = bundleOf("en", "a = { $name }");
    expect(say(bundle, "a", { name: "x\u202Ey\n" })).toBe("x\uFFFDy\uFFFD");
    expect(say(bundle, "a", { name: "x".repeat(900) })).toHaveLength(401);
  });
});

describe("at the start", () => {
  const requests: string[] = [];
  afterEach(() => vi.unstubAllGlobals());

  /** Start with a browser of these languages, at a server that has German and English. */
  async function startWith(browser: string[], kept: string | null = null) {
    vi.resetModules();
    requests.length = 0;
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("navigator", { languages: browser });
    vi.stubGlobal("localStorage", { getItem: () => kept, setItem: () => {} });
    vi.stubGlobal("fetch", async (path: string) => {
      requests.push(path);
      if (path === "/api/languages") return Response.json(["de", "en"]);
      const code = path.split("/").at(-1)!;
      return ["de", "en"].includes(code) ? new Response(`name-you = ${code}`) : new Response("", { status: 404 });
    });
    const lang = await import("../src/text/lang.svelte");
    await lang.begin();
    return lang;
  }

  it("one request decides for a language that the server has", async () => {
    const { language, t } = await startWith(["de-AT", "en"]);
    expect([language(), t("name-you")]).toEqual(["de", "de"]);
    expect(requests.filter((path) => path !== "/api/languages")).toEqual(["/api/languages/de"]);
  });

  it("the list decides if the server does not have the first one", async () => {
    const { language, languages } = await startWith(["sv", "fr", "de"], "xx");
    expect(language()).toBe("de");
    expect(languages()).toEqual(["de", "en"]);
    expect(requests.filter((path) => path !== "/api/languages")).toEqual(["/api/languages/xx", "/api/languages/de"]);
    expect((await startWith(["sv"])).language()).toBe("en");
  });
});

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

  /** Start with a browser of these languages, at a server that has German and English; `sent` comes with the page. */
  async function startWith(browser: string[], kept: string | null = null, sent = "") {
    vi.resetModules();
    requests.length = 0;
    const tag = { lang: sent, content: `name-you = ${sent} home`, dataset: { languages: "de en" } };
    vi.stubGlobal("document", { documentElement: {}, querySelector: () => (sent ? tag : null) });
    vi.stubGlobal("navigator", { languages: browser });
    vi.stubGlobal("localStorage", { getItem: () => kept, setItem: () => {} });
    vi.stubGlobal("fetch", async (path: string) => {
      requests.push(path);
      if (path === "/api/languages") return Response.json(["de", "en"]);
      const [code, part] = path.split("/").slice(-2);
      const key = part === "home" ? "name-you" : `web-${part}`;
      return ["de", "en"].includes(code!) ? new Response(`${key} = ${code} ${part}`) : new Response("", { status: 404 });
    });
    const lang = await import("../src/text/lang.svelte");
    await lang.begin();
    return lang;
  }

  it("the page brings its texts", async () => {
    const { language, languages, t } = await startWith(["fr", "de"], null, "de");
    expect([language(), languages(), t("name-you")]).toEqual(["de", ["de", "en"], "de home"]);
    expect(requests).toEqual([]);
  });

  it("a language that was chosen before is requested", async () => {
    const { language, t } = await startWith(["de"], "en", "de");
    expect([language(), t("name-you"), requests]).toEqual(["en", "en home", ["/api/languages/en/home"]]);
    expect((await startWith(["de"], "xx", "de")).language()).toBe("de");
  });

  it("one request decides for a language that the server has", async () => {
    const { language, t } = await startWith(["de-AT", "en"]);
    expect([language(), t("name-you")]).toEqual(["de", "de home"]);
    expect(requests.filter((path) => path !== "/api/languages")).toEqual(["/api/languages/de/home"]);
  });

  it("the list decides if the server does not have the first one", async () => {
    const { language, languages } = await startWith(["sv", "fr", "de"], "xx");
    expect(language()).toBe("de");
    expect(languages()).toEqual(["de", "en"]);
    expect(requests.slice(1)).toEqual(["/api/languages/xx/home", "/api/languages/de/home"]);
    expect((await startWith(["sv"])).language()).toBe("en");
  });

  it("a page requests the texts that it needs, once", async () => {
    const { need, t } = await startWith(["de"], null, "de");
    await Promise.all([need("table"), need("table")]);
    await need("home", "table");
    expect([t("web-table"), requests]).toEqual(["de table", ["/api/languages/de/table"]]);
  });

  it("a missing sentence brings the other parts", async () => {
    const { t } = await startWith(["de"], null, "de");
    expect(t("web-pages")).toBe("");
    await vi.waitFor(() => expect(t("web-pages")).toBe("de pages"));
    expect(requests).toEqual(["/api/languages/de/table", "/api/languages/de/pages"]);
  });

  it("another language has the same parts, also while one is coming", async () => {
    const { need, speak, t } = await startWith(["de"], null, "de");
    await Promise.all([speak("en", true), need("table"), need("pages")]);
    expect([t("name-you"), t("web-table"), t("web-pages")]).toEqual(["en home", "en table", "en pages"]);
    await speak("de");
    expect([t("name-you"), t("web-table"), t("web-pages")]).toEqual(["de home", "de table", "de pages"]);
  });
});

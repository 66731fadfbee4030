import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LANGUAGES, bundleOf, say, wanted } from "../src/text/lang.svelte";

const LOCALES = new URL("../../src/goldhook/locales/", import.meta.url);
const text = (code: string) => readFileSync(new URL(`${code}.ftl`, LOCALES), "utf-8");

describe("the seven languages", () => {
  it("are all there", () => {
    const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
    expect(files.map((name) => name.slice(0, 2)).sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  it.each(Object.keys(LANGUAGES))("%s counts with its own plural forms", (code) => {
    const bundle = bundleOf(code, text(code));
    for (const count of [0, 1, 2, 5, 21, 1000]) expect(say(bundle, "points", { count })).toContain(String(count));
  });

  it("choose by what was kept, then by the browser", () => {
    expect(wanted(null, ["fr-CH", "de-CH", "en"])).toBe("de");
    expect(wanted("pl", ["de"])).toBe("pl");
    expect(wanted("xx", [])).toBe("en");
  });

  it("keep a stranger's text on its line", () => {
    const bundle = bundleOf("en", "a = { $name }");
    expect(say(bundle, "a", { name: "x\u202Ey\n" })).toBe("x\uFFFDy\uFFFD");
    expect(say(bundle, "a", { name: "x".repeat(900) })).toHaveLength(401);
  });
});

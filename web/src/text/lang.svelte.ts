// The seven languages: the very Fluent files that the server speaks, asked for when they are wanted.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  el: "Ελληνικά",
  it: "Italiano",
  ja: "日本語",
  pl: "Polski",
  ru: "Русский",
};
const DEFAULT = "en";
const KEPT = "goldhook-language";
/** Longer texts of strangers are cut before they are shown, as in a terminal. */
const LONGEST = 400;

export type Facts = Record<string, unknown>;

/** What the browser shows now; replaced as a whole, so that every sentence follows. */
let shown = $state.raw<{ code: string; bundle: FluentBundle }>({ code: DEFAULT, bundle: bundleOf(DEFAULT, "") });

export function bundleOf(code: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle([code], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language to begin with: the one chosen here before, else the first of the browser's that is ours. */
export function wanted(kept: string | null, browsers: readonly string[]): string {
  const codes = [kept ?? "", ...browsers.map((name) => name.slice(0, 2).toLowerCase())];
  return codes.find((code) => code in LANGUAGES) ?? DEFAULT;
}

export async function begin(): Promise<void> {
  await speak(wanted(localStorage.getItem(KEPT), navigator.languages));
}

/** Change the language, and keep the choice if a person made it. */
export async function speak(code: string, keep = false): Promise<void> {
  if (keep) localStorage.setItem(KEPT, code);
  const answer = await fetch(`/api/languages/${code}`);
  if (!answer.ok) return;
  shown = { code, bundle: bundleOf(code, await answer.text()) };
  document.documentElement.lang = code;
}

export function language(): string {
  return shown.code;
}

/** Does the language have a sentence for this key? */
export function has(key: string): boolean {
  return shown.bundle.hasMessage(key);
}

/** The sentence of a key; its facts fill the places. A missing one shows its key, and tests look for that. */
export function t(key: string, facts: Facts = {}): string {
  return say(shown.bundle, key, facts);
}

export function say(bundle: FluentBundle, key: string, facts: Facts): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no sentence for ${key}`);
    return key;
  }
  const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plainFact(fact)]));
  return bundle.formatPattern(message.value, plain, []);
}

function plainFact(fact: unknown): FluentVariable {
  if (Array.isArray(fact)) return plainFact(fact.join(" "));
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  if (fact === null || fact === undefined) return "none";
  const text = String(fact);
  return (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text).replace(/\p{C}/gu, "\uFFFD");
}

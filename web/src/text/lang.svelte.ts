// The language of the page: the Fluent files of the server, in parts that are requested when they are needed.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const DEFAULT = "en";
const KEPT = "goldhook-language";
/** Longer texts by other people are cut before they are shown, as in a terminal. */
const LONGEST = 400;

export type Facts = Record<string, unknown>;

/** The language that is shown; replaced as a whole, so that every sentence changes with it. */
let shown = $state.raw<{ code: string; bundle: FluentBundle }>({ code: DEFAULT, bundle: bundleOf(DEFAULT, "") });
let offered = $state.raw<readonly string[]>([]);

/** The parts of a language: the home page, tables, all other pages. The first comes with the page. */
const PARTS = ["home", "table", "pages"] as const;
type Part = (typeof PARTS)[number];
const present = new Set<Part>(["home"]);
const coming: Partial<Record<Part, Promise<void>>> = {};

export function bundleOf(code: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle([code], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The languages to try, best first: the one chosen here before, then the browser's. */
export function candidates(kept: string | null, browser: readonly string[]): string[] {
  const codes = [kept ?? "", ...browser.map((tag) => tag.split("-")[0]!.toLowerCase()), DEFAULT];
  return [...new Set(codes.filter(Boolean))];
}

/** Show the language that was chosen here before, or the one that the server chose for the page. */
export async function begin(): Promise<void> {
  const sent = document.querySelector<HTMLMetaElement>('meta[name="texts"]');
  const [first, ...others] = candidates(localStorage.getItem(KEPT), sent ? [sent.lang] : navigator.languages);
  if (sent) offered = sent.dataset.languages!.split(" ");
  if (first === sent?.lang) return show(first!, bundleOf(first!, sent!.content));
  const listed = sent ? null : learnLanguages(); // only awaited if the first guess fails
  if (await speak(first!)) return;
  await listed;
  await speak(others.find((code) => offered.includes(code)) ?? DEFAULT);
}

async function learnLanguages(): Promise<void> {
  const answer = await fetch("/api/languages").catch(() => null);
  if (answer?.ok) offered = (await answer.json()) as string[];
}

/** Change the language, and keep the choice if a person made it. */
export async function speak(code: string, keep = false): Promise<boolean> {
  const parts = [...present];
  const texts = await Promise.all(parts.map((part) => textOf(code, part).catch(() => null)));
  if (texts.includes(null)) return false;
  if (parts.length < present.size) return speak(code, keep); // a part arrived meanwhile
  if (keep) localStorage.setItem(KEPT, code);
  show(code, bundleOf(code, ...(texts as string[])));
  return true;
}

function show(code: string, bundle: FluentBundle): void {
  shown = { code, bundle };
  document.documentElement.lang = code;
}

async function textOf(code: string, part: Part): Promise<string> {
  const answer = await fetch(`/api/languages/${encodeURIComponent(code)}/${part}`);
  if (!answer.ok) throw new Error(`${code}/${part}: ${answer.status}`);
  return answer.text();
}

/** Add parts of the language that are not there yet, each requested once. */
export async function need(...parts: Part[]): Promise<void> {
  await Promise.all(parts.filter((part) => !present.has(part)).map((part) => (coming[part] ??= add(part))));
}

async function add(part: Part): Promise<void> {
  try {
    // The language may change meanwhile.
    for (let code = ""; code !== shown.code; ) {
      code = shown.code;
      const text = await textOf(code, part);
      if (code !== shown.code) continue;
      present.add(part);
      shown.bundle.addResource(new FluentResource(text));
      shown = { ...shown };
    }
  } finally {
    delete coming[part]; // so that the next call tries again
  }
}

export function language(): string {
  return shown.code;
}

/** The codes of all languages; only the one that is shown until the server has sent its list. */
export function languages(): readonly string[] {
  return offered.length ? offered : [shown.code];
}

/** The name of a language in that language. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Does the language have a sentence for this key? */
export function has(key: string): boolean {
  return shown.bundle.hasMessage(key);
}

/**
 * The sentence of a key, filled with facts. A sentence of a part that is not there is empty until the part arrives; one
 * that no part has shows its key, and tests look for that.
 */
export function t(key: string, facts: Facts = {}): string {
  if (present.size < PARTS.length && !shown.bundle.hasMessage(key)) {
    need(...PARTS).catch(() => {}); // the next sentence tries again
    return "";
  }
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

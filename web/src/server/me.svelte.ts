// Who plays in this browser. There are no accounts: a name gives an identity, kept in a cookie that no script can read.

import { api } from "./api";
import { language, t } from "../text/lang.svelte";

/** The word that stood for a name when somebody just wanted to play; it is kept to know that it is none. */
const STAND_IN = "goldhook-nameless";
let name = $state("");
let asked: Promise<void> | null = null;

export function myName(): string {
  return name;
}

/** The name that a person chose; empty as long as there is only a word in its place. */
export function chosenName(): string {
  return name === localStorage.getItem(STAND_IN) ? "" : name;
}

/** Ask the server once who this browser is. */
export function learnMyName(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      name = me?.name ?? "";
    },
    () => {},
  );
  return asked;
}

/** One after the other: two first names at once would be two people. */
let last: Promise<unknown> = Promise.resolve();

/** Take a name, or keep the one there is; without either, a word for "You" does until somebody changes it. */
export function beSomebody(wish = ""): Promise<void> {
  const done = last.then(() => become(wish));
  last = done.catch(() => {});
  return done;
}

/** When a name that was just typed is kept. */
export async function settled(): Promise<void> {
  await last;
}

async function become(wish: string): Promise<void> {
  await learnMyName();
  const wanted = wish.trim() || name || t("name-human");
  if (wish.trim()) localStorage.removeItem(STAND_IN);
  else if (!name) localStorage.setItem(STAND_IN, wanted);
  if (wanted !== name) name = (await api.saveMe({ name: wanted, lang: language() })).name;
}

/** This browser is somebody else now. */
export function takeName(other: string): void {
  name = other;
}

export function forgetMyName(): void {
  name = "";
}

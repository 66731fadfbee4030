// Who plays in this browser. There are no accounts: a name gives an identity, kept in a cookie that no script can read.

import { api } from "./api";
import { language, t } from "./lang.svelte";

let name = $state("");
let asked: Promise<void> | null = null;

export function myName(): string {
  return name;
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

/** Take a name, or keep the one there is; without either, a word for "You" does until somebody changes it. */
export async function beSomebody(wish = ""): Promise<void> {
  await learnMyName();
  const wanted = wish.trim() || name || t("name-human");
  if (wanted !== name) name = (await api.saveMe({ name: wanted, lang: language() })).name;
}

/** This browser is somebody else now. */
export function takeName(other: string): void {
  name = other;
}

export function forgetMyName(): void {
  name = "";
}

// The person in this browser. There are no accounts: a name creates an identity, kept in an HTTP-only cookie.

import { t } from "../text/lang.svelte";
import { api } from "./api";

/** Key of the placeholder name given to a person who started to play without a name. */
const STAND_IN = "goldhook-nameless";
let name = $state("");
let asked: Promise<void> | null = null;

export function myName(): string {
  return name;
}

/** The name that a person chose; empty for a placeholder. */
export function chosenName(): string {
  return name === localStorage.getItem(STAND_IN) ? "" : name;
}

/** Ask the server once who this browser is. */
export function loadMyName(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      name = me?.name ?? "";
    },
    () => {},
  );
  return asked;
}

/** Names are saved one after the other: two first names at once would create two identities. */
let last: Promise<unknown> = Promise.resolve();

/** Save a name, or keep the present one; without either, save a placeholder. */
export function ensureName(wish = ""): Promise<void> {
  const done = last.then(() => become(wish));
  last = done.catch(() => {});
  return done;
}

/** Wait until a name that was just typed is saved. */
export async function nameSaved(): Promise<void> {
  await last;
}

async function become(wish: string): Promise<void> {
  await loadMyName();
  const wanted = wish.trim() || name || t("name-human");
  if (wish.trim()) localStorage.removeItem(STAND_IN);
  else if (!name) localStorage.setItem(STAND_IN, wanted);
  if (wanted !== name) name = (await api.saveMe({ name: wanted })).name;
}

/** This browser has another identity now. */
export function setMyName(other: string): void {
  name = other;
}

export function clearMyName(): void {
  name = "";
}

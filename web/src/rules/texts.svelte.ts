// The texts of the rules. They are long, so they are requested only where they are shown.

import type { FluentBundle } from "@fluent/bundle";

import { bundleOf, type Facts, language, say } from "../text/lang.svelte";

let shown = $state.raw<FluentBundle | null>(null);
const known = new Map<string, Promise<FluentBundle>>();

/** Fetch the rules in the current language. */
export async function fetchRules(): Promise<void> {
  const code = language();
  const coming = known.get(code) ?? ask(code);
  known.set(code, coming);
  try {
    shown = await coming;
  } catch (error) {
    known.delete(code); // so that the next call tries again
    throw error;
  }
}

async function ask(code: string): Promise<FluentBundle> {
  const answer = await fetch(`/api/languages/${code}/rules`);
  if (!answer.ok) throw new Error(`rules: ${answer.status}`);
  return bundleOf(code, await answer.text());
}

/** The text of a key; empty before `fetchRules` is done. */
export function r(key: string, facts: Facts = {}): string {
  return shown ? say(shown, key, facts) : "";
}

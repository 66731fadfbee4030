// Rules, lessons, coach and puzzles: long texts that few pages need, so they are requested only where they are shown.

import type { FluentBundle } from "@fluent/bundle";

import { bundleOf, type Facts, language, say } from "./lang.svelte";

class LearningTexts {
  #shown = $state.raw<FluentBundle | null>(null);
  #known = new Map<string, Promise<FluentBundle>>();

  /** Fetch the texts in the current language. */
  async fetch(): Promise<void> {
    const code = language();
    const coming = this.#known.get(code) ?? this.#ask(code);
    this.#known.set(code, coming);
    try {
      this.#shown = await coming;
    } catch (error) {
      this.#known.delete(code); // so that the next call tries again
      throw error;
    }
  }

  async #ask(code: string): Promise<FluentBundle> {
    const answer = await fetch(`/api/languages/${code}/rules`);
    if (!answer.ok) throw new Error(`rules: ${answer.status}`);
    return bundleOf(code, await answer.text());
  }

  has(key: string): boolean {
    return this.#shown?.hasMessage(key) ?? false;
  }

  /** The text of a key; empty before `fetch` is done. */
  say(key: string, facts: Facts = {}): string {
    return this.#shown ? say(this.#shown, key, facts) : "";
  }
}

export const learning = new LearningTexts();

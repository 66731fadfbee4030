// What is special about a table, in words: the set and the options that differ from their defaults.

import type { Offer } from "../server/games.svelte";
import type { TableView } from "../server/views";
import { t } from "../text/lang.svelte";
import { optionWords } from "./option_words";
import { isSame, optionsFor } from "./options";

export function agreed({ game, set, options }: TableView, offer: Offer | null): string[] {
  const special = optionsFor(offer, game).flatMap((option) => {
    const value = options[option.name];
    // Hints are named in any case, see `hintWords`.
    return option.name === "hints" || value === undefined || isSame(value, option.default) ? [] : [optionWords(option, value)];
  });
  return set === "house" ? special : [t("web-with-set", { name: set }), ...special];
}

/** Whether players get hints, for everybody to see; empty if a person plays only against bots. */
export function hintWords({ hints, seats, phase, options }: TableView): string[] {
  const people = seats.filter(({ player }) => player === "person" || (phase === "lobby" && player === "nobody"));
  if (people.length < 2) return [];
  return [(phase === "lobby" ? options.hints : hints) ? t("web-hints-on") : t("web-hints-off")];
}

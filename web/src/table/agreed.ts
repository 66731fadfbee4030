// What is special about a table, in words: the set and the options that differ from their defaults.

import type { Offer } from "../server/games.svelte";
import type { TableView } from "../server/views";
import { t } from "../text/lang.svelte";
import { optionWords } from "./option_words";
import { isSame, optionsFor } from "./options";

export function agreed({ game, set, options }: TableView, offer: Offer | null): string[] {
  const special = optionsFor(offer, game).flatMap((option) => {
    const value = options[option.name];
    return value === undefined || isSame(value, option.default) ? [] : [optionWords(option, value)];
  });
  return set === "house" ? special : [t("web-with-set", { name: set }), ...special];
}

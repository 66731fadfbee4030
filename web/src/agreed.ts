// What is special about a table, in words: only what is not as usual.

import { t } from "./lang.svelte";
import type { TableView } from "./views";

export function agreed({ game, set, options }: TableView): string[] {
  const clock = options.clock;
  return [
    set === "house" ? "" : t("web-with-set", { name: set }),
    clock ? (clock.credit >= 86_400 ? t("web-clock-days") : t("web-with-clock")) : "",
    options.memory_aid && game === "silver_gold" ? t("option-memory-aid") : "",
    options.open_hands && game === "gold_ahoi" ? t("option-open-hands") : "",
    options.handicap ? `${t("option-handicap")}: ${t("points", { count: options.handicap })}` : "",
    options.open_lobby ? t("option-open-lobby") : "",
  ].filter(Boolean);
}

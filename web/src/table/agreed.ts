// What is special about a table, in words: only what is not as usual.

import { t } from "../text/lang.svelte";
import type { TableView } from "../server/views";

export function agreed({ game, set, options }: TableView): string[] {
  const clock = options.clock;
  return [
    set === "house" ? "" : t("web-with-set", { name: set }),
    clock ? (clock.credit >= 86_400 ? t("web-clock-days") : t("web-with-clock")) : "",
    options.memory_aid && game === "silver_gold" ? t("web-option-memory-aid") : "",
    options.open_hands && game === "gold_ahoi" ? t("web-option-open-hands") : "",
    options.handicap ? `${t("web-option-handicap")}: ${t("points", { count: options.handicap })}` : "",
    options.open_lobby ? t("web-option-listed") : "",
  ].filter(Boolean);
}

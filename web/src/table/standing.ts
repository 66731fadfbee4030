// How a match of mine stands, when there is nothing for me to do.

import type { MyMatch } from "../server/api";
import { t } from "../text/lang.svelte";

export function standing(match: MyMatch): string {
  if (match.status === "open") return t("web-before-start");
  return match.owes === false ? t("web-others-turn") : "";
}

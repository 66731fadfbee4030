// The state of a match in which it is not my turn.

import type { MyMatch } from "../server/api";
import { t } from "../text/lang.svelte";

export function standing(match: MyMatch): string {
  if (match.status === "open") return t("web-before-start");
  return match.owes === false ? t("web-others-turn") : "";
}

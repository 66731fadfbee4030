// How a move that was tried again compares with the played one and the better one.

import type { RetryVerdict } from "../puzzles/views";
import type { Decision } from "./analysis";

export interface RetryOutcome {
  /** The key of the sentence. */
  code: "retry-found" | "retry-same" | "retry-worse" | "retry-no-gain" | "retry-halfway" | "retry-level" | "retry-surpassed";
  tone: "right" | "wrong" | "";
}

/** Only differences that the confidence intervals confirm count as better or worse. */
export function outcomeOf(verdict: Pick<RetryVerdict, "to_played" | "to_better">, tried: string, decision: Decision): RetryOutcome {
  if (tried === decision.alternative.action) return { code: "retry-found", tone: "right" };
  if (tried === decision.action) return { code: "retry-same", tone: "wrong" };
  if (verdict.to_played === "worse") return { code: "retry-worse", tone: "wrong" };
  if (verdict.to_played === "even") return { code: "retry-no-gain", tone: "wrong" };
  if (verdict.to_better === "worse") return { code: "retry-halfway", tone: "" };
  return { code: verdict.to_better === "better" ? "retry-surpassed" : "retry-level", tone: "right" };
}

// The analysis of a finished match. The server computes it in the background, and stops when nobody asks any more.

import { api, Refusal } from "../server/api";
import { tRefusal } from "../text/sentences";
import type { Analysis } from "./analysis";

const ASK_AGAIN = 1000;

export interface Progress {
  done: number;
  of: number;
}

export interface Listener {
  done: (analysis: Analysis) => void;
  progress: (progress: Progress) => void;
  /** Asking has ended with this sentence; empty before. */
  trouble: (sentence: string) => void;
}

/** Ask for an analysis until it is done; the returned function stops that. */
export function askForAnalysis(table: string, listener: Listener): () => void {
  let timer = 0;
  let gone = false;
  async function ask() {
    try {
      const answer = await api.analysis(table);
      if (gone) return;
      listener.trouble("");
      if (answer.status === "done") return listener.done(answer.analysis);
      listener.progress(answer);
      timer = window.setTimeout(ask, ASK_AGAIN);
    } catch (error) {
      const { code, facts } = error instanceof Refusal ? error : new Refusal("server_unreachable");
      if (!gone) listener.trouble(tRefusal(code, facts));
    }
  }
  void ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

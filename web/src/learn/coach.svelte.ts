// The quiet coach of a live match: explains each thing once, when it first happens. This device remembers what it said.

import type { GameTable } from "../games/module";
import { settings } from "../look/settings.svelte";
import type { Coaching } from "../table/playing";
import type { Table } from "../table/table.svelte";
import { tell, wasTold } from "./learned.svelte";
import { fetchLessons, l } from "./texts.svelte";

type Watched = Pick<Table, "view" | "aid" | "viewer" | "recent">;

export class Coach {
  #topic = $state<string | null>(null);
  #waiting: string[] = [];
  #heard = -1;

  constructor(
    private readonly table: Watched,
    private readonly game: Pick<GameTable, "topics">,
  ) {}

  /** Look at the table after something happened; for an effect. */
  look(): void {
    const { view, viewer, recent } = this.table;
    if (!settings.coach || viewer === null || view.phase !== "playing" || !view.match) return;
    const events = recent.count === this.#heard ? [] : recent.events;
    this.#heard = recent.count;
    // The player has moved on.
    if (events.some(({ seat }) => seat === viewer)) this.#topic = null;
    const fresh = this.game.topics(events, this.table).filter((topic) => !wasTold(view.game, topic));
    this.#waiting = [...new Set([...this.#waiting, ...fresh])].filter((topic) => topic !== this.#topic);
    if (!this.#topic) this.#next();
  }

  /** What is said now; null if the coach is silent. */
  get says(): Coaching | null {
    const topic = this.#topic;
    const text = topic && settings.coach ? l(`coach-${this.table.view.game.replaceAll("_", "-")}-${topic}`) : "";
    return topic && text ? { topic, text, dismiss: () => this.dismiss() } : null;
  }

  dismiss(): void {
    this.#topic = null;
    this.#next();
  }

  /** Say the next thing; it counts as said from now on. */
  #next(): void {
    const topic = this.#waiting.shift();
    if (!topic) return;
    this.#topic = topic;
    tell(this.table.view.game, topic);
    void fetchLessons().catch(() => {});
  }
}

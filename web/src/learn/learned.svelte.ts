// What this device remembers about a learner: finished and declined lessons, and what the coach has said.

const KEPT = "goldhook-learned";

interface Learned {
  /** Games whose lesson was played to its end. */
  done: string[];
  /** The offer on the home page was declined. */
  declined: boolean;
  /** Topics of the coach, as "game/topic". */
  told: string[];
}

function kept(): Learned {
  const nothing: Learned = { done: [], declined: false, told: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Learned>) };
  } catch {
    return nothing;
  }
}

const learned = $state<Learned>(kept());

function keep(): void {
  localStorage.setItem(KEPT, JSON.stringify(learned));
}

export function isDone(game: string): boolean {
  return learned.done.includes(game);
}

export function finish(game: string): void {
  if (!isDone(game)) learned.done.push(game);
  keep();
}

/** Nothing was learned or declined on this device. */
export function isFresh(): boolean {
  return !learned.done.length && !learned.declined;
}

export function decline(): void {
  learned.declined = true;
  keep();
}

export function wasTold(game: string, topic: string): boolean {
  return learned.told.includes(`${game}/${topic}`);
}

export function tell(game: string, topic: string): void {
  if (!wasTold(game, topic)) learned.told.push(`${game}/${topic}`);
  keep();
}

// The texts of the lessons, of the coach and of the puzzles.

import type { Facts } from "../text/lang.svelte";
import { learning } from "../text/learning.svelte";

export const fetchLessons = () => learning.fetch();

/** The text of a key; empty before `fetchLessons` is done. */
export const l = (key: string, facts: Facts = {}) => learning.say(key, facts);

/** The text of a key, or null if the language has none. */
export const lIfAny = (key: string) => (learning.has(key) ? learning.say(key) : null);

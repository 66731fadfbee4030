// The texts of the rules.

import type { Facts } from "../text/lang.svelte";
import { learning } from "../text/learning.svelte";

export const fetchRules = () => learning.fetch();

/** The text of a key; empty before `fetchRules` is done. */
export const r = (key: string, facts: Facts = {}) => learning.say(key, facts);

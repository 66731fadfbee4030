// The texts of the rules.

import type { Facts } from "../text/lang.svelte";
import { TextPart } from "../text/part.svelte";

const rules = new TextPart("rules");

export const fetchRules = () => rules.fetch();

/** The text of a key; empty before `fetchRules` is done. */
export const r = (key: string, facts: Facts = {}) => rules.say(key, facts);

// The texts of the lessons and of the coach.

import type { Facts } from "../text/lang.svelte";
import { TextPart } from "../text/part.svelte";

const lessons = new TextPart("lessons");

export const fetchLessons = () => lessons.fetch();

/** The text of a key; empty before `fetchLessons` is done. */
export const l = (key: string, facts: Facts = {}) => lessons.say(key, facts);

/** The text of a key, or null if the language has none. */
export const lIfAny = (key: string) => (lessons.has(key) ? lessons.say(key) : null);

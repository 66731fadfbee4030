// Changes of a JSON value, as the server sends them in `changed` (docs/protocol.md, "Changes").

import type { Change } from "../server/views";

export type { Change };

/** The value after a change. Parts that did not change are the same objects as before. */
export function patched<T>(old: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const parts = change["~"] as unknown[][] | undefined;
  if (parts) {
    const list = old as unknown[];
    return parts.flatMap((part) => (part.length === 2 ? list.slice(part[0] as number, part[1] as number) : [part[0]])) as T;
  }
  if ("#" in change) {
    const list = [...(old as unknown[])];
    for (const [index, inner] of Object.entries(change["#"] as Record<string, Change>)) list[+index] = patched(list[+index], inner);
    return list as T;
  }
  const next = { ...old } as Record<string, unknown>;
  for (const [field, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && !inner.length) delete next[field];
    else next[field] = patched(next[field], inner);
  }
  return next as T;
}

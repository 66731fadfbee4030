// The markup of the rules' texts: **bold words** and <keys> of a keyboard.

export interface Part {
  kind: "plain" | "strong" | "key";
  text: string;
}

const MARKED = /\*\*(.+?)\*\*|<([^<>]+)>/g;

/** Split a sentence into its parts. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, strong, key] = match;
    found.push(strong === undefined ? { kind: "key", text: key! } : { kind: "strong", text: strong });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

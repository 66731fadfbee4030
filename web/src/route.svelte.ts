// Routes: which screen an address opens. A click on a link of the client does not reload the page.

export type Route =
  | { screen: "home" | "tables" | "matches" | "results" | "circles" | "settings" | "lost" }
  | { screen: "table" | "replay"; table: string }
  /** `game` is empty for the first game. */
  | { screen: "rules"; game: string }
  /** `link` is the secret part of an invitation, or empty. */
  | { screen: "circle"; circle: string; link: string }
  /** `date` is empty for today. */
  | { screen: "daily"; date: string }
  /** `game` is empty for the choice of a lesson. */
  | { screen: "learn"; game: string }
  /** `puzzle` is empty for the list of puzzles. */
  | { screen: "puzzles"; game: string; puzzle: string };

export function read(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  if (!first) return { screen: "home" };
  if (first === "circle" && second && more.length < 2) return { screen: "circle", circle: second, link: more[0] ?? "" };
  if (first === "puzzles" && more.length < 2) return { screen: "puzzles", game: second, puzzle: more[0] ?? "" };
  if (more.length) return { screen: "lost" };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "replay" && second) return { screen: "replay", table: second };
  if (first === "learn") return { screen: "learn", game: second };
  if (first === "daily") return { screen: "daily", date: second };
  if (first === "rules") return { screen: "rules", game: second };
  const plain = ["tables", "matches", "results", "circles", "settings"] as const;
  const screen = plain.find((name) => name === first);
  if (!second && screen) return { screen };
  return { screen: "lost" };
}

let path = $state(location.pathname);
addEventListener("popstate", () => arrive());

export function route(): Route {
  return read(path);
}

/** Open a page of the client; `replace` removes the current one from the history. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Milliseconds between two attempts to find the new heading, and the number of attempts. */
const MOMENT = 50;
const LOOKS = 60;

/** Focus the heading of a new page for keyboards and screen readers, unless the page has focused something else. */
function arrive(): void {
  const before = document.querySelector("h1");
  const here = (path = location.pathname);
  const look = (left: number) => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (path !== here || !left) return;
    if (!heading || heading === before) return void setTimeout(() => look(left - 1), MOMENT);
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  setTimeout(() => look(LOOKS), MOMENT);
}

/** Handle clicks on links of the client without a page load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/openapi")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

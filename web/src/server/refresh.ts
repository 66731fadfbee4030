// Pages that show what others do: they poll the server every few seconds while the page is visible.

/** Milliseconds between two requests. */
const EVERY = 5000;

/** Call a function now, when the page is shown again, and every few seconds in between; returns how to stop. */
export function whileVisible(refresh: () => void): () => void {
  const look = () => void (document.hidden || refresh());
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The time in milliseconds since 1970, as it goes by: what is written as an age grows while the page is open. */
import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock. */
const pace = 15_000;

let shown = Date.now();

function subscribe(listener: () => void): () => void {
  // Nobody may have looked for long.
  shown = Date.now();
  const timer = setInterval(() => {
    shown = Date.now();
    listener();
  }, pace);
  return () => clearInterval(timer);
}

/** Not earlier than `since`, which may have come between two looks. */
export function useNow(since = 0): number {
  return Math.max(
    since,
    useSyncExternalStore(subscribe, () => shown),
  );
}

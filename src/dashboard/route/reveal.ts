/** Scrolls to a part of a page, which may come later than the address that names it. */

/** Milliseconds in which parts above it may still grow. */
const settling = 5_000;
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let stop = (): void => undefined;

/** Until the reader scrolls or acts, it stays in view. */
export function reveal(id: string): void {
  stop();
  let isFocused = false;
  const show = () => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ block: 'center' });
    if (!isFocused) part?.focus({ preventScroll: true });
    isFocused ||= part !== null;
  };
  const changes = new MutationObserver(show);
  changes.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), settling);
  stop = () => {
    changes.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, stop);
    stop = () => undefined;
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  show();
}

/** Reveals the part named by the address that the page was opened with. */
export function revealFirst(): void {
  const id = /^#([a-z][\w-]*)$/.exec(location.hash)?.[1];
  if (id !== undefined) reveal(id);
}

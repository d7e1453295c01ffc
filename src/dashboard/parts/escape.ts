/** What Escape closes, one layer at a time: what is nearest to the reader takes it first. */
import { useEffect, useRef } from 'react';

/** By a dialog, a menu or a list that is open. */
export function isCovered(): boolean {
  return document.querySelector('.shade, .popover') !== null;
}

/** Calls back where nothing nearer took the key: neither a field, nor a menu, nor a dialog. */
export function useEscape(isOn: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Where the focus goes when what had it is gone: what is opened, the row that was last in focus, or the title. */
export function focusNearest(): void {
  const nearest = ['[data-side] [data-side-title]', '.grid-row[tabindex="0"]', '.top-title'];
  for (const selector of nearest) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found.focus({ preventScroll: true });
  }
}

/** Once what closes is gone: a focus that went with it is caught. */
export function catchFocus(): void {
  // Two frames, as what takes care of its own focus does so in the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) focusNearest();
    }),
  );
}

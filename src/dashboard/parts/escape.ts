/** Escape closes one layer at a time, the innermost first. */
import { useEffect, useRef } from 'react';

/** An open dialog, menu or list covers the page. */
export function isCovered(): boolean {
  return document.querySelector('.shade, .popover') !== null;
}

/** Calls back where nothing inside handled the key: no field, menu or dialog. */
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

/** The focus goes to the nearest place when its element is removed: an open dialog, the opened object, the row last focused, or the title. */
function focusNearest(): void {
  const nearest = ['.shade [role$="dialog"]', '[data-side] [data-side-title]', '.grid-row[tabindex="0"]', '.top-title'];
  for (const selector of nearest) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found.focus({ preventScroll: true });
  }
}

/** Restores the focus once the closing element is removed. */
export function catchFocus(): void {
  // Two frames, as components that manage their own focus do so in the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) focusNearest();
    }),
  );
}

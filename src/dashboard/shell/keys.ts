/** The keyboard shortcuts of the page. Single keys can be switched off; none applies while typing. */
import { useEffect } from 'react';
import { isCovered } from '../parts/escape.js';
import { store } from '../parts/store.js';
import { go, hrefTo } from '../route/address.js';
import { pageList } from './page-list.js';
import { singleKeys } from './settings.js';
import { isAhead, isTypedAhead, startTypingAhead } from './typed-ahead.js';

export const helpIsOpen = store(false);
export const paletteIsOpen = store(false);

/** Milliseconds within which a page's key must follow `g`. */
const sequence = 1_200;

export function useKeys(): void {
  useEffect(() => {
    // Event times start at page load: the first second of a page would otherwise be after a `g`.
    let wentAt = -Infinity;
    function onKeyDown(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        paletteIsOpen.set(!paletteIsOpen.get());
        return;
      }
      const { ctrlKey, metaKey, altKey, key, target } = event;
      if (paletteIsOpen.get() && isAhead(target)) {
        if (key === 'Escape') return done(event, () => paletteIsOpen.set(false));
        if (isTypedAhead(event)) return done(event, () => undefined);
      }
      if (ctrlKey || metaKey || altKey || key.length > 1 || key === ' ' || singleKeys.get() === 'off') return;
      if (isWriting(target) || isCovered() || paletteIsOpen.get()) return;
      // Otherwise a letter on a closed list box would choose from it unseen.
      if (target instanceof Element && target.matches('[aria-haspopup="listbox"]')) event.stopPropagation();
      if (event.timeStamp - wentAt < sequence) {
        wentAt = -Infinity;
        const page = pageList.find((each) => each.key === key)?.page;
        if (page !== undefined) done(event, () => go(hrefTo(page)));
        return;
      }
      // On a row these keys belong to its list.
      const row = target instanceof Element ? target.closest<HTMLElement>('.grid-row[tabindex]') : null;
      const toRow = row === null ? () => focusOn(tabStop) : row === target ? undefined : () => row.focus();
      const acts: Readonly<Record<string, (() => void) | undefined>> = {
        g: () => (wentAt = event.timeStamp),
        '?': () => helpIsOpen.set(true),
        '/': () => focusOn('[data-key-filter]'),
        c: () => click('[data-key-c]'),
        q: () => click('[data-side] [data-query], main [data-query]'),
        e: () => (row?.querySelector<HTMLElement>(ender) ?? document.querySelector<HTMLElement>(openEnder))?.click(),
        j: toRow,
        k: toRow,
      };
      const act = acts[key];
      if (act !== undefined) done(event, act);
    }
    /** Moves from the filter to the list, once there is nothing to close in the filter. */
    function onEscape(event: KeyboardEvent): void {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      if (target.matches('[data-key-filter]') && document.querySelector(tabStop)) done(event, () => focusOn(tabStop));
    }
    /** The page below them has changed. */
    function onPopState(): void {
      paletteIsOpen.set(false);
      helpIsOpen.set(false);
    }
    const unsubscribe = paletteIsOpen.subscribe(startTypingAhead);
    // Before the focused component, which may stop the event.
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('keydown', onEscape);
    window.addEventListener('popstate', onPopState);
    return () => {
      unsubscribe();
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('keydown', onEscape);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}

const tabStop = '.grid-row[tabindex="0"]';
const ender = '[data-key-e]';
const openEnder = `[data-side] ${ender}, [data-open] ${ender}`;

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

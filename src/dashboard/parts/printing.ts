/** Whether the page is being printed: what a screen shows in part is then shown in full. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const media = matchMedia('print');

/** Printing begins before the medium changes, and takes the page as it is then. */
let isBegun = false;

/** The page shows all of itself, and reads what it lacks, before the browser is asked to print. */
let isPrepared = false;
const preparing = new EventTarget();

/** A part that does not answer by then is not waited for. */
const longestWait = 10_000;

function subscribe(listener: () => void): () => void {
  const begin = () => {
    isBegun = true;
    flushSync(listener);
  };
  const end = () => {
    isBegun = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', listener);
  preparing.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', listener);
    preparing.removeEventListener('change', listener);
  };
}

export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBegun || isPrepared || media.matches);
}

/** Shows all of the page as on paper, waits for what it then reads, and opens the browser's dialog. */
export async function printPage(): Promise<void> {
  if (isPrepared) return;
  prepare(true);
  await isRead(AbortSignal.timeout(longestWait));
  window.print();
  prepare(false);
}

function prepare(isNow: boolean): void {
  isPrepared = isNow;
  flushSync(() => preparing.dispatchEvent(new Event('change')));
}

/** Ends once no part of the page is being read, or with the signal. */
async function isRead(signal: AbortSignal): Promise<void> {
  const isBusy = () => document.querySelector('main :is([aria-busy="true"], .skeleton)') !== null;
  if (!isBusy()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => !isBusy() && end());
    const end = () => {
      observer.disconnect();
      resolve();
    };
    signal.addEventListener('abort', end);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'class'] });
  });
}

/** Whether the page is being printed: what a screen shows in part is then shown in full. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const media = matchMedia('print');

/** Printing begins before the medium changes, and takes the page as it is then. */
let isBegun = false;

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
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', listener);
  };
}

export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBegun || media.matches);
}

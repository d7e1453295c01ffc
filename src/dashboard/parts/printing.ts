/** Whether the page is being printed: what a screen shows in part is then shown in full. */
import { useSyncExternalStore } from 'react';

const media = matchMedia('print');

function subscribe(listener: () => void): () => void {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => media.matches);
}

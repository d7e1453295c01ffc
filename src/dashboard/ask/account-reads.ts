/** How many calls reading each account again takes, and how many it has left: of all results that came. */
import { store } from '../parts/store.js';
import { type AccountReads, readsIn, together } from './reads.js';

/** Several results share their reads: the one that took most calls counts. */
export const accountReads = store<readonly AccountReads[]>([]);

/** To be called with the extensions of each response of the server. */
export function recordReads(extensions: unknown): void {
  const news = readsIn(extensions);
  if (news.length > 0) accountReads.set(together([news, accountReads.get()]));
}

/** The joins of a request that are not done yet: whoever reports what they have read waits for them. */
import type { Clients } from '../../rest/transport/clients.js';
import { MemoKey } from '../../rest/planner/memo.js';

const joins = new MemoKey<Set<Promise<unknown>>>();

const underWay = (clients: Clients) => clients.memo(joins, () => new Set<Promise<unknown>>());

/** Does the work of a join, and ends as that does. */
export async function join<T>(clients: Clients, work: () => Promise<T>): Promise<T> {
  const all = underWay(clients);
  const own = work();
  all.add(own);
  try {
    return await own;
  } finally {
    all.delete(own);
  }
}

/** Ends when none is under way. */
export async function joinsDone(clients: Clients): Promise<void> {
  const all = underWay(clients);
  while (all.size > 0) await Promise.allSettled(all);
}

/** The unfinished joins of a request, which reports of reads wait for. */
import type { Clients } from '../../rest/transport/clients.js';
import { MemoKey } from '../../rest/planner/memo.js';

const joins = new MemoKey<Set<Promise<unknown>>>();

const underWay = (clients: Clients) => clients.memo(joins, () => new Set<Promise<unknown>>());

/** Runs a join, and settles as it does. */
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

/** Resolves when no join is in progress. */
export async function joinsDone(clients: Clients): Promise<void> {
  const all = underWay(clients);
  while (all.size > 0) await Promise.allSettled(all);
}

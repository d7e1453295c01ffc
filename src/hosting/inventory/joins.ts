/** The state that the joins of one request share, until it writes. */
import type { Clients } from '../../rest/transport/clients.js';
import { MemoKey } from '../../rest/planner/memo.js';

class Joins {
  /** The joins in progress, for which reports of what was read wait. */
  readonly pending = new Set<Promise<unknown>>();
  /** Objects by their wire objects: fields that accept different ages share them. */
  readonly objects = new WeakMap<object, unknown>();
  /** The partial errors that the request has reported, by field and message. */
  readonly reported = new Set<string>();
}

const key = new MemoKey<Joins>();

export const joinsOf = (clients: Clients): Joins => clients.memo(key, () => new Joins());

/** Runs a join, and settles as it does. */
export async function join<T>(clients: Clients, work: () => Promise<T>): Promise<T> {
  const { pending } = joinsOf(clients);
  const own = work();
  pending.add(own);
  try {
    return await own;
  } finally {
    pending.delete(own);
  }
}

/** Resolves when no join is in progress. */
export async function joinsDone(clients: Clients): Promise<void> {
  const { pending } = joinsOf(clients);
  while (pending.size > 0) await Promise.allSettled(pending);
}

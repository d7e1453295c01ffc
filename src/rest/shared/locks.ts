/**
 * Locks: what one request alone may do at a time, in all processes of the service. While the engine is away, each
 * process holds its own requests apart.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CallerError } from '../../base/errors.js';
import { type Lease, type Leases, whileHeld } from '../../base/store/lease.js';
import type { Deadline } from '../transport/deadline.js';
import type { EngineGuard } from './engine.js';

interface LockSharing {
  readonly engine: { readonly leases: Leases };
  readonly guard: Pick<EngineGuard, 'attempt'>;
}

/** Milliseconds after which a lock is free unless its process is heard of. */
const ttl = 10_000;
/** Milliseconds between looks whether it is free. */
const betweenLooks = 100;

export class Locks {
  /** The ends of the last in each queue of this process. */
  readonly #ends = new Map<string, Promise<void>>();

  /** Runs the work once the lock is free. The signal aborts when another process may have it. */
  async hold<T>(
    name: string,
    deadline: Deadline,
    sharing: LockSharing | null,
    work: (lost: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const before = this.#ends.get(name) ?? Promise.resolve();
    const { promise, resolve } = ended();
    const end = before.then(() => promise);
    this.#ends.set(name, end);
    try {
      await turn(before, deadline);
      return await (sharing ? held(name, deadline, sharing, work) : work(never));
    } finally {
      resolve();
      if (this.#ends.get(name) === end) this.#ends.delete(name);
    }
  }
}

const never = new AbortController().signal;

function ended() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

async function turn(before: Promise<void>, deadline: Deadline): Promise<void> {
  const isFree = before.then(() => true);
  while (!(await Promise.race([isFree, pause(betweenLooks, false, { ref: false })]))) checkTime(deadline);
}

function checkTime(deadline: Deadline): void {
  if (deadline.left === 0)
    throw new CallerError('UPSTREAM_CONFLICT', 'Another change of the same entries is under way: ask again');
}

async function held<T>(
  name: string,
  deadline: Deadline,
  { engine, guard }: LockSharing,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lease = { name: `lock ${name}`, owner: randomUUID(), ttl };
  for (;;) {
    const acquired = await guard.attempt(() => engine.leases.acquire(lease.name, lease.owner, ttl));
    if (!acquired) return work(never);
    if (acquired.result) return whileRenewed(acquired.result, engine.leases, work);
    await pause(betweenLooks, undefined, { ref: false });
    checkTime(deadline);
  }
}

async function whileRenewed<T>(lease: Lease, leases: Leases, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
  // It is acquired already, by the same owner.
  const own: Pick<Leases, 'acquire' | 'renew' | 'release'> = {
    acquire: () => Promise.resolve(lease),
    renew: (...args) => leases.renew(...args),
    release: (...args) => leases.release(...args),
  };
  const done = await whileHeld(own, { name: lease.name, owner: lease.owner, ttl }, (_, lost) => work(lost));
  if (!done) throw new Error(`The lock ${lease.name} was lost as it was taken`);
  return done.result;
}

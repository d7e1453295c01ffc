/** Leases: what one owner alone has, across all processes of a store, until it ends, is released or is taken over. */
import { guard } from '../guard.js';

export interface Lease {
  readonly name: string;
  readonly owner: string;
  /** The fencing number: greater at every change of owner, so that a write of a former owner can be recognised and refused. */
  readonly fence: number;
}

/** The clock is the engine's own: those of the processes need not agree. Times are in milliseconds. */
export interface Leases {
  /** Null while another owner holds it. Its own owner gets the same lease again, with the new time to live. */
  acquire(name: string, owner: string, ttl: number): Promise<Lease | null>;
  /** False when it has ended, even if nobody has taken it over. */
  renew(lease: Lease, ttl: number): Promise<boolean>;
  /** False when it had ended. */
  release(lease: Lease): Promise<boolean>;
  /** Forgets leases that ended long ago, in engines that do not do so themselves. */
  sweep(): Promise<void>;
}

/** Milliseconds after its end until a lease is forgotten. Until then its fence grows even if the clock is set back. */
export const rememberedFor = 60 * 60_000;

/**
 * Works while it has the lease, which is renewed meanwhile and released afterwards. The signal aborts when the lease is
 * lost. Null while another owner has it.
 */
export async function whileHeld<T>(
  leases: Pick<Leases, 'acquire' | 'renew' | 'release'>,
  { name, owner, ttl }: { readonly name: string; readonly owner: string; readonly ttl: number },
  work: (lease: Lease, lost: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  let confirmedAt = performance.now();
  const lease = await leases.acquire(name, owner, ttl);
  if (lease === null) return null;
  const lost = new AbortController();
  const renew = async () => {
    const requestedAt = performance.now();
    // An engine that does not answer has not taken it away: that counts once its time is over.
    const renewed = await leases.renew(lease, ttl).catch(() => null);
    if (renewed) confirmedAt = requestedAt;
    else if (renewed === false || performance.now() - confirmedAt >= ttl) lost.abort();
  };
  const renewing = setInterval(guard(renew), ttl / 3);
  try {
    return { result: await work(lease, lost.signal) };
  } finally {
    clearInterval(renewing);
    await leases.release(lease).catch(() => false);
  }
}

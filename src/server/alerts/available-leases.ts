/** Leases that fail at once while the store is known to be out, as all other calls do. */
import type { Availability } from '../../base/store/availability.js';
import type { Leases } from '../../base/store/lease.js';
import type { Store } from '../../base/store/store.js';

interface LeasesOptions {
  readonly store: Pick<Store, 'leases'>;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
}

export function availableLeases({ store, availability }: LeasesOptions): Pick<Leases, 'acquire' | 'renew' | 'release'> {
  const { leases } = store;
  return {
    acquire: (...given) => availability.write(() => leases.acquire(...given)),
    renew: (...given) => availability.write(() => leases.renew(...given)),
    release: (...given) => availability.write(() => leases.release(...given)),
  };
}

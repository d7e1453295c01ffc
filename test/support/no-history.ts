/** A history of bills without any snapshot, in a service that has written nothing. */
import { Keyv } from 'keyv';
import { unwatched } from '../../src/base/store/availability.js';
import type { Store } from '../../src/base/store/store.js';
import { OwnWrites } from '../../src/hosting/drift/own-writes.js';
import { HistoryStore } from '../../src/hosting/history/snapshots/history-store.js';
import { ClosedMonths } from '../../src/hosting/invoice/closed/closed-months.js';
import type { HostingServices } from '../../src/hosting/services.js';

export function noHistory(): Pick<HostingServices, 'billHistory' | 'closedMonths' | 'ownWrites' | 'stored'> {
  const store = { namespace: () => new Keyv<unknown>(), range: nothing } as unknown as Store;
  return {
    stored: { store, availability: unwatched },
    billHistory: new HistoryStore(store, unwatched),
    closedMonths: new ClosedMonths(store, unwatched),
    ownWrites: new OwnWrites(store, unwatched, 0),
  };
}

async function* nothing(): AsyncGenerator<never> {
  // It has no entries.
}

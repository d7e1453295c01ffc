/** An address history in a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressHistory } from '../../src/hosting/names/addresses/address-history.js';
import { openLmdb } from '../../src/server/store/lmdb/store.js';

export function openAddressHistory(now?: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-history-'));
  const store = openLmdb(folder);
  const addressHistory = new AddressHistory(store, undefined, now);
  return {
    addressHistory,
    async close(): Promise<void> {
      await addressHistory.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A ledger in a store of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ledger } from '../../src/hosting/names/addresses/address-history.js';
import { openLmdb } from '../../src/server/store/lmdb.js';

export function openLedger(now?: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-ledger-'));
  const store = openLmdb(folder);
  const ledger = new Ledger(store, undefined, now);
  return {
    ledger,
    async close(): Promise<void> {
      await ledger.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A sync of real parts: providers over HTTP from two local servers, and the embedded store in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencyApi } from '../../../src/data/rates/sync/providers/currency-api.js';
import { ecb } from '../../../src/data/rates/sync/providers/ecb.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import { StoredTables } from '../../../src/data/rates/tables/stored-tables.js';
import { FollowedTables } from '../../../src/data/rates/sync/follow.js';
import { SyncTurns } from '../../../src/data/rates/sync/sync-turns.js';
import { RatesSync } from '../../../src/data/rates/sync/sync.js';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { type Cdn, startCdn } from './cdn.js';
import { world } from './world.js';

export interface Syncing {
  /** The first address of the currency-api, and the ECB. */
  readonly first: Cdn;
  /** The second address of the currency-api. */
  readonly second: Cdn;
  readonly rates: Rates;
  readonly store: Store;
  readonly tables: StoredTables;
  readonly sync: RatesSync;
  /** `level: line` of everything logged. */
  readonly logged: string[];
  /** Failures in a row, at each of which a retry was put off. */
  readonly delays: number[];
  /** The dates in the store. */
  stored(): Promise<string[]>;
  /** The rates of a process that starts now from the same store. */
  restarted(): Promise<Rates>;
  close(): Promise<void>;
}

/** Milliseconds. */
const timeout = 60_000;

export interface Choices {
  /** How long to put off a retry; for ever by default. */
  readonly delayMs?: number;
  /** Takes the place of the store's own. */
  readonly save?: StoredTables['save'];
}

export async function startSyncing({ delayMs = 2 ** 30, save }: Choices = {}): Promise<Syncing> {
  const [first, second] = await Promise.all([startCdn(), startCdn()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-rates-'));
  const store = await openStore({ storeUrl: null, dataDir });
  const tables = new StoredTables(store);
  const rates = new Rates(world, 'https://flagcdn.com', { shipped: sharedRates(world) });
  const logged: string[] = [];
  const delays: number[] = [];
  const note = (level: string) => (line: unknown) => void logged.push(`${level}: ${String(line)}`);
  const sync = new RatesSync({
    rates,
    tables: save ? { save, notify: async () => {} } : tables,
    turns: new SyncTurns(store, []),
    followed: new FollowedTables(rates, tables, () => {}),
    providers: [
      currencyApi(first.template, timeout),
      currencyApi(second.template, timeout),
      ecb(first.ecbUrl, timeout),
    ],
    log: { debug: note('debug'), info: note('info'), warn: note('warn') },
    delay(failures) {
      delays.push(failures);
      return delayMs;
    },
  });
  return {
    first,
    second,
    rates,
    store,
    tables,
    sync,
    logged,
    delays,
    async stored() {
      const all = await new StoredTables(store).load(rates.known, () => {});
      return all.map(({ date }) => date);
    },
    async restarted() {
      const stored = await new StoredTables(store).load(rates.known, () => {});
      return new Rates(world, 'https://flagcdn.com', { shipped: sharedRates(world), stored });
    },
    async close() {
      await sync.stop();
      await Promise.all([first.close(), second.close(), store.close()]);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Assembles the rates from the shipped tables, the stored ones, and the sync. */
import type { FastifyBaseLogger } from 'fastify';
import type { Availability } from '../../base/store/availability.js';
import type { Store } from '../../base/store/store.js';
import type { Geography } from '../geography/geography.js';
import { knownCodes } from './currency-list.js';
import { currencyApi } from './sync/providers/currency-api.js';
import { ecb } from './sync/providers/ecb.js';
import { Rates } from './rates.js';
import { FollowedTables } from './sync/follow.js';
import { SyncTurns } from './sync/sync-turns.js';
import type { Shipped } from './tables/shipped.js';
import { StoredTables } from './tables/stored-tables.js';
import { RatesSync } from './sync/sync.js';

export interface RatesConfig {
  /** Addresses of the daily tables, preferred ones first; `{date}` is a date or `latest`, `{code}` a currency. */
  readonly urls: readonly string[];
  readonly ecbUrl: string;
  /** False: the newest stored or shipped table is served, and nothing is fetched. */
  readonly sync: boolean;
}

interface Sources {
  readonly config: { readonly flagBaseUrl: string; readonly rates: RatesConfig };
  readonly store: Store;
  readonly log: FastifyBaseLogger;
}

/** The newest of the shipped and stored tables comes into force. */
export async function loadRates({
  config,
  store,
  geography,
  shipped,
  log,
}: Sources & { readonly geography: Geography; readonly shipped?: Shipped | undefined }): Promise<Rates> {
  const known = knownCodes(geography);
  const refused = (date: string, error: unknown) =>
    log.warn({ err: error }, `The stored rates of ${date} are left out`);
  const stored = await new StoredTables(store).load(known, refused);
  return new Rates(geography, config.flagBaseUrl, { stored, ...(shipped && { shipped }) });
}

/**
 * Starts the sync. Where the configuration switches it off, tables that other processes store still come into force.
 */
export function startSync({
  config,
  store,
  availability,
  rates,
  log,
}: Sources & { readonly rates: Rates; readonly availability: Pick<Availability, 'write'> }): {
  stop(): Promise<void>;
} {
  const { urls, ecbUrl, sync: on } = config.rates;
  const providers = [...urls.map((url) => currencyApi(url)), ecb(ecbUrl)];
  const tables = new StoredTables(store, availability);
  const followed = new FollowedTables(rates, tables, (date, error) =>
    log.warn({ err: error }, `The stored rates of ${date} are left out`),
  );
  const turns = new SyncTurns(store, [...urls, ecbUrl]);
  const sync = new RatesSync({ rates, tables, turns, followed, providers, log });
  followed.start();
  if (on) sync.start();
  return {
    async stop() {
      followed.stop();
      await sync.stop();
    },
  };
}

/** Puts the rates together: what ships with the service, what the store has kept, and the sync. */
import type { Services } from '../../server/services.js';
import { knownCodes } from './currency-list.js';
import { currencyApi } from './sync/providers/currency-api.js';
import { ecb } from './sync/providers/ecb.js';
import { Rates } from './rates.js';
import { StoredTables } from './tables/stored-tables.js';
import { RatesSync } from './sync/sync.js';

/** The newest table of the shipped and the stored ones is in force. */
export async function loadRates({
  config,
  store,
  geography,
  log,
}: Pick<Services, 'config' | 'store' | 'geography' | 'log'>): Promise<Rates> {
  const known = knownCodes(geography);
  const refused = (date: string, error: unknown) =>
    log.warn({ err: error }, `The stored rates of ${date} are left out`);
  const stored = await new StoredTables(store).load(known, refused);
  return new Rates(geography, config.flagBaseUrl, { stored, refused });
}

/** Does nothing where the configuration has sync off. */
export function startSync({
  config,
  store,
  availability,
  rates,
  log,
}: Pick<Services, 'config' | 'store' | 'rates' | 'log'> & { availability: Pick<Services['availability'], 'write'> }): {
  stop(): Promise<void>;
} {
  const { urls, ecbUrl, sync: on } = config.rates;
  const providers = [...urls.map((url) => currencyApi(url)), ecb(ecbUrl)];
  const sync = new RatesSync({ rates, tables: new StoredTables(store, availability), providers, log });
  if (on) sync.start();
  return sync;
}

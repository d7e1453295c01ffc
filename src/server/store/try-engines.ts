/** Tries the store and the cache of a start, unless the store is embedded. */
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/store/store.js';
import type { SharedEngine } from '../../rest/shared/engine.js';
import { EngineTrial } from './trial.js';

export interface EngineTrials {
  close(): void;
}

/** Rejects with what one of them lacks. One that is away is tried later. */
export async function tryEngines(
  store: Store,
  shared: SharedEngine | null,
  log: FastifyBaseLogger,
): Promise<EngineTrials> {
  const trials = [
    ...(store.kind === 'lmdb' ? [] : [new EngineTrial(store, 'STORE_URL', log)]),
    ...(shared === null || shared.isStore ? [] : [new EngineTrial(shared, 'CACHE_URL', log)]),
  ];
  await Promise.all(trials.map((trial) => trial.start()));
  return { close: () => trials.forEach((trial) => trial.close()) };
}

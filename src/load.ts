/** Loads what the server is assembled from, in the order in which one thing needs the other. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.js';
import { loadGeography } from './geography/geography.js';
import { accountsOf } from './hosting/accounts.js';
import { loadRates } from './rates/index.js';
import { UpstreamPool } from './rest/upstreams.js';
import { startSandbox } from './sandbox/sandbox.js';
import { buildGraph } from './schema.js';
import type { Services } from './services.js';
import { openStore } from './store.js';
import { Tokens } from './tokens/tokens.js';

export async function loadServices(config: Config, log: FastifyBaseLogger): Promise<Services> {
  const store = await openStore(config);
  const geography = loadGeography();
  const rates = await loadRates({ config, store, geography, log });
  const schema = await buildGraph();
  const sandbox = await startSandbox({ schema });
  const pool = new UpstreamPool({ accounts: accountsOf(config, sandbox.accounts), log });
  return {
    config,
    baseUrl: config.baseUrl ?? `http://localhost:${config.port}`,
    store,
    geography,
    rates,
    tokens: new Tokens(store),
    schema,
    sandbox,
    pool,
    log,
  };
}

export async function closeServices({ pool, sandbox, store }: Services): Promise<void> {
  pool.close();
  await sandbox.close();
  await store.close();
}

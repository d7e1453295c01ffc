/** Starts Meridian: reads the configuration, loads, listens, and stops cleanly on SIGTERM or SIGINT. */
import 'reflect-metadata';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.js';
import { loadGeography } from './geography/geography.js';
import { loadRates, startSync } from './rates/index.js';
import { UpstreamPool } from './rest/upstreams.js';
import { createServer } from './server.js';
import type { Services } from './services.js';
import { openStore } from './store.js';
import { ensureDemoToken } from './tokens/demo.js';
import { Tokens } from './tokens/tokens.js';

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const store = await openStore(config);
  const geography = loadGeography();
  const rates = await loadRates({ config, store, geography, log });
  const tokens = new Tokens(store);
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`;
  const pool = new UpstreamPool({ accounts: [], log });
  const services: Services = { config, baseUrl, store, geography, rates, tokens, pool, log };

  const app = await createServer(services);
  await app.listen({ port: config.port, host: config.host });
  printAddresses(baseUrl, await ensureDemoToken(tokens));
  const sync = startSync(services);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await sync.stop();
    // A kept-alive connection whose request was in flight becomes idle only after its answer.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearInterval(sweep);
    pool.close();
    await store.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function printAddresses(baseUrl: string, demoToken: string | null): void {
  console.log(`Meridian is ready.
  GraphQL    ${baseUrl}/graphql
  Explorer   ${baseUrl}/graphql (in a browser)
  REST       ${baseUrl}/api/v1 (described at ${baseUrl}/docs)
  Health     ${baseUrl}/healthz and ${baseUrl}/readyz`);
  if (demoToken === null) return;
  console.log(`
This store is new, so here is a demo token, shown this once:
  ${demoToken}
Try it:
  curl -H 'Authorization: Bearer ${demoToken}' ${baseUrl}/api/v1/USD`);
}

try {
  await start(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

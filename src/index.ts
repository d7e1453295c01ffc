/** Starts Meridian: reads the configuration, loads, listens, and stops cleanly on SIGTERM or SIGINT. */
import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.js';
import { closeServices, loadServices } from './load.js';
import { startSync } from './rates/index.js';
import { createServer } from './server.js';
import { StoreError } from './store.js';
import { ensureDemoToken } from './tokens/demo.js';

// Left to itself, V8 lets garbage grow to several times what is in use before it collects on a machine with much memory.
setFlagsFromString('--heap-growing-percent=50');

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const services = await loadServices(config, log);
  const app = await createServer(services);
  await app.listen({ port: config.port, host: config.host });
  const sandboxed = services.pool.accounts.filter(({ sandbox }) => sandbox).map(({ api }) => api.toLowerCase());
  const real = services.pool.accounts.length > sandboxed.length;
  printAddresses(services.baseUrl, sandboxed, real ? null : await ensureDemoToken(services.tokens));
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
    await closeServices(services);
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function printAddresses(baseUrl: string, sandboxed: string[], demoToken: string | null): void {
  console.log(`Meridian is ready.
  GraphQL    ${baseUrl}/graphql
  Explorer   ${baseUrl}/graphql (in a browser)
  REST       ${baseUrl}/api/v1 (described at ${baseUrl}/docs)
  Health     ${baseUrl}/healthz and ${baseUrl}/readyz`);
  if (sandboxed.length > 0) console.log(`  Sandbox    stands in for ${sandboxed.join(', ')}: no credentials are set`);
  if (demoToken === null) return;
  console.log(`
This store is new, so here is a demo token, shown this once:
  ${demoToken}
Try it:
  curl -H 'Authorization: Bearer ${demoToken}' ${baseUrl}/api/v1/USD`);
}

/** What can be mended outside says what to do; of anything else the stack is what helps. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const listening = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  return listening ? `Cannot start: ${error.message}. Set PORT and HOST to an address that is free.` : error;
}

try {
  await start(readConfig());
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}

/** Starts Meridian: reads the configuration, loads, listens, and stops when told to. */
import 'reflect-metadata';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.js';
import { forbidCodeFromText } from './execution/no-code.js';
import { listenProblem } from './listen-problem.js';
import { loadServices } from './load.js';
import { startSync } from './rates/index.js';
import type { Account } from './rest/account.js';
import type { Api } from './rest/dialect.js';
import { createServer } from './server.js';
import type { Services } from './services.js';
import { stopOnSignals } from './stop.js';
import { reason, StoreError } from './store/error.js';
import { ensureDemoToken } from './tokens/demo.js';

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const services = await loadServices(config, log);
  const app = await createServer(services);
  const { accounts } = services.upstreams;
  const demoToken = accounts.every(({ sandbox }) => sandbox) ? await demoTokenFor(services) : null;
  await app.listen({ port: config.port, host: config.host });
  forbidCodeFromText();
  liveOnAfterRejections(log);
  // Before it says that it is ready: whoever reads that may stop it.
  stopOnSignals({ app, services, sync: startSync(services) });
  printAddresses(services.baseUrl, accounts, demoToken);
}

/** Node would end the process: of a list of which one item fails at once, graphql-js lets go of those that fail later. */
function liveOnAfterRejections(log: Services['log']): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was handled by nobody'));
}

/** A store that drops at this moment is no reason not to serve. */
async function demoTokenFor({ tokens, log }: Services): Promise<string | null> {
  try {
    return await ensureDemoToken(tokens);
  } catch (error) {
    log.warn(`No demo token is made: ${reason(error)}`);
    return null;
  }
}

function printAddresses(baseUrl: string, accounts: readonly Account[], demoToken: string | null): void {
  const apis = [...new Set(accounts.map(({ api }) => api))];
  const real = accounts.filter(({ sandbox }) => !sandbox);
  const namesOf = (api: Api) => real.filter((account) => account.api === api).map(({ name }) => name);
  const named = apis.map((api) => ({ api: api.toLowerCase(), names: namesOf(api) }));
  const connected = named
    .filter(({ names }) => names.length > 0)
    .map(({ api, names }) => `${api} (${names.join(', ')})`);
  const sandboxed = named.filter(({ names }) => names.length === 0).map(({ api }) => api);
  console.log(`Meridian is ready.
  Dashboard  ${baseUrl}/
  GraphQL    ${baseUrl}/graphql
  Explorer   ${baseUrl}/graphql (in a browser)
  REST       ${baseUrl}/api/v1 (described at ${baseUrl}/docs)
  Health     ${baseUrl}/healthz and ${baseUrl}/readyz`);
  if (connected.length > 0) console.log(`  Accounts   ${connected.join(', ')}`);
  if (sandboxed.length > 0) console.log(`  Sandbox    stands in for ${sandboxed.join(', ')}: no credentials are set`);
  if (demoToken === null) return;
  console.log(`
This store is new, so here is a demo token, shown this once:
  ${demoToken}
Open the dashboard with it:
  ${baseUrl}/#token=${demoToken}
Or try it:
  curl -H 'Authorization: Bearer ${demoToken}' ${baseUrl}/api/v1/USD`);
}

/** What can be mended outside says what to do; of anything else the stack is what helps. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  return listenProblem(error) ?? error;
}

/** Resolves as soon as it answers; what keeps it from that ends the process. */
export const ready = start().catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});

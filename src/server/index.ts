/** Starts Meridian: reads the configuration, loads, listens, and stops on a signal. */
import 'reflect-metadata';
import { isatty } from 'node:tty';
import { startAccessLog } from './access-log.js';
import { ConfigError } from '../base/config-error.js';
import { startDailyTasks } from './daily/start.js';
import { type Address, readConfig } from './config/config.js';
import { forbidCodeFromText } from '../graphql/no-code-generation.js';
import { type Beginning, greeting } from './greeting.js';
import { ListenError, listenProblem } from './listen-problem.js';
import { loadServices } from './load.js';
import { lineFormat, openLog } from './log.js';
import { startSync } from '../data/rates/index.js';
import type { MetricsServer } from './metrics/server.js';
import type { MetricsSources } from './metrics/sources.js';
import { createServer } from './server.js';
import type { Services } from './services.js';
import { stopOnSignals } from './stop.js';
import { reason, StoreError } from '../base/store/error.js';
import { ensureDemoToken } from './tokens/demo.js';

async function start(): Promise<void> {
  const config = readConfig();
  const format = lineFormat(config.logFormat, { isTerminal: isatty(2), hasColors: () => process.stderr.hasColors() });
  const log = openLog(config.logLevel, format);
  if (config.accessLog) startAccessLog(format);
  const stopTracing = config.tracing ? (await import('./tracing/open-telemetry.js')).startTracing(log) : null;
  const services = await loadServices(config, log);
  const app = await createServer(services);
  const beginning = await beginningOf(services);
  const daily = startDailyTasks(services);
  const { execution } = app;
  const { baseUrl, upstreams } = services;
  const metrics = config.metrics && (await openMetrics(config.metrics, { services, execution, daily }));
  await app.listen({ port: config.port, host: config.host });
  forbidCodeFromText();
  liveOnAfterRejections(log);
  services.credentials.start();
  services.alerts.start();
  // Before it reports that it is ready: whoever reads that may stop it.
  stopOnSignals({ app, services, metrics, sync: startSync(services), daily, stopTracing });
  process.stdout.write(greeting({ baseUrl, accounts: upstreams.accounts, config }, beginning));
}

/** Loaded where it is wanted, as it takes time and memory. */
async function openMetrics(address: Address, sources: MetricsSources): Promise<MetricsServer> {
  return (await import('./metrics/server.js')).openMetrics(address, sources);
}

/**
 * Otherwise Node would end the process: when one item of a list fails at once, graphql-js ignores those that fail
 * later.
 */
function liveOnAfterRejections(log: Services['log']): void {
  // eslint-disable-next-line no-restricted-syntax -- Failures of guarded code end up here.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'));
}

/** A demo token is for the sandbox only. A store that fails at this moment does not keep the server from starting. */
async function beginningOf({ tokens, upstreams: { accounts }, log }: Services): Promise<Beginning> {
  try {
    if (accounts.length === 0 || accounts.some(({ sandbox }) => !sandbox)) {
      return (await tokens.isEmpty()) ? 'nothing' : 'tokens';
    }
    const demoToken = await ensureDemoToken(tokens);
    return demoToken === null ? 'tokens' : { demoToken };
  } catch (error) {
    log.warn(`No demo token is made: ${reason(error)}`);
    return 'tokens';
  }
}

/** The message for errors that the operator can fix; the stack for all others. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError || error instanceof ListenError) return error.message;
  return listenProblem(error) ?? error;
}

/** Resolves once the server accepts requests; an error before that ends the process. */
export const ready = start().catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});

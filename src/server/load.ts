/** Loads the parts of the server in the order of their dependencies. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.js';
import { Tickets } from './files/tickets.js';
import { loadGeography } from '../data/geography/geography.js';
import { accountsOf, apisWithout } from './config/accounts.js';
import { CredentialWatch } from './config/credential-watch.js';
import { PriceEffects } from '../hosting/bill/own-prices/effects.js';
import { checkKinds } from '../hosting/findings/kind.js';
import { closeHostingServices, openHostingServices } from '../hosting/services.js';
import { LiveHosting } from '../hosting/live/live-hosting.js';
import { loadRates } from '../data/rates/index.js';
import type { Shipped } from '../data/rates/tables/shipped.js';
import type { WriteRecorder } from '../rest/transport/write-recorder.js';
import { Upstreams } from '../rest/transport/upstreams.js';
import { startSandbox } from '../sandbox/sandbox.js';
import { buildGraph } from './schema.js';
import { asSubgraph } from './subgraph/as-subgraph.js';
import { Alerts } from './alerts/alerts.js';
import { contextOfToken } from './own-context.js';
import type { Services } from './services.js';
import { Availability } from '../base/store/availability.js';
import { measuredEngine, measuredStore } from './store/measured.js';
import { openStore } from './store/open.js';
import { openEngine } from './store/open-engine.js';
import { secretRowsOf } from '../rest/schema/secret-rows.js';
import { tryEngines } from './store/try-engines.js';
import { trustedDocuments } from './trusted-documents.js';
import { Tokens } from './tokens/tokens.js';

/** Expensive immutable data is shared between services where it is passed in. */
export async function loadServices(
  config: Config,
  log: FastifyBaseLogger,
  given: Partial<Pick<Services, 'geography' | 'schema'> & { readonly shipped: Shipped }> = {},
): Promise<Services> {
  checkKinds(config.ignoredFindings);
  const isMeasured = config.metrics !== null || config.tracing;
  const opened = await openStore(config);
  const store = isMeasured ? measuredStore(opened) : opened;
  if (store.warning) log.warn(store.warning);
  const shared = await openEngine(config, store, log);
  const trials = await tryEngines(opened, shared, log).catch(async (error: unknown) => {
    shared?.close();
    await opened.close();
    throw error;
  });
  const availability = new Availability(store, log);
  const geography = given.geography ?? loadGeography();
  const rates = await loadRates({ config, store, geography, shipped: given.shipped, log });
  const graph = given.schema ?? (await buildGraph());
  const schema = config.subgraph ? asSubgraph(graph) : graph;
  const documents = trustedDocuments(config, schema);
  const own = await accountsOf(config);
  const apis = apisWithout(own);
  const sandbox = config.sandbox && apis.length > 0 ? await startSandbox({ schema, apis }) : null;
  const hosting = await openHostingServices({ config, store, availability, log });
  const liveHosting = new LiveHosting({ store, least: config.livePoll });
  const engine = shared && isMeasured ? measuredEngine(shared) : shared;
  const upstreams = new Upstreams({
    accounts: [...own, ...(sandbox?.accounts ?? [])],
    log,
    writeObserver: hosting.addressHistory,
    writeRecorder: config.live ? recorders(hosting.ownWrites, liveHosting) : hosting.ownWrites,
    ...(engine && { shared: { engine, secretRows: secretRowsOf(schema), hearingLog: log } }),
  });
  await upstreams.sharing?.ready();
  const { prices } = hosting.pricing.config;
  if (prices) PriceEffects.of(upstreams, prices).report();
  const tokens = new Tokens(store, Date.now, availability);
  const alerts = new Alerts({
    config: config.alerts,
    store,
    availability,
    schema,
    tokens,
    upstreams,
    log,
    // One that is guessed leads nowhere for those who read it elsewhere.
    publicUrl: config.baseUrl,
    contextOf: (token) => contextOfToken(services, token),
  });
  const services: Services = {
    config,
    documents,
    baseUrl: config.baseUrl ?? `http://localhost:${config.port}${config.basePath}`,
    store,
    availability,
    trials,
    geography,
    rates,
    tokens,
    tickets: new Tickets(store, availability),
    schema,
    sandbox,
    upstreams,
    credentials: new CredentialWatch(config.credentialFiles, upstreams, log),
    hosting,
    alerts,
    live: { rates: rates.changed, hosting: liveHosting },
    log,
  };
  return services;
}

function recorders(...all: readonly WriteRecorder[]): WriteRecorder {
  return {
    record: (...write) => {
      for (const each of all) each.record(...write);
    },
  };
}

export async function closeServices(services: Services): Promise<void> {
  const { alerts, upstreams, credentials, sandbox, availability, store, tickets, hosting } = services;
  services.trials.close();
  services.live.hosting.close();
  await alerts.close();
  tickets.close();
  await credentials.close();
  await upstreams.close();
  await sandbox?.close();
  await closeHostingServices(hosting);
  availability.close();
  await store.close();
}

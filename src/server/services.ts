/** The parts of the server: everything that is loaded once and lives as long as the process. */
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Alerts } from './alerts/alerts.js';
import type { Config } from './config/config.js';
import type { CredentialWatch } from './config/credential-watch.js';
import type { Tickets } from './files/tickets.js';
import type { TrustedDocuments } from '../graphql/documents/trusted-documents.js';
import type { Geography } from '../data/geography/geography.js';
import type { HostingServices } from '../hosting/services.js';
import type { Rates } from '../data/rates/rates.js';
import type { Upstreams } from '../rest/transport/upstreams.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { Live } from './live.js';
import type { Availability } from '../base/store/availability.js';
import type { Store } from '../base/store/store.js';
import type { EngineTrials } from './store/try-engines.js';
import type { Tokens } from './tokens/tokens.js';

export interface Services {
  readonly config: Config;
  /** Public URL of this service without a trailing slash. */
  readonly baseUrl: string;
  readonly store: Store;
  readonly availability: Availability;
  /** The trials of the store and the cache, as far as they were away at the start. */
  readonly trials: EngineTrials;
  readonly documents: TrustedDocuments;
  readonly geography: Geography;
  readonly rates: Rates;
  readonly tokens: Tokens;
  /** Tickets for later requests that carry files. */
  readonly tickets: Tickets;
  readonly schema: GraphQLSchema;
  /** Stands in for the hosting APIs that have no credential; null when all have one. */
  readonly sandbox: Sandbox | null;
  /** The accounts of the hosting APIs. */
  readonly upstreams: Upstreams;
  /** The watched files of their credentials. */
  readonly credentials: CredentialWatch;
  readonly hosting: HostingServices<Config>;
  readonly alerts: Alerts;
  /** The news that subscriptions listen to. */
  readonly live: Live;
  readonly log: FastifyBaseLogger;
}

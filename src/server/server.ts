/** Assembles the HTTP server from loaded services; it does not listen yet. */
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Draining } from './draining.js';
import { Execution } from '../graphql/execution.js';
import { v1 } from './legacy/v1/index.js';
import { alertConfirmation } from './plugins/alert-confirmation.js';
import { FastPath } from './http/fast-path.js';
import { Arrivals } from './http/arrival.js';
import { behindProxy } from './http/behind-proxy.js';
import { exportRoutes } from './exports/routes.js';
import { answersRawPath } from './http/raw-path.js';
import { answerMalformedRequest } from './http/refused-connection.js';
import { clientAddress } from './http/behind-proxy.js';
import { boundBodies } from './http/bodies-in-flight.js';
import { dashboard } from './plugins/dashboard.js';
import { DashboardPage } from './plugins/dashboard-page.js';
import { docs } from './plugins/docs.js';
import { files } from './plugins/files.js';
import { graphql } from './plugins/graphql.js';
import { health } from './plugins/health.js';
import { fastifyErrorOptions, restErrors } from './plugins/rest-errors.js';
import { session } from './plugins/session.js';
import { contextOf } from './request-context.js';
import type { Services } from './services.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly execution: Execution;
  }
}

/** The most bytes of a request's body. */
const bodyLimit = 1024 * 1024;

/** Milliseconds in which a request, and its headers, must have arrived; and between checks for late ones. */
const requestTimeout = 30_000;
const headersTimeout = 10_000;
const connectionsCheckingInterval = 1_000;
/** Bytes: a URL may contain a query of 8,000 characters that are all percent-encoded. */
const maxHeaderSize = 32 * 1024;

/** Milliseconds in which a client must take something of an export. */
const usualStall = 60_000;

export async function createServer(
  services: Services,
  { longestStall = usualStall }: { readonly longestStall?: number } = {},
): Promise<FastifyInstance> {
  const { logLevel, basePath } = services.config;
  const draining = new Draining();
  const app: FastifyInstance = Fastify({
    ...fastifyErrorOptions,
    clientErrorHandler: (error, socket) => {
      if (!answersRawPath(app, basePath, error, socket)) answerMalformedRequest(error, socket);
    },
    // Fastify's own log lines about listening say less than the greeting.
    loggerInstance: services.log.child({}, { level: logLevel === 'info' ? 'warn' : logLevel }),
    // A logger per request would be wasted: nothing logs per request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    http: {
      ...fastifyErrorOptions.http,
      headersTimeout,
      maxHeaderSize,
      connectionsCheckingInterval,
      ServerResponse: draining.Response,
    },
  });
  app.decorate('draining', draining);
  draining.watch(app.server);
  const page = new DashboardPage(services.baseUrl);
  restErrors(app, page);
  boundBodies(app, bodyLimit, clientAddress(services.config.trustProxy));
  const arrivals = new Arrivals(app, requestTimeout);
  const fastPath = new FastPath(app.server, arrivals);
  const execution = new Execution({
    ...services,
    contextOf: (requestCaller, request, ages, answer) => contextOf(services, requestCaller, request, ages, answer),
  });
  app.decorate('execution', execution);
  draining.onAnnounce(() => execution.completeSubscriptions());
  // Answers OPTIONS everywhere; routes set their CORS header themselves, so that the plugin's hook is on no hot path.
  await app.register((scope) => scope.register(cors, { strictPreflight: false, maxAge: 86_400 }));
  await app.register(health(services));
  await app.register(graphql(services, execution, fastPath));
  await app.register(files(services, execution, arrivals));
  await app.register(exportRoutes(services, execution, longestStall));
  if (services.config.mcp) await app.register((await import('./assistants/plugin.js')).assistants(services, execution));
  await app.register(v1(services, fastPath));
  await app.register(docs(services));
  await app.register(session(services));
  await app.register(alertConfirmation(services));
  await app.register(dashboard(page));
  await app.ready();
  behindProxy(app.server, services.config);
  return app;
}

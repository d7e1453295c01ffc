/** Bounds the bytes of large bodies that are in flight at the same time: each is buffered until it is answered. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../base/telemetry/diagnostics.js';
import { asError } from '../../base/unknown.js';
import { AtOnce } from '../../base/shares/at-once.js';
import { shares } from '../../base/shares/shares.js';
import { callerOf } from '../../graphql/admission/caller-of.js';
import { smallBody } from './fast-path.js';
import { whenOver } from './when-closed.js';
import { contentLength } from './body-of-request.js';

/** Call it before any route is registered. `limit` is the maximum size of a body in bytes. */
export function boundBodies(
  app: FastifyInstance,
  limit: number,
  addressOf: (request: IncomingMessage) => string,
): void {
  const large = new AtOnce(shares.bodies);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    // A body without a stated length may have any up to the limit. A longer one is refused anyway.
    const bytes = headers['transfer-encoding'] === undefined ? contentLength(headers) : limit;
    if (bytes <= smallBody || bytes > limit || request.routeOptions.config.passesThrough) return done();
    try {
      // Who it is from is not verified yet.
      whenOver(reply.raw, large.enter(callerOf(null, addressOf(request.raw)), bytes));
    } catch (error) {
      reply.header('connection', 'close');
      refusals.publish({ bound: 'bodies_in_flight' });
      return done(asError(error));
    }
    done();
  });
}

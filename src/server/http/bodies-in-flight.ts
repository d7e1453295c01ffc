/** Bounds the bytes of large bodies that are in flight at the same time: each is buffered until it is answered. */
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';
import { smallBody } from './fast-path.js';
import { whenOver } from './when-closed.js';
import { contentLength } from './body-of-request.js';

const atOnce = 16 * 1024 * 1024;
/** Seconds. */
const retryAfter = 2;

/** Call it before any route is registered. `limit` is the maximum size of a body in bytes. */
export function boundBodies(app: FastifyInstance, limit: number): void {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    // A body without a stated length may have any up to the limit. A longer one is refused anyway.
    const bytes = headers['transfer-encoding'] === undefined ? contentLength(headers) : limit;
    if (bytes <= smallBody || bytes > limit || request.routeOptions.config.passesThrough) return done();
    if (underWay + bytes > atOnce) {
      reply.header('connection', 'close');
      refusals.publish({ bound: 'bodies_in_flight' });
      const message = `Too many large bodies come at once. Send it again in ${retryAfter} s.`;
      return done(new CallerError('OVERLOADED', message, { retryAfter }));
    }
    underWay += bytes;
    whenOver(reply.raw, () => (underWay -= bytes));
    done();
  });
}

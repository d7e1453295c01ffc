/**
 * /healthz: the process is alive, and which hosting APIs are sandboxed. /readyz: its data is loaded, and its store is
 * reachable and accepts writes, and it is not about to stop.
 */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { WriteError } from '../../base/store/error.js';

const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

export function health({ store, availability, rates, geography, upstreams }: Services) {
  const sandbox = upstreams.accounts.filter((account) => account.sandbox).map(({ api }) => api.toLowerCase());

  return async function (app: FastifyInstance): Promise<void> {
    app.get('/healthz', (_request, reply) => reply.headers(headers).send({ status: true, sandbox }));

    app.get('/readyz', async (_request, reply) => {
      reply.headers(headers);
      if (app.draining.isAnnounced) {
        return reply.code(503).send({ status: false, message: 'This process is about to stop.' });
      }
      try {
        await availability.ready();
      } catch (error) {
        const problem = error instanceof WriteError ? 'answers, but cannot be written to' : 'does not answer';
        return reply.code(503).send({ status: false, message: `The ${store.kind} store ${problem}.` });
      }
      return {
        status: true,
        store: store.kind,
        countries: geography.countries.length,
        currencies: rates.currencies.length,
        rates: rates.health(),
      };
    });
  };
}

/**
 * /healthz: the process is alive, which hosting APIs are sandboxed, and whether the store can be used. /readyz: this replica
 * is able to answer, as its data is loaded and it is not about to stop. The store does not count there: all replicas share it,
 * so its outage would leave a balancer with none, while each goes on serving what needs no store.
 */
import type { FastifyInstance } from 'fastify';
import { openToScripts } from '../../base/open-to-scripts.js';
import type { Services } from '../services.js';

const headers = { 'cache-control': 'no-store', ...openToScripts };

export function health({ store, availability, rates, geography, upstreams }: Services) {
  const sandbox = upstreams.accounts.filter((account) => account.sandbox).map(({ api }) => api.toLowerCase());

  return async function (app: FastifyInstance): Promise<void> {
    app.get('/healthz', async (_request, reply) => {
      reply.headers(headers);
      const problem = await availability.problem();
      return { status: true, sandbox, store: { engine: store.kind, available: problem === null, problem } };
    });

    app.get('/readyz', async (_request, reply) => {
      reply.headers(headers);
      if (app.draining.isAnnounced) {
        return reply.code(503).send({ status: false, message: 'This process is about to stop.' });
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

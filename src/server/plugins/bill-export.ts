/** GET /export/bill.csv: the lines of the bill as a table. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCode } from '../../base/currency-code.js';
import { CallerError, shown } from '../../base/errors.js';
import { permitOf } from '../../graphql/permit.js';
import { billCsv } from '../../hosting/bill/bill-csv.js';
import { BillKind } from '../../hosting/bill/kind.js';
import { makeBill } from '../../hosting/bill/make-bill.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import { Clients } from '../../rest/transport/clients.js';
import { noteCaller, recordOf } from '../http/recorded-response.js';
import type { Services } from '../services.js';
import { signedIn } from './session.js';
import { requireCaller } from '../../base/auth/require-scope.js';

/** Exports that may run at the same time. */
const atOnce = 8;
/** Seconds. */
const retryAfter = 5;
const defaultMaxAge = 60;

const headers = {
  'content-type': 'text/csv; charset=utf-8; header=present',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};

export function billExport(services: Services) {
  const { schema, tokens, upstreams } = services;
  let underWay = 0;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = requireCaller({ caller: await tokens.verify(signedIn(request, services.baseUrl).authorization) });
    noteCaller(reply.raw, caller);
    const asked = askedIn(request.url);
    if (underWay >= atOnce) {
      const message = `${atOnce} bills are made at once already. Try again in ${retryAfter} s.`;
      throw new CallerError('OVERLOADED', message, { retryAfter });
    }
    underWay += 1;
    try {
      const clients = new Clients(upstreams, permitOf({ caller }), {
        caller,
        record: recordOf(reply.raw),
        isAbandoned: () => request.raw.socket.destroyed,
      });
      const bill = await makeBill({ context: { ...services, caller, clients }, info: { schema } }, asked);
      const day = new Date(upstreams.clock.now()).toISOString().slice(0, 10);
      const name = `bill-${bill.currency}-${day}.csv`;
      const table = await billCsv(bill);
      return reply.headers({ ...headers, 'content-disposition': `attachment; filename="${name}"` }).send(table);
    } finally {
      underWay -= 1;
    }
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.get('/export/bill.csv', answer);
  };
}

/** Parameters like the arguments of the field `bill`; lists repeat a parameter. */
const once = ['currency', 'maxAge', 'name'];
const several = ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses'];

function askedIn(url: string) {
  const parameters = new URL(url, 'http://localhost').searchParams;
  for (const name of new Set(parameters.keys())) {
    if (!once.includes(name) && !several.includes(name)) {
      throw wrong('the query', [...once, ...several].join(', '), name);
    }
    if (once.includes(name) && parameters.getAll(name).length > 1) throw wrong(name, 'one', parameters.getAll(name));
  }
  const list = (name: string) => (parameters.has(name) ? parameters.getAll(name) : null);
  const currency = parameters.get('currency');
  return {
    currency: currency === null ? null : parseCode(currency),
    groupBy: [],
    labelKey: null,
    maxAge: parameters.has('maxAge') ? seconds(parameters.get('maxAge') ?? '') : defaultMaxAge,
    filter: {
      apis: list('apis')?.map((text) => oneOf('apis', Object.values(HostingApiName), text)) ?? null,
      accounts: list('accounts'),
      kinds: list('kinds')?.map((text) => oneOf('kinds', Object.values(BillKind), text)) ?? null,
      countries: list('countries'),
      labels: list('labels'),
      statuses: list('statuses'),
      name: parameters.get('name'),
    },
  };
}

function seconds(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw wrong('maxAge', 'whole seconds', text);
}

function oneOf<T extends string>(name: string, all: readonly T[], text: string): T {
  const found = all.find((each) => each === text.toUpperCase());
  if (found === undefined) throw wrong(name, all.join(', '), text);
  return found;
}

function wrong(what: string, expected: string, got: unknown): CallerError {
  return new CallerError('BAD_USER_INPUT', `${what}: expected ${expected}, but got ${shown(got)}.`);
}

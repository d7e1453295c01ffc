/** An embedded upstream for every API without credentials: real HTTP on a free port of this machine alone. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../rest/account.js';
import type { Clock } from '../rest/budget.js';
import type { Api } from '../rest/dialect.js';
import { rowsOf } from '../rest/graph.js';
import { cloud } from './cloud/index.js';
import type { Control } from './control.js';
import { dedicated } from './dedicated/index.js';
import type { Provider } from './provider.js';
import { Service } from './service.js';
import { storage } from './storage/index.js';

export interface Sandbox {
  readonly accounts: readonly Account[];
  /** Throws for an API that the schema has no rows of. */
  account(api: Api): Account;
  control(api: Api): Control;
  close(): Promise<void>;
}

interface Options {
  readonly schema: GraphQLSchema;
  /** The same seed makes the same objects. */
  readonly seed?: number;
  readonly clock?: Pick<Clock, 'now'>;
}

const providers: Readonly<Partial<Record<Api, Provider>>> = {
  CLOUD: cloud,
  DEDICATED: dedicated,
  STORAGE: storage,
};

export async function startSandbox({ schema, seed = 1, clock = { now: Date.now } }: Options): Promise<Sandbox> {
  const secret = randomBytes(24).toString('base64url');
  const services = new Map<Api, Service>();
  for (const [api, rows] of rowsByApi(schema)) {
    const provider = providers[api];
    if (!provider) continue;
    const credential = provider.manners.credential(secret);
    services.set(api, new Service(provider, { schema, rows, credential, seed, now: () => clock.now() }));
  }

  const server = createServer((request, response) => {
    // Whoever hung up before the call was whole gets no answer.
    serve(services, request, response).catch(() => response.destroy());
  });
  // A connection is never closed while its client thinks that it may use it again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accounts = [...services].map(([api, { credential }]) => ({
    api,
    credential,
    baseUrl: `http://127.0.0.1:${port}/${api.toLowerCase()}`,
    sandbox: true,
  }));

  return {
    accounts,
    account: (api) =>
      found(
        accounts.find((account) => account.api === api),
        api,
      ),
    control: (api) => found(services.get(api), api).control,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function found<T>(value: T | undefined, api: Api): T {
  if (value === undefined) throw new Error(`The sandbox does not serve the ${api} API`);
  return value;
}

function rowsByApi(schema: GraphQLSchema) {
  const rows = [...rowsOf(schema).keys()];
  const apis = [...new Set(rows.map(({ dialect }) => dialect.api))];
  return apis.map((api) => [api, rows.filter(({ dialect }) => dialect.api === api)] as const);
}

async function serve(
  services: ReadonlyMap<Api, Service>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request;
  const { pathname, searchParams, origin } = new URL(request.url ?? '', `http://${headers.host ?? 'localhost'}`);
  const [, name = ''] = pathname.split('/');
  const service = [...services].find(([api]) => api.toLowerCase() === name)?.[1];
  if (!service) return void response.writeHead(404).end();
  const text = await textOf(request);
  const query = Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]));
  const path = pathname.slice(name.length + 1);
  const answer = await service.answer({ method, path, query, url: `${origin}${pathname}`, headers, text });
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...(body && { 'content-type': 'application/json' }), ...answer.headers });
  response.end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

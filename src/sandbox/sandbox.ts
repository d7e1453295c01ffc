/** An embedded upstream that replaces hosting APIs: real HTTP, by default on a free port of the loopback. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../rest/transport/account.js';
import type { Clock } from '../base/clock.js';
import type { Api } from '../rest/rows/dialect.js';
import { rowsOf } from '../rest/schema/fields-of-rows.js';
import { Content } from './protocol/content.js';
import { type Hooks, noHooks } from './world/hooks.js';
import { SandboxService, mostBytes } from './protocol/service.js';
import type { SandboxProvider } from './world/provider.js';

export interface Sandbox {
  /** One account for each of its APIs. */
  readonly accounts: readonly Account[];
  close(): Promise<void>;
}

/** An API that the sandbox can replace. */
export interface SandboxedApi {
  readonly name: Api;
  /** Loads its sandbox. */
  loadSandbox(): Promise<{ readonly provider: SandboxProvider }>;
}

interface SandboxOptions {
  readonly schema: GraphQLSchema;
  /** The APIs; those without rows in the schema are left out. */
  readonly apis: readonly SandboxedApi[];
  readonly port?: number;
  readonly host?: string;
  /** The secret that its credentials are derived from; random by default. */
  readonly secret?: string;
  /** The same seed generates the same objects. */
  readonly seed?: number;
  readonly clock?: Pick<Clock, 'now'>;
  readonly hooks?: (api: Api) => Hooks;
}

export async function startSandbox({
  schema,
  apis,
  port: wanted = 0,
  host = '127.0.0.1',
  secret = randomBytes(24).toString('base64url'),
  seed = 1,
  clock = { now: Date.now },
  hooks = () => noHooks,
}: SandboxOptions): Promise<Sandbox> {
  const services = new Map<Api, SandboxService>();
  for (const [{ name: api, loadSandbox }, rows] of rowsByApi(schema, apis)) {
    const { provider } = await loadSandbox();
    const credential = provider.protocol.credential(secret);
    services.set(
      api,
      new SandboxService(provider, { schema, rows, credential, seed, now: () => clock.now(), hooks: hooks(api) }),
    );
  }

  const server = createServer((request, response) => {
    // A client that disconnects before its request is complete gets no response.
    serve(services, request, response).catch(() => response.destroy());
  });
  // Idle connections are never closed, as the client might be about to reuse one.
  server.keepAliveTimeout = 0;
  await once(server.listen(wanted, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const accounts = [...services].map(([api, { credential }]) => ({
    api,
    name: 'sandbox',
    credential,
    baseUrl: `http://${named(host)}:${port}/${api.toLowerCase()}`,
    sandbox: true,
  }));

  return {
    accounts,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The host as URLs write it; the unspecified addresses become `localhost`. */
function named(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function rowsByApi(schema: GraphQLSchema, apis: readonly SandboxedApi[]) {
  const rows = [...rowsOf(schema).keys()];
  return apis
    .map((api) => [api, rows.filter(({ dialect }) => dialect.api === api.name)] as const)
    .filter(([, own]) => own.length > 0);
}

async function serve(
  services: ReadonlyMap<Api, SandboxService>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request;
  const { pathname, searchParams, origin } = new URL(request.url ?? '', `http://${headers.host ?? 'localhost'}`);
  const [, name = ''] = pathname.split('/');
  const service = [...services].find(([api]) => api.toLowerCase() === name)?.[1];
  if (!service) return void response.writeHead(404).end();
  const body = await bytesOf(request);
  const content = body && new Content(body, headers['content-type'] ?? null);
  const query = Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]));
  const path = pathname.slice(name.length + 1);
  const answer = await service.answer({ method, path, query, url: `${origin}${pathname}`, headers, content });
  const { bytes, type } = contentOf(answer.body);
  const length = answer.status === 204 ? {} : { 'content-length': bytes.length };
  response.writeHead(answer.status, { ...length, ...(type !== null && { 'content-type': type }), ...answer.headers });
  response.end(bytes);
}

function contentOf(body: unknown): Content {
  if (body instanceof Content) return body;
  return body === undefined ? Content.none : new Content(JSON.stringify(body), 'application/json');
}

/** Reads the body; null when it is larger than the limit, in which case the rest is read and discarded. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= mostBytes) chunks.push(bytes);
    else chunks = [];
  }
  return size <= mostBytes ? Buffer.concat(chunks) : null;
}

/** A whole Meridian on a free port, or the one that is named, with a temporary store and the rates that ship with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config/config.js';
import { closeServices, loadServices } from '../../src/server/load.js';
import { createServer } from '../../src/server/server.js';
import type { Services } from '../../src/server/services.js';
import type { Scope } from '../../src/server/tokens/tokens.js';
import type { TypedDocumentString } from '../generated/graphql.js';
import { freePort } from './process.js';
import { sharedGeography } from './shared/geography.js';
import { sharedGraph } from './shared/graph.js';
import { sharedRates } from './shared/rates.js';

export interface Meridian {
  readonly url: string;
  readonly services: Services;
  /** A token with these scopes; `rates` alone by default. */
  token(scopes?: Scope[], defaultCurrency?: string): Promise<string>;
  /** Asks a generated operation and expects it to succeed. */
  ask<Result, Variables>(
    operation: TypedDocumentString<Result, Variables>,
    variables: Variables,
    token?: string,
  ): Promise<Result>;
  /** Asks anything and returns status and answer. */
  query(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
  };
}

/** At the address that it takes for its own, so that its pages may write to it. */
export async function startMeridianAtItsUrl(...[env, changed]: Parameters<typeof startMeridian>): Promise<Meridian> {
  const port = String(await freePort());
  return startMeridian({ PORT: port, BASE_URL: `http://127.0.0.1:${port}`, ...env }, changed);
}

export async function startMeridian(
  env: NodeJS.ProcessEnv = {},
  changed: (services: Services) => Services | Promise<Services> = (services) => services,
): Promise<Meridian> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const services = await servicesIn(dataDir, env, changed).catch((error: unknown) => {
    remove();
    throw error;
  });
  const app = await createServer(services);
  await app.listen({ port: Number(env['PORT'] ?? 0), host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  async function query(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  return {
    url,
    services,
    query,
    async token(scopes, defaultCurrency) {
      const { token } = await services.tokens.create({
        name: 'Test',
        ...(scopes && { scopes }),
        ...(defaultCurrency && { defaultCurrency }),
      });
      return token;
    },
    async ask<Result, Variables>(
      operation: TypedDocumentString<Result, Variables>,
      variables: Variables,
      token?: string,
    ) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const { body } = await query({ query: operation.toString(), variables }, headers);
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data as Result;
    },
    async close() {
      // Connections on which a client has sent nothing yet would stay open for a minute.
      app.draining.cut();
      await app.close();
      await closeServices(services);
      remove();
    },
  };
}

async function servicesIn(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  changed: (services: Services) => Services | Promise<Services>,
): Promise<Services> {
  const config = readConfig({
    DATA_DIR: dataDir,
    RATES_SYNC: 'off',
    LOG_LEVEL: 'silent',
    BASE_URL: 'http://meridian.test',
    ...env,
  });
  const preloaded = { geography: sharedGeography(), schema: await sharedGraph(), shipped: sharedRates() };
  return changed(await loadServices(config, pino({ level: config.logLevel }), preloaded));
}

/** A running server on real data and a real store, with a small table of rates that never changes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../../../src/server/config/config.js';
import { closeServices, loadServices } from '../../../../src/server/load.js';
import { Rates } from '../../../../src/data/rates/rates.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { createServer } from '../../../../src/server/server.js';
import type { Services } from '../../../../src/server/services.js';
import { Tokens } from '../../../../src/server/tokens/tokens.js';
import { sharedGeography } from '../../../support/shared/geography.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { shippedWith } from '../../../data/rates/shipped.js';

/** ALL is here because its name is that of a literal path. */
export const fixedRates = new Map([
  ['ALL', 82.35],
  ['EUR', 0.8512],
  ['INR', 94.3215],
  ['JPY', 151.77],
  ['KWD', 0.3071],
  ['USD', 1],
  ['VND', 26312.5],
]);

export interface Service {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Values of the Authorization header. */
  readonly headers: Readonly<Record<TokenKind, string>>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export type TokenKind = 'plain' | 'usd' | 'unknownCurrency' | 'noScope' | 'deactivated' | 'expired';

export async function startService(rateValues: ReadonlyMap<string, number> = fixedRates): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-v1-'));
  const environment = {
    DATA_DIR: dataDir,
    BASE_URL: 'https://meridian.example',
    RATES_SYNC: 'off',
    LOG_LEVEL: 'silent',
  };
  const config = readConfig(environment);
  const loaded = await loadServices(config, pino({ level: config.logLevel }), {
    geography: sharedGeography(),
    schema: await sharedGraph(),
    shipped: sharedRates(),
  });
  const shipped = shippedWith(rateTable('2026-01-15', 'fixed', rateValues));
  const services = { ...loaded, rates: new Rates(loaded.geography, config.flagBaseUrl, { shipped }) };
  const app = await createServer(services);
  const headers = await issue(services);

  return {
    app,
    services,
    headers,
    get: (url, more = {}) => app.inject({ url, headers: { authorization: headers.plain, ...more } }),
    post: (url, payload, more = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization: headers.plain, ...(payload && { 'content-type': 'application/json' }), ...more },
        ...(payload !== undefined && { payload }),
      }),
    async close() {
      await app.close();
      await closeServices(services);
      await rm(dataDir, { recursive: true });
    },
  };
}

async function issue({ tokens, store }: Services): Promise<Record<TokenKind, string>> {
  const bearer = async (input: Parameters<Tokens['create']>[0], issuer = tokens) => {
    const { token, record } = await issuer.create(input);
    return { header: `Bearer ${token}`, id: record.id };
  };
  const deactivated = await bearer({ name: 'Closed shop' });
  await tokens.deactivate(deactivated.id);
  const anHourAgo = Date.now() - 3_600_000;
  const then = new Tokens(store, () => anHourAgo);
  const expired = await bearer({ name: 'Old shop', expiresAt: new Date(anHourAgo + 1_000) }, then);
  return {
    plain: (await bearer({ name: 'Legacy shop' })).header,
    usd: (await bearer({ name: 'Dollar shop', defaultCurrency: 'USD' })).header,
    unknownCurrency: (await bearer({ name: 'Odd shop', defaultCurrency: 'XYZ' })).header,
    noScope: (await bearer({ name: 'Hosting tool', scopes: ['hosting:read'] })).header,
    deactivated: deactivated.header,
    expired: expired.header,
  };
}

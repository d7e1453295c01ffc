/** A fleet whose prices are known, as the upstreams write it, and the graph over it. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { OwnPrices } from '../../../src/hosting/bill/own-prices/own-price.js';
import { readConfig } from '../../../src/server/config/config.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import type { Services } from '../../../src/server/services.js';
import type { Account } from '../../../src/rest/transport/account.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { asker } from '../../rest/harness.js';
import type { ReceivedCall, Reply } from '../../support/scripted-upstream.js';
import { cloudOf } from '../project.js';

export type Wire = Readonly<Record<string, unknown>> & { readonly id: number };
export type Collections = Readonly<Record<string, readonly Wire[]>>;

export const falkenstein = {
  id: 1,
  name: 'fsn1',
  country: 'DE',
  city: 'Falkenstein',
  latitude: 50.47612,
  longitude: 12.370071,
};
export const ashburn = {
  id: 4,
  name: 'ash',
  country: 'US',
  city: 'Ashburn, VA',
  latitude: 39.045821,
  longitude: -77.487073,
};

export const terabyte = 1024 ** 4;

const price = (net: string, gross: string) => ({ net, gross });

export const serverPrice = (location: string, net: string, gross: string, hourly: string) => ({
  location,
  price_monthly: price(net, gross),
  price_hourly: price(hourly, hourly),
  included_traffic: 20 * terabyte,
  price_per_tb_traffic: price('1.00', '1.19'),
});

export const pricing = {
  currency: 'EUR',
  vat_rate: '19.00',
  server_backup: { percentage: '20.00' },
  image: { price_per_gb_month: price('0.0110', '0.0131') },
  volume: { price_per_gb_month: price('0.0440', '0.0524') },
  server_types: [
    { id: 11, name: 'cx22', prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')] },
    { id: 12, name: 'cpx11', prices: [serverPrice('ash', '4.49', '5.34', '0.0072')] },
  ],
  load_balancer_types: [{ id: 21, name: 'lb11', prices: [serverPrice('fsn1', '5.39', '6.41', '0.0088')] }],
  floating_ips: [{ type: 'ipv4', prices: [{ location: 'fsn1', price_monthly: price('3.00', '3.57') }] }],
  primary_ips: [
    {
      type: 'ipv4',
      prices: [{ location: 'fsn1', price_monthly: price('0.50', '0.60'), price_hourly: price('0.0008', '0.0010') }],
    },
    {
      type: 'ipv6',
      prices: [{ location: 'fsn1', price_monthly: price('0', '0'), price_hourly: price('0', '0') }],
    },
  ],
};

export const server = (id: number, more: object = {}): Wire => ({
  id,
  name: `server ${id}`,
  status: 'running',
  labels: {},
  created: '2026-01-01T00:00:00+00:00',
  server_type: { id: 11 },
  location: falkenstein,
  backup_window: null,
  outgoing_traffic: null,
  included_traffic: 20 * terabyte,
  ...more,
});

export const empty: Collections = {
  servers: [],
  volumes: [],
  images: [],
  primary_ips: [],
  floating_ips: [],
  load_balancers: [],
  storage_boxes: [],
};

/** The cloud and the storage API; `list` in place of the price list. */
export function fleet(collections: Collections, list: unknown = pricing): (asked: ReceivedCall) => Reply {
  const answer = cloudOf({ ...empty, ...collections });
  return (asked) => (asked.path === '/pricing' ? { body: { pricing: list } } : answer(asked));
}

export const geography = sharedGeography();
export const rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });

export function accountAt(baseUrl: string, api: Account['api'], name = 'default', credential = 'user:secret'): Account {
  return { api, name, credential, baseUrl, sandbox: false };
}

/** As the configuration reads them from a file that was changed at this time. */
export function ownPrices(text: string, changedAt: number): OwnPrices {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-own-prices-'));
  try {
    const path = join(folder, 'prices.yaml');
    writeFileSync(path, text);
    utimesSync(path, changedAt / 1000, changedAt / 1000);
    const { prices } = readConfig({ PRICES_FILE: path });
    if (!prices) throw new Error('Expected prices');
    return prices;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** From here on the service has these prices of one's own, whatever its file and its store say. */
export function putInForce({ config, hosting }: Services, prices: OwnPrices | null): void {
  Object.defineProperty(hosting.pricing, 'config', { value: { ...config, prices }, configurable: true });
}

interface Served {
  readonly schema: GraphQLSchema;
  readonly upstreams: Upstreams;
  readonly prices?: OwnPrices | null;
  readonly scopes?: readonly Scope[];
}

/** The bill with these arguments and fields. */
export async function billOf<T>({ schema, upstreams, prices = null, scopes }: Served, args: string, fields: string) {
  const config = { ...readConfig({}), prices };
  const ask = asker(schema, upstreams, scopes, { geography, rates, upstreams, config });
  const { data, errors } = await ask(`{ hosting { bill${args && `(${args})`} ${fields} } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['hosting'] as { bill: T }).bill;
}

/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups as cloud } from '../../src/apis/cloud/index.js';
import { groups as dedicated } from '../../src/apis/dedicated/index.js';
import { geographyResolvers } from '../../src/data/geography/index.js';
import { groups as edge } from '../../src/apis/edge/index.js';
import { sharedGeography } from '../support/shared/geography.js';
import { hostingResolvers } from '../../src/hosting/index.js';
import { Rates } from '../../src/data/rates/rates.js';
import { sharedRates } from '../support/shared/rates.js';
import { type Upstreams } from '../../src/rest/transport/upstreams.js';
import { groups as storage } from '../../src/apis/storage/index.js';
import type { Scope } from '../../src/base/auth/scope.js';
import { readConfig } from '../../src/server/config/config.js';
import { asker, upstreamsOf, schemaOf } from '../rest/harness.js';
import { type ReceivedCall, ScriptedUpstream } from '../support/scripted-upstream.js';
import { answers } from './inventory.js';

const geography = sharedGeography();
const config = readConfig({});
const rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });

describe('what joins hosting with geography and rates', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let schema: GraphQLSchema;

  const ask = (source: string, scopes?: Scope[]) =>
    asker(schema, upstreams, scopes, { geography, rates, upstreams, config })(source);

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path }: ReceivedCall) => ({ body: answers[path] }));
    const resolvers = [...geographyResolvers, ...hostingResolvers].map((resolver) => ({ resolver }));
    schema = await schemaOf([...cloud, ...storage, ...dedicated, ...edge, ...resolvers]);
  });
  beforeEach(() => {
    const account = { name: 'default', credential: 'secret', baseUrl: upstream.url, sandbox: false };
    upstreams = upstreamsOf([
      { ...account, api: 'CLOUD' },
      { ...account, api: 'STORAGE' },
    ]);
    upstream.asked.splice(0);
  });
  afterAll(async () => {
    upstreams.close();
    await upstream.close();
  });

  it('puts every location into its country and city, of several with its name the nearest', async () => {
    const { data } = await ask(
      '{ cloud { locations { nodes { name country { name } city { name state { name } } } } } }',
    );
    expect(data).toEqual({
      cloud: {
        locations: {
          nodes: [
            { name: 'fsn1', country: { name: 'Germany' }, city: { name: 'Falkenstein', state: { name: 'Saxony' } } },
            { name: 'nbg1', country: { name: 'Germany' }, city: { name: 'Nuremberg', state: { name: 'Bavaria' } } },
            { name: 'hel1', country: { name: 'Finland' }, city: { name: 'Helsinki', state: { name: 'Uusimaa' } } },
            { name: 'ash', country: { name: 'United States' }, city: { name: 'Ashburn', state: { name: 'Virginia' } } },
            { name: 'hil', country: { name: 'United States' }, city: { name: 'Hillsboro', state: { name: 'Oregon' } } },
            {
              name: 'sin',
              country: { name: 'Singapore' },
              city: { name: 'Singapore', state: { name: 'Central Singapore' } },
            },
            { name: 'new', country: { name: 'Austria' }, city: null },
          ],
        },
      },
    });
  });

  it('leads from countries to the locations in them with one call', async () => {
    const { data } = await ask(
      '{ de: country(code: "DE") { cloudLocations { name } } fr: country(code: "FR") { cloudLocations { name } } }',
    );
    expect(data).toEqual({
      de: { cloudLocations: [{ name: 'fsn1' }, { name: 'nbg1' }] },
      fr: { cloudLocations: [] },
    });
    expect(upstream.asked).toHaveLength(1);
  });

  it('shows locations of a country only to those who may read hosting', async () => {
    const { data, errors } = await ask('{ country(code: "DE") { name cloudLocations { name } } }', ['rates']);
    expect(data).toEqual({ country: { name: 'Germany', cloudLocations: null } });
    expect(errors?.[0]?.message).toContain('hosting:read');
    expect(upstream.asked).toEqual([]);
  });

  it('knows what a server costs a month, with its backups when it has some', async () => {
    const { data } = await ask(
      '{ cloud { servers { nodes { name monthlyAmount { net { amount currency } gross { amount } } } } } }',
    );
    expect(data).toEqual({
      cloud: {
        servers: {
          nodes: [
            { name: 'plain', monthlyAmount: { net: { amount: '3.79', currency: 'EUR' }, gross: { amount: '4.51' } } },
            {
              name: 'backed up',
              monthlyAmount: { net: { amount: '4.548', currency: 'EUR' }, gross: { amount: '5.412' } },
            },
            { name: 'type without a price there', monthlyAmount: null },
            { name: 'type without any price', monthlyAmount: null },
          ],
        },
      },
    });
  });

  it('prices volumes by size, addresses by type and place, load balancers by type and place', async () => {
    const price = 'monthlyAmount { net { amount } }';
    const { data } = await ask(`{ cloud {
      volumes { nodes { ${price} } } floatingIps { nodes { ${price} } }
      primaryIps { nodes { ${price} } } loadBalancers { nodes { ${price} } }
    } }`);
    const nodes = (...amounts: (string | null)[]) => ({
      nodes: amounts.map((amount) => ({ monthlyAmount: amount && { net: { amount } } })),
    });
    expect(data).toEqual({
      cloud: {
        volumes: nodes('4.4000'),
        floatingIps: nodes('3.00', '1.00', null),
        primaryIps: nodes('0.50', null),
        loadBalancers: nodes('5.39', null),
      },
    });
  });

  it('reads the price list once per request, and then not for an hour', async () => {
    const query =
      '{ cloud { servers { nodes { monthlyAmount { net { amount } } } } volumes { nodes { monthlyAmount { net { amount } } } } } }';
    await ask(query);
    await ask(query);
    expect(upstream.lines.filter((line) => line === 'GET /pricing')).toHaveLength(1);
  });

  it('returns prices in other currencies', async () => {
    const { data } = await ask(
      '{ cloud { server(id: 1) { monthlyAmount { net { in(currency: "USD") { amount currency } } } } } }',
    );
    const rate = rates.rate('EUR', 'USD') ?? NaN;
    expect(data).toEqual({
      cloud: {
        server: {
          monthlyAmount: { net: { in: { amount: String(Number((3.79 * rate).toFixed(6))), currency: 'USD' } } },
        },
      },
    });
  });

  it('leaves a price as it is when it cannot be converted to another currency', async () => {
    const query = `{ cloud { server(id: 1) { monthlyAmount { net {
      amount in(currency: "XXX") { amount } usd: in(currency: "USD") { currency } rounded { amount }
    } } } } }`;
    const { data, errors } = await ask(query);
    const net = { amount: '3.79', in: null, usd: { currency: 'USD' }, rounded: { amount: '3.79' } };
    expect(data).toEqual({ cloud: { server: { monthlyAmount: { net } } } });
    expect(errors).toMatchObject([
      {
        message: 'Expected a currency that some country uses, but got XXX.',
        path: ['cloud', 'server', 'monthlyAmount', 'net', 'in'],
      },
    ]);
  });

  it('knows what a storage box costs a month without a further call', async () => {
    const { data } = await ask(
      '{ storage { storageBoxes { nodes { monthlyAmount { net { amount } gross { amount } } location { country { isoCode } city { name } } } } } }',
    );
    const location = { country: { isoCode: 'FI' }, city: { name: 'Helsinki' } };
    expect(data).toEqual({
      storage: {
        storageBoxes: {
          nodes: [
            { monthlyAmount: { net: { amount: '3.20' }, gross: { amount: '3.81' } }, location },
            { monthlyAmount: null, location },
          ],
        },
      },
    });
    expect(upstream.asked).toHaveLength(1);
  });
});

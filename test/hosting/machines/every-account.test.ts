/** @decorates-classes */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups as cloud } from '../../../src/apis/cloud/index.js';
import { groups as dedicated } from '../../../src/apis/dedicated/index.js';
import { geographyResolvers } from '../../../src/data/geography/index.js';
import { groups as edge } from '../../../src/apis/edge/index.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { hostingResolvers } from '../../../src/hosting/index.js';
import { ratesResolvers } from '../../../src/data/rates/index.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import type { Api } from '../../../src/rest/rows/dialect.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { groups as storage } from '../../../src/apis/storage/index.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { readConfig } from '../../../src/server/config/config.js';
import { asker, upstreamsOf, schemaOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { answers } from '../machines.js';

const geography = sharedGeography();
const config = readConfig({});
const rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });

describe('what spans the hosting APIs', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let schema: GraphQLSchema;
  const failing = new Set<string>();

  const ask = (source: string, scopes?: Scope[]) =>
    asker(schema, upstreams, scopes, { geography, rates, upstreams, config })(source);

  function connect(...sandbox: Api[]) {
    const apis: Api[] = ['CLOUD', 'STORAGE', 'DEDICATED'];
    const account = { name: 'default', credential: 'user:secret', baseUrl: upstream.url };
    upstreams = upstreamsOf(apis.map((api) => ({ ...account, api, sandbox: sandbox.includes(api) })));
  }

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path }) =>
      failing.has(path) ? { status: 503, body: {} } : { body: answers[path] },
    );
    const resolvers = [...ratesResolvers, ...geographyResolvers, ...hostingResolvers].map((resolver) => ({ resolver }));
    schema = await schemaOf([...cloud, ...storage, ...dedicated, ...edge, ...resolvers]);
  });
  beforeEach(() => {
    failing.clear();
    connect();
    upstream.asked.splice(0);
  });
  afterEach(() => upstreams.close());
  afterAll(() => upstream.close());

  it('shows alike what cloud and dedicated servers are, where, and what they cost', async () => {
    const { data, errors } = await ask(`{ hosting { servers { nodes {
      __typename id name status addresses country { isoCode } city { name state { name } }
      monthlyAmount { net { amount currency } }
    } } } }`);
    expect(errors).toBeUndefined();
    const inFalkenstein = { country: { isoCode: 'DE' }, city: { name: 'Falkenstein', state: { name: 'Saxony' } } };
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [
            {
              __typename: 'CloudServer',
              id: 'cloud:default:server:1',
              name: 'cloud 1',
              status: 'RUNNING',
              ...inFalkenstein,
              addresses: ['203.0.113.7', '2001:db8:1::/64'],
              monthlyAmount: { net: { amount: '3.79', currency: 'EUR' } },
            },
            {
              __typename: 'CloudServer',
              id: 'cloud:default:server:2',
              name: 'cloud 2',
              status: 'RUNNING',
              addresses: [],
              country: { isoCode: 'US' },
              city: { name: 'Ashburn', state: { name: 'Virginia' } },
              monthlyAmount: null,
            },
            {
              __typename: 'DedicatedServer',
              id: 'dedicated:default:server:1',
              name: 'web 1',
              status: 'READY',
              ...inFalkenstein,
              addresses: ['10.0.1.1', '10.0.1.2', '2a01:4f8:1::/64'],
              monthlyAmount: null,
            },
            {
              __typename: 'DedicatedServer',
              id: 'dedicated:default:server:2',
              name: '',
              status: 'IN_PROCESS',
              addresses: ['10.0.2.1'],
              country: { isoCode: 'FI' },
              city: { name: 'Helsinki', state: { name: 'Uusimaa' } },
              monthlyAmount: null,
            },
            {
              __typename: 'DedicatedServer',
              id: 'dedicated:default:server:3',
              name: 'web 3',
              status: 'IN_PROCESS',
              addresses: ['10.0.3.1', '10.0.3.2', '2a01:4f8:3::/64'],
              country: null,
              city: null,
              monthlyAmount: null,
            },
          ],
        },
      },
    });
  });

  it('leads on to what one API alone has, with one call for each list', async () => {
    const { data, errors } = await ask(`{ hosting { servers(first: 4) { nodes {
      id ... on CloudServer { location { name } } ... on DedicatedServer { product datacenter }
    } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [
            { id: 'cloud:default:server:1', location: { name: 'fsn1' } },
            { id: 'cloud:default:server:2', location: { name: 'ash' } },
            { id: 'dedicated:default:server:1', product: 'AX41-NVMe', datacenter: 'FSN1-DC8' },
            { id: 'dedicated:default:server:2', product: 'AX41-NVMe', datacenter: 'HEL1-DC2' },
          ],
        },
      },
    });
    expect(upstream.lines.sort()).toEqual(['GET /server', 'GET /servers?page=1&per_page=4']);
  });

  it('shows alike what the storage boxes of both APIs are', async () => {
    const { data, errors } = await ask(`{ hosting { storageBoxes { nodes {
      __typename id name status server country { isoCode } city { name } monthlyAmount { net { amount } }
    } } } }`);
    expect(errors).toBeUndefined();
    const old = { __typename: 'DedicatedStorageBox', monthlyAmount: null };
    expect(data).toEqual({
      hosting: {
        storageBoxes: {
          nodes: [
            {
              __typename: 'StorageBox',
              id: 'storage:default:box:1',
              name: 'backup',
              status: 'ACTIVE',
              server: 'u1.your-storagebox.de',
              country: { isoCode: 'DE' },
              city: { name: 'Falkenstein' },
              monthlyAmount: { net: { amount: '3.20' } },
            },
            {
              ...old,
              id: 'dedicated:default:storageBox:8',
              name: 'old 8',
              status: 'ACTIVE',
              server: 'u8.your-storagebox.de',
              country: { isoCode: 'FI' },
              city: { name: 'Helsinki' },
            },
            {
              ...old,
              id: 'dedicated:default:storageBox:9',
              name: 'old 9',
              status: 'LOCKED',
              server: 'u9.your-storagebox.de',
              country: { isoCode: 'DE' },
              city: { name: 'Nuremberg' },
            },
          ],
        },
      },
    });
  });

  it('reports the error for an API that fails beside the others, which are as they are', async () => {
    failing.add('/servers').add('/storagebox');
    const { data, errors } = await ask(
      '{ hosting { servers { nodes { id } isComplete } storageBoxes { nodes { id } isComplete } } }',
    );
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [
            { id: 'dedicated:default:server:1' },
            { id: 'dedicated:default:server:2' },
            { id: 'dedicated:default:server:3' },
          ],
          isComplete: false,
        },
        storageBoxes: { nodes: [{ id: 'storage:default:box:1' }], isComplete: false },
      },
    });
    expect(errors?.map(({ path, extensions }) => ({ path, code: extensions['code'] }))).toEqual([
      { path: ['hosting', 'servers'], code: 'UPSTREAM_UNAVAILABLE' },
      { path: ['hosting', 'storageBoxes'], code: 'UPSTREAM_UNAVAILABLE' },
    ]);
  });

  it('shows machines only to those who may read hosting', async () => {
    const { data, errors } = await ask(
      '{ hosting { servers { nodes { id } } storageBoxes { nodes { id } } } country(code: "DE") { name servers { nodes { id } } } }',
      ['rates'],
    );
    expect(data).toEqual({
      hosting: { servers: null, storageBoxes: null },
      country: { name: 'Germany', servers: null },
    });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(upstream.asked).toEqual([]);
  });

  it('does not mix what the sandbox has with what is real', async () => {
    upstreams.close();
    connect('CLOUD', 'STORAGE');
    const real = await ask('{ hosting { servers { nodes { __typename } } storageBoxes { nodes { __typename } } } }');
    expect(real.data).toEqual({
      hosting: {
        servers: { nodes: Array(3).fill({ __typename: 'DedicatedServer' }) },
        storageBoxes: { nodes: Array(2).fill({ __typename: 'DedicatedStorageBox' }) },
      },
    });
    upstreams.close();
    connect('CLOUD', 'STORAGE', 'DEDICATED');
    const sandbox = await ask('{ hosting { servers { nodes { id } } storageBoxes { nodes { id } } } }');
    expect(sandbox.data).toHaveProperty('hosting.servers.nodes.length', 5);
    expect(sandbox.data).toHaveProperty('hosting.storageBoxes.nodes.length', 3);
  });

  it.each<[string, Api[]]>([
    ['one list is real in part', ['CLOUD', 'STORAGE']],
    ['only an API without servers is real, so that there are none to show', ['CLOUD', 'DEDICATED']],
  ])('refuses a token bound to the sandbox once where %s', async (_when, sandboxed) => {
    upstreams.close();
    connect(...sandboxed);
    const { data, errors } = await ask(
      '{ hosting { servers { nodes { id } } } country(code: "DE") { servers { nodes { id } } } }',
      ['hosting:read@sandbox'],
    );
    expect(data).toEqual({ hosting: { servers: null }, country: { servers: null } });
    expect(errors?.map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringMatching(/scope hosting:read .*real.*, but got one with: hosting:read@sandbox$/)),
    );
    expect(upstream.asked).toEqual([]);
    upstreams.close();
    connect('CLOUD', 'STORAGE', 'DEDICATED');
    const { data: shown } = await ask('{ hosting { servers { nodes { id } } } }', ['hosting:read@sandbox']);
    expect(shown).toHaveProperty('hosting.servers.nodes.length', 5);
  });

  it.each([0, 10_001])('refuses to read %d of each', async (first) => {
    const { data, errors } = await ask(`{ hosting { servers(first: ${first}) { nodes { id } } } }`);
    expect(data).toEqual({ hosting: { servers: null } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(upstream.asked).toEqual([]);
  });

  it('leads from countries to the servers in them with one call for each list', async () => {
    const { data, errors } = await ask(
      '{ countries(filter: { codes: ["DE", "FI", "FR", "US"] }) { isoCode servers { nodes { name } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      countries: [
        { isoCode: 'FI', servers: { nodes: [{ name: '' }] } },
        { isoCode: 'FR', servers: { nodes: [] } },
        { isoCode: 'DE', servers: { nodes: [{ name: 'cloud 1' }, { name: 'web 1' }] } },
        { isoCode: 'US', servers: { nodes: [{ name: 'cloud 2' }] } },
      ],
    });
    expect(upstream.lines.sort()).toEqual(['GET /server', 'GET /servers?page=1&per_page=50']);
  });

  it('leads from states, cities and currencies to their servers with one call for each list', async () => {
    const { data, errors } = await ask(`{
      state(country: "DE", code: "SN") { servers { nodes { name } } }
      bavaria: state(country: "DE", code: "BY") { servers { nodes { name } } }
      here: hosting { servers(first: 1) { nodes { city { name servers { nodes { name } } } } } }
      euro: currency(code: "EUR") { servers { nodes { name } } }
      dollar: currency(code: "USD") { servers { nodes { name } } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      state: { servers: { nodes: expect.arrayContaining([{ name: 'cloud 1' }]) } },
      bavaria: { servers: { nodes: [] } },
      here: { servers: { nodes: [{ city: { name: 'Falkenstein' } }] } },
      euro: { servers: { nodes: [{ name: 'cloud 1' }] } },
      dollar: { servers: { nodes: [] } },
    });
    expect(data?.['here']).toEqual({
      servers: { nodes: [{ city: { name: 'Falkenstein', ...Object(data?.['state']) } }] },
    });
    expect(upstream.lines.filter((line) => /servers|\/server$/.test(line)).length).toBeLessThanOrEqual(3);
    expect(upstream.lines.filter((line) => line === 'GET /pricing')).toHaveLength(1);
  });

  it('keeps servers of places from those who may not read hosting', async () => {
    const { data, errors } = await ask('{ state(country: "DE", code: "SN") { name servers { nodes { name } } } }', [
      'rates',
    ]);
    expect(data).toEqual({ state: { name: 'Saxony', servers: null } });
    expect(errors?.[0]?.message).toContain('hosting:read');
    expect(upstream.asked).toEqual([]);
  });

  it('leads from a country to its servers in pages', async () => {
    const page =
      'totalCount isComplete sources { accountName state } nodes { name } pageInfo { hasNextPage endCursor }';
    const pageOf = async (args: string) => {
      const { data, errors } = await ask(`{ country(code: "DE") { servers(${args}) { ${page} edges { cursor } } } }`);
      return { servers: (data as { country: { servers: Servers } }).country.servers, errors };
    };
    interface Servers {
      readonly pageInfo: { readonly endCursor: string };
      readonly edges: readonly { readonly cursor: string }[];
    }
    const whole = { totalCount: 2, isComplete: true };
    const { servers: first } = await pageOf('first: 1');
    expect(first).toMatchObject({ ...whole, nodes: [{ name: 'cloud 1' }], pageInfo: { hasNextPage: true } });
    expect(first.edges).toEqual([{ cursor: first.pageInfo.endCursor }]);
    const { servers: second } = await pageOf(`first: 1, after: "${first.pageInfo.endCursor}"`);
    expect(second).toMatchObject({ ...whole, nodes: [{ name: 'web 1' }], pageInfo: { hasNextPage: false } });
    const other = await ask(`{ country(code: "FI") { servers(after: "${first.pageInfo.endCursor}") { totalCount } } }`);
    expect(other).toMatchObject({
      data: { country: { servers: null } },
      errors: [{ message: expect.stringMatching(/^after: expected a cursor of this list/) }],
    });
    const { errors } = await ask('{ country(code: "DE") { servers(first: 0) { totalCount } } }');
    expect(errors?.map(({ message }) => message)).toEqual(['servers: "first" must be from 1 to 10000, but got 0.']);
  });

  it('says of the servers of a country which account could not be read, beside the others', async () => {
    failing.add('/servers');
    const { data, errors } = await ask(
      '{ country(code: "DE") { servers { totalCount nodes { name } isComplete sources { api state error } } } }',
    );
    expect(data).toEqual({
      country: {
        servers: {
          totalCount: 1,
          nodes: [{ name: 'web 1' }],
          isComplete: false,
          sources: [
            { api: 'CLOUD', state: 'FAILED', error: expect.stringMatching(/^servers: /) },
            { api: 'DEDICATED', state: 'OK', error: null },
          ],
        },
      },
    });
    expect(errors?.map(({ path, extensions }) => ({ path, code: extensions['code'] }))).toEqual([
      { path: ['country', 'servers'], code: 'UPSTREAM_UNAVAILABLE' },
    ]);
  });

  it('reads the servers of a country anew after a change', async () => {
    const rename = 'updateDedicatedServer(id: 1, input: { name: "renamed" })';
    const fields = 'server { country { servers { nodes { name } } } }';
    const { errors } = await ask(`mutation { a: ${rename} { ${fields} } b: ${rename} { ${fields} } }`);
    expect(errors).toBeUndefined();
    expect(upstream.lines.filter((line) => line === 'GET /server')).toHaveLength(2);
  });

  it('knows the countries and cities of data centers', async () => {
    const { data, errors } = await ask(
      '{ dedicated { marketProducts { nodes { datacenter country { isoCode } city { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.['dedicated']).toEqual({
      marketProducts: {
        nodes: [
          { datacenter: 'NBG1-DC3', country: { isoCode: 'DE' }, city: { name: 'Nuremberg' } },
          { datacenter: 'HEL1-DC7', country: { isoCode: 'FI' }, city: { name: 'Helsinki' } },
          { datacenter: 'elsewhere', country: null, city: null },
        ],
      },
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isInterfaceType, isObjectType, parse } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { Scope } from '../../../src/base/auth/scope.js';
import { longestId } from '../../../src/base/global-id.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { sharedGraph } from '../../support/shared/graph.js';

interface Bill {
  readonly hosting: {
    readonly bill: {
      readonly lines: {
        readonly nodes: readonly {
          readonly kind: string;
          readonly resourceId: string;
          readonly resource: { readonly __typename: string; readonly id?: string };
        }[];
      };
    };
  };
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { body } = await meridian.query({ query, variables }, headers);
  return body;
}

const nodes =
  'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Currency { code } ... on Country { isoCode } } }';

describe('an id', () => {
  it('of a currency or a country leads back to it, for anybody', async () => {
    const listed = await ask('{ currencies { id code } countries { id isoCode currency { id } } }');
    const { currencies, countries } = listed.data as {
      currencies: { id: string; code: string }[];
      countries: { id: string; isoCode: string; currency: { id: string } | null }[];
    };
    expect(currencies).toContainEqual({ id: 'currency:INR', code: 'INR' });
    expect(countries).toContainEqual({ id: 'country:IN', isoCode: 'IN', currency: { id: 'currency:INR' } });
    const some = [...currencies.slice(0, 100), ...countries.slice(-100).map(({ id, isoCode }) => ({ id, isoCode }))];
    const { data } = await ask(nodes, { ids: some.map(({ id }) => id) });
    expect(data?.['nodes']).toEqual(some.map((one) => ({ __typename: expect.any(String), ...one })));
    expect((await ask('{ node(id: "country:IN") { __typename id } }')).data).toEqual({
      node: { __typename: 'Country', id: 'country:IN' },
    });
  });

  it('of a state or a city leads back to it', async () => {
    const { data } = await ask('{ country(code: "DE") { states { id name } cities(first: 3) { nodes { id name } } } }');
    const { states, cities } = (data as Record<'country', { states: Named[]; cities: { nodes: Named[] } }>).country;
    interface Named {
      readonly id: string;
      readonly name: string;
    }
    const all = [...states, ...cities.nodes];
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on State { name } ... on City { name } } }';
    expect((await ask(query, { ids: all.map(({ id }) => id) })).data).toEqual({ nodes: all });
  });

  it('of a currency of the past leads to it', async () => {
    expect((await ask(nodes, { ids: ['currency:BGN'] })).data).toEqual({
      nodes: [{ __typename: 'Currency', id: 'currency:BGN', code: 'BGN' }],
    });
  });

  it.each([
    'currency:XXX',
    'state:DE:XX',
    'city:999999999',
    'currency:inr',
    'currency:',
    'country:in',
    'country:IND',
    'country:India',
  ])('of nothing, such as %s, is null', async (id) => {
    expect((await ask(nodes, { ids: [id, 'country:IN'] })).data).toEqual({
      nodes: [null, { __typename: 'Country', id: 'country:IN', isoCode: 'IN' }],
    });
  });

  it.each(['', 'INR', 'currency', 'currency:INR:x', 'currency:%49NR', 'toString:x', '__proto__:x', 'x'.repeat(5000)])(
    'is refused in words where it is none: %s',
    async (id) => {
      const { errors } = await ask('query ($id: ID!) { node(id: $id) { id } }', { id });
      expect(errors).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(
            /^id: expected an id of this graph, such as `currency:INR` or `cloud:prod:server:1000169`, but got "/,
          ),
          extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
        }),
      ]);
    },
  );
});

describe('an id that somebody made up', () => {
  const start = 'storage:sandbox:box:';
  const long = `${start}${'9'.repeat(longestId - start.length)}`;
  const strange = [
    '\u0000',
    '\ud800',
    '%uD800',
    '%00',
    '%',
    '%ff',
    '%2e%2e',
    '../..',
    '😀',
    '\u202e',
    '\r\nx: y',
    ' ',
    '-1',
    '1e3',
  ];

  it.each([
    long,
    `${long}9`,
    ...strange.map((odd) => `${start}${odd}`),
    ...strange.map((odd) => `currency:${odd}`),
    ...strange,
  ])('leads nowhere or is refused in words, beside others that are found: %j', async (id) => {
    const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
    const { data, errors = [] } = await ask(nodes, { ids: [id, 'country:IN'] }, { authorization });
    expect(data?.['nodes']).toEqual([null, { __typename: 'Country', id: 'country:IN', isoCode: 'IN' }]);
    for (const { message, extensions, path } of errors) {
      expect([extensions['code'], path]).toEqual(['BAD_USER_INPUT', ['nodes', 0]]);
      expect(message).toMatch(/^ids\[0\]: expected an id of this graph, such as /);
      expect(message.length).toBeLessThan(1_000);
    }
    expect(errors.length).toBeLessThan(2);
  });

  it('tells nothing of accounts to those who may not read them', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const finding = (account: string) => `storage:${account}:STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN:${'a'.repeat(22)}`;
    const asked = async (account: string, headers: Record<string, string>) => {
      const ids = [`storage:${account}:box:1000029`, finding(account)];
      const { data, errors } = await ask(query, { ids }, headers);
      return JSON.parse(JSON.stringify({ data, errors }).replaceAll(account, 'ACCOUNT')) as unknown;
    };
    const codes = { none: 'UNAUTHENTICATED', rates: 'FORBIDDEN', 'hosting:read@storage:other': 'FORBIDDEN' } as const;
    for (const [scope, code] of Object.entries(codes)) {
      const token = scope === 'none' ? null : await meridian.token([scope as Scope]);
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await asked('sandbox', headers);
      expect(answer).toEqual(await asked('nowhere', headers));
      const errors = [0, 1].map((index) => expect.objectContaining({ path: ['nodes', index], extensions: { code } }));
      expect(answer).toEqual({ data: { nodes: [null, null] }, errors });
    }
  });
});

describe('many ids', () => {
  it('are bounded in number', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => 'country:IN');
    expect((await ask(nodes, { ids: ids(200) })).data?.['nodes']).toHaveLength(200);
    expect((await ask(nodes, { ids: ids(201) })).errors?.[0]).toMatchObject({
      message: 'ids: expected at most 200, but got 201',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('are refused before they are read where together they cost too much', async () => {
    const query =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Country { states { cities { name state { name } } } } } }';
    const answer = (count: number) => ask(query, { ids: Array.from({ length: count }, () => 'country:AD') });
    expect((await answer(1)).errors).toBeUndefined();
    expect((await answer(250)).errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'OPERATION_TOO_LARGE', bound: 'cost' }) }),
    ]);
  });

  it('cost as many objects as there are ids', async () => {
    const schema = await sharedGraph();
    const cost = (count: number) =>
      getComplexity({
        schema,
        query: parse('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Country { states { name code } } } }'),
        variables: { ids: Array.from({ length: count }, () => 'country:AD') },
        estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
      });
    expect(cost(1)).toBeGreaterThan(20);
    expect(cost(200) - 1).toBe(200 * (cost(1) - 1));
  });
});

describe('what depends on its question', () => {
  it.each(['CloudDnsRecordSetState', 'CloudDnsRecordState', 'EdgeDnsRecordState'])(
    'is no object of the graph, nor leads to one, as it is how something was: %s',
    async (name) => {
      const schema = await sharedGraph();
      const Node = schema.getType('Node');
      const nodes = isInterfaceType(Node) ? schema.getPossibleTypes(Node) : [];
      const type = schema.getType(name);
      const types = isObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type)) : [];
      expect(types.length).toBeGreaterThan(1);
      expect([type, ...types].filter((one) => nodes.some((node) => node === one))).toEqual([]);
    },
  );

  it('leads to a resource that has its id, of whatever type that is', async () => {
    const type = (await sharedGraph()).getType('HostingResource');
    expect(isInterfaceType(type) && String(type.getFields()['id']?.type)).toBe('ID!');
  });

  it.each([
    'BillLine',
    'BillUnknown',
    'BillLineChange',
    'HostingDriftItem',
    'HostingSearchResult',
    'ServerActionOutcome',
    'LabelOutcome',
    'CloudActionResource',
    'StorageActionResource',
  ])('has no id of its own, but that of what it is about: %s', async (name) => {
    const type = (await sharedGraph()).getType(name);
    const fields = isObjectType(type) ? type.getFields() : {};
    expect([fields['id'], fields['resourceId']?.type.toString()]).toEqual([undefined, expect.stringMatching(/^ID!?$/)]);
  });

  it('leaves a server and its backups apart, whose lines of the bill had one id', async () => {
    const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
    const { data } = await ask(
      '{ hosting { bill { lines(first: 1000) { nodes { kind resourceId resource { __typename ... on CloudServer { id } } } } } } }',
      {},
      { authorization },
    );
    const { hosting } = data as unknown as Bill;
    const lines = hosting.bill.lines.nodes;
    const backed = lines.filter(({ kind }) => kind === 'BACKUP');
    expect(backed.length).toBeGreaterThan(0);
    for (const { resourceId, resource } of backed) {
      expect(resource).toEqual({ __typename: 'CloudServer', id: resourceId });
      const same = lines.filter((line) => line.resource.__typename === 'CloudServer' && line.resourceId === resourceId);
      expect(same.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SERVER', 'BACKUP']));
    }
  });
});

describe('the id of a finding', () => {
  interface Findings {
    readonly hosting: {
      readonly findings: { readonly nodes: readonly { readonly id: string; readonly kind: string }[] };
    };
  }
  const fields = '... on Finding { kind severity resourceName api accountName resourceId }';

  it('leads to it, silenced or not, for those who may read its account', async () => {
    const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
    const { data } = await ask(
      '{ hosting { findings(first: 1000, kinds: [SERVER_OFF, STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN]) { nodes { id kind severity resourceName api accountName resourceId } } } }',
      {},
      { authorization },
    );
    const found = (data as unknown as Findings).hosting.findings.nodes;
    const some = ['SERVER_OFF', 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN'].flatMap((kind) =>
      found.filter((one) => one.kind === kind).slice(0, 2),
    );
    expect(some.length).toBeGreaterThan(1);
    const gone = some.map(({ id }) => `${id.slice(0, -3)}abc`).slice(0, 1);
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { id ${fields} } }`;
    const again = await ask(query, { ids: [...some.map(({ id }) => id), ...gone] }, { authorization });
    expect([again.errors, again.data?.['nodes']]).toEqual([undefined, [...some, null]]);
    const [first] = some;
    const elsewhere = first?.id.replace(':sandbox:', ':prod:');
    expect((await ask(query, { ids: [elsewhere] }, { authorization })).data).toEqual({ nodes: [null] });
    const refused = await ask(query, { ids: [first?.id] });
    expect(refused.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('is one of five at most', async () => {
    const id = `cloud:sandbox:SERVER_OFF:${'a'.repeat(22)}`;
    const { errors } = await ask(nodes, { ids: Array.from({ length: 6 }, () => id) });
    expect(errors?.[0]?.message).toBe('ids: expected at most 5 of findings, but got 6');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../../../src/base/clock.js';
import { readConfig } from '../../../src/server/config/config.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { openAddressHistory } from '../../support/address-history.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Wire, accountAt, billOf, fleet, server } from './fleet.js';

const clock: Clock = { now: () => Date.UTC(2026, 10, 16), sleep: () => Promise.resolve() };

interface Answer {
  readonly net: { readonly amount: string };
  readonly lineCount: number;
  readonly shared: readonly { readonly accountName: string; readonly countedFor: string }[];
  readonly lines: { readonly nodes: readonly { readonly accountName: string; readonly id: string }[] };
}
interface Found {
  readonly affected: { readonly nodes: readonly { readonly resourceId: string }[] };
  readonly verdict: string;
  readonly accountName: string;
  readonly message: string;
}

let schema: GraphQLSchema;
let upstreams: Upstreams;
let opened: ReturnType<typeof openAddressHistory>;
beforeAll(async () => {
  opened = openAddressHistory(clock.now);
  schema = await sharedGraph();
});
afterAll(() => opened.close());

async function found(): Promise<readonly Found[]> {
  const { data, errors } = await asker(schema, upstreams, undefined, {
    upstreams,
    config: readConfig({}),
    hosting: { addressHistory: opened.addressHistory },
  })(
    `{ hosting { findings(kinds: [TOKENS_SHARE_PROJECT], maxAge: 0) { nodes {
      verdict accountName message affected { nodes { resourceId } } } } } }`,
  );
  expect(errors).toBeUndefined();
  return (data as { hosting: { findings: { nodes: Found[] } } }).hosting.findings.nodes;
}

const count = ({ lineCount, shared }: Answer) => [
  lineCount,
  shared.map(({ accountName, countedFor }) => [accountName, countedFor]),
];

describe('two tokens', () => {
  let upstream: ScriptedUpstream;
  /** Servers by token; null: they cannot be read. */
  let world: Readonly<Record<string, readonly Wire[] | null>> = {};
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start((asked) => {
      const servers = world[asked.headers['authorization']?.replace('Bearer ', '') ?? ''];
      if (asked.path === '/servers' && servers === null) return { status: 403, body: { error: { code: 'forbidden' } } };
      return fleet({ servers: servers ?? [] })(asked);
    });
  });
  beforeEach(() => {
    const accounts = ['prod', 'lab', 'other'].map((name) => accountAt(upstream.url, 'CLOUD', name, name));
    upstreams = upstreamsOf(accounts, {}, clock);
  });
  afterAll(() => upstream.close());

  const fields =
    '{ net { amount } lineCount shared { accountName countedFor } lines { nodes { accountName id: resourceId } } }';
  const bill = (args = '') => billOf<Answer>({ schema, upstreams }, `currency: "EUR", maxAge: 0${args}`, fields);
  it('of one project are billed once, and a finding names both', async () => {
    world = { prod: [server(1), server(2)], lab: [server(1), server(2)], other: [server(3)] };
    const { net, lines, shared } = await bill();
    expect(Number(net.amount)).toBe(11.37);
    expect(lines.nodes.map(({ accountName, id }) => `${accountName} ${id}`).sort()).toEqual([
      'other cloud:other:server:3',
      'prod cloud:prod:server:1',
      'prod cloud:prod:server:2',
    ]);
    expect(shared).toEqual([{ accountName: 'lab', countedFor: 'prod' }]);
    expect(await found()).toEqual([
      {
        verdict: 'CERTAIN',
        accountName: 'lab',
        message: 'The tokens of the accounts prod and lab reach the same project',
        affected: { nodes: [{ resourceId: 'cloud:lab:server:1' }, { resourceId: 'cloud:lab:server:2' }] },
      },
    ]);
    expect(count(await bill(', filter: { accounts: ["lab"] }'))).toEqual([2, []]);
  });

  it.each<[string, readonly Wire[]]>([
    ['one id in common', [server(1), server(9)]],
    ['the same ids, created at other times', [server(1), server(2, { created: '2026-02-02T00:00:00Z' })]],
    ['one thing more', [server(1), server(2), server(9)]],
  ])('with %s are of different projects', async (_, lab) => {
    world = { prod: [server(1), server(2)], lab };
    expect(count(await bill())).toEqual([2 + lab.length, []]);
    expect(await found()).toEqual([]);
  });

  it('of empty projects, or without a time of creation, are not taken for the same', async () => {
    world = {};
    expect(count(await bill())).toEqual([0, []]);
    world = { prod: [server(1, { created: null })], lab: [server(1, { created: null })] };
    expect(count(await bill())).toEqual([2, []]);
    expect((await found()).filter(({ verdict }) => verdict === 'CERTAIN')).toEqual([]);
  });

  it('at two addresses are of different projects', async () => {
    world = { prod: [server(1)], lab: [server(1)] };
    const another = await ScriptedUpstream.start(fleet({ servers: [server(1)] }));
    upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD', 'prod', 'prod'), accountAt(another.url, 'CLOUD', 'lab')]);
    expect(count(await bill())).toEqual([2, []]);
    expect(await found()).toEqual([]);
    await another.close();
  });

  it('are not judged where a list could not be read', async () => {
    world = { prod: [server(1)], lab: null };
    expect(count(await bill())).toEqual([1, []]);
    expect((await found()).map(({ verdict }) => verdict)).toEqual(['UNKNOWN', 'UNKNOWN']);
  });

  it('stay known as those of one project while a list is older than the other, or cannot be read', async () => {
    world = { prod: [server(1), server(2)], lab: [server(1), server(2)] };
    await bill();
    world = { prod: [server(1)], lab: [server(1), server(2)] };
    expect(count(await bill())).toEqual([2, [['lab', 'prod']]]);
    world = { prod: null, lab: [server(1), server(2)] };
    expect(count(await bill())).toEqual([2, []]);
  });
});

describe('tokens of the edge', () => {
  let upstream: ScriptedUpstream;
  /** Ids of zones by token. */
  let world: Readonly<Record<string, readonly string[]>> = {};
  const plan = { legacy_id: 'pro', price: 25, currency: 'USD', frequency: 'monthly' };
  const zone = (id: string) => ({ id, name: `${id}.test`, status: 'active', created_on: '2026-01-01T00:00:00Z', plan });
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path, headers }) => {
      const ids = world[headers['authorization']?.replace('Bearer ', '') ?? ''] ?? [];
      const result = path === '/zones' ? ids.map(zone) : [];
      return { body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } } };
    });
  });
  beforeEach(() => {
    const accounts = ['all', 'some', 'other'].map((name) => accountAt(upstream.url, 'EDGE', name, name));
    upstreams = upstreamsOf(accounts, {}, clock);
  });
  afterAll(() => upstream.close());

  const bill = () =>
    billOf<Answer>(
      { schema, upstreams },
      'currency: "USD", maxAge: 0',
      '{ net { amount } lineCount shared { accountName countedFor } lines { nodes { accountName id: resourceId } } }',
    );

  it('that reach some of the same zones are billed each zone once, and a finding names both and the zones', async () => {
    world = { all: ['z1', 'z2', 'z3'], some: ['z2', 'z9'], other: ['z3', 'z2'] };
    const { net, lines, ...rest } = await bill();
    expect(Number(net.amount)).toBe(100);
    const by = (name: string) => lines.nodes.filter(({ accountName }) => accountName === name).map(({ id }) => id);
    expect(['all', 'some', 'other'].map(by)).toEqual([
      ['edge:all:zone:z1', 'edge:all:zone:z2', 'edge:all:zone:z3'],
      ['edge:some:zone:z9'],
      [],
    ]);
    expect(rest.shared).toEqual([
      { accountName: 'some', countedFor: 'all' },
      { accountName: 'other', countedFor: 'all' },
    ]);
    const ids = ({ affected }: Found) => affected.nodes.map(({ resourceId }) => resourceId);
    expect((await found()).map((one) => [one.accountName, one.message, ids(one)])).toEqual([
      ['some', 'The tokens of the accounts all and some reach the same zones', []],
      [
        'other',
        'The tokens of the accounts all and other reach the same zones',
        ['edge:other:zone:z3', 'edge:other:zone:z2'],
      ],
    ]);
  });

  it('that reach different zones are left alone', async () => {
    world = { all: ['z1'], some: ['z2'], other: [] };
    expect(count(await bill())).toEqual([2, []]);
    expect(await found()).toEqual([]);
  });
});

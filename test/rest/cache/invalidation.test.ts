/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { FastClock, asker, schemaOf, upstreamsOf } from '../harness.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { changesOf, isStaleBy } from '../../../src/rest/cache/invalidation.js';
import { envelope, groups, reads as rootReads, writes } from '../zones.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  ask = asker(schema, upstreamsOf([account], {}, new FastClock()));
  upstream.script = ({ path, method }) => {
    if (path.endsWith('/export')) return (response) => void response.writeHead(200).end('text');
    const parts = path.split('/').slice(1);
    const isList = method !== 'POST' && ['zones', 'records', 'plans', 'order'].includes(parts.at(-1) ?? '');
    const one = { id: parts[1] ?? 'new', name: 'n', text: 't' };
    return envelope(isList ? [one] : one, { total_count: 1, total_pages: 1 });
  };
});
afterAll(() => upstream.close());

const reads = `{ edge {
  zones { nodes { id } }
  one: zone(id: "1") { records { nodes { text } } a: record(id: "a") { text } b: record(id: "b") { text } exported }
  two: zone(id: "2") { records { nodes { text } } exported }
  zonePlans { nodes { name } }
  plans { nodes { name } }
  b: bucket(accountId: "1", name: "b") { name }
  c: bucket(accountId: "1", name: "c") { name }
  other: bucket(accountId: "2", name: "b") { name }
} }`;

const all = async () => {
  upstream.asked.splice(0);
  expect((await ask(reads)).errors).toBeUndefined();
  return upstream.asked.map(({ path }) => path).sort();
};

const belowOne = [
  '/zones/1',
  '/zones/1/records',
  '/zones/1/records/a',
  '/zones/1/records/b',
  '/zones/1/records/export',
];
const belowTwo = ['/zones/2', '/zones/2/records', '/zones/2/records/export'];
const buckets = ['/accounts/1/buckets/b', '/accounts/1/buckets/c', '/accounts/2/buckets/b'];

describe('a read and a write', () => {
  const account = {
    api: 'EDGE',
    name: 'default',
    credential: 'a',
    baseUrl: 'http://edge.invalid',
    sandbox: false,
  } as const;
  const { zone, zones } = rootReads.rows;
  const pause = callOf(writes.rows.pauseZone, { values: { id: 'a/b' } }, account);

  it.each([
    [zone, { id: 'a/b' }, true],
    [zones, {}, true],
    [zone, { id: 'a' }, false],
    [zone, { id: 'a%2Fb' }, false],
    [rootReads.rows.plans, {}, false],
  ])('are judged by whether one makes the other old', (row, values, expected) => {
    const sent = { page: 2 };
    expect(isStaleBy(changesOf(pause), callOf(row, { values, sent }, account))).toBe(expected);
  });
});

describe('a write', () => {
  it.each([
    ['dropRecord(zoneId: "1", id: "a") { deletedId }', ['/zones', ...belowOne, '/zones/plans']],
    ['makeRecord(zoneId: "1", input: { names: [] }) { record { text } }', ['/zones', ...belowOne, '/zones/plans']],
    ['pauseZone(id: "1", input: {}) { zone { id } }', ['/zones', ...belowOne, '/zones/plans']],
    ['makeZone(input: { names: [] }) { zone { id } }', ['/zones', '/zones/plans']],
    ['orderZones(input: { names: [] }) { order { id } }', ['/zones', ...belowOne, ...belowTwo]],
    ['moveZone(id: "1") { zone { id } }', ['/plans', '/zones', ...belowOne, '/zones/plans', ...buckets.slice(0, 2)]],
    ['dropBucket(accountId: "1", name: "c") { deletedId }', buckets.slice(0, 2)],
    ['makeBucket(accountId: "2", input: { name: "d" }) { bucket { name } }', buckets.slice(2)],
    ['dropScript(accountId: "3", name: "s", input: {}) { deletedId }', []],
  ])('%s makes old what it may have changed, and no more', async (write, stale) => {
    expect(await all()).toEqual(['/plans', '/zones', ...belowOne, ...belowTwo, '/zones/plans', ...buckets].sort());
    expect(await all()).toEqual([]);
    expect((await ask(`mutation { ${write} }`)).errors).toBeUndefined();
    expect(await all()).toEqual([...stale].sort());
    expect(await all()).toEqual([]);
  });

  it('that fails makes old as well what it may have changed', async () => {
    await all();
    const { script } = upstream;
    upstream.script = () => ({ status: 500 });
    expect((await ask('mutation { pauseZone(id: "2", input: {}) { zone { id } } }')).errors?.length).toBe(1);
    upstream.script = script;
    expect(await all()).toEqual([...belowTwo, '/zones', '/zones/plans'].sort());
  });

  it('leaves nothing old behind of a read that was under way', async () => {
    let release: () => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      upstream.script = async ({ method }) => {
        if (method === 'GET') {
          begin();
          await new Promise<void>((resolve) => (release = resolve));
          return envelope({ id: '1', name: 'old' });
        }
        return envelope({ id: '1', name: 'new' });
      };
    });
    const read = ask('{ edge { zone(id: "1") { name } } }');
    await begun;
    await ask('mutation { pauseZone(id: "1", input: {}) { zone { id } } }');
    release();
    await read;
    upstream.script = () => envelope({ id: '1', name: 'new' });
    expect((await ask('{ edge { zone(id: "1") { name } } }')).data).toEqual({ edge: { zone: { name: 'new' } } });
  });
});

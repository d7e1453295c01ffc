/** @decorates-classes */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Keyv } from 'keyv';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { FastClock, asker, hasty, schemaOf, silent } from './harness.js';
import { groups, serving } from './lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let cache: Keyv;
let clock: FastClock;
/** All that was written to the cache. */
let stored: Map<string, string>;
beforeAll(async () => {
  schema = await schemaOf(groups);
});
beforeEach(async () => {
  stored = new Map();
  cache = new Keyv({ store: stored });
  clock = new FastClock();
  upstream = await ScriptedUpstream.start(
    serving({ places: [{ id: 1, name: 'here' }], disks: [{ id: 1, name: 'd' }] }),
  );
});
afterEach(() => upstream.close());

function asking(credential = 'secret-a') {
  const accounts = [{ api: 'CLOUD' as const, name: 'default', credential, baseUrl: upstream.url, sandbox: false }];
  return asker(schema, new Upstreams({ accounts, log: silent, cache, retryPolicy: hasty, clock }));
}

const place = '{ lab { place(id: 1) { name } } }';

/** What one account has cost: the sum as well. */
const reported = (figures: object) => ({ cloud: { ...figures, accounts: { default: figures } } });

describe('the shared cache', () => {
  it('answers what a row allows to be reused, and counts it', async () => {
    await asking()(place);
    const { data, context } = await asking()(place);
    expect(data).toEqual({ lab: { place: { name: 'here' } } });
    expect(upstream.lines).toEqual(['GET /places/1']);
    expect(context.clients.report(true)).toEqual(reported({ calls: 0, cacheHits: 1, ageSeconds: 0, budget: null }));
  });

  it('keeps nothing of rows without a time to live', async () => {
    const ask = asking();
    await ask('{ lab { disk(id: 1) { name } } }');
    await ask('{ lab { disk(id: 1) { name } } }');
    expect(upstream.asked.length).toBe(2);
    expect(stored.size).toBe(0);
  });

  it('asks again when the time is over', async () => {
    const ask = asking();
    await ask(place);
    await clock.sleep(3_601_000);
    await ask(place);
    expect(upstream.asked.length).toBe(2);
  });

  it('is never shared between two credentials', async () => {
    upstream.script = ({ headers }) => ({ body: { place: { id: 1, name: `of ${headers.authorization}` } } });
    for (const credential of ['secret-a', 'secret-b', 'secret-a']) {
      const { data } = await asking(credential)(place);
      expect(data).toEqual({ lab: { place: { name: `of Bearer ${credential}` } } });
    }
    expect(upstream.asked.length).toBe(2);
    expect([...stored.keys()].join()).not.toContain('secret-');
  });

  it('forgets what a write may have changed', async () => {
    const ask = asking();
    await ask(place);
    upstream.script = ({ method }) => ({ body: { place: { id: 1, name: method === 'PUT' ? 'put' : 'there' } } });
    await ask('mutation { renamePlace(id: 1, input: { name: "there" }) { place { name } } }');
    const { data } = await ask(place);
    expect(data).toEqual({ lab: { place: { name: 'there' } } });
  });

  it('answers what it had when the upstream fails, and says so', async () => {
    const ask = asking();
    await ask(place);
    await clock.sleep(3_601_000);
    upstream.script = () => ({ status: 500 });
    const { data, errors, context } = await ask(place);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ lab: { place: { name: 'here' } } });
    expect(context.clients.report(false)).toEqual({
      cloud: { stale: ['/places/1'], accounts: { default: { stale: ['/places/1'] } } },
    });
  });

  it('does not hide that the upstream refuses', async () => {
    const ask = asking();
    await ask(place);
    await clock.sleep(3_601_000);
    upstream.script = () => ({ status: 403 });
    expect((await ask(place)).errors?.[0]?.extensions['code']).toBe('UPSTREAM_FORBIDDEN');
  });

  it('costs a call when its store fails, never an answer', async () => {
    const broken = new Keyv({
      store: { get: fails, set: fails, delete: fails, clear: fails, on: () => undefined } as unknown as Map<
        string,
        string
      >,
    });
    cache = broken;
    const { errors } = await asking()(place);
    expect(errors).toBeUndefined();
    const { data } = await asking()('mutation { deleteDisk(id: 1) { deletedId } }');
    expect(data).toEqual({ deleteDisk: null });
  });
});

async function fails(): Promise<never> {
  throw new Error('the store is down');
}

describe('the memory of a request', () => {
  it('ends with a write', async () => {
    let size = 10;
    upstream.script = ({ method }) => {
      if (method === 'PUT') size = 20;
      return { body: { disk: { id: 1, name: `of ${size}` } } };
    };
    const { data } = await asking()(
      'mutation { a: updateDisk(id: 1, input: { name: "x" }) { disk { name } } b: updateDisk(id: 1, input: { name: "x" }) { disk { name } } }',
    );
    expect(data).toEqual({ a: { disk: { name: 'of 20' } }, b: { disk: { name: 'of 20' } } });
    expect(upstream.lines).toEqual(['PUT /disks/1', 'PUT /disks/1']);
  });

  it('reports its calls only when asked', async () => {
    upstream.script = () => ({
      headers: {
        'ratelimit-limit': '3600',
        'ratelimit-remaining': '3590',
        'ratelimit-reset': String(Date.now() / 1000 + 10),
      },
      body: { disk: { id: 1, name: 'd' } },
    });
    const { context } = await asking()('{ lab { disk(id: 1) { name } } }');
    expect(context.clients.report(false)).toBeUndefined();
    expect(context.clients.report(true)).toEqual(reported({ calls: 1, cacheHits: 0, budget: 3590 }));
  });
});

describe('scopes', () => {
  it('are needed to read and to write', async () => {
    const accounts = [
      { api: 'CLOUD' as const, name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false },
    ];
    const upstreams = new Upstreams({ accounts, log: silent, clock });
    const read = await asker(schema, upstreams, ['rates'])(place);
    const write = await asker(schema, upstreams, ['hosting:read'])('mutation { deleteDisk(id: 1) { deletedId } }');
    expect([read, write].map(({ errors }) => errors?.[0]?.extensions['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(upstream.asked).toEqual([]);
  });
});

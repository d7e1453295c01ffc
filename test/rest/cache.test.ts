/** @decorates-classes */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../../src/rest/transport/account.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { FastClock, asker, hasty, schemaOf, silent } from './harness.js';
import { groups, serving } from './lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
let account: Account;
let upstreams: Upstreams;
beforeAll(async () => {
  schema = await schemaOf(groups);
});
beforeEach(async () => {
  clock = new FastClock();
  upstream = await ScriptedUpstream.start(
    serving({ places: [{ id: 1, name: 'here' }], disks: [{ id: 1, name: 'd' }] }),
  );
  account = { api: 'CLOUD', name: 'default', credential: 'secret-a', baseUrl: upstream.url, sandbox: false };
  upstreams = new Upstreams({ accounts: [account], log: silent, retryPolicy: hasty, clock });
});
afterEach(() => upstream.close());

const asking = () => asker(schema, upstreams);

const place = '{ lab { place(id: 1) { name } } }';

/** What one account has cost: the sum as well. */
const reported = (figures: object) => ({ cloud: { ...figures, accounts: { default: figures } } });

describe('a catalogue', () => {
  it('is read once by all requests, whatever age they accept, and counted', async () => {
    await asking()(place);
    const { data, context } = await asking()(place);
    expect(data).toEqual({ lab: { place: { name: 'here' } } });
    expect(upstream.lines).toEqual(['GET /places/1']);
    expect(context.clients.report(true)).toEqual(reported({ calls: 0, cacheHits: 1, ageSeconds: 0, budget: null }));
    for (const maxAge of [1, 60_000]) await asker(schema, upstreams, undefined, {}, { maxAge })(place);
    expect(upstream.lines).toEqual(['GET /places/1']);
  });

  it('is read anew for whoever accepts no age', async () => {
    await asking()(place);
    await asker(schema, upstreams, undefined, {}, { maxAge: 0 })(place);
    expect(upstream.asked.length).toBe(2);
  });

  it('is the only answer that is kept unasked', async () => {
    const ask = asking();
    await ask(place);
    await ask('{ lab { disk(id: 1) { name } } }');
    await ask('{ lab { disk(id: 1) { name } } }');
    expect(upstream.asked.length).toBe(3);
    expect(upstreams.cacheStatistics.entries).toBe(1);
  });

  it('is not evicted by lists', async () => {
    await asking()(place);
    upstream.script = ({ path }) => ({
      body: { disk: { id: Number(path.split('/').at(-1)), name: 'd'.repeat(1_000_000) } },
    });
    const accepting = asker(schema, upstreams, undefined, {}, { maxAge: 60_000 });
    for (let id = 1; id <= 40; id += 1) await accepting(`{ lab { disk(id: ${id}) { name } } }`);
    await asking()(place);
    expect(upstream.lines.filter((line) => line === 'GET /places/1')).toEqual(['GET /places/1']);
  });

  it('asks again when the time is over', async () => {
    const ask = asking();
    await ask(place);
    await clock.sleep(3_601_000);
    await ask(place);
    expect(upstream.asked.length).toBe(2);
  });

  it('ends with the credential that it was read with', async () => {
    upstream.script = ({ headers }) => ({ body: { place: { id: 1, name: `of ${headers.authorization}` } } });
    for (const credential of ['secret-a', 'secret-b', 'secret-a']) {
      const next = { ...account, credential };
      upstreams.replace(account, next);
      account = next;
      const { data } = await asking()(place);
      expect(data).toEqual({ lab: { place: { name: `of Bearer ${credential}` } } });
    }
    expect(upstream.asked.length).toBe(3);
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

  it('is an error when the upstream has failed for a day and an hour', async () => {
    const ask = asking();
    await ask(place);
    upstream.script = () => ({ status: 500 });
    await clock.sleep(24 * 3_600_000);
    expect((await ask(place)).errors).toBeUndefined();
    await clock.sleep(3_600_000);
    expect((await ask(place)).errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('does not hide that the upstream refuses', async () => {
    const ask = asking();
    await ask(place);
    await clock.sleep(3_601_000);
    upstream.script = () => ({ status: 403 });
    expect((await ask(place)).errors?.[0]?.extensions['code']).toBe('UPSTREAM_FORBIDDEN');
  });
});

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

/** @decorates-classes */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { type Reply, ScriptedUpstream } from '../support/scripted-upstream.js';
import { FastClock, asker, upstreamsOf, schemaOf } from './harness.js';
import { groups, missing } from './lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
/** Milliseconds that a request has for its calls. */
const deadline = 10_000;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  schema = await schemaOf(groups);
});
beforeEach(async () => {
  upstream = await ScriptedUpstream.start();
  clock = new FastClock();
  ask = asker(
    schema,
    upstreamsOf(
      [{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }],
      { deadline },
      clock,
    ),
  );
});
afterEach(() => upstream.close());

/** Every action runs until its list has been asked `rounds` times. */
function running(rounds: number, ended: object = { status: 'success' }) {
  let asked = 0;
  let next = 0;
  upstream.script = ({ method, query }) => {
    const action = { command: 'wipe', status: 'running', error: null };
    if (method === 'POST') return { status: 201, body: { action: { ...action, id: (next += 1) } } };
    asked += 1;
    const actions = [query['id']].flat().map((id) => ({ ...action, ...(asked >= rounds && ended), id: Number(id) }));
    return { body: { actions } };
  };
}

describe('a mutation that begins an action', () => {
  it('answers it at once', async () => {
    running(1);
    const { data } = await ask('mutation { wipeDisk(id: 7) { action { id status } } }');
    expect(data).toEqual({ wipeDisk: { action: { id: '1', status: 'running' } } });
    expect(upstream.asked.length).toBe(1);
  });

  it('waits until it has ended, less and less often', async () => {
    running(4);
    const { data } = await ask('mutation { wipeDisk(id: 7, wait: true) { action { status } } }');
    expect(data).toEqual({ wipeDisk: { action: { status: 'success' } } });
    expect(upstream.lines).toEqual([
      'POST /disks/7/actions/wipe',
      ...Array.from({ length: 4 }, () => 'GET /actions?id=1'),
    ]);
    expect(clock.slept).toEqual([...clock.slept].sort((a, b) => a - b));
    expect(new Set(clock.slept).size).toBe(4);
  });

  it('may be waited for longer than a request has for its calls', async () => {
    running(12);
    const { data, errors } = await ask(
      'mutation { first: wipeDisk(id: 7, wait: true) { action { status } } second: wipeDisk(id: 8) { action { status } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ first: { action: { status: 'success' } }, second: { action: { status: 'running' } } });
    expect(clock.slept.reduce((sum, slept) => sum + slept, 0)).toBeGreaterThan(deadline);
  });

  it('reports beside the action, by its code, that it failed', async () => {
    running(1, { status: 'error', error: { code: 'disk_busy', message: 'the disk is in use' } });
    const { data, errors } = await ask('mutation { wipe: wipeDisk(id: 7, wait: true) { action { status } } }');
    expect(data).toEqual({ wipe: { action: { status: 'error' } } });
    expect(errors?.length).toBe(1);
    expect(errors?.[0]?.path).toEqual(['wipe']);
    expect(errors?.[0]?.message).toBe('The cloud API failed: the disk is in use');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_CONFLICT', upstream: { code: 'disk_busy' } });
  });

  it('does not wait for ever', async () => {
    running(Number.POSITIVE_INFINITY);
    const { data, errors } = await ask('mutation { wipeDisk(id: 7, wait: true) { action { status } } }');
    expect(data).toEqual({ wipeDisk: { action: { status: 'running' } } });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    expect(errors?.[0]?.message).toContain('action 1 still runs after 5 minutes');
  });

  it.each<[string, Reply, string]>([
    ['answers without it', { body: { actions: [] } }, 'the API does not return it'],
    ['keeps failing', { status: 500 }, 'The cloud API failed: '],
    ['keeps making no sense', { text: 'ready' }, 'The cloud API succeeded, but '],
    ['is out of calls', { status: 429, headers: { 'retry-after': '90' } }, 'The cloud API refused: '],
  ])('does not wait for ever when the upstream %s', async (_, poll, why) => {
    running(1);
    const { script } = upstream;
    upstream.script = (asked, nth) => (asked.method === 'POST' ? script(asked, nth) : poll);
    const { data, errors } = await ask('mutation { wipeDisk(id: 7, wait: true) { action { id status } } }');
    expect(data).toEqual({ wipeDisk: { action: { id: '1', status: 'running' } } });
    expect(errors?.length).toBe(1);
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    expect(errors?.[0]?.message).toContain('whether action 1 has ended is not known after 5 minutes: ' + why);
  });

  it.each<[string, Reply]>([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a broken connection', (response) => response.socket?.destroy()],
    ['something unreadable', { text: 'ready' }],
    ['an answer without the action', { body: { actions: [] } }],
  ])('waits on over %s', async (_, trouble) => {
    running(3);
    const { script } = upstream;
    let polls = 0;
    upstream.script = (asked, nth) => (asked.method === 'GET' && (polls += 1) <= 4 ? trouble : script(asked, nth));
    const { data, errors } = await ask('mutation { wipeDisk(id: 7, wait: true) { action { status } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ wipeDisk: { action: { status: 'success' } } });
  });

  it('ends no other wait when one action cannot be asked for', async () => {
    running(3);
    const { script } = upstream;
    const gone: Reply = { status: 404, body: { error: { code: 'not_found', message: 'no such action' } } };
    upstream.script = (asked, nth) => ([asked.query['id']].flat().includes('2') ? gone : script(asked, nth));
    const all = await Promise.all(
      [1, 2, 3].map((id) => ask(`mutation { wipeDisk(id: ${id}, wait: true) { action { id status } } }`)),
    );
    const states = all
      .map(({ data }) => data?.['wipeDisk'])
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    expect(states).toEqual(
      ['success', 'running', 'success'].map((status, n) => ({ action: { id: String(n + 1), status } })),
    );
    expect(all.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions['code'])).toEqual([
      'UPSTREAM_NOT_FOUND',
    ]);
  });

  it('waits for all actions of an account in one call per round', async () => {
    running(2);
    const both = await Promise.all(
      [1, 2, 3].map((id) => ask(`mutation { wipeDisk(id: ${id}, wait: true) { action { status } } }`)),
    );
    expect(both.map(({ data }) => data)).toEqual(
      Array.from({ length: 3 }, () => ({ wipeDisk: { action: { status: 'success' } } })),
    );
    expect(upstream.lines).toContain('GET /actions?id=1&id=2&id=3');
  });

  it('waits for the actions in an answer of several parts and keeps the rest of it', async () => {
    running(1);
    const { script } = upstream;
    upstream.script = (asked, nth) =>
      asked.method === 'POST'
        ? {
            body: {
              disk: { id: 1, name: 'a' },
              root_password: 'once',
              action: { id: 1, status: 'running', command: 'c' },
            },
          }
        : script(asked, nth);
    const { data } = await ask(
      'mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p" }, wait: true) { rootPassword action { status } } }',
    );
    expect(data).toEqual({ createDisk: { rootPassword: 'once', action: { status: 'success' } } });
  });

  it('does not lose what is returned only once when an action of the answer fails', async () => {
    upstream.script = () => ({
      body: {
        disk: { id: 1, name: 'a' },
        root_password: 'once',
        action: { id: 1, status: 'error', command: 'c', error: { code: 'disk_busy', message: 'the disk is in use' } },
      },
    });
    const write = (fields: string) =>
      ask(`mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p" }, wait: true) { ${fields} } }`);
    const { data, errors } = await write('rootPassword action { status }');
    expect(data).toEqual({ createDisk: { rootPassword: 'once', action: { status: 'error' } } });
    const silent = await write('disk { id } rootPassword');
    expect(silent.data).toEqual({ createDisk: { disk: { id: '1' }, rootPassword: 'once' } });
    for (const found of [errors, silent.errors]) {
      expect(found?.map(({ path, message }) => [path, message])).toEqual([
        [['createDisk'], 'The cloud API failed: the disk is in use'],
      ]);
    }
  });

  it('passes on why waiting failed', async () => {
    running(1);
    const { script } = upstream;
    upstream.script = (asked, nth) => (asked.method === 'POST' ? script(asked, nth) : { status: 403 });
    const { data, errors } = await ask('mutation { wipeDisk(id: 7, wait: true) { action { status } } }');
    expect(data).toEqual({ wipeDisk: { action: { status: 'running' } } });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_FORBIDDEN');
  });
});

describe('a creation that is waited for', () => {
  const disk = { id: 5, name: 'a', status: 'free' };
  const made = { disk, root_password: 'once', action: { id: 1, status: 'running', command: 'c' } };
  const read = 'GET /disks/5';

  /** Answers what was made, then the action as it ended, then the disk. */
  function making(later: Reply, ended: object = { status: 'success' }, first: object = made) {
    upstream.script = ({ method, path }) => {
      if (method === 'POST') return { status: 201, body: first };
      return path === '/actions' ? { body: { actions: [{ ...made.action, ...ended }] } } : later;
    };
  }
  const used: Reply = { body: { disk: { ...disk, status: 'in use' }, root_password: null } };
  const create = (fields: string, wait = true, variables?: Record<string, unknown>) => {
    const head = variables ? 'mutation ($on: Boolean!)' : 'mutation';
    const input = '{ name: "a", sizeGb: 10, place: "p" }';
    return ask(`${head} { createDisk(input: ${input}, wait: ${wait}) { ${fields} } }`, variables);
  };
  const all = 'disk { id name status } rootPassword action { status }';

  it('answers the object as it is after the work, read once, and the secret of the first answer', async () => {
    making(used);
    const { data, errors } = await create(all);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createDisk: {
        disk: { id: '5', name: 'a', status: 'IN_USE' },
        rootPassword: 'once',
        action: { status: 'success' },
      },
    });
    expect(upstream.lines).toEqual(['POST /disks', 'GET /actions?id=1', read]);
  });

  it('reads nothing more unless it is waited for', async () => {
    making(used);
    expect((await create(all, false)).data).toMatchObject({ createDisk: { disk: { status: 'FREE' } } });
    expect(upstream.lines).toEqual(['POST /disks']);
  });

  it('reads nothing more when the object is not asked for', async () => {
    making(used);
    await create('rootPassword action { id }');
    expect(upstream.lines).not.toContain(read);
  });

  it('reads nothing more when there was nothing to wait for', async () => {
    making(used, {}, { ...made, action: null });
    expect((await create(all)).data).toMatchObject({ createDisk: { disk: { status: 'FREE' }, action: null } });
    expect(upstream.lines).toEqual(['POST /disks']);
  });

  it.each([true, false])('heeds directives: the object is asked for, %s', async (on) => {
    making(used);
    const { data } = await create('rootPassword disk @include(if: $on) { status }', true, { on });
    expect(data).toEqual({ createDisk: { rootPassword: 'once', ...(on && { disk: { status: 'IN_USE' } }) } });
    expect(upstream.lines.includes(read)).toBe(on);
  });

  it.each<[string, Reply]>([
    ['is refused', { status: 403, body: { error: { code: 'forbidden', message: 'no' } } }],
    ['finds nothing', missing],
    ['fails', { status: 500 }],
    ['makes no sense', { body: { disk: 'gone' } }],
  ])('keeps the object of the first answer when the read of it %s', async (_, later) => {
    making(later);
    const { data, errors } = await create(all);
    expect(errors?.map(({ path }) => path)).toEqual([['createDisk', 'disk']]);
    expect(data).toMatchObject({ createDisk: { disk: { id: '5', status: 'FREE' }, rootPassword: 'once' } });
    expect(upstream.lines).toContain(read);
  });

  it('keeps the object of the first answer when the action failed', async () => {
    making(used, { status: 'error', error: { code: 'disk_busy', message: 'the disk is in use' } });
    const { data } = await create(all);
    expect(data).toEqual({
      createDisk: {
        disk: { id: '5', name: 'a', status: 'FREE' },
        rootPassword: 'once',
        action: { status: 'error' },
      },
    });
    expect(upstream.lines).not.toContain(read);
  });
});

/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Deadline } from '../../../src/rest/transport/deadline.js';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { UpstreamError } from '../../../src/rest/failures/failure.js';
import { ResponseCache } from '../../../src/rest/cache/response-cache.js';
import { late } from '../../../src/rest/failures/not-sent.js';
import type { Figures } from '../../../src/rest/transport/upstream-report.js';
import { RequestCoalescing, type ReadOptions } from '../../../src/rest/cache/request-coalescing.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type LabResult, FastClock, asker, schemaOf, upstreamsOf } from '../harness.js';
import { disks, groups, machines, reads, serving } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
let clock: FastClock;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  clock = new FastClock();
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  upstreams = upstreamsOf([account], { timeout: 20_000, deadline: 50_000 }, clock);
});
afterAll(() => upstream.close());

/** Each is a request of its own. */
const ask = (source: string, maxAge = 0, isGone?: () => boolean) =>
  asker(schema, upstreams, undefined, {}, { maxAge, ...(isGone && { isGone }) })(source);

const figuresOf = ({ context }: LabResult): Figures => context.clients.report(true)?.['cloud'] ?? {};
const sum = (figures: readonly (number | undefined)[]) => figures.reduce<number>((total, n) => total + (n ?? 0), 0);

const nested = '{ lab { disks(first: 200) { nodes { name machine { name } } } } }';
const crowded = { disks: disks(200, (id) => ({ machine: 201 - id })), machines: machines(200) };
const minute = 60_000;

describe('the same question of many at once', () => {
  it('makes the calls of one', async () => {
    upstream.script = serving(crowded);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(nested)));
    for (const { data, errors } of answers) expect([data, errors]).toEqual([answers[0]?.data, undefined]);
    expect(upstream.asked.length).toBe(8);
    expect(sum(answers.map((answer) => figuresOf(answer).calls))).toBe(8);
    expect(sum(answers.map((answer) => figuresOf(answer).sharedHits))).toBe(49 * 8);
  });

  it('is asked anew afterwards, unless some age is accepted', async () => {
    upstream.script = serving(crowded);
    await ask(nested);
    await ask(nested);
    expect(upstream.asked.length).toBe(16);
  });

  it('fails alike, and is not asked once for each', async () => {
    upstream.script = () => ({ status: 403, body: { error: { code: 'forbidden', message: 'no' } } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('{ lab { disk(id: 1) { name } } }')));
    expect(new Set(answers.map(({ errors }) => errors?.[0]?.extensions['code']))).toEqual(
      new Set(['UPSTREAM_FORBIDDEN']),
    );
    expect(upstream.asked.length).toBe(1);
  });

  it('outlives the one who asked first', async () => {
    const held = hold({ body: { disk: { id: 1, name: 'd' } } });
    let isGone = false;
    const first = ask('{ lab { disk(id: 1) { name } } }', 0, () => isGone);
    await held.asked(1);
    const second = ask('{ lab { disk(id: 1) { name } } }');
    await turns();
    isGone = true;
    held.answer();
    expect((await second).data).toEqual({ lab: { disk: { name: 'd' } } });
    await first;
    expect(upstream.asked.length).toBe(1);
  });
});

describe('with an age accepted', () => {
  it('the same question in a row makes the calls of one, and says how old its answers are', async () => {
    upstream.script = serving(crowded);
    const first = await ask(nested, minute);
    expect(figuresOf(first)).toMatchObject({ calls: 8, cacheHits: 0 });
    await clock.sleep(10_000);
    for (let time = 1; time < 50; time++) {
      const answer = await ask(nested, minute);
      expect(answer.data).toEqual(first.data);
      expect(figuresOf(answer)).toMatchObject({ calls: 0, cacheHits: 8 });
      expect(figuresOf(answer).ageSeconds).toBeGreaterThanOrEqual(10);
    }
    expect(upstream.asked.length).toBe(8);
  });

  it('nothing older is given, and nothing to who accepts none', async () => {
    upstream.script = serving(crowded);
    const one = '{ lab { disk(id: 1) { name } } }';
    await ask(one, minute);
    await clock.sleep(minute / 2);
    await ask(one, minute / 4);
    await ask(one);
    expect(upstream.asked.length).toBe(3);
    await ask(one, minute / 4);
    expect(upstream.asked.length).toBe(3);
  });

  it('whoever may not read is refused all the same', async () => {
    upstream.script = serving(crowded);
    await ask('{ lab { disk(id: 1) { name } } }', minute);
    const refused = await asker(
      schema,
      upstreams,
      ['rates'],
      {},
      { maxAge: minute },
    )('{ lab { disk(id: 1) { name } } }');
    expect(refused.data).toEqual({ lab: null });
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('failures are not kept', async () => {
    upstream.script = () => ({ status: 403, body: { error: { code: 'forbidden', message: 'no' } } });
    await ask('{ lab { disk(id: 1) { name } } }', minute);
    upstream.script = serving(crowded);
    expect((await ask('{ lab { disk(id: 1) { name } } }', minute)).errors).toBeUndefined();
  });
});

describe('after a write', () => {
  const name = '{ lab { disk(id: 1) { name } } }';
  const write = 'mutation { updateDisk(id: 1, input: { name: "x" }) { disk { name } } }';
  const nameOf = ({ data }: LabResult) => (data as { lab: { disk: { name: string } } }).lab.disk.name;

  it('the next answer is new, though a read was under way when the write began', async () => {
    const old = hold({ body: { disk: { id: 1, name: 'old' } } });
    const before = ask(name, minute);
    await old.asked(1);
    upstream.script = () => ({ body: { disk: { id: 1, name: 'new' } } });
    await ask(write);
    expect(nameOf(await ask(name, minute))).toBe('new');
    old.answer();
    expect(nameOf(await before)).toBe('old');
    expect(nameOf(await ask(name, minute))).toBe('new');
  });

  it('that has taken effect, but has not ended, the next answer is new as well', async () => {
    upstream.script = () => ({ body: { disk: { id: 1, name: 'older' } } });
    await ask(name, minute);
    const old = hold({ body: { disk: { id: 1, name: 'old' } } });
    const before = ask(name);
    await old.asked(1);
    const writing = hold({ body: { disk: { id: 1, name: 'new' } } });
    const written = ask(write);
    await writing.asked(1);
    upstream.script = () => ({ body: { disk: { id: 1, name: 'new' } } });
    expect([nameOf(await ask(name)), nameOf(await ask(name, minute))]).toEqual(['new', 'new']);
    old.answer();
    writing.answer();
    await Promise.all([before, written]);
  });

  it.each([200, 422, 500])(
    'of status %i the next answer is new, though a read began while the write was under way',
    async (status) => {
      let disk = { id: 1, name: 'old' };
      let release = () => {};
      upstream.script = async ({ method }) => {
        if (method === 'GET') return { body: { disk } };
        await new Promise<void>((resolve) => (release = resolve));
        disk = { id: 1, name: 'new' };
        return { status, body: status === 200 ? { disk } : { error: { code: 'odd', message: 'odd' } } };
      };
      const writing = ask(write);
      while (upstream.asked.length < 1) await turns();
      expect(nameOf(await ask(name, minute))).toBe('old');
      release();
      await writing;
      expect(nameOf(await ask(name, minute))).toBe('new');
    },
  );

  it('never returns less than the last write that had ended when it was asked, however they race', async () => {
    for (let round = 0; round < 15; round++) {
      let version = 0;
      let ended = 0;
      const pause = async () => {
        for (let turn = Math.floor(Math.random() * 12); turn > 0; turn--) await turns(1);
      };
      upstream.script = async ({ method }) => {
        await pause();
        if (method === 'PUT') version += 1;
        const body = { disk: { id: 1, name: String(version) } };
        await pause();
        return method === 'PUT' && version % 3 === 0 ? { status: 500 } : { body };
      };
      const reader = async (maxAge: number) => {
        for (let time = 0; time < 8; time++) {
          const least = ended;
          expect(Number(nameOf(await ask(name, maxAge)))).toBeGreaterThanOrEqual(least);
          await pause();
        }
      };
      const writer = async () => {
        for (let time = 0; time < 6; time++) {
          await ask(write);
          ended = Math.max(ended, version);
          await pause();
        }
      };
      await Promise.all([writer(), ...[0, 0, minute, minute].map(reader)]);
    }
  });
});

describe('the answer of a write', () => {
  it('returns nothing that was read before, though its caller accepts some age', async () => {
    let place = 'old';
    upstream.script = ({ method, path }) => {
      if (method === 'PUT') place = 'new';
      return path.startsWith('/machines')
        ? { body: { machine: { id: 2, name: place } } }
        : { body: { disk: { id: 1, name: 'd', machine: 2 } } };
    };
    await ask('{ lab { machine(id: 2) { name } } }', minute);
    const { data } = await ask(
      'mutation { updateDisk(id: 1, input: { name: "x" }) { disk { machine { name } } } }',
      minute,
    );
    expect(data).toEqual({ updateDisk: { disk: { machine: { name: 'new' } } } });
  });
});

describe('each who waits for a shared answer', () => {
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: '', sandbox: false } as const;
  const row: BoundRow = reads.rows.disk;
  const call = { row, method: 'GET', path: '/disks/1', values: { id: '1' } };
  const lateError = new UpstreamError(account, late().failure);

  it('waits no longer than its own time', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const shared = new RequestCoalescing(
      account,
      new ResponseCache(),
      Date.now,
      () => new Promise((resolve) => (answer = resolve)),
    );
    const terms = (milliseconds: number): ReadOptions => ({
      deadline: new Deadline(Date.now, milliseconds),
      maxAge: 0,
      isOnlyIfCached: false,
      isAfterWrite: false,
      onAttempt: () => undefined,
    });
    const patient = shared.read(call, terms(20_000));
    await expect(shared.read(call, terms(5))).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    answer('body');
    await expect(patient).resolves.toMatchObject({ body: 'body', isShared: false });
  });

  it('asks again when it was the time of the others that was over', async () => {
    let now = 0;
    let end: (error: UpstreamError) => void = () => undefined;
    const asked: Deadline[] = [];
    const shared = new RequestCoalescing(
      account,
      new ResponseCache(),
      () => now,
      async (_call, deadline) => {
        asked.push(deadline);
        if (asked.length > 1) return 'body';
        return new Promise((_, reject) => (end = reject));
      },
    );
    const terms = (milliseconds: number): ReadOptions => ({
      deadline: new Deadline(() => now, milliseconds),
      maxAge: 0,
      isOnlyIfCached: false,
      isAfterWrite: false,
      onAttempt: () => undefined,
    });
    const hasty = shared.read(call, terms(60_000)).catch((error: unknown) => error);
    const patient = shared.read(call, terms(120_000));
    now = 60_000;
    // As a queue does, which asks for the time when somebody comes.
    end(lateError);
    expect(await hasty).toBe(lateError);
    await expect(patient).resolves.toMatchObject({ body: 'body' });
    expect(asked.length).toBe(2);
  });
});

/** Every call waits to be answered. */
function hold(reply: Reply) {
  const waiting: (() => void)[] = [];
  upstream.script = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return reply;
  };
  return {
    asked: async (calls: number) => {
      while (waiting.length < calls) await turns();
    },
    answer: () => waiting.forEach((release) => release()),
  };
}

async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups as dedicatedGroups } from '../../src/apis/dedicated/index.js';
import type { Account, Logger } from '../../src/rest/transport/account.js';
import type { Clock } from '../../src/base/clock.js';
import type { RetryPolicy } from '../../src/rest/transport/retry-policy.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import { heldTimeouts } from '../support/held-timeouts.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { until } from '../support/until.js';
import { type LabResult, asker, upstreamsOf, schemaOf } from './harness.js';
import { groups, missing } from './lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let open: Upstreams[] = [];
beforeAll(async () => {
  schema = await schemaOf(groups);
});
beforeEach(async () => {
  upstream = await ScriptedUpstream.start(() => () => undefined);
});
afterEach(async () => {
  open.forEach((upstreams) => upstreams.close());
  open = [];
  await upstream.close();
});

const timeouts = heldTimeouts();

function upstreamsOver(
  account: Account,
  retryPolicy: Partial<RetryPolicy> = {},
  ...more: [Clock?, Logger?]
): Upstreams {
  const upstreams = upstreamsOf([account], { rest: 600_000, ...retryPolicy }, ...more);
  open.push(upstreams);
  return upstreams;
}

function asking(retryPolicy: Partial<RetryPolicy> = {}, ...more: [Clock?, Logger?]) {
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOver(account, retryPolicy, ...more));
}

const read = (id: number) => `{ lab { disk(id: ${id}) { name } } }`;
const write = 'mutation { wipeDisk(id: 7) { action { id } } }';
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The answers, when the time of the calls that have been made by then is over: no later call's ever is. */
async function whenOver(calls: number, asked: Promise<LabResult>[]): Promise<LabResult[]> {
  await until(() => upstream.asked.length === calls);
  timeouts.over();
  return Promise.all(asked);
}

interface Reported {
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[] | undefined;
}
const codeOf = ({ errors }: Reported) => (errors?.[0]?.extensions['upstream'] as { code: string } | undefined)?.code;
const messageOf = ({ errors }: Reported) => errors?.[0]?.message ?? '';

const stands: Clock = { now: () => 0, sleep: () => Promise.resolve() };

describe('an upstream that hangs', () => {
  it('keeps 100 readers no longer than one call, sends few calls, and refuses those after them at once', async () => {
    const ask = asking();
    const first = await whenOver(
      16,
      many(100).map((id) => ask(read(id))),
    );
    expect(new Set(first.map(codeOf))).toEqual(new Set(['timeout', 'circuit_open']));
    expect(upstream.asked.length).toBe(16);

    const next = await Promise.all(many(100).map((id) => ask(read(id))));
    expect(new Set(next.map(codeOf))).toEqual(new Set(['circuit_open']));
    expect(next[0]?.errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(next[0]?.errors?.[0]?.extensions['retryAfter']).toBeGreaterThan(30);
    expect(upstream.asked.length).toBe(16);
  });

  it('is sent few of 100 writes, and each caller learns whether theirs was', async () => {
    const ask = asking();
    // Of the 16 calls at once, reads keep a quarter.
    const answers = await whenOver(
      12,
      many(100).map(() => ask(write)),
    );
    const unsure = answers.filter((answer) => /; the write may have taken effect$/.test(messageOf(answer)));
    const unsent = answers.filter((answer) => /; nothing was sent$/.test(messageOf(answer)));
    expect(upstream.asked.length).toBe(12);
    expect([unsure.length, unsent.length]).toEqual([12, 88]);
  });

  it('is tried by one call after its rest, and by all once that one is answered', async () => {
    const ask = asking({ rest: 200 });
    const rested = () => new Promise((resolve) => setTimeout(resolve, 250));
    await whenOver(
      16,
      many(20).map((id) => ask(read(id))),
    );
    upstream.asked.splice(0);
    await rested();
    const answers = await whenOver(
      1,
      many(20).map((id) => ask(read(id))),
    );
    expect(answers.map(codeOf)).not.toContain(undefined);
    expect(upstream.asked.length).toBe(1);

    upstream.script = () => ({ body: { disk: { id: 1, name: 'a' } } });
    await rested();
    const well = await Promise.all(many(20).map((id) => ask(read(id))));
    expect(well.map(codeOf)).toEqual(many(20).map(() => undefined));
  });

  it('that lets one call try the credential keeps no more than that one waiting twice', async () => {
    const account = {
      api: 'DEDICATED',
      name: 'default',
      credential: 'a:b',
      baseUrl: upstream.url,
      sandbox: false,
    } as const;
    const ask = asker(await schemaOf(dedicatedGroups), upstreamsOver(account));
    const answers = await whenOver(
      1,
      many(100).map((id) => ask(`{ dedicated { server(id: ${id}) { product } } }`)),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['timeout', 'silent']));
    expect(upstream.asked.length).toBe(1);
  });
});

describe('an upstream that fails now and then', () => {
  it('is sent as many calls at once after a failure as if those before its last answer had never been', async () => {
    const ask = asking();
    const isWell = [false, false, false, false, true, false];
    upstream.script = (_, nth) =>
      isWell[nth - 1] ? { body: { disk: { id: 1, name: 'a' } } } : { status: 500, body: {} };
    for (const [id, well] of isWell.entries()) expect(codeOf(await ask(read(id))) === undefined).toBe(well);
    let [underWay, most] = [0, 0];
    upstream.script = async () => {
      most = Math.max(most, ++underWay);
      for (let turn = 0; turn < 500 && most < 4; turn++) await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
      return missing;
    };
    await Promise.all(many(8).map((id) => ask(read(id))));
    expect(most).toBe(4);
  });
});

describe('an upstream that is slow', () => {
  it('is sent no write whose request is out of time before its turn comes', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    upstream.script = async () => {
      await answered;
      return { status: 201, body: { action: { id: 1, status: 'running', command: 'c' } } };
    };
    const ask = asking({ deadline: 1_000 });
    const asked = many(100).map(() => ask(write));
    await Promise.race(asked);
    answer();
    const answers = await Promise.all(asked);
    const late = answers.filter((answer) => codeOf(answer) === 'late');
    expect(late.length).toBeGreaterThan(0);
    expect(late.length + upstream.asked.length).toBe(100);
    expect(answers.filter(({ errors }) => errors === undefined).length).toBe(upstream.asked.length);
    expect(late.every((answer) => / before its turn came; nothing was sent$/.test(messageOf(answer)))).toBe(true);
    expect(late[0]?.errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
  });

  it('is not rested because requests ran out of their own time', async () => {
    const ask = asking({ deadline: 300 }, stands);
    const late = await whenOver(
      10,
      many(10).map((id) => ask(read(id))),
    );
    expect(new Set(late.map(codeOf))).toEqual(new Set(['late']));
    upstream.script = () => ({ body: { disk: { id: 1, name: 'a' } } });
    expect(codeOf(await ask(read(1)))).toBeUndefined();
  });

  it('lets no more than 1,000 calls queue', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    upstream.script = async ({ query }) => {
      if (query['page'] !== '1') await held;
      const page = Number(query['page']);
      const pagination = { page, per_page: 50, next_page: page < 200 ? page + 1 : null, total_entries: 10_000 };
      return { body: { disks: [{ id: page, name: 'a' }], meta: { pagination } } };
    };
    let answered = 0;
    const debug = (_fields: object, message: string) => void (answered += Number(message === 'upstream'));
    const ask = asking({}, undefined, { debug, warn: () => undefined });
    // Six lists of 200 pages each, of which the first of each comes at once.
    const lists = many(6).map((n) => `list${n}: disks(first: 10000, boundTo: ${n}) { totalCount }`);
    const answer = ask(`{ lab { ${lists.join(' ')} } }`);
    await until(() => answered === 6 && upstream.asked.length === 6 + 16);
    release();
    const { data, errors } = await answer;
    expect(Object.values(data?.['lab'] as object).slice(0, 5)).toEqual(many(5).map(() => ({ totalCount: 10_000 })));
    expect(errors?.map(({ message, path, extensions }) => ({ message, path, extensions }))).toEqual([
      {
        message: 'The cloud API failed: 1,000 calls wait for it already; try again in 5 s',
        path: ['lab', 'list5'],
        extensions: expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 5 }),
      },
    ]);
    expect(upstream.asked.length).toBeLessThanOrEqual(6 + 16 + 1_000);
  });

  it('is not tried again when there is no time for it', async () => {
    upstream.script = () => ({ status: 503, headers: { 'retry-after': '1' } });
    const answer = await asking({ deadline: 800 }, stands)(read(1));
    expect(codeOf(answer)).toBe('http_503');
    expect(upstream.asked.length).toBe(1);
  });
});

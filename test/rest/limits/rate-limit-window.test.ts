/** @decorates-classes */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../../../src/rest/transport/account.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { RateLimitWindow, leftIn } from '../../../src/rest/limits/rate-limit-window.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { FastClock, asker, schemaOf, upstreamsOf } from '../harness.js';
import { type Happenings, WindowedUpstream } from '../windowed-upstream.js';
import { envelope, groups, refused } from '../zones.js';
import { itSome, someOf } from '../../support/scale.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
let open: Upstreams[] = [];
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = () => envelope({ uid: 'f', created: 'now' });
  clock = new FastClock();
});
afterEach(() => {
  open.forEach((upstreams) => upstreams.close());
  open = [];
});
afterAll(() => upstream.close());

const account = (name: string, user?: string): Account => ({
  api: 'EDGE',
  name,
  credential: `of ${name}`,
  baseUrl: upstream.url,
  sandbox: false,
  ...(user !== undefined && { user }),
});

function asking(...accounts: Account[]) {
  const upstreams = upstreamsOf(accounts, {}, clock);
  open.push(upstreams);
  return asker(schema, upstreams);
}

const film = (name: string, n = 0) => `{ edge(account: "${name}") { film(accountId: "a", uid: "f${n}") { uid } } }`;
const many = (name: string, from: number, length: number) =>
  `{ edge(account: "${name}") { ${Array.from({ length }, (_, n) => `f${n}: film(accountId: "a", uid: "${from + n}") { uid }`).join(' ')} } }`;

const seconds = (most: number) => fc.integer({ min: 0, max: most * 1000 });

const happenings: fc.Arbitrary<Happenings> = fc.record({
  accounts: fc.integer({ min: 1, max: 4 }),
  /** By how many milliseconds its headers are behind. */
  behind: seconds(1.5),
  /** Milliseconds that calls take, by turns. */
  takes: fc.array(fc.integer({ min: 20, max: 1_500 }), { minLength: 1, maxLength: 7 }),
  /** How many calls all accounts want, and when. */
  bursts: fc.array(fc.record({ at: seconds(900), calls: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  /** Calls that others make each second, from some time on. */
  others: fc.array(fc.record({ at: seconds(900), each: fc.integer({ min: 0, max: 8 }) }), { maxLength: 4 }),
});

describe('a budget by windows', () => {
  itSome('is never used up in any five minutes, by all accounts of a user together', async () => {
    const at: number[] = [];
    upstream.script = () => {
      at.push(clock.now());
      return envelope({ uid: 'f', created: 'now' });
    };
    const ask = asking(account('one', 'u'), account('two', 'u'));
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([ask(many('one', round * 100, 100)), ask(many('two', round * 100, 100))]);
      await clock.sleep(20_000);
    }
    const most = Math.max(...at.map((end) => at.filter((time) => time > end - 300_000 && time <= end).length));
    expect(most).toBe(1140);
    const { errors } = await ask(film('two', 1e6));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
    const { retryAfter } = errors?.[0]?.extensions as { retryAfter: number };
    await clock.sleep(retryAfter * 1000);
    expect((await ask(film('two', 1e6))).errors).toBeUndefined();
  });

  const replyWith = (remaining: number, seconds: number): Reply => ({
    ...(envelope({ uid: 'f', created: 'now' }) as object),
    headers: {
      ratelimit: `"default";r=${remaining};t=${seconds}`,
      'ratelimit-policy': '"default";q=1200;w=300',
    },
  });

  itSome('believes the upstream, which others ask as well, and begins anew when that says so', async () => {
    upstream.script = () => replyWith(60, 30);
    const ask = asking(account('one', 'u'), account('two', 'u'), account('other', 'v'));
    await ask(film('one'));
    const { errors } = await ask(film('two', 1));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: 30 });
    expect((await ask(film('other'))).errors).toBeUndefined();
    expect(upstream.asked.length).toBe(2);
    await clock.sleep(30_000);
    upstream.script = () => replyWith(1199, 300);
    expect((await ask(film('two', 1))).errors).toBeUndefined();
    expect((await ask(film('one', 2))).context.clients.report(true)).toMatchObject({
      // The three that were made, and what is left to others.
      edge: { budget: 1200 - 3 - 60 },
    });
  });

  itSome('is not shut for longer than a window lasts by odd figures', async () => {
    upstream.script = () => replyWith(0, 999_999_999_999);
    const ask = asking(account('one'));
    await ask(film('one'));
    expect((await ask(film('one', 1))).errors?.[0]?.extensions['retryAfter']).toBe(300);
  });

  itSome('waits for a window that soon begins', async () => {
    upstream.script = () => replyWith(0, 3);
    const ask = asking(account('one'));
    await ask(film('one'));
    upstream.script = () => replyWith(1199, 300);
    expect((await ask(film('one', 1))).errors).toBeUndefined();
    expect(clock.slept.some((slept) => slept > 2_000 && slept <= 3_000)).toBe(true);
  });

  it.each(
    someOf([
      ['nobody', undefined, undefined, 1],
      ['one of them', 'u', undefined, 1],
      ['each, who is the same', 'u', 'u', 1],
      ['each, who are two', 'u', 'v', 2],
    ]),
  )('is of all accounts together unless it is known whose each is: known of %s', async (_, one, two, asked) => {
    upstream.script = () => replyWith(60, 30);
    const ask = asking(account('one', one), account('two', two));
    await ask(film('one'));
    const { errors } = await ask(film('two', 1));
    expect(errors?.[0]?.extensions['code']).toBe(asked === 1 ? 'UPSTREAM_RATE_LIMITED' : undefined);
    expect(upstream.asked.length).toBe(asked);
  });

  it.each(
    someOf([
      ['of its length', {}, 300],
      ['that is stated', { 'retry-after': '120' }, 120],
    ]),
  )('is left alone after a refusal for a time %s, by every account of the user', async (_, headers, seconds) => {
    upstream.script = () => ({ ...(refused(429, 10429, 'slow down') as object), headers });
    const ask = asking(account('one'), account('two'));
    await ask(film('one'));
    const { errors } = await ask(film('two'));
    expect(errors?.[0]?.extensions['retryAfter']).toBe(seconds);
    await ask('mutation { dropFilm(account: "two", accountId: "a", uid: "f") { deletedId } }');
    expect(upstream.asked.length).toBe(1);
    await clock.sleep(seconds * 1000);
    upstream.script = () => envelope({ uid: 'f', created: 'now' });
    expect((await ask(film('two'))).errors).toBeUndefined();
  });
});

describe('a window', () => {
  itSome('lets no upstream count more than its limit, however long calls take and whenever that counts them', () => {
    const call = fc.record({
      pause: fc.nat(4_000),
      takes: fc.nat(9_000),
      counted: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 80 }), (calls) => {
        const window = new RateLimitWindow({ calls: 10, seconds: 20 }, 'window');
        let now = 0;
        const ends: { readonly at: number; readonly end: (at: number) => void }[] = [];
        const counted: number[] = [];
        const pass = (until: number) => {
          for (const one of ends.filter(({ at }) => at > now && at <= until).sort((a, b) => a.at - b.at))
            one.end(one.at);
          now = until;
        };
        for (const { pause, takes, counted: share } of calls) {
          pass(now + pause);
          for (let wait = window.wait(now); wait > 0; wait = window.wait(now)) pass(now + wait);
          const at = now + takes + 1;
          ends.push({ at, end: window.begin(now) });
          counted.push(now + takes * share);
        }
        const most = Math.max(
          0,
          ...counted.map((end) => counted.filter((at) => at > end - 20_000 && at <= end).length),
        );
        expect(most).toBeLessThanOrEqual(9);
      }),
    );
  });

  itSome('lets several accounts never bring a call too many, beside others, by figures that are behind', () => {
    fc.assert(
      fc.property(happenings, (all) => expect(new WindowedUpstream(all).outcome().tooMany).toBe(0)),
      { numRuns: 60 },
    );
  });

  itSome('refuses nobody who is alone before all that is usable is used', () => {
    fc.assert(
      fc.property(happenings, (all) =>
        expect(new WindowedUpstream({ ...all, others: [] }).outcome().fewest).toBeGreaterThanOrEqual(1140),
      ),
      { numRuns: 60 },
    );
  });

  itSome('reads what the headers say, and nothing else', () => {
    const headers = (limit: string, policy = '') =>
      new Map([
        ['ratelimit', limit],
        ['ratelimit-policy', policy],
      ]);
    expect(leftIn(headers('"default";r=50;t=30', '"default";q=1200;w=300'))).toEqual([
      { name: 'default', remaining: 50, seconds: 30, calls: 1200, length: 300 },
    ]);
    expect(leftIn(headers('"a";r=1;t=2, "b"; t=4; r=3'))).toEqual([
      { name: 'a', remaining: 1, seconds: 2, calls: null, length: null },
      { name: 'b', remaining: 3, seconds: 4, calls: null, length: null },
    ]);
    for (const odd of ['', 'default;r=1;t=2', '"a";r=-1;t=2', '"a";r=x;t=2', '"a";r=1', '"a";r=1.5;t=2']) {
      expect(leftIn(headers(odd))).toEqual([]);
    }
  });
});

/**
 * Upstreams on real sockets that count by windows, each in its own manner, and accounts that ask until they are refused.
 *
 * @decorates-classes
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../../../src/rest/transport/account.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { scaled, someOf } from '../../support/scale.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import type { Clock } from '../../../src/base/clock.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { envelope, groups, refused } from '../zones.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams | null = null;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
afterEach(() => upstreams?.close());
afterAll(() => upstream.close());

interface Manner {
  readonly limit: number;
  readonly accounts: number;
  /** Questions at once, each of which makes eight calls. */
  readonly questions: number;
  /** Milliseconds that calls take, by turns. */
  readonly takes: readonly number[];
  /** Seconds by which the end that it reports is off, by turns. */
  readonly off: readonly number[];
  readonly counts: 'first' | 'last';
  /** Whether an answer counts its own call. */
  readonly includes: 'before' | 'after';
  /** Seconds until the window ends. */
  readonly rest: number;
}

/** Who sleeps at the same time as others wakes when they do; nobody waits for it. */
class SharedClock implements Clock {
  #ahead = 0;
  now = (): number => Date.now() + this.#ahead;
  sleep = async (milliseconds: number): Promise<void> => {
    const until = this.now() + milliseconds;
    await new Promise((resolve) => setImmediate(resolve));
    this.#ahead = Math.max(this.#ahead, until - Date.now());
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many calls it has counted, and whether it had to refuse any. */
async function askedUntilRefused({ limit, accounts, questions, takes, off, counts, includes, rest }: Manner) {
  let [counted, calls] = [0, 0];
  let isOverstepped = false;
  const clock = new SharedClock();
  const end = clock.now() + rest * 1000;
  const count = (): Reply => {
    const before = counted;
    counted += 1;
    if (counted > limit) {
      isOverstepped = true;
      return refused(429, 10429, 'slow down');
    }
    const remaining = limit - (includes === 'before' ? before : counted);
    const headers = {
      ratelimit: `"default";r=${remaining};t=${Math.ceil((end - clock.now()) / 1000) + (off[calls % off.length] ?? 0)}`,
      'ratelimit-policy': `"default";q=${limit};w=300`,
    };
    return { ...(envelope({ uid: 'f', created: 'now' }) as object), headers };
  };
  upstream.script = async () => {
    const time = takes[(calls += 1) % takes.length] ?? 0;
    const reply = counts === 'first' ? count() : null;
    if (time > 0) await pause(time);
    return reply ?? count();
  };
  const names = Array.from({ length: accounts }, (_, n) => `account-${n}`);
  const all = names.map((name): Account => ({
    api: 'EDGE',
    name,
    credential: name,
    user: 'u',
    baseUrl: upstream.url,
    sandbox: false,
  }));
  upstreams = upstreamsOf(all, {}, clock);
  const ask = asker(schema, upstreams);
  let asked = 0;
  const question = (name: string) => {
    const films = Array.from({ length: 8 }, () => `f${(asked += 1)}: film(accountId: "a", uid: "${asked}") { uid }`);
    return `{ edge(account: "${name}") { ${films.join(' ')} } }`;
  };
  for (let isRefused = false; !isRefused;) {
    const answers = await Promise.all(
      Array.from({ length: questions }, (_, n) => ask(question(names[n % names.length] ?? ''))),
    );
    isRefused = answers.some(({ errors }) => errors !== undefined);
  }
  upstreams.close();
  return { counted, isOverstepped };
}

const protocol: fc.Arbitrary<Manner> = fc.record({
  limit: fc.constantFrom(70, 70, 200, 200, 1200),
  accounts: fc.integer({ min: 1, max: 3 }),
  questions: fc.integer({ min: 1, max: 6 }),
  takes: fc.array(fc.nat(15), { minLength: 1, maxLength: 7 }),
  off: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 1, maxLength: 5 }),
  counts: fc.constantFrom('first', 'last'),
  includes: fc.constantFrom('before', 'after'),
  rest: fc.integer({ min: 100, max: 299 }),
});

const plain: Manner = {
  limit: 1200,
  accounts: 1,
  questions: 1,
  takes: [3],
  off: [0],
  counts: 'first',
  includes: 'after',
  rest: 280,
};

describe('a window of an upstream that counts', () => {
  it.each(
    someOf([
      ['1,140 of 1,200', plain, 1140],
      ['1,140 of 1,200 that three accounts ask for at once', { ...plain, accounts: 3, questions: 6 }, 1140],
      ['66 of 70', { ...plain, limit: 70 }, 66],
      ['66 of 70 that come slowly, counted when they end', { ...plain, limit: 70, takes: [40, 5], counts: 'last' }, 66],
    ] as const),
  )('is used up to the reserve: %s', async (_, manner, usable) => {
    expect(await askedUntilRefused(manner)).toEqual({ counted: usable, isOverstepped: false });
  });

  it('is never overstepped and never left unused, whatever it counts when and reports how late', async () => {
    await fc.assert(
      fc.asyncProperty(protocol, async (manner) => {
        const { counted, isOverstepped } = await askedUntilRefused(manner);
        expect(isOverstepped).toBe(false);
        expect(counted).toBe(manner.limit - Math.ceil(manner.limit * 0.05));
      }),
      { seed: 20_261_123, numRuns: scaled(30) },
    );
  });
});

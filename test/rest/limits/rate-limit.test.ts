/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import { RateLimit } from '../../../src/rest/limits/rate-limit.js';
import { type Limit, parseLimit } from '../../../src/rest/rows/documented-limit.js';
import { Deadline } from '../../../src/rest/transport/deadline.js';
import { NotSent } from '../../../src/rest/failures/not-sent.js';
import { Bulkhead } from '../../../src/rest/limits/bulkhead.js';

/** Stands still but for sleeps. */
class StillClock {
  readonly slept: number[] = [];
  time = 1_000_000;
  now = () => this.time;
  sleep = async (milliseconds: number) => {
    this.slept.push(milliseconds);
    this.time += milliseconds;
  };
}

const call = async () => 'done';

/** With a request's whole time left. */
function turn(row: string, limit?: Limit, isWrite = false) {
  return { row, isWrite, limit, caller: null, deadline: new Deadline(() => 0, 30_000), check: () => undefined };
}

describe('a budget', () => {
  it('lets only so many calls run at once, in the order they came', async () => {
    const budget = new RateLimit(new Bulkhead(2), new StillClock());
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const runs = [1, 2, 3, 4].map((n) =>
      budget.run(async () => {
        begun.push(n);
        await new Promise<void>((resolve) => ends.push(resolve));
      }, turn('GET /x')),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual([1, 2]);
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual([1, 2, 3]);
    while (ends.length > 0 || begun.length < 4) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    ends.forEach((end) => end());
    await Promise.all(runs);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('keeps places for reads, however many writes there are', async () => {
    const budget = new RateLimit(new Bulkhead(8), new StillClock());
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const run = (what: string, isWrite: boolean) =>
      budget.run(
        async () => {
          begun.push(what);
          await new Promise<void>((resolve) => ends.push(resolve));
        },
        turn('GET /x', undefined, isWrite),
      );
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const runs = Array.from({ length: 20 }, () => run('write', true));
    await settled();
    expect(begun.length).toBe(6);
    runs.push(run('read', false), run('read', false), run('read', false));
    await settled();
    expect(begun.slice(6)).toEqual(['read', 'read']);
    // Of those that wait, whoever came first and fits the place.
    ends[0]?.();
    await settled();
    expect(begun.slice(8)).toEqual(['write']);
    ends[6]?.();
    await settled();
    expect(begun.slice(9)).toEqual(['read']);
    for (let n = 0; n < 30; n += 1) {
      ends.forEach((end) => end());
      await settled();
    }
    await Promise.all(runs);
    expect(begun.length).toBe(23);
  });

  it('never waits while plenty is left', async () => {
    const clock = new StillClock();
    const budget = new RateLimit(new Bulkhead(8), clock);
    budget.learn({ limit: 3600, remaining: 3000, fullAt: clock.time + 600_000 });
    for (let n = 0; n < 100; n += 1) await budget.run(call, turn('GET /x'));
    expect(clock.slept).toEqual([]);
    expect(budget.remaining).toBe(2900);
  });

  it('goes no faster than it refills once little is left', async () => {
    const clock = new StillClock();
    const budget = new RateLimit(new Bulkhead(8), clock);
    budget.learn({ limit: 3600, remaining: 100, fullAt: clock.time + 3_500_000 });
    for (let n = 0; n < 3; n += 1) await budget.run(call, turn('GET /x'));
    expect(clock.slept.map((slept) => Math.round(slept / 100))).toEqual([10, 10]);
  });

  it('refuses at once what it would have to keep waiting for long', async () => {
    const clock = new StillClock();
    clock.sleep = async (milliseconds) => void clock.slept.push(milliseconds);
    const budget = new RateLimit(new Bulkhead(20), clock);
    budget.learn({ limit: 3600, remaining: 0, fullAt: clock.time + 3_600_000 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => budget.run(call, turn('GET /x'))));
    expect(clock.slept.map((slept) => Math.round(slept / 100))).toEqual([10, 20, 30, 40, 50]);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as NotSent] : []));
    expect(reasons.map(({ failure }) => failure.retryAfter)).toEqual(Array.from({ length: 15 }, () => 6));
    expect(reasons[0]).toBeInstanceOf(NotSent);
  });

  it('is not touched after a refusal until the time that was named', async () => {
    const clock = new StillClock();
    const budget = new RateLimit(new Bulkhead(8), clock);
    budget.exhausted(60);
    await expect(budget.run(call, turn('GET /x'))).rejects.toMatchObject({ failure: { retryAfter: 60 } });
    clock.time += 60_000;
    await expect(budget.run(call, turn('GET /x'))).resolves.toBe('done');
  });

  it('holds the documented limit of each call by itself', async () => {
    const clock = new StillClock();
    const budget = new RateLimit(new Bulkhead(8), clock);
    const limit = parseLimit('2/1h');
    for (let n = 0; n < 2; n += 1) await budget.run(call, turn('GET /server', limit));
    await expect(budget.run(call, turn('GET /server', limit))).rejects.toMatchObject({ failure: { retryAfter: 3600 } });
    await expect(budget.run(call, turn('GET /ip', limit))).resolves.toBe('done');
    clock.time += 3_600_000;
    await expect(budget.run(call, turn('GET /server', limit))).resolves.toBe('done');
  });

  it('waits for a limit that is soon free', async () => {
    const clock = new StillClock();
    const budget = new RateLimit(new Bulkhead(8), clock);
    const limit = parseLimit('1/3s');
    await budget.run(call, turn('POST /storagebox', limit));
    await budget.run(call, turn('POST /storagebox', limit));
    expect(clock.slept).toEqual([3000]);
  });
});

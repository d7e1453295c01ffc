/** Work that waits for its turn behind other work. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Admission, free } from '../../../src/graphql/admission/admission.js';

const halfAMinute = 30_000;
/** As much as may run at the same time, and a question of the middle kind. */
const all = 500_000;
const some = 5_000;

const caller = 'a';
const asked = { caller, isGone: () => false };
const askedBy = (other: string) => ({ caller: other, isGone: () => false });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a question behind others', () => {
  it('waits half a minute and no longer', async () => {
    const admission = new Admission();
    admission.place(all, caller);
    const outcome = Promise.resolve(admission.enter(some, asked)).catch((error: unknown) => error);
    const isOver = jest.fn();
    void outcome.then(isOver);

    await jest.advanceTimersByTimeAsync(halfAMinute - 1);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(isOver).toHaveBeenCalled();
    expect(await outcome).toMatchObject({ extensions: { code: 'OVERLOADED', retryAfter: 5 } });
  });

  it('begins within that time, and keeps its turn however long it takes then', async () => {
    const admission = new Admission();
    const running = admission.place(all, caller);
    const turn = Promise.resolve(admission.enter(some, asked));
    await jest.advanceTimersByTimeAsync(halfAMinute - 1);
    running.leave();
    const { raise, leave } = await turn;
    await jest.advanceTimersByTimeAsync(halfAMinute);
    raise(all);

    const next = Promise.resolve(admission.enter(some, asked)).catch((error: unknown) => error);
    leave();
    expect(await next).toMatchObject({ leave: expect.any(Function) });
  });

  it('leaves its room in the queue to others', async () => {
    const admission = new Admission();
    const running = admission.place(all, caller);
    const late = Array.from({ length: 200 }, () =>
      Promise.resolve(admission.enter(some, asked)).catch((error: unknown) => error),
    );
    expect(() => admission.enter(some, asked)).toThrow('Too much is asked at once');
    await jest.advanceTimersByTimeAsync(halfAMinute);
    await Promise.all(late);

    const turn = admission.enter(some, asked);
    running.leave();
    expect(await turn).toMatchObject({ leave: expect.any(Function) });
  });

  it('is refused by nobody once its client has gone', async () => {
    const admission = new Admission();
    admission.place(all, caller);
    let isGone = false;
    const outcome = Promise.resolve(admission.enter(some, { caller, isGone: () => isGone })).catch(
      (error: unknown) => error,
    );
    isGone = true;
    await jest.advanceTimersByTimeAsync(halfAMinute);
    expect(await outcome).toMatchObject({ extensions: { code: 'REQUEST_TIMEOUT' } });
  });

  it('leaves 20 ms to what keeps arriving', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    try {
      const admission = new Admission();
      let begunAt: number | null = null;
      void Promise.resolve(admission.enter(some, asked)).then(() => (begunAt = now));
      for (; now < 100 && begunAt === null; now += 1) {
        admission.arrived();
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(begunAt).toBeGreaterThan(20);
      expect(begunAt).toBeLessThan(30);
    } finally {
      clock.mockRestore();
    }
  });

  it('lets what is cheap pass at once', () => {
    const admission = new Admission();
    admission.place(all, caller);
    expect(admission.enter(100, asked)).toBe(free);
  });
});

describe('a caller beside one who fills the queue', () => {
  const outcomeOf = (turn: unknown) => Promise.resolve(turn).catch((error: unknown) => error);

  it('takes the place of the last of it, up to its part, and no more', async () => {
    const admission = new Admission();
    admission.place(all, caller);
    const filling = Array.from({ length: 200 }, () => outcomeOf(admission.enter(some, asked)));
    const other = Array.from({ length: 50 }, () => outcomeOf(admission.enter(some, askedBy('b'))));
    expect(() => admission.enter(some, askedBy('b'))).toThrow('Too much is asked at once');
    expect(() => admission.enter(some, asked)).toThrow('Too much is asked at once');
    await jest.advanceTimersByTimeAsync(0);
    for (const refused of filling.slice(-50)) {
      expect(await refused).toMatchObject({ extensions: { code: 'OVERLOADED', retryAfter: 5 } });
    }
    const isOver = jest.fn();
    void Promise.race([...filling.slice(0, -50), ...other]).then(isOver);
    await jest.advanceTimersByTimeAsync(halfAMinute - 1);
    expect(isOver).not.toHaveBeenCalled();
  });

  it('is next, however many wait before it', async () => {
    const admission = new Admission();
    const running = [admission.place(all / 2, caller), admission.place(all / 2, caller)];
    const begun: string[] = [];
    for (const who of ['a', 'a', 'a', 'b']) {
      void Promise.resolve(admission.enter(200_000, askedBy(who))).then(() => begun.push(who));
    }
    running[0]?.leave();
    while (begun.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['b']);
  });
});

/** Work that waits for its turn behind other work. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Admission, free } from '../../../src/graphql/admission/admission.js';

const halfAMinute = 30_000;
/** As much as may run at the same time, and a question of the middle kind. */
const all = 500_000;
const some = 5_000;

const isThere = () => false;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a question behind others', () => {
  it('waits half a minute and no longer', async () => {
    const admission = new Admission();
    admission.place(all);
    const outcome = Promise.resolve(admission.enter(some, isThere)).catch((error: unknown) => error);
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
    const running = admission.place(all);
    const turn = Promise.resolve(admission.enter(some, isThere));
    await jest.advanceTimersByTimeAsync(halfAMinute - 1);
    running.leave();
    const { raise, leave } = await turn;
    await jest.advanceTimersByTimeAsync(halfAMinute);
    raise(all);

    const next = Promise.resolve(admission.enter(some, isThere)).catch((error: unknown) => error);
    leave();
    expect(await next).toMatchObject({ leave: expect.any(Function) });
  });

  it('leaves its room in the queue to others', async () => {
    const admission = new Admission();
    const running = admission.place(all);
    const late = Array.from({ length: 200 }, () =>
      Promise.resolve(admission.enter(some, isThere)).catch((error: unknown) => error),
    );
    expect(() => admission.enter(some, isThere)).toThrow('Too much is asked at once');
    await jest.advanceTimersByTimeAsync(halfAMinute);
    await Promise.all(late);

    const turn = admission.enter(some, isThere);
    running.leave();
    expect(await turn).toMatchObject({ leave: expect.any(Function) });
  });

  it('is refused by nobody once its client has gone', async () => {
    const admission = new Admission();
    admission.place(all);
    let isGone = false;
    const outcome = Promise.resolve(admission.enter(some, () => isGone)).catch((error: unknown) => error);
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
      void Promise.resolve(admission.enter(some, isThere)).then(() => (begunAt = now));
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
    admission.place(all);
    expect(admission.enter(100, isThere)).toBe(free);
  });
});

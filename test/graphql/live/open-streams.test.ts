/** How soon streams end, by a clock that the test moves. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OpenStreams } from '../../../src/graphql/live/open-streams.js';
import type { Tokens } from '../../../src/server/tokens/tokens.js';
import { type Fresh, fresh } from '../../server/tokens/fresh.js';

/** Milliseconds. */
const [second, step] = [1_000, 25];

let own: Fresh;
let here: Tokens;
let pending: Promise<unknown>[];
beforeEach(async () => {
  own = await fresh();
  here = await own.another();
  pending = [];
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick', 'performance', 'Date'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await own.remove();
});

/** Time passes, and what is read meanwhile takes none of it. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    own.clock.now += step;
    jest.advanceTimersByTime(step);
    await Promise.allSettled(pending.splice(0));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function open(authorization: string): { readonly isOpen: () => boolean; close(): void } {
  const reported = {
    verify: (sent: string | undefined) => {
      const verdict = Promise.resolve(here.verify(sent));
      pending.push(verdict);
      return verdict;
    },
  };
  const streams = new OpenStreams(reported, (reason) => ({ errors: [reason] }));
  let isOpen = true;
  const end = () => (isOpen = false);
  const close = streams.add({ authorization, end });
  return { isOpen: () => isOpen, close };
}

describe('a stream ends within a second', () => {
  it.each(Array.from({ length: 10 }, (_, n) => 3 * n * step))(
    'of its token being deactivated by another process, %i ms after it was last looked at',
    async (since) => {
      const { token, record } = await own.tokens.create({ name: 'Test' });
      const stream = open(`Bearer ${token}`);
      await pass(second + since);
      expect(stream.isOpen()).toBe(true);
      await own.tokens.deactivate(record.id);
      await pass(second);
      expect(stream.isOpen()).toBe(false);
      stream.close();
    },
  );

  it('of the end of its time', async () => {
    const expiresAt = new Date(own.clock.now + 3 * second);
    const { token } = await own.tokens.create({ name: 'Test', expiresAt });
    const stream = open(`Bearer ${token}`);
    await pass(3 * second - step);
    expect(stream.isOpen()).toBe(true);
    await pass(second);
    expect(stream.isOpen()).toBe(false);
    stream.close();
  });

  it('and nobody looks at tokens any more once none is open', () => {
    const before = jest.getTimerCount();
    const streams = [open('Bearer mrd_none'), open('Bearer mrd_none')];
    expect(jest.getTimerCount()).toBe(before + 2);
    for (const stream of streams) stream.close();
    expect(jest.getTimerCount()).toBe(before);
  });
});

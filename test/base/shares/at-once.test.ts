/** Work of which only so much runs at once: what one caller takes, and what it leaves to others. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AtOnce } from '../../../src/base/shares/at-once.js';

const share = { name: 'test', words: 'things at once', total: 8, part: 2, retryAfter: 5 };

function held(): { readonly work: () => Promise<void>; end(): void } {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

describe('a caller', () => {
  it('takes all but what others may have, and is refused more in words', () => {
    const things = new AtOnce(share);
    for (let n = 0; n < 6; n += 1) things.enter('greedy');
    expect(() => things.enter('greedy')).toThrow(
      'Expected at most 6 things at once of this caller, as the last 2 of 8 are for others. Try again in 5 s.',
    );
    things.enter('modest');
    things.enter('modest');
    expect(() => things.enter('third')).toThrow('Expected at most 8 things at once, but there are 8.');
  });

  it('gives back what it has taken once, however often it says so', () => {
    const things = new AtOnce(share);
    const leave = Array.from({ length: 6 }, () => things.enter('greedy'));
    leave[0]?.();
    leave[0]?.();
    things.enter('greedy');
    expect(() => things.enter('greedy')).toThrow('things at once');
  });

  it('of less under way goes before one that has waited longer', async () => {
    const things = new AtOnce(share);
    const running = Array.from({ length: 6 }, held);
    const begun: string[] = [];
    const run = (caller: string, work: () => Promise<void>) =>
      things.run(caller, async () => {
        begun.push(caller);
        await work();
      });
    const all = running.map(({ work }) => run('greedy', work));
    all.push(run('second', held().work), run('second', held().work));
    await nextRound();
    expect(begun).toHaveLength(8);
    all.push(
      run('third', async () => {}),
      run('modest', async () => {}),
    );
    running[0]?.end();
    await Promise.all(all.slice(-2));
    expect(begun.slice(8)).toEqual(['third', 'modest']);
  });

  it('has its work begun in the order in which it came', async () => {
    const things = new AtOnce({ ...share, total: 2, part: 2 });
    const ended: number[] = [];
    const all = Array.from({ length: 12 }, (_, n) =>
      things.run('a', async () => {
        await nextRound();
        ended.push(n);
      }),
    );
    await Promise.all(all);
    expect(ended).toEqual(Array.from({ length: 12 }, (_, n) => n));
  });

  it('has its place taken by nobody when its work fails', async () => {
    const things = new AtOnce({ ...share, total: 1, part: 1 });
    for (let n = 0; n < 3; n += 1) {
      await expect(things.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    }
    expect(await things.run('b', async () => 'done')).toBe('done');
  });
});

it('does not begin what was given up while it waited, and frees its place', async () => {
  const things = new AtOnce({ ...share, total: 1, part: 1 });
  const first = held();
  const begun: string[] = [];
  let isGone = false;
  const running = things.run('one', first.work);
  const work = (name: string) => () => Promise.resolve(void begun.push(name));
  const givenUp = things.run('one', work('given up'), () => isGone);
  const waiting = things.run('two', work('waiting'));
  isGone = true;
  first.end();
  await expect(givenUp).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  await Promise.all([running, waiting]);
  expect(begun).toEqual(['waiting']);
});

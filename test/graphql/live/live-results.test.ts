/** A stream that ends while an event of it is being answered: nothing of it is sent, and nothing is left behind. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { LiveResults } from '../../../src/graphql/live/live-results.js';

it('does not fail the process by an answer that fails after the end', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  try {
    let fail: (reason: Error) => void = () => undefined;
    const answering = new Promise<never>((_, reject) => (fail = reject));
    const source = { next: async () => ({ done: false as const, value: 1 }) };
    const results = new LiveResults(
      source,
      () => answering,
      () => undefined,
    );
    const next = results.next();
    await nextRound();
    results.end(null);
    expect(await next).toEqual({ done: true, value: undefined });
    fail(new Error('The upstream is away'));
    await nextRound();
    await nextRound();
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});

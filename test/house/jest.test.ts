/** The runner of the tests: what must fail fails, and a suite finds its worker as the first one did. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type SampleResult, runSamples } from '../support/jest/run-samples.js';

let results: readonly SampleResult[];

beforeAll(async () => {
  results = await runSamples();
});

const sample = (name: string) => {
  const found = results.find((one) => one.name.endsWith(`/${name}.sample.ts`));
  if (found === undefined) throw new Error(`Expected a result of ${name}`);
  return found;
};

describe('a test', () => {
  it('ends as its name says', () => {
    const ends = sample('outcomes').assertionResults.map(({ title, status }) => [title, status]);
    expect(ends).toHaveLength(10);
    const expected = (title: string) => /^(passes|fails|is left out)/.exec(title)?.[1] ?? '';
    const words: Record<string, string> = { passes: 'passed', fails: 'failed', 'is left out': 'pending' };
    expect(ends).toEqual(ends.map(([title = '']) => [title, words[expected(title)]]));
  });

  it('is told with the place in its own source', () => {
    const failed = sample('outcomes').assertionResults.find(({ title }) => title === 'fails by an expectation');
    expect(failed?.failureMessages[0]).toMatch(/samples\/outcomes\.sample\.ts:19:\d+/);
  });
});

describe('a suite', () => {
  it('that cannot be loaded fails, with the reason', () => {
    expect(sample('broken')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('thrown while it loads'),
    });
  });

  it('finds variables, mocks and the clock as they were before another one', () => {
    for (const name of ['one', 'other']) expect(sample(name).assertionResults).toMatchObject([{ status: 'passed' }]);
  });
});

/** Fields that take long by themselves give way to other operations, as long lists do. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

/** Microseconds. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The most that one round of the event loop computes while it is answered, and all that is computed. */
async function rounds(answer: () => Promise<unknown>): Promise<{ longest: number; all: number }> {
  const began = computed();
  let [last, longest, isOver] = [began, 0, false];
  const look = () => {
    const now = computed();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await answer();
  isOver = true;
  return { longest, all: computed() - began };
}

const count = 140;
let nth = 0;
const searches = (many = count, alias = 'a') => {
  nth += 1;
  const texts = Array.from({ length: many }, (_, n) => `Frankfrut Oberhausn ${nth}${n}`);
  return texts.map((text, n) => `${alias}${n}: search(text: "${text}") { nodes { __typename } }`).join(' ');
};

const questions: Readonly<Record<string, () => string>> = {
  'searches at the root': () => `{ ${searches()} }`,
  'searches in a fragment beside others': () => `{ __typename ...S } fragment S on Query { ${searches()} }`,
};

describe.each(Object.entries(questions))('%s', (_, query) => {
  it('compute no more than a third of what they take in one round', async () => {
    await meridian.query({ query: query() });
    const found = [];
    for (let time = 0; time < 3; time += 1) {
      found.push(
        await rounds(async () => {
          const { body } = await meridian.query({ query: query() });
          expect(Object.keys(body.data ?? {}).length).toBeGreaterThanOrEqual(count);
        }),
      );
    }
    // A busy machine may collect garbage in any of them.
    expect(Math.min(...found.map(({ longest, all }) => longest / all))).toBeLessThan(1 / 3);
  });
});

it('the fields are answered in their order, whatever pauses between them', async () => {
  const { body } = await meridian.query({ query: `{ first: __typename ${searches()} last: __typename }` });
  const names = Array.from({ length: count }, (_, n) => `a${n}`);
  expect(Object.keys(body.data ?? {})).toEqual(['first', ...names, 'last']);
});

it('a search that fails behind a pause ends the answer, as it would without one', async () => {
  const wrong = 'wrong: search(text: "") { nodes { __typename } }';
  const { body } = await meridian.query({ query: `{ ${searches(100)} ${wrong} ${searches(30, 'b')} }` });
  expect(body.data).toBeNull();
  expect(body.errors).toMatchObject([{ path: ['wrong'], extensions: { code: 'BAD_USER_INPUT' } }]);
});

/** Seeded questions asked four times each over HTTP, beside what graphql-js answers to them. */
import { Agent, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { maxLength, maxTokens } from '../../src/graphql/admission/operation-limits.js';
import { Features } from './features.js';
import { Choices } from './generate/choices.js';
import { type Asking, type Caller, type Question, type Source, questionFrom } from './generate/document.js';
import { knownIds } from './generate/known-ids.js';
import { type Answer, referenceOf } from './reference.js';
import { same } from './same.js';
import { altered } from './shapes/altered.js';
import { startWithClock } from './standing-clock.js';
import { printProgress } from './print-progress.js';
import { scaled } from '../support/scale.js';
import { printFigures } from '../support/figures.js';

const seed = Number(process.env['DIFFERENTIAL_SEED'] ?? 20_261_001);
const count = Number(process.env['DIFFERENTIAL_COUNT'] ?? scaled(500));
/** Questions under way at the same time. */
const atOnce = 6;
/** Of the questions that differ, those that are shown. */
const shownAtMost = 10;

/** Of every hundred questions, those that have it at least; a figure is about half of what the generator makes today. */
const expectedShares: Readonly<Record<string, number>> = {
  __typename: 35,
  alias: 40,
  'asked differently': 45,
  'several operations': 9,
  'block string': 28,
  escape: 26,
  'condition by literal': 30,
  'condition by variable': 40,
  'condition on a field': 40,
  'condition on a spread': 25,
  'condition on an inline fragment': 20,
  'fragment with and without condition': 11,
  fragment: 30,
  'fragment used again': 18,
  'nested fragment': 15,
  'inline fragment': 14,
  'inline fragment on a type': 24,
  'non-null variable': 38,
  'non-null variable with default': 22,
  'nullable variable': 9,
  'nullable variable with default': 22,
  'null given': 8,
  'list or object given': 5,
  'input object': 5,
  list: 15,
  enum: 2,
  'magic text': 1.5,
  hosting: 5,
  'caller: nobody': 15,
  'caller: rates': 12,
  'caller: all': 20,
  'text of a known shape': 30,
  'data without errors': 60,
  errors: 25,
  'data beside errors': 9,
  'data lost whole': 10,
  refused: 6,
  'error in a list': 1,
  'error under a non-null parent': 11,
};

let meridian: Awaited<ReturnType<typeof startWithClock>>;
let source: Source;
let authorization: Record<Caller, string>;
/** Questions that could not be compared. */
let incomparable = 0;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

beforeAll(async () => {
  meridian = await startWithClock();
  const all = `Bearer ${await meridian.token(['rates', 'hosting:read'], 'EUR')}`;
  authorization = { all, rates: `Bearer ${await meridian.token(['rates'])}`, nobody: '' };
  const { schema } = meridian.services;
  const ids = await knownIds(schema, async (query) => (await meridian.query({ query }, { authorization: all })).body);
  source = { schema, ids };
});
afterAll(async () => {
  agent.destroy();
  await meridian.close();
});

async function ask({ query, caller, accept }: Question, asking: Asking): Promise<Answer> {
  const headers = { 'content-type': 'application/json', accept, authorization: authorization[caller] };
  const sent = request(`${meridian.url}/graphql`, { agent, method: 'POST', headers });
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    sent.end(JSON.stringify({ query, ...asking }));
  });
}

function isBeyondBounds({ text }: Answer): boolean {
  return text.includes('"OPERATION_TOO_LARGE"') || text.includes(`more that ${maxTokens} tokens`);
}

/** What differs, in words, or nothing. */
async function differenceIn(ownSeed: number, features: Features): Promise<string | undefined> {
  const spentBefore = meridian.spent.calls;
  const question = questionFrom(source, ownSeed);
  const { query, first, other, caller, accept } = question;
  const reference = referenceOf(meridian.services);
  const expected = await reference(query, first, authorization[caller], accept);
  const expectedOfOther = await reference(query, other, authorization[caller], accept);
  features.count(question, parse(query), [expected.text, expectedOfOther.text]);
  const overHttp = /\b(cloud|dedicated|storage|edge|hosting|cloudLocations|servers)\b/.test(query);
  const askings: [string, Asking, Answer][] = [
    [query, first, expected],
    [query, first, expected],
    [query, other, expectedOfOther],
    [query, first, expected],
  ];
  // A text of the same shape, with literals and lines of its own.
  const text = altered(new Choices(ownSeed), query);
  if (text.length < maxLength && validate(meridian.services.schema, parse(text)).length === 0) {
    features.add(['text of a known shape']);
    askings.push([text, first, await reference(text, first, authorization[caller], accept)]);
  }
  for (const [index, [asked, asking, wanted]] of askings.entries()) {
    const answer = await ask({ ...question, query: asked }, asking);
    if (same(answer, wanted, overHttp)) continue;
    // graphql-js alone has no bounds. Which of several that ask at once finds a budget spent is not the executor's doing.
    if (isBeyondBounds(answer) || meridian.spent.calls > spentBefore) {
      incomparable += 1;
      return undefined;
    }
    return [
      `Asking ${index + 1} differs; DIFFERENTIAL_SEED=${ownSeed} DIFFERENTIAL_COUNT=1 asks it again.`,
      asked,
      `asked as ${JSON.stringify(asking)} by ${caller}, accepting ${accept}`,
      `service    ${answer.status} ${answer.text.slice(0, 2_000)}`,
      `graphql-js ${wanted.status} ${wanted.text.slice(0, 2_000)}`,
    ].join('\n');
  }
  return undefined;
}

describe(`${count} generated questions from seed ${seed}`, () => {
  const features = new Features();
  const differences: string[] = [];

  beforeAll(
    async () => {
      for (let done = 0; done < count && differences.length < shownAtMost; done += atOnce) {
        printProgress(done, count);
        const seeds = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => seed + done + index);
        const found = await Promise.all(seeds.map((ownSeed) => differenceIn(ownSeed, features)));
        differences.push(...found.filter((difference) => difference !== undefined));
        meridian.clock.moveAnHour();
      }
      printFigures(`DIFFERENTIAL_SEED=${seed} DIFFERENTIAL_COUNT=${count}: ${features}`);
    },
    300_000 + count * 1_000,
  );

  it('are answered as graphql-js answers them, at first, again, with other values, and again', () => {
    expect(differences.join('\n\n')).toBe('');
    expect(incomparable).toBeLessThanOrEqual(Math.max(2, Math.ceil(count / 50)));
    expect(Reflect.get(globalThis, 'ranFromText')).toBeUndefined();
  });

  // A question of one's own may have none of it.
  const representative = count >= 500 ? it : it.skip;
  representative.each(Object.entries(expectedShares))('have %s in %d of a hundred at least', (feature, share) => {
    expect((features.get(feature) / count) * 100).toBeGreaterThanOrEqual(share);
  });
});

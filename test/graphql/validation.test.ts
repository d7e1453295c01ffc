/** Texts that are new are validated by fewer rules than graphql-js has, and refused without Apollo: in the same words as by both. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DocumentNode, GraphQLError, buildSchema, parse, validate } from 'graphql';
import { validator } from '../../src/graphql/validation.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { scaled } from '../support/scale.js';
import { Choices } from './generate/choices.js';
import { questionFrom } from './generate/document.js';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const count = scaled(4_000);

const parts = [
  'Country',
  'Countri',
  'CurrencyCode',
  'Bogus',
  'name',
  'nme',
  'code',
  '$x',
  '$x: Country',
  '$x: [String!]',
  '@include(if: true)',
  '@skip',
  '@nothing(if: 1)',
  '...F',
  '... on Country { name }',
  '... on Bogus { name }',
  'fragment F on Country { name ...F }',
  'fragment F on Query { __typename }',
  'query ($x: Int) { __typename }',
  '{ name }',
  '(code: 1)',
  '(bogus: "IN")',
  '(code: "IN", code: "IN")',
  'subscription',
  'mutation',
  '"text"',
  '{a: 1}',
  'type Country { name: Int }',
  'extend type Country { x: Int }',
  'schema { query: Country }',
  'directive @d on FIELD',
];

/** Whole words of a valid question are left out, doubled, moved or replaced. */
function broken(seed: number): string {
  const choices = new Choices(seed);
  const words = questionFrom({ schema, ids: new Map() }, seed).query.match(/[$@]?\w+|"[^"]*"|\.{3}|\s+|[^\s]/g) ?? [];
  for (let times = choices.int(0, 3); times > 0; times -= 1) {
    const at = choices.int(0, words.length - 1);
    const removed = choices.chance(0.5) ? 1 : 0;
    const own = choices.chance(0.3) ? choices.one(words) : ` ${choices.one(parts)} `;
    words.splice(at, removed, ...(choices.chance(0.8) ? [own] : []));
  }
  return words.join('') + (choices.chance(0.15) ? ` ${choices.one(parts)}` : '');
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

it(`${count} seeded documents have the errors that all rules of graphql-js find, in their order`, () => {
  const errorsOf = validator(schema);
  let valid = 0;
  let invalid = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const document = parsed(broken(seed));
    if (!document) continue;
    const expected = validate(schema, document);
    expect({ seed, errors: errorsOf(document) }).toEqual({ seed, errors: expected });
    if (expected.length === 0) valid += 1;
    else invalid += 1;
  }
  expect(Math.min(valid, invalid)).toBeGreaterThan(count / 20);
});

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask(body: object, accept: string) {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(`${meridian.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { 'content-type': type, ...others } = Object.fromEntries(response.headers);
  return { status: response.status, type, vary: others['vary'], text: (await response.text()).trimEnd() };
}

it('a text is answered the same by itself and by its hash, which Apollo reads', async () => {
  const statuses = new Set<number>();
  for (let seed = 5_001; seed <= 5_000 + Math.max(60, scaled(250)); seed += 1) {
    const query = broken(seed);
    const accept = seed % 2 === 0 ? 'application/json' : 'application/graphql-response+json';
    const plain = await ask({ query }, accept);
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const byHash = await ask({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }, accept);
    expect({ seed, query, ...plain }).toEqual({ seed, query, ...byHash });
    statuses.add(plain.status);
  }
  expect([...statuses].sort()).toEqual([200, 294, 400, 422]);
});

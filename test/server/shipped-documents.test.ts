/** The documents that ship: each is asked by its id of the sandbox, and listed with its question. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { flawsIn } from '../../src/graphql/documents/flaws.js';
import { shippedDocuments } from '../../src/server/shipped-documents.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read'])}`;
});
afterAll(() => meridian.close());

/** What a reader would fill in. */
const values: Readonly<Record<string, string>> = {
  amount: '10',
  base: 'EUR',
  code: 'CHF',
  from: '2026-09-01',
  label: 'team',
  month: '2026-09',
  name: 'shop',
  since: '2026-09-01',
  text: 'web-1',
  to: 'USD',
};
const ofDocument: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convert: { from: 'EUR' },
  country: { code: 'IN' },
  'invoice-change': { from: '2026-08' },
  'new-findings': { since: '2026-09-21T00:00:00Z' },
  'resolved-findings': { since: '2026-09-21T00:00:00Z' },
};

/** The variables without which it is not answered. */
function neededBy(text: string): string[] {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Expected an operation first');
  return (operation.variableDefinitions ?? [])
    .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined)
    .map(({ variable }) => variable.name.value);
}

const documents = shippedDocuments();

it('are some thirty, each with a question and a sentence', () => {
  expect(documents.length).toBeGreaterThanOrEqual(30);
  for (const { id, title, about } of documents) {
    expect({ id, title, about }).toEqual({
      id,
      title: expect.stringMatching(/^[A-Z].+\?$/),
      about: expect.stringMatching(/^[A-Z].+\.$/),
    });
  }
});

it('fit the schema, as documents of the operator must', () => {
  expect(flawsIn(documents, meridian.services.schema, true)).toEqual([]);
});

it('change nothing', () => {
  for (const { text } of documents)
    expect(parse(text).definitions).toEqual([expect.objectContaining({ operation: 'query' })]);
});

describe('the document', () => {
  it.each(documents.map(({ id, text }) => [id, text] as const))('%s answers', async (documentId, text) => {
    const all = { ...values, ...ofDocument[documentId] };
    const variables = Object.fromEntries(neededBy(text).map((name) => [name, all[name]]));
    const { body } = await meridian.query({ documentId, variables }, { authorization });
    expect({ documentId, errors: body.errors }).toEqual({ documentId, errors: undefined });
    expect(Object.values(body.data ?? {})).not.toContain(null);
  });
});

it('are listed with their questions, their answers and the variables that they need', () => {
  const rows = readFileSync('docs/documents.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('documentId'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows).toEqual(
    documents.map(({ id, title, about, text }) => {
      const needed = neededBy(text).map((name) => `\`${name}\``);
      return ['', `\`${id}\``, title, about, needed.join(', '), ''];
    }),
  );
});

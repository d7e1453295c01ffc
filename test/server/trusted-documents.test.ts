/** A start with documents that do not fit the schema says of each what is wrong, and where. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/base/config-error.js';
import { startMeridian } from '../support/meridian.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function problemsOf(files: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    await (await startMeridian({ DOCUMENTS_DIR: folder, ...env })).close();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
  }
  return [];
}

it('names the file and the line of each, all at once', async () => {
  const problems = await problemsOf({
    'country.graphql': '# Old\nquery {\n  country(code: "IN") {\n    nam\n  }\n}',
    'cut.graphql': '{ rates {\n',
    'deep.graphql': `{ rates { rates { currency ${'{ countries { currency '.repeat(8)}{ name }${'}'.repeat(19)}`,
    'fits.graphql': '{ rates { base } }',
    'fragment.graphql': 'fragment Name on Country { name }',
    'live.graphql': 'subscription { ratesPublished { base } }',
    'long.graphql': `{ rates { base } } #${'x'.repeat(20_000)}`,
    'preset.json': '{\n  "1f": "{ rates { base } }",\n  "2f": "query A {\\n  nothing\\n}"\n}',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^DOCUMENTS_DIR, country\.graphql:4: Cannot query field "nam" on type "Country"/),
    expect.stringMatching(/^DOCUMENTS_DIR, cut\.graphql:2: Syntax Error/),
    expect.stringMatching(/^DOCUMENTS_DIR, deep\.graphql:1: The depth of an operation may be at most 16/),
    'DOCUMENTS_DIR, fragment.graphql:1: Expected an operation, but got none',
    expect.stringMatching(/^DOCUMENTS_DIR, fragment\.graphql:1: Fragment "Name" is never used/),
    expect.stringMatching(/^DOCUMENTS_DIR, long\.graphql:1: The length of an operation may be at most 20000/),
    expect.stringMatching(/^DOCUMENTS_DIR, preset\.json:3, 2f: Cannot query field "nothing" on type "Query"/),
  ]);
});

it('refuses introspection where that is off', async () => {
  const files = { 'types.graphql': '{ __schema { types { name } } }' };
  expect(await problemsOf(files)).toEqual([]);
  const [problem] = await problemsOf(files, { INTROSPECTION: 'off' });
  expect(problem).toContain('types.graphql:1: GraphQL introspection has been disabled');
});

it('names the file and the line of a default that does not fit its variable', async () => {
  const problems = await problemsOf({
    'amount.graphql':
      'query ($amount: Decimal! = "three") { convert(amount: $amount, from: "EUR", to: "USD") { rate } }',
    'base.graphql': '# Rates\nquery (\n  $base: CurrencyCode = "EURO"\n) { rates(base: $base) { base } }',
    'code.graphql': 'query ($code: String! = 5) { country(code: $code) { name } }',
    'first.graphql': 'query ($first: Int = "ten") { hosting { servers(first: $first) { totalCount } } }',
    'other.graphql': 'query ($code: String! = $other, $other: String) { country(code: $code) { name continent } }',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^DOCUMENTS_DIR, amount\.graphql:1: .*Decimal/),
    expect.stringMatching(/^DOCUMENTS_DIR, base\.graphql:3: .*EURO/),
    expect.stringMatching(/^DOCUMENTS_DIR, code\.graphql:1: String cannot represent a non string value: 5/),
    expect.stringMatching(/^DOCUMENTS_DIR, first\.graphql:1: Int cannot represent non-integer value: "ten"/),
    expect.stringMatching(/^DOCUMENTS_DIR, other\.graphql:1: Syntax Error/),
  ]);
});

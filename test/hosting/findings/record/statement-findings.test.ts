/** Findings of statements in a service that lives on: they follow what is imported, are recorded, resolved and exported. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cellsOf, fileOf, rows } from '../../statements/reading/written.js';
import { type RecordedLab, day, recordedLab } from '../recorded.js';

let lab: RecordedLab;
beforeAll(async () => {
  lab = await recordedLab();
});
afterAll(() => lab.close());

const found = () => lab.findings(', kinds: [STATEMENT_DIFFERS]', 'id accountName resourceName verdict');
const importing = `mutation ($input: ImportStatementInput!) { importStatement(input: $input) { statement { id } } }`;

async function imported(accountName: string, id: string): Promise<string> {
  const [row] = rows;
  if (!row) throw new Error('There is such a row');
  const text = fileOf(
    cellsOf([{ ...row, id, description: `web-${id}`, from: '2024-11-01', until: '2024-11-30' }], 'en'),
  );
  const groupings = [{ grouping: row.grouping, api: 'CLOUD', accountName }];
  const { data, errors } = await lab.ask(importing, undefined, { input: { file: { text }, groupings } });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { importStatement: { statement: { id: string } } }).importStatement.statement.id;
}

it('come and go with the statement, to those alone who may read its accounts, and are resolved in the record', async () => {
  expect(await found()).toEqual([]);
  const id = await imported('prod', '7');
  const [first, ...others] = await found();
  // Nobody had read the account then.
  expect(first).toMatchObject({ accountName: 'prod', resourceName: 'web-7', verdict: 'LIKELY' });
  expect(others).toEqual([]);
  expect(await lab.findings(', kinds: [STATEMENT_DIFFERS]', 'id', ['hosting:read@cloud:lab'])).toEqual([]);
  expect(await lab.findings(', kinds: [STATEMENT_DIFFERS]', 'id', ['hosting:read@cloud:prod'])).toHaveLength(1);
  await lab.record('prod');
  const second = await imported('lab', '8');
  expect((await found()).map(({ resourceName }) => resourceName).sort()).toEqual(['web-7', 'web-8']);

  const token = await lab.meridian.token(['hosting:read']);
  const csv = await fetch(`${lab.meridian.url}/export/findings.csv?kinds=STATEMENT_DIFFERS`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await csv.text();
  expect([csv.status, text.includes('web-7'), text.includes('web-8')]).toEqual([200, true, true]);

  const since = new Date(lab.clock.now()).toISOString();
  for (const one of [id, second]) await lab.ask(`mutation { deleteStatement(id: "${one}") { deletedId } }`);
  expect(await found()).toEqual([]);
  await lab.clock.sleep(day);
  await lab.record('prod');
  const { data } = await lab.ask(
    `{ hosting { resolvedFindings(since: "${since}") { nodes { findingId kind resourceName } } } }`,
  );
  expect(data).toMatchObject({
    hosting: {
      resolvedFindings: {
        nodes: [{ findingId: first?.['id'], kind: 'STATEMENT_DIFFERS', resourceName: 'web-7' }],
      },
    },
  });
});

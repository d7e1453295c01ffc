/** GET /export/statement.csv has the lines of the comparison of a statement, as the graph has them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type WrittenRow, cellsOf, fileOf } from '../../hosting/statements/reading/written.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { recordsIn } from './records.js';

const day = 86_400_000;

let meridian: Meridian;
let authorization: string;
let id: string;
/** A day of the month before, which the statement bills. */
let last: Date;

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { body } = await meridian.query({ query, variables }, { authorization });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as T;
}

function bill(description: string, number: string): WrittenRow {
  const until = last.toISOString().slice(0, 10);
  return {
    grouping: 'Project shop',
    product: 'CX33 Cloud Server',
    description,
    thing: 'Server',
    id: number,
    quantity: '1.0000',
    from: `${until.slice(0, 8)}01`,
    until,
    unit: 'Months',
    total: '777.0000',
  };
}

beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  const { upstreams } = meridian.services;
  const { clock } = upstreams;
  const present = new Date(clock.now());
  last = new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth(), 0, 12));
  for (const time of [last.getTime() - day, last.getTime()]) {
    Object.defineProperty(upstreams, 'clock', { value: { ...clock, now: () => time }, configurable: true });
    await ask('mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  }
  Object.defineProperty(upstreams, 'clock', { value: clock, configurable: true });
  const { cloud } = await ask<{ cloud: { servers: { nodes: { id: string; name: string }[] } } }>(
    '{ cloud { servers(first: 100) { nodes { id name } } } }',
  );
  const [one, other] = cloud.servers.nodes.map(({ id: of, name }) => bill(name, of.split(/\W/).at(-1) ?? ''));
  if (!one || !other) throw new Error('Expected two servers in the sandbox');
  const file = { text: fileOf(cellsOf([one, other, other, { ...other, description: '=1+1', id: '999999' }], 'en')) };
  const { importStatement } = await ask<{ importStatement: { statement: { id: string } } }>(
    'mutation Import($input: ImportStatementInput!) { importStatement(input: $input) { statement { id } } }',
    { input: { file } },
  );
  ({ id } = importStatement.statement);
});
afterAll(() => meridian.close());

const get = (query: string, headers: Record<string, string> = { authorization }) =>
  fetch(`${meridian.url}/export/statement.csv${query}`, { headers });

interface Line {
  readonly verdict: string;
  readonly cause: string | null;
  readonly providerId: string | null;
  readonly isDisputed: boolean;
  readonly theirs: { readonly amount: string };
  readonly ours: { readonly amount: string } | null;
  readonly difference: { readonly amount: string } | null;
}

async function shown(): Promise<{ isComplete: boolean; lines: { nodes: readonly Line[] } }> {
  const { hosting } = await ask<{
    hosting: { statement: { comparison: { isComplete: boolean; lines: { nodes: Line[] } } } };
  }>(
    `query Shown($id: ID!) { hosting { statement(id: $id) { comparison { isComplete lines(first: 500) { nodes {
      verdict cause providerId isDisputed theirs { amount } ours { amount } difference { amount } } } } } } }`,
    { id },
  );
  return hosting.statement.comparison;
}

const cellsOfLine = ({ verdict, cause, providerId, isDisputed, theirs, ours, difference }: Line) => ({
  verdict,
  cause: cause ?? '',
  provider_id: providerId ?? '',
  is_disputed: String(isDisputed),
  theirs: theirs.amount,
  ours: ours ? ours.amount : '',
  difference: difference ? difference.amount : '',
  currency: 'EUR',
});

describe('the rows of a statement', () => {
  it('are the lines of its comparison, in their order', async () => {
    const { lines, isComplete } = await shown();
    const response = await get(`?id=${encodeURIComponent(id)}`);
    expect([response.status, response.headers.get('x-complete')]).toEqual([200, String(isComplete)]);
    const month = last.toISOString().slice(0, 7);
    expect(response.headers.get('content-disposition')).toContain(`filename="statement-EUR-${month}-01-${month}-`);
    const rows = recordsIn(await response.text());
    expect(rows).toEqual(lines.nodes.map((line) => expect.objectContaining(cellsOfLine(line))));
    expect(rows.find(({ verdict }) => verdict === 'BILLED_TWICE')).toMatchObject({
      months: month,
      api: 'CLOUD',
      kind: 'SERVER',
      theirs: '777',
      statement_lines: '4',
      products: 'CX33 Cloud Server',
    });
    expect(rows.find(({ provider_id }) => provider_id === '999999')).toMatchObject({ name: "'=1+1" });
  });

  it('are those of the verdicts that are wanted, and those that are disputed, or not', async () => {
    const { lines } = await shown();
    const rowsOf = async (query: string) =>
      recordsIn(await (await get(`?id=${encodeURIComponent(id)}${query}`)).text());
    const twice = await rowsOf('&verdicts=billed_twice&columns=verdict&columns=theirs');
    expect(twice).toEqual([{ verdict: 'BILLED_TWICE', theirs: '777' }]);
    for (const disputed of [true, false]) {
      const expected = lines.nodes.filter(({ isDisputed }) => isDisputed === disputed).map(cellsOfLine);
      expect(await rowsOf(`&disputed=${disputed}`)).toEqual(expected.map((cells) => expect.objectContaining(cells)));
    }
  });

  it.each([
    ['', 400, 'id: expected the id of a statement, but got null'],
    ['?id=none', 404, 'id: expected the id of a statement, but got "none"'],
    ['?id=none&disputed=yes', 400, 'disputed: expected true or false'],
    ['?id=none&verdicts=FINE', 400, 'verdicts: expected AGREED'],
    ['?id=none&month=2026-10', 400, 'the query: expected id, disputed, bom, verdicts, columns'],
  ])('are not made for "%s"', async (query, status, message) => {
    const response = await get(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining(message) });
  });

  it('are for tokens that may read all accounts of the statement', async () => {
    const service = await startMeridian({ SANDBOX: 'off', CLOUD_ACCOUNTS: 'one=a,two=b' });
    try {
      const all = `Bearer ${await service.token(['hosting:read', 'hosting:write'])}`;
      const own = `Bearer ${await service.token(['hosting:read@cloud:one'])}`;
      const { body } = await service.query(
        {
          query:
            'mutation Import($input: ImportStatementInput!) { importStatement(input: $input) { statement { id } } }',
          variables: {
            input: {
              file: { text: fileOf(cellsOf([bill('web', '123')], 'en')) },
              groupings: [{ grouping: 'Project shop', api: 'CLOUD', accountName: 'two' }],
            },
          },
        },
        { authorization: all },
      );
      const { importStatement } = body.data as { importStatement: { statement: { id: string } } };
      const query = new URLSearchParams({ id: importStatement.statement.id });
      const statusFor = async (token: string) =>
        (await fetch(`${service.url}/export/statement.csv?${query}`, { headers: { authorization: token } })).status;
      expect([await statusFor(all), await statusFor(own)]).toEqual([200, 404]);
    } finally {
      await service.close();
    }
  });
});

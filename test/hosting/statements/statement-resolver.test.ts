/** Statements are imported whole or not at all, and each is of the accounts whose resources it bills. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BillingReading } from '../../../src/hosting/invoice/billing-rules/billing-reading.js';
import { billingRules } from '../../../src/hosting/invoice/billing-rules/billing-rule-store.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type WrittenRow, cellsOf, fileOf, rows } from './reading/written.js';

let meridian: Meridian;
let writer: string;
/** The numbers of servers of the sandbox's cloud account. */
let ids: readonly string[];

const shown = `id form currency from until rowCount total { amount }
  groupings { name tie accounts { api accountName } } rows(first: 100) { nodes { line product total } }`;

interface Shown {
  readonly id: string;
  readonly rowCount: number;
  readonly total: { readonly amount: string };
  readonly groupings: readonly { readonly name: string; readonly tie: string | null; readonly accounts: unknown[] }[];
}

async function ask(token: string, query: string, variables: object = {}) {
  const { body } = await meridian.query({ query, variables }, { authorization: `Bearer ${token}` });
  return body;
}

const importing = `mutation Import($input: ImportStatementInput!) { importStatement(input: $input) { isReplacement statement { ${shown} } } }`;

async function imported(input: object, token = writer): Promise<{ isReplacement: boolean; statement: Shown }> {
  const { data, errors } = await ask(token, importing, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return (data as { importStatement: { isReplacement: boolean; statement: Shown } }).importStatement;
}

async function listed(token = writer): Promise<readonly Shown[]> {
  const { data } = await ask(token, `{ hosting { statements { ${shown} } } }`);
  return (data as { hosting: { statements: readonly Shown[] } }).hosting.statements;
}

const today = () => new Date(meridian.services.upstreams.clock.now()).toISOString().slice(0, 10);
const bill = (id: string | undefined, change: Partial<WrittenRow> = {}): WrittenRow => ({
  ...(rows[0] ?? ({} as WrittenRow)),
  id: id ?? '',
  from: `${today().slice(0, 8)}01`,
  until: today(),
  ...change,
});
const text = (all: readonly WrittenRow[]) => ({ text: fileOf(cellsOf(all, 'en')) });

beforeAll(async () => {
  meridian = await startMeridian();
  writer = await meridian.token(['hosting:read', 'hosting:write']);
  await ask(writer, 'mutation { snapshotBill(apis: [CLOUD]) { snapshots { error } } }');
  const { data } = await ask(writer, '{ cloud { servers(first: 100) { nodes { id } } } }');
  const { cloud } = data as { cloud: { servers: { nodes: { id: string }[] } } };
  ids = cloud.servers.nodes.map(({ id }) => id.split(/\W/).at(-1) ?? '');
});
afterAll(() => meridian.close());

describe('importing a statement', () => {
  beforeEach(async () => {
    for (const { id } of await listed()) await ask(writer, `mutation { deleteStatement(id: "${id}") { deletedId } }`);
  });

  it('ties a grouping to the account that has its resources', async () => {
    const { statement, isReplacement } = await imported({ file: text([bill(ids[0]), bill(ids[1])]) });
    expect(isReplacement).toBe(false);
    expect(statement).toMatchObject({ rowCount: 2, total: { amount: '9.98' } });
    expect(statement.groupings).toMatchObject([{ tie: 'RESOURCES', accounts: [{ api: 'CLOUD' }] }]);
    expect(await listed()).toEqual([statement]);
  });

  it('never ties by name alone, but as the caller says', async () => {
    const unknown = bill('123', { grouping: 'Project sandbox' });
    const { statement } = await imported({ file: text([unknown]), preview: true });
    expect(statement.groupings).toEqual([{ name: 'Project sandbox', tie: null, accounts: [] }]);
    const groupings = [{ grouping: 'Project sandbox', api: 'CLOUD', accountName: 'sandbox' }];
    const said = await imported({ file: text([unknown]), groupings, preview: true });
    expect(said.statement.groupings).toMatchObject([{ tie: 'CALLER', accounts: [{ accountName: 'sandbox' }] }]);
    expect(await listed()).toEqual([]);
    for (const [change, message] of [
      [{ grouping: 'Project other' }, /groupings: expected one of the file \("Project sandbox"\)/],
      [{ accountName: 'other' }, /groupings: expected the name of an account of CLOUD/],
    ] as const) {
      await expect(imported({ file: text([unknown]), groupings: [{ ...groupings[0], ...change }] })).rejects.toThrow(
        message,
      );
    }
  });

  it('takes the same statement again in place of the one before, also with other amounts', async () => {
    const { statement } = await imported({ file: text([bill(ids[0])]) });
    const again = await imported({ file: text([bill(ids[0], { total: '5.0000' })]) });
    expect(again).toMatchObject({ isReplacement: true, statement: { id: statement.id, total: { amount: '5' } } });
    expect(await listed()).toEqual([again.statement]);
  });

  it('refuses another one that bills the same days of a resource, and one that is damaged', async () => {
    const { statement } = await imported({ file: text([bill(ids[0])]) });
    await expect(imported({ file: text([bill(ids[1]), bill(ids[0])]) })).rejects.toThrow(
      `line 3: expected what no other statement bills, but "Server ${ids[0]}" from`,
    );
    await expect(imported({ file: text([bill(ids[1], { total: '1.234' })]) })).rejects.toThrow(
      'line 2, total: expected a number with one meaning',
    );
    const damaged = Buffer.from(text([bill(ids[1])]).text, 'latin1').toString('base64');
    await expect(imported({ file: { base64: damaged } })).rejects.toThrow('file: expected UTF-8');
    await expect(imported({ file: { text: `${'x'.repeat(600 * 1024)}` } })).rejects.toThrow('at most 512 KiB');
    expect(await listed()).toEqual([statement]);
  });
});

describe('a token that may not read every account', () => {
  let sandbox: Meridian;
  beforeAll(async () => {
    sandbox = meridian;
    meridian = await startMeridian({ SANDBOX: 'off', CLOUD_ACCOUNTS: 'one=a,two=b' });
  });
  afterAll(async () => {
    await meridian.close();
    meridian = sandbox;
  });

  it('neither sees nor deletes what may be of another one, nor imports it', async () => {
    const all = await meridian.token(['hosting:read', 'hosting:write']);
    const own = await meridian.token(['hosting:read@cloud:one', 'hosting:write@cloud:one']);
    const file = text([bill('123')]);
    const tieTo = (accountName: string) => [{ grouping: rows[0]?.grouping, api: 'CLOUD', accountName }];
    for (const groupings of [[], tieTo('two')]) {
      const { statement } = await imported({ file, groupings }, all);
      expect(await listed(own)).toEqual([]);
      const { errors } = await ask(own, `mutation { deleteStatement(id: "${statement.id}") { deletedId } }`);
      expect(errors?.[0]?.message).toContain('id: expected the id of a statement');
      const one = `{ hosting { statement(id: "${statement.id}") { id comparison { lineCount } } } }`;
      expect((await ask(own, one)).errors?.[0]?.message).toContain('id: expected the id of a statement');
      expect((await ask(all, one)).data).toMatchObject({ hosting: { statement: { id: statement.id } } });
    }
    await expect(imported({ file }, own)).rejects.toThrow('as this token may not read every account');
    await expect(imported({ file, groupings: tieTo('two') }, own)).rejects.toThrow('expected the name of an account');
    // What it may not see, it may not take the place of.
    await expect(imported({ file, groupings: tieTo('one') }, own)).rejects.toThrow('groupings: expected');
    const [account] = meridian.services.upstreams.accounts.filter(({ name }) => name === 'two');
    if (!account) throw new Error('There is such an account');
    const { api, name, sandbox: isSandbox, baseUrl } = account;
    const ground = { id: 's', from: '2026-10-01', until: '2026-10-31' };
    await billingRules.in(meridian.services).put('r', {
      id: 'r',
      api,
      name,
      sandbox: isSandbox,
      baseUrl,
      reading: BillingReading.NO_CAP,
      statement: ground,
      at: 1,
      by: 'somebody',
    });
    const rules = '{ hosting { billingRules { id } } }';
    expect((await ask(own, rules)).data).toEqual({ hosting: { billingRules: [] } });
    expect((await ask(all, rules)).data).toEqual({ hosting: { billingRules: [{ id: 'r' }] } });
    const removing = 'mutation { removeBillingRule(id: "r") { billingRule { reading } } }';
    expect((await ask(own, removing)).errors?.[0]?.message).toContain('id: expected the id of a billing rule');
    expect((await ask(all, removing)).data).toMatchObject({
      removeBillingRule: { billingRule: { reading: 'NO_CAP' } },
    });
    const reader = await meridian.token(['hosting:read']);
    const { errors = [] } = await ask(reader, importing, { input: { file } });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

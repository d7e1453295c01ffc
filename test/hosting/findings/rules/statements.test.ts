/** Disputed lines of statements are findings, about things that no list has any more too, until they are settled. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnPrices } from '../../../../src/hosting/bill/own-prices/own-price.js';
import { ownPrices } from '../../bill/fleet.js';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type Thing, rightRows, watched } from '../../statements/comparison/billed-world.js';
import { type WrittenRow, cellsOf, fileOf } from '../../statements/reading/written.js';

const server = (id: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind: 'server',
  created: '2025-03-01T08:00',
  ...more,
});
const things = {
  right: server(1),
  dearer: server(2),
  twice: server(3),
  gone: server(4, { deleted: '2026-09-28T15:00' }),
  unbilled: server(5),
  volume: server(6, { kind: 'volume', created: '2026-10-12T09:15', size: 100 }),
};
const day = '2026-11-06';

let project: WatchedProject;
beforeAll(async () => {
  project = await watched(Object.values(things));
  await project.recorded.closeMonths({ day, accounts: project.accounts });
});
afterAll(() => project.close());

const ask = <T>(text: string, prices: OwnPrices | null = null) =>
  project.recorded.ask<T>({ day, accounts: project.accounts, prices }, text);

interface Found {
  readonly id: string;
  readonly severity: string;
  readonly verdict: string;
  readonly accountName: string;
  readonly resourceId: string | null;
  readonly resourceName: string;
  readonly evidence: readonly { readonly name: string; readonly value: unknown }[];
  readonly remedies: readonly { readonly mutation: string; readonly variables: { readonly input: object } }[];
}

async function found(prices: OwnPrices | null = null): Promise<readonly Found[]> {
  const { hosting } = await ask<{
    hosting: { findings: { isComplete: boolean; nodes: readonly Found[] } };
  }>(
    `{ hosting { findings(kinds: [STATEMENT_DIFFERS]) { isComplete nodes {
    id severity verdict accountName resourceId resourceName evidence { name value } remedies { mutation variables } } } } }`,
    prices,
  );
  expect(hosting.findings.isComplete).toBe(true);
  return hosting.findings.nodes;
}

async function billed(rows: readonly WrittenRow[]): Promise<string> {
  const text = JSON.stringify(fileOf(cellsOf(rows, 'en')));
  const tie = '{ grouping: "Project shop", api: CLOUD, accountName: "default" }';
  const { importStatement } = await ask<{ importStatement: { statement: { id: string } } }>(
    `mutation { importStatement(input: { file: { text: ${text} } groupings: [${tie}] }) { statement { id } } }`,
  );
  return importStatement.statement.id;
}

const rightly = rightRows(things.right);
const [monthly] = rightly;
if (!monthly) throw new Error('It is billed');
const wrong = [
  ...rightRows(things.dearer).map((row) => ({ ...row, total: '4.1500' })),
  ...rightRows(things.twice),
  ...rightRows(things.twice),
  { ...monthly, id: '4', description: 'server-4' },
  ...rightRows(things.volume).map((row) => ({ ...row, total: '4.4000' })),
];

/** What each is found for: its name, verdict, difference, act. */
const shown = (all: readonly Found[]) =>
  all
    .map(({ resourceName, severity, evidence }) => {
      const { verdict, difference, currency, act } = Object.fromEntries(
        evidence.map(({ name, value }) => [name, value]),
      );
      return [resourceName, severity, verdict, difference, currency, act].join(' ');
    })
    .sort();

async function send({ remedies: [remedy] }: Found): Promise<void> {
  if (!remedy) throw new Error('It has a remedy');
  const enums = new Set(['api', 'reading', 'kind']);
  const input = Object.entries(remedy.variables.input)
    .map(([key, value]) => `${key}: ${enums.has(key) ? String(value) : JSON.stringify(value)}`)
    .join(', ');
  await ask(remedy.mutation.replace(/^mutation \(.*?!\) /, 'mutation ').replace('$input', `{ ${input} }`));
}

it('are there once a statement is imported, and gone once it is deleted', async () => {
  expect(await found()).toEqual([]);
  const agreed = await billed([...rightly, ...[things.dearer, things.twice, things.unbilled].flatMap(rightRows)]);
  expect((await found()).filter(({ resourceName }) => resourceName.startsWith('server'))).toEqual([]);
  await ask(`mutation { deleteStatement(id: "${agreed}") { deletedId } }`);
  const id = await billed([...rightly, ...wrong]);
  expect(shown(await found())).toEqual([
    'server-2 MEDIUM DIFFERS 0.36 EUR USE_AS_OWN_PRICE',
    'server-3 MEDIUM BILLED_TWICE 3.79 EUR COPY_FOR_PROVIDER',
    'server-4 MEDIUM CHARGED_AFTER_DELETION 3.79 EUR COPY_FOR_PROVIDER',
    'server-5 LOW SEEN_BUT_UNBILLED -3.79 EUR ADD_CORRECTION',
    expect.stringMatching(/^volume-6 MEDIUM DIFFERS 1\.614\d+ EUR TAKE_AS_RULE$/),
  ]);
  await ask(`mutation { deleteStatement(id: "${id}") { deletedId } }`);
  expect(await found()).toEqual([]);
});

describe('each', () => {
  let before: readonly Found[];
  beforeAll(async () => {
    await billed([...rightly, ...wrong]);
    before = await found();
  });
  const named = (name: string) => {
    const one = before.find(({ resourceName }) => resourceName === name);
    if (!one) throw new Error(`There is no finding about ${name}`);
    return one;
  };

  it('names a thing that is gone as the statement has it, and offers the text to send', () => {
    const gone = named('server-4');
    expect([gone.accountName, gone.resourceId, gone.remedies, gone.verdict]).toEqual(['default', null, [], 'CERTAIN']);
    const evidence = Object.fromEntries(gone.evidence.map(({ name, value }) => [name, value]));
    expect(evidence).toMatchObject({ providerId: '4', statementLines: [6], months: ['2026-10'] });
    expect(evidence['textForProvider']).toContain('Server 4');
    expect(named('server-2').resourceId).toBe('cloud:default:server:2');
  });

  it.each(['server-5', 'volume-6'])('of %s is settled by its remedy, and no other is', async (name) => {
    const ids = (await found()).map(({ id }) => id);
    const { id } = named(name);
    expect(ids).toContain(id);
    await send(named(name));
    expect((await found()).map((one) => one.id)).toEqual(ids.filter((one) => one !== id));
  });

  it('of a price is settled once that is set as an own one', async () => {
    const price = '{ api: cloud, account: default, kind: SERVER, id: 2, currency: EUR, period: month';
    const of = async (amount: string) =>
      (await found(ownPrices(`- ${price}, amount: ${amount}, from: 2026-10-01 }`, Date.parse(day)))).map(
        ({ id }) => id,
      );
    expect(await of('4.15')).not.toContain(named('server-2').id);
    expect(await of('4.16')).toContain(named('server-2').id);
  });

  it('comes back with the same id once what has settled it is taken back', async () => {
    const { hosting } = await ask<{ hosting: { billingRules: { id: string }[] } }>(
      '{ hosting { billingRules { id } } }',
    );
    await ask(`mutation { removeBillingRule(id: "${hosting.billingRules[0]?.id}") { billingRule { id } } }`);
    expect((await found()).map(({ id }) => id)).toContain(named('volume-6').id);
  });
});

/** A statement that refutes what is assumed offers its own rule: taken, it charges the account from then on. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type Thing, rightRows, watched } from '../comparison/billed-world.js';
import { type Act, compared } from '../comparison/compared.js';
import type { WrittenRow } from '../reading/written.js';

const long = '2025-03-01T08:00';
const late = '2026-10-12T09:15';
const volume = (id: number): Thing => ({ id, kind: 'volume', created: late, size: 100 });
const server = (id: number, more: Partial<Thing>): Thing => ({ id, kind: 'server', created: long, ...more });
/** A day on which October is over and not closed. */
const open = '2026-11-02';
const closed = '2026-11-06';

let project: WatchedProject;
const things = {
  volumes: [volume(1), volume(2)],
  resized: server(3, { resized: '2026-10-10T20:30' }),
  begun: server(4, { created: late }),
  traffic: server(5, { sent: 22.5 }),
};
beforeAll(async () => {
  project = await watched([...things.volumes, things.resized, things.begun, things.traffic]);
});
afterAll(() => project.close());

const about = (day: string) => ({ day, accounts: project.accounts });
const billed = (all: readonly Thing[], totals: readonly string[]): WrittenRow[] =>
  all.flatMap(rightRows).map((row, place) => ({ ...row, total: totals[place] ?? row.total }));

async function send({ mutation, variables }: Pick<Act, 'mutation' | 'variables'>, day: string): Promise<unknown> {
  const enums = new Set(['api', 'reading']);
  const input = Object.entries(variables?.input ?? {})
    .map(([key, value]) => `${key}: ${enums.has(key) ? value : JSON.stringify(value)}`)
    .join(', ');
  const text = (mutation ?? '').replace(/^mutation \(.*?!\) /, 'mutation ').replace('$input', `{ ${input} }`);
  return project.recorded.ask(about(day), text);
}

async function linesOf(rows: readonly WrittenRow[], day = open) {
  return (await compared(project, rows, { day, groupings: ['Project shop'] })).lines.nodes.filter(
    (line) => line.rows.length > 0,
  );
}

afterEach(async () => {
  for (const { id } of await rules()) await remove(id);
  const { hosting } = await project.recorded.ask<{ hosting: { statements: { id: string }[] } }>(
    about(open),
    '{ hosting { statements { id } } }',
  );
  for (const { id } of hosting.statements) {
    await project.recorded.ask(about(open), `mutation { deleteStatement(id: "${id}") { deletedId } }`);
  }
});

interface Rule {
  readonly id: string;
  readonly reading: string;
  readonly assumption: string | null;
}
async function rules(): Promise<readonly Rule[]> {
  const { hosting } = await project.recorded.ask<{ hosting: { billingRules: readonly Rule[] } }>(
    about(open),
    '{ hosting { billingRules { id reading assumption } } }',
  );
  return hosting.billingRules;
}
const remove = (id: string) =>
  project.recorded.ask(about(open), `mutation { removeBillingRule(id: "${id}") { billingRule { id } } }`);

async function netOf(name: string): Promise<{ net: string; days: string }> {
  const { lines } = await project.invoice(open, '2026-10');
  const found = lines.nodes.find((line) => line.name === name);
  return { net: found?.net.amount ?? '', days: (found?.assumptions ?? []).join() };
}

/** What is billed, the reading that it shows, and what October costs by it. */
const planted = [
  { name: 'volume-1', rows: () => billed(things.volumes, ['4.4000', '4.4000']), reading: 'FULL_MONTH', net: '4.4' },
  // 471 hours are 20 begun days, of 31.
  { name: 'volume-1', rows: () => billed(things.volumes, ['2.8387', '2.8387']), reading: 'BEGUN_DAYS', net: '2.8' },
  // 237 hours at 0.0060, and 507 at 0.0109: less than the month of the second, more than that of the first.
  {
    name: 'server-3',
    rows: () => billed([things.resized], ['1.4220', '2.3680']),
    reading: 'CAP_OF_FIRST',
    net: '3.79',
  },
  // One hour less at the end of October.
  { name: 'server-4', rows: () => billed([things.begun], ['2.8200']), reading: 'MONTH_OF_BERLIN', net: '2.82' },
  {
    name: 'server-5',
    rows: (): WrittenRow[] => {
      const [row] = rightRows(things.traffic);
      if (!row) throw new Error('It is billed');
      return [row, { ...row, product: 'Traffic', quantity: '3', unit: 'TB', total: '3.0000' }];
    },
    reading: 'BEGUN_TERABYTES',
    net: '3.79',
  },
] as const;

describe.each(planted)('$reading', ({ name, rows, reading, net }) => {
  it('is offered where each line shows it, charges the account, and can be removed', async () => {
    const before = await netOf(name);
    const [line] = (await linesOf(rows())).filter(({ verdict }) => verdict === 'DIFFERS');
    expect(line?.act).toMatchObject({ kind: 'TAKE_AS_RULE', variables: { input: { reading } } });
    if (!line?.act) throw new Error('It has an act');
    await send(line.act, open);
    const [rule, ...others] = await rules();
    expect(rule).toMatchObject({ reading });
    expect(others).toEqual([]);
    const after = await linesOf(rows());
    expect(after.filter(({ isDisputed }) => isDisputed)).toEqual([]);
    const now = await netOf(name);
    expect(now.net.startsWith(net)).toBe(true);
    expect(now.days).not.toContain(rule?.assumption ?? 'nothing');
    await remove(rule?.id ?? '');
    expect(await rules()).toEqual([]);
    expect(await netOf(name)).toEqual(before);
  });
});

it('is not offered where another line of the account speaks against it', async () => {
  const lines = await linesOf(billed(things.volumes, ['4.4000']));
  expect(lines.map(({ verdict, act }) => [verdict, act && act.kind].map(String)).sort()).toEqual([
    ['DIFFERS', 'COPY_FOR_PROVIDER'],
    ['DIFFERS', 'null'],
  ]);
});

it('takes the place of another reading of the same rule, and none that no statement shows', async () => {
  for (const total of ['4.4000', '2.8387']) {
    const [line] = await linesOf(billed(things.volumes, [total, total]));
    if (line?.act) await send(line.act, open);
  }
  const [rule, ...others] = await rules();
  expect([rule?.reading, others.length]).toEqual(['BEGUN_DAYS', 0]);
  const statement = await project.recorded.ask<{ hosting: { statements: { id: string }[] } }>(
    about(open),
    '{ hosting { statements { id } } }',
  );
  const [{ id } = { id: '' }] = statement.hosting.statements;
  const take = (reading: string) =>
    project.recorded.ask(
      about(open),
      `mutation { takeBillingRule(input: { api: CLOUD accountName: "default" reading: ${reading} statementId: "${id}" }) { billingRule { id } } }`,
    );
  await expect(take('NO_CAP')).rejects.toThrow('reading: expected a rule by which the account is billed');
  await remove(rule?.id ?? '');
});

it('settles the lines of a month that was closed before, and takes its amounts no more', async () => {
  await project.recorded.closeMonths(about(closed));
  const rows = billed(things.volumes, ['4.4000', '4.4000']);
  const [line] = await linesOf(rows, closed);
  expect(line?.act).toMatchObject({ kind: 'TAKE_AS_RULE' });
  const before = await netOf('volume-1');
  if (line?.act) await send(line.act, closed);
  const after = await linesOf(rows, closed);
  expect(after.map(({ verdict, cause, act }) => [verdict, cause, act])).toEqual([
    ['AGREED', 'RULE_TAKEN', null],
    ['AGREED', 'RULE_TAKEN', null],
  ]);
  expect(await netOf('volume-1')).toEqual(before);
  const [rule] = await rules();
  await remove(rule?.id ?? '');
  expect((await linesOf(rows, closed)).map(({ verdict }) => verdict)).toEqual(['DIFFERS', 'DIFFERS']);
});

/** What a line offers to do can be sent as it is. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ownPrices } from '../../bill/fleet.js';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type Thing, rightRows, watched } from './billed-world.js';
import { compared } from './compared.js';

const gone: Thing = { id: 1, kind: 'server', created: '2025-03-01T08:00', deleted: '2026-10-10T20:30' };

let project: WatchedProject;
beforeAll(async () => {
  project = await watched([gone]);
});
afterAll(() => project.close());

it('has the price that is billed as the own one, which settles the line also while its month is open', async () => {
  // 237 hours at another price.
  const dearer = rightRows(gone).map((row) => ({ ...row, total: String(Number(row.quantity) * 0.0079) }));
  const before = await compared(project, dearer, { day: '2026-11-02' });
  const [line] = before.lines.nodes;
  expect(line).toMatchObject({ verdict: 'DIFFERS', cause: 'KEEPS_ITS_PRICE', act: { kind: 'USE_AS_OWN_PRICE' } });
  const { api = '', account, kind, id, amount, currency, period, from } = line?.act?.variables?.input ?? {};
  const entry = `- { api: ${api.toLowerCase()}, account: ${account}, kind: ${kind}, id: "${id}", amount: ${amount}, currency: ${currency}, period: ${period}, from: ${from} }`;
  const wanted = { day: '2026-11-02', prices: ownPrices(entry, Date.parse('2026-11-02')) };
  expect((await compared(project, dearer, wanted)).lines.nodes[0]).toMatchObject({
    verdict: 'AGREED',
    cause: 'PRICE_SET',
    act: null,
  });
  const cheaper = dearer.map((row) => ({ ...row, total: String(Number(row.quantity) * 0.0021) }));
  expect((await compared(project, cheaper, wanted)).lines.nodes[0]).toMatchObject({ verdict: 'DIFFERS' });
});

const billed = rightRows(gone).map((row) => ({ ...row, quantity: '230', total: '1.3800' }));
const about = (day: string) => ({ day, accounts: project.accounts });

it('adds the difference to a closed month, and to none before it is closed', async () => {
  const before = await compared(project, billed, { day: '2026-11-05' });
  expect(before.lines.nodes[0]).toMatchObject({ cause: 'HOURS', act: { kind: 'COPY_FOR_PROVIDER' } });
  await project.recorded.closeMonths(about('2026-11-05'));
  const { lines } = await compared(project, billed, { day: '2026-11-06' });
  const act = lines.nodes[0]?.act;
  expect(act).toMatchObject({ kind: 'ADD_CORRECTION', text: null });
  const input = Object.entries(act?.variables?.input ?? {})
    .map(([key, value]) => `${key}: ${key === 'api' ? value : JSON.stringify(value)}`)
    .join(', ');
  await project.recorded.ask(
    about('2026-11-06'),
    (act?.mutation ?? '').replace(/^mutation \(.*?!\) /, 'mutation ').replace('$input', `{ ${input} }`),
  );
  const { hosting } = await project.recorded.ask<{ hosting: { invoice: { corrections: unknown[] } } }>(
    about('2026-11-06'),
    '{ hosting { invoice(month: "2026-10", currency: "EUR") { corrections { name net { amount currency } gross { amount } } } } }',
  );
  // Seven hours at 0.006, and at 0.0071.
  expect(hosting.invoice.corrections).toEqual([
    { name: 'server-1', net: { amount: '-0.042', currency: 'EUR' }, gross: { amount: '-0.0497' } },
  ]);
  const after = await compared(project, billed, { day: '2026-11-06' });
  expect(after.lines.nodes[0]).toMatchObject({ verdict: 'AGREED', cause: 'CORRECTED', act: null });
  // Another amount is disputed as before.
  const more = await compared(
    project,
    billed.map((row) => ({ ...row, total: '1.3740' })),
    { day: '2026-11-06' },
  );
  expect(more.lines.nodes[0]).toMatchObject({ verdict: 'DIFFERS' });
});

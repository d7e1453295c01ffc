/** What is learnt of a closed month is stored beside it, for whoever may write to its account. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../../src/base/auth/scope.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { accountAt, fleet, server } from '../../bill/fleet.js';
import { Recorded } from '../../history/recorded.js';

let upstream: ScriptedUpstream;
let recorded: Recorded;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(fleet({ servers: [server(1)] }));
  recorded = await Recorded.open(await sharedGraph());
  for (const day of ['2026-09-30', '2026-11-01', '2026-11-04'])
    await recorded.ask({ day, accounts: accounts() }, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  await recorded.closeMonths({ day: '2026-11-04', accounts: accounts() });
});
afterAll(async () => {
  await recorded.close();
  await upstream.close();
});

const accounts = () => [accountAt(upstream.url, 'CLOUD', 'main'), accountAt(upstream.url, 'CLOUD', 'other')];
const ask = <T>(source: string, scopes?: readonly Scope[]) =>
  recorded.ask<T>({ day: '2026-11-05', accounts: accounts(), ...(scopes && { scopes }) }, source);

interface Shown {
  readonly net: { readonly amount: string };
  readonly corrections: readonly { readonly id: string; readonly key: string | null; readonly name: string | null }[];
  readonly lines: { readonly nodes: readonly { readonly key: string }[] };
}
const invoice = async (args = '', scopes?: readonly Scope[]) =>
  (
    await ask<{ hosting: { invoice: Shown } }>(
      `{ hosting { invoice(month: "2026-10", currency: "EUR"${args}) { net { amount } lines(first: 10) { nodes { key } }
        corrections { id key kind name accountName net { amount currency } gross { amount } reason correctedAt } } } }`,
      scopes,
    )
  ).hosting.invoice;
const correct = (more: string, scopes?: readonly Scope[]) =>
  ask<{ correctInvoice: { correction: { id: string } } }>(
    `mutation { correctInvoice(input: { month: "2026-10", api: CLOUD, accountName: "main", net: "-1.5", gross: "-1.785",
      currency: "EUR", reason: "Credited by the provider", ${more} }) { correction { id } } }`,
    scopes,
  );

it('stands beside the month, which stays as it is, until it is removed', async () => {
  const before = await invoice();
  const key = before.lines.nodes[0]?.key ?? '';
  const { correctInvoice } = await correct(`key: ${JSON.stringify(key)}`);
  await correct('');
  const after = await invoice();
  expect(after.net).toEqual(before.net);
  const byLine = [...after.corrections].sort((a, b) => Number(a.key === null) - Number(b.key === null));
  expect(byLine).toMatchObject([
    {
      key,
      kind: 'SERVER',
      name: 'server 1',
      accountName: 'main',
      net: { amount: '-1.5', currency: 'EUR' },
      gross: { amount: '-1.785' },
      reason: 'Credited by the provider',
      correctedAt: new Date('2026-11-05T12:00:00Z'),
    },
    { key: null, kind: null, name: null },
  ]);
  expect((await invoice(', filter: { kinds: [VOLUME] }')).corrections).toEqual([]);
  expect((await invoice(', filter: { kinds: [SERVER] }')).corrections).toHaveLength(1);
  expect((await invoice('', ['hosting:read@cloud:other'])).corrections).toEqual([]);
  await ask(`mutation { removeInvoiceCorrection(id: "${correctInvoice.correction.id}") { correction { id } } }`);
  expect((await invoice()).corrections).toMatchObject([{ key: null }]);
});

it.each([
  ['another month', 'month: "2026-11"', /closed month/],
  ['another line', 'key: "none"', /key: expected that of a line/],
  ['no reason', 'reason: " "', /reason: expected/],
  ['no difference', 'net: "0", gross: "0"', /expected a difference/],
])('refuses %s', async (_, part, message) => {
  const own: Record<string, string> = { month: '"2026-10"', net: '"1"', gross: '"1"', reason: '"x"' };
  for (const pair of part.split(', ')) own[pair.slice(0, pair.indexOf(':'))] = pair.slice(pair.indexOf(':') + 2);
  const fields = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  await expect(
    ask(
      `mutation { correctInvoice(input: { api: CLOUD, accountName: "main", currency: "EUR", ${fields.join(', ')} }) { correction { id } } }`,
    ),
  ).rejects.toThrow(message);
});

it('is made and removed by those who may write to its account', async () => {
  await expect(correct('', ['hosting:read', 'hosting:write@cloud:other'])).rejects.toThrow(/may write to/);
  const { correctInvoice } = await correct('');
  const removal = `mutation { removeInvoiceCorrection(id: "${correctInvoice.correction.id}") { correction { id } } }`;
  await expect(ask(removal, ['hosting:read', 'hosting:write@cloud:other'])).rejects.toThrow(/id: expected/);
  await ask(removal, ['hosting:read', 'hosting:write@cloud:main']);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';

let meridian: Meridian;
let authorization = '';
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(() => meridian.close());

interface Savings {
  readonly net: { readonly amount: string; readonly currency: string };
  readonly knownCount: number;
  readonly unknownIds: readonly string[];
}

async function savingsOf(args: string, requested: string): Promise<Record<string, Savings>> {
  const sum = '{ net { amount currency } gross { amount } knownCount unknownCount unknownIds }';
  const { body } = await meridian.query(
    { query: `{ hosting { findings${args} { ${requested.replaceAll('$', sum)} } } }` },
    { authorization },
  );
  expect(body.errors).toBeUndefined();
  return (body as unknown as { data: { hosting: { findings: Record<string, Savings> } } }).data.hosting.findings;
}

it('are those of all findings, on a page of any size', async () => {
  const { savings } = await savingsOf('(first: 1)', 'savings(currency: "EUR") $');
  expect(Number(savings?.net.amount)).toBeGreaterThan(0);
  expect(savings?.knownCount).toBeGreaterThan(1);
  expect(await savingsOf('', 'savings(currency: "EUR") $')).toEqual({ savings });
  expect(await savingsOf('(first: 200)', 'savings(currency: "EUR") $')).toEqual({ savings });
});

it('are summed up in as many currencies as are requested, each by itself', async () => {
  const { euros, again, rupees } = await savingsOf(
    '',
    'euros: savings(currency: "EUR") $ again: savings(currency: "EUR") $ rupees: savings(currency: "INR") $',
  );
  expect(again).toEqual(euros);
  expect(rupees).toMatchObject({ knownCount: euros?.knownCount, unknownIds: euros?.unknownIds });
  expect([euros?.net.currency, rupees?.net.currency]).toEqual(['EUR', 'INR']);
  expect(Number(rupees?.net.amount)).toBeGreaterThan(Number(euros?.net.amount));
});

/** The invoice of eight columns counts hours and months without a unit. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type Thing, watched } from './billed-world.js';
import { compared } from './compared.js';

const long = '2025-03-01T08:00';
/** It was there for fifty minutes around noon, which are one hour. */
const hourOf = (day: string) => ({ created: `2026-10-${day}T11:30`, deleted: `2026-10-${day}T12:20` });
const things: readonly Thing[] = [
  { id: 1, kind: 'server', created: long },
  { id: 2, kind: 'server', created: '2026-10-12T09:15' },
  { id: 3, kind: 'server', created: '2026-10-12T09:15' },
  { id: 4, kind: 'server', ...hourOf('20') },
  { id: 5, kind: 'server', ...hourOf('21') },
  { id: 6, kind: 'server', ...hourOf('22'), product: 'gx99' },
  { id: 7, kind: 'server', created: long, product: 'gx99' },
  { id: 8, kind: 'address', created: long },
];

interface Row {
  readonly id: number;
  readonly product?: string;
  readonly thing?: string;
  readonly days?: readonly [string, string];
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
}
const address = { id: 8, product: 'Primary IPv4', thing: 'Primary IP', quantity: '1', price: '0.5', total: '0.5000' };
const rows: readonly Row[] = [
  { id: 1, quantity: '1', price: '3.79', total: '3.7900' },
  { id: 2, days: ['12', '31'], quantity: '471', price: '0.006', total: '2.8260' },
  { id: 3, days: ['12', '31'], quantity: '480', price: '0.006', total: '2.8800' },
  { id: 4, days: ['20', '20'], quantity: '1', price: '0.006', total: '0.0060' },
  { id: 5, days: ['21', '21'], quantity: '1', price: '0.007', total: '0.0070' },
  { id: 6, product: 'GX99', days: ['22', '22'], quantity: '1', price: '0.25', total: '0.2500' },
  { id: 7, product: 'GX99', quantity: '1', price: '184', total: '184.0000' },
  address,
  address,
];

/** The number, the verdict, the cause, and the price that is offered. */
const planted = [
  '1 AGREED null',
  '2 AGREED null',
  '3 DIFFERS HOURS',
  '4 AGREED null',
  '5 DIFFERS OTHER_PRICE 0.007 hour',
  '6 NO_PRICE_HERE null 0.25 hour',
  '7 NO_PRICE_HERE null 184 month',
  '8 AGREED null',
  '8 BILLED_TWICE null',
];

const words = {
  de: (hours: string) => `Preis: 0,0060 €/h, max. 3,7900 €/Monat\nNutzung: ${hours} h`,
  en: (hours: string) => `Price: € 0.0060/h, max. € 3.7900/month\nUsage: ${hours} h`,
};

function fileIn(language: 'de' | 'en'): string {
  const lines = rows.map(
    ({ id, product = 'CX22', thing = 'Server', days: [from, until] = ['01', '31'], quantity, price, total }) => {
      const description = `${thing} #${id} ""thing-${id}""\n${words[language](quantity === '1' ? '744' : quantity)}`;
      const number = thing === 'Server' ? id : '';
      const decimals = (digits: string) => Number(digits).toFixed(10);
      return `"${product}","${description}",2026-10-${from},2026-10-${until},${decimals(quantity)},${decimals(price)},${total},${number}`;
    },
  );
  return `${lines.join('\n')}\n`;
}

let project: WatchedProject;
beforeAll(async () => {
  project = await watched(things);
});
afterAll(() => project.close());

describe.each(['de', 'en'] as const)('an invoice of eight columns, in %s', (language) => {
  it('has each difference, and no other', async () => {
    const { lines } = await compared(project, fileIn(language), { preview: true });
    const found = lines.nodes.map(({ providerId, verdict, cause, act }) => {
      const { amount, period } = act?.variables?.input ?? {};
      const offered = act?.kind === 'USE_AS_OWN_PRICE' ? [amount, period] : [];
      return [providerId, verdict, cause, ...offered].map(String).join(' ');
    });
    expect(found.sort()).toEqual(planted);
  });
});

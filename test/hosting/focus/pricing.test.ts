/** A charge is priced by what makes its cost, whatever that is. */
import { expect, it } from '@jest/globals';
import { exact } from '../../../src/base/decimal.js';
import { Money } from '../../../src/data/rates/money/money.js';
import { BillUnit } from '../../../src/hosting/bill/lines/bill-draft.js';
import { pricingOf } from '../../../src/hosting/focus/pricing.js';

const price = (net: string) => ({ net: new Money(net, 'EUR'), gross: new Money(net, 'EUR') });
const costAt = (monthly: string, hourly: string | null, quantity = '1') => ({
  quantity,
  unit: BillUnit.PIECE,
  unitPrice: price(monthly),
  hourly: hourly === null ? null : price(hourly),
  isCapped: true,
});
const of = (net: string, hours: number, more: object = {}) =>
  pricingOf({
    cost: costAt('3.79', '0.006'),
    listCost: null,
    hours,
    net: exact(net),
    listNet: exact(net),
    ...more,
  });

it.each([
  ['its hours', of('0.6', 100), ['100', 'Hours', '0.006', '0.006']],
  ['its months where it is capped', of('3.79', 744), ['1', 'Months', '3.79', '3.79']],
  ['itself where neither makes it', of('1.23', 744), ['1', 'Charges', '1.23', '1.23']],
  ['itself, taken away, where it is a credit', of('-1.23', 10), ['-1', 'Charges', '1.23', '1.23']],
  [
    'its hours by the price of one’s own and by that of the list',
    of('0.3', 100, { cost: costAt('1.895', '0.003'), listCost: costAt('3.79', '0.006'), listNet: exact('0.6') }),
    ['100', 'Hours', '0.003', '0.006'],
  ],
  [
    'itself where they make but one of the two costs',
    of('0.3', 100, { cost: costAt('1.895', '0.003'), listCost: costAt('0.5', '0.006'), listNet: exact('0.5') }),
    ['1', 'Charges', '0.3', '0.5'],
  ],
])('is %s', (_what, { quantity, unit, unitPrice, listUnitPrice }, expected) => {
  expect([quantity, unit, unitPrice, listUnitPrice]).toEqual(expected);
});

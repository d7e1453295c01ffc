/** An amount of an own price, without and with its tax. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Price } from '../lines/bill-draft.js';
import type { OwnAmount } from './own-price.js';

export function ownAmount({ currency, vat }: OwnAmount, digits: string): Price {
  const net = new Money(digits, currency);
  return { net, gross: vat === null ? net : net.times(digitsOf(exact(vat).plus(100).shiftedBy(-2))) };
}

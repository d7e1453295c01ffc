/** The cost of a billed thing up to a time within its month, in the currency of the invoice, as far as that is known. */
import { exact } from '../../base/decimal.js';
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import type { Charged } from './charged.js';
import type { Month } from './month.js';
import type { Segment } from './segment.js';
import { accruedAt } from './segments.js';

/** `time` in milliseconds since 1970. */
export function costUntil({ segments, rateFrom }: Charged, time: number, month: Month): Both {
  const inCurrency = (amount: Both, currency: string): Both[] => {
    const rate = rateFrom(currency);
    return rate ? [both((side) => amount[side].times(rate))] : [];
  };
  return sumOf(
    segments
      .filter(({ from }) => from < time)
      .flatMap((segment) => [
        ...inCurrency(accruedAt(segment, time, month), currencyOf(segment)),
        ...orderOf(segment).flatMap(({ amount, currency }) => inCurrency(amount, currency)),
      ]),
  );
}

/** The currency that its hours are charged in; of an unknown cost none is. */
function currencyOf({ line }: Segment): string {
  return typeof line.cost === 'string' ? '' : line.cost.unitPrice.net.currency;
}

function orderOf({ setup }: Segment): { readonly amount: Both; readonly currency: string }[] {
  return setup ? [{ amount: both((side) => exact(setup[side].amount)), currency: setup.net.currency }] : [];
}

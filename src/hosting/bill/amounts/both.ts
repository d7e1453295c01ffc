/** Amounts without and with tax; both are computed alike. */
import type { BigNumber } from 'bignumber.js';
import { digitsOf } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Price } from '../lines/bill-draft.js';
import { sum } from './largest-remainder.js';

export interface Both {
  readonly net: BigNumber;
  readonly gross: BigNumber;
}

export function both(amountOf: (side: keyof Both) => BigNumber): Both {
  return { net: amountOf('net'), gross: amountOf('gross') };
}

export function sumOf(all: readonly Both[]): Both {
  return both((side) => sum(all.map((each) => each[side])));
}

/** The price, with this many decimals; exact by default. */
export function priceOf({ net, gross }: Both, currency: string, decimals?: number): Price {
  return {
    net: new Money(digitsOf(net, decimals), currency),
    gross: new Money(digitsOf(gross, decimals), currency),
  };
}

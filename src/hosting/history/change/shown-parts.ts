/** Parts of changes as the graph shows them. */
import { greaterFirst } from '../../../base/decimal.js';
import { type Both, priceOf } from '../../bill/amounts/both.js';
import { byText } from '../../bill/amounts/priced.js';
import { plus } from '../running-sums.js';
import { BillChangePart, BillChangeSum } from './bill-change-part.js';
import type { ChangePart } from './parts.js';

interface Changed {
  readonly key: string;
  readonly difference: Both;
}

export function greatestFirst(a: Changed, b: Changed): number {
  return greaterFirst(a.difference.gross.abs(), b.difference.gross.abs()) || byText(a.key, b.key);
}

export function partOf({ reason, amount }: ChangePart, currency: string): BillChangePart {
  return Object.assign(new BillChangePart(), { reason, amount: priceOf(amount, currency) });
}

export function sumsOf(
  changes: readonly { readonly parts: readonly ChangePart[] }[],
  currency: string,
): BillChangeSum[] {
  const sums = new Map<ChangePart['reason'], { amount: ChangePart['amount']; lineCount: number }>();
  for (const { reason, amount } of changes.flatMap(({ parts }) => parts)) {
    const sum = sums.get(reason);
    sums.set(
      reason,
      sum ? { amount: plus(sum.amount, amount), lineCount: sum.lineCount + 1 } : { amount, lineCount: 1 },
    );
  }
  return [...sums].map(([reason, { amount, lineCount }]) =>
    Object.assign(new BillChangeSum(), { reason, amount: priceOf(amount, currency), lineCount }),
  );
}

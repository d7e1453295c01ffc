/** Drafts in the currency of the bill, exact; and those of which it is not known what they cost. */
import { exact } from '../../rates/decimal.js';
import { inTurns } from '../inventory/in-turns.js';
import { type Both, both } from './both.js';
import { BillUnit, BillUnknownReason, type Cost } from './draft.js';
import type { FixedRates } from './fixed-rates.js';
import { keyOf, told } from './line.js';
import type { Located } from './located.js';
import type { MonthToDate } from './month-to-date.js';

export interface Priced {
  readonly draft: Located;
  readonly cost: Cost;
  /** What a month costs. */
  readonly month: Both;
  readonly accrued: Both;
}

export interface Unpriced {
  readonly draft: Located;
  readonly reason: BillUnknownReason;
}

interface Sorted {
  /** By gross, the greatest first, then by name. */
  readonly lines: readonly Priced[];
  /** By name. */
  readonly unknown: readonly Unpriced[];
}

export async function priced(drafts: readonly Located[], rates: FixedRates, toDate: MonthToDate): Promise<Sorted> {
  const all = await inTurns(drafts, (draft) => inCurrency(draft, rates, toDate));
  return {
    lines: all.filter((line) => 'month' in line).sort((a, b) => dearerFirst(a.month, b.month) || byName(a, b)),
    unknown: all.filter((line) => 'reason' in line).sort(byName),
  };
}

function inCurrency(draft: Located, rates: FixedRates, toDate: MonthToDate): Priced | Unpriced {
  const { cost, created } = draft;
  if (typeof cost === 'string') return { draft, reason: cost };
  const rate = rates.of(cost.unitPrice.net.currency);
  if (!rate) return { draft, reason: BillUnknownReason.NO_RATE };
  const accrued = toDate.of(cost, created);
  return {
    ...{ draft, cost },
    month: both((side) => monthOf(cost, side).times(rate)),
    accrued: both((side) => accrued[side].times(rate)),
  };
}

/** Traffic does not recur. */
function monthOf({ unit, unitPrice, quantity }: Cost, side: keyof Both) {
  return unit === BillUnit.TERABYTE ? exact(0) : exact(unitPrice[side].amount).times(exact(quantity));
}

export function dearerFirst(a: Both, b: Both): number {
  return b.gross.comparedTo(a.gross) ?? 0;
}

function byName(a: Pick<Priced, 'draft'>, b: Pick<Priced, 'draft'>): number {
  return byText(a.draft.name, b.draft.name) || byText(keyOf(told(a.draft)), keyOf(told(b.draft)));
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

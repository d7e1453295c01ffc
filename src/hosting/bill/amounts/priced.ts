/** Drafts in the currency of the bill, exact, and drafts of unknown cost. */
import type { BigNumber } from 'bignumber.js';
import { exact, greaterFirst } from '../../../base/decimal.js';
import { inTurns } from '../../inventory/in-turns.js';
import { type Both, both } from './both.js';
import { isUsed, BillUnknownReason, type Cost } from '../lines/bill-draft.js';
import type { FixedRates } from './fixed-rates.js';
import { keyOf } from '../line.js';
import type { LocatedDraft } from '../located.js';

export interface Priced {
  readonly draft: LocatedDraft;
  /** Unique among the lines of the bill. */
  readonly key: string;
  readonly cost: Cost;
  /** The rate from the currency of the price to that of the bill. */
  readonly rate: BigNumber;
  /** The monthly cost. */
  readonly month: Both;
}

export interface Unpriced {
  readonly draft: LocatedDraft;
  readonly key: string;
  readonly reason: BillUnknownReason;
}

export interface Sorted {
  /** The lines by gross cost, the greatest first, then by name. */
  readonly lines: readonly Priced[];
  /** Things of unknown cost, by name. */
  readonly unknown: readonly Unpriced[];
}

export async function priced(drafts: readonly LocatedDraft[], rates: FixedRates): Promise<Sorted> {
  const all = await inTurns(drafts, (draft) => inCurrency(draft, rates));
  const lines = all.filter((line) => 'month' in line).sort((a, b) => dearerFirst(a.month, b.month) || byName(a, b));
  return { lines, unknown: all.filter((line) => 'reason' in line).sort(byName) };
}

function inCurrency(draft: LocatedDraft, rates: FixedRates): Priced | Unpriced {
  const { cost } = draft;
  const key = keyOf(draft);
  if (typeof cost === 'string') return { draft, key, reason: cost };
  const rate = rates.of(cost.unitPrice.net.currency);
  if (!rate) return { draft, key, reason: BillUnknownReason.NO_RATE };
  return { draft, key, cost, rate, month: monthIn(cost, rate) };
}

/** The monthly cost, converted at the rate. */
export function monthIn(cost: Omit<Cost, 'basis'>, rate: BigNumber): Both {
  return both((side) => monthOf(cost, side).times(rate));
}

/** Traffic does not recur. */
function monthOf({ unit, unitPrice, quantity }: Omit<Cost, 'basis'>, side: keyof Both): BigNumber {
  return isUsed(unit) ? exact(0) : exact(unitPrice[side].amount).times(exact(quantity));
}

export function dearerFirst(a: Both, b: Both): number {
  return greaterFirst(a.gross, b.gross);
}

function byName(a: Pick<Priced, 'draft' | 'key'>, b: Pick<Priced, 'draft' | 'key'>): number {
  return byText(a.draft.name, b.draft.name) || byText(a.key, b.key);
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The cost of one billed thing for a month, in the currency of the invoice. */
import type { BigNumber } from 'bignumber.js';
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import { BillUnknownReason } from '../bill/lines/bill-draft.js';
import type { HistoryLine } from '../history/history-line.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { Segment } from './segments.js';

export interface Charged {
  readonly key: string;
  readonly account: HistoryAccount;
  /** Its last state in the month. */
  readonly line: HistoryLine;
  readonly segments: readonly Segment[];
  /** The sum of its segments of known cost. */
  readonly amount: Both;
  readonly isUnknown: boolean;
  readonly isInferred: boolean;
}

/** The exchange rate from a currency to that of the invoice; null if there is none. */
export type RateFrom = (currency: string) => BigNumber | null;

/** Distinguishes a line of an account, by its key there, from those of all others. */
export function chargedKey({ api, name }: Pick<HistoryAccount, 'api' | 'name'>, key: string): string {
  return JSON.stringify([api, name, key]);
}

export function charged(
  { key, account, line }: Pick<Charged, 'key' | 'account' | 'line'>,
  segments: readonly Segment[],
  rateFrom: RateFrom,
): Charged {
  const converted = segments.map((segment) => withRate(segment, rateFrom));
  return {
    key,
    account,
    line,
    segments: converted,
    amount: sumOf(converted.flatMap((segment) => amountsOf(segment, rateFrom))),
    isUnknown: converted.some(({ charge }) => typeof charge === 'string'),
    isInferred: converted.some(({ isInferred }) => isInferred),
  };
}

function withRate(segment: Segment, rateFrom: RateFrom): Segment {
  const { line, charge } = segment;
  if (typeof charge === 'string' || typeof line.cost === 'string') return segment;
  return rateFrom(line.cost.unitPrice.net.currency) ? segment : { ...segment, charge: BillUnknownReason.NO_RATE };
}

function amountsOf({ line, charge }: Segment, rateFrom: RateFrom): Both[] {
  if (typeof charge === 'string' || typeof line.cost === 'string') return [];
  const rate = rateFrom(line.cost.unitPrice.net.currency);
  return rate ? [both((side) => charge.amount[side].times(rate))] : [];
}

/** The cost of one billed thing for a month, in the currency of the invoice. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import { BillUnknownReason, type Price } from '../bill/lines/bill-draft.js';
import type { HistoryLine } from '../history/history-line.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { Segment } from './segment.js';

export interface Charged {
  readonly key: string;
  readonly account: HistoryAccount;
  /** Its last state in the month. */
  readonly line: HistoryLine;
  readonly segments: readonly Segment[];
  /** The costs of its segments and of its order with that which it began, in their order; nothing where one is unknown. */
  readonly amounts: readonly Both[];
  /** The cost of its order, once, in the currency of that price; null if it was not ordered in the month, or unknown. */
  readonly setup: Price | null;
  /** The same in the currency of the invoice; zero where there is none. */
  readonly setupAmount: Both;
  /** The sum of its segments of known cost, and of its order. */
  readonly amount: Both;
  readonly isUnknown: boolean;
  readonly isInferred: boolean;
  /** The rates of its amounts. */
  readonly rateFrom: RateFrom;
}

/** The exchange rate from a currency to that of the invoice; null if there is none. */
export type RateFrom = (currency: string) => BigNumber | null;

const nothing: Both = both(() => exact(0));
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
  const setup = segments.find((segment) => segment.setup)?.setup ?? null;
  const amounts = converted.map((segment) => sumOf([amountOf(segment, rateFrom), setupOf(segment, rateFrom)]));
  return {
    key,
    account,
    line,
    segments: converted,
    amounts,
    setup,
    setupAmount: sumOf(converted.map((segment) => setupOf(segment, rateFrom))),
    amount: sumOf(amounts),
    isUnknown: converted.some((segment) => isUnknown(segment, rateFrom)),
    isInferred: converted.some(({ isInferred }) => isInferred),
    rateFrom,
  };
}

function withRate(segment: Segment, rateFrom: RateFrom): Segment {
  const { line, charge } = segment;
  if (typeof charge === 'string' || typeof line.cost === 'string') return segment;
  return rateFrom(line.cost.unitPrice.net.currency) ? segment : { ...segment, charge: BillUnknownReason.NO_RATE };
}

function amountOf({ line, charge }: Segment, rateFrom: RateFrom): Both {
  if (typeof charge === 'string' || typeof line.cost === 'string') return nothing;
  const rate = rateFrom(line.cost.unitPrice.net.currency);
  return rate ? both((side) => charge.amount[side].times(rate)) : nothing;
}

function setupOf({ setup }: Segment, rateFrom: RateFrom): Both {
  const rate = setup && rateFrom(setup.net.currency);
  return rate ? both((side) => exact(setup[side].amount).times(rate)) : nothing;
}

function isUnknown({ charge, setup }: Segment, rateFrom: RateFrom): boolean {
  return typeof charge === 'string' || (setup !== null && !rateFrom(setup.net.currency));
}

/** Converts costs to one currency, by the month and by the hour. */
import { exact } from '../../base/decimal.js';
import { type Both, both, sumOf } from '../bill/amounts/both.js';
import type { FixedRates } from '../bill/amounts/fixed-rates.js';
import { monthIn } from '../bill/amounts/priced.js';
import { BillUnknownReason, type Cost } from '../bill/lines/bill-draft.js';

export interface Amounts {
  readonly month: Both;
  /** Null if part of it is billed by the month. */
  readonly hour: Both | null;
}

/** Or why that is not known. */
export function amountsOf(cost: Cost | BillUnknownReason, rates: FixedRates): Amounts | BillUnknownReason {
  if (typeof cost === 'string') return cost;
  const { hourly, unitPrice } = cost;
  const rate = rates.of(unitPrice.net.currency);
  if (!rate) return BillUnknownReason.NO_RATE;
  return {
    month: monthIn(cost, rate),
    hour: hourly && both((side) => exact(hourly[side].amount).times(rate)),
  };
}

/** The sum of all amounts; unknown if one of them is. */
export function together(all: readonly (Amounts | BillUnknownReason)[]): Amounts | BillUnknownReason {
  const unknown = all.find((one) => typeof one === 'string');
  if (unknown !== undefined) return unknown;
  const known = all.filter((one) => typeof one !== 'string');
  const hours = known.flatMap(({ hour }) => hour ?? []);
  return {
    month: sumOf(known.map(({ month }) => month)),
    hour: hours.length === known.length ? sumOf(hours) : null,
  };
}

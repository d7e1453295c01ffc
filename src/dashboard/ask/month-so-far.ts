/** The cost of the running month so far and at its end: each page makes both here, of the invoice's segments. */
import type { CostPriceFragment, MonthEndFragment, SoFarFragment } from '../generated/graphql.js';
import { compare, type Decimal, inMinorUnits, type Money, subtract, sum, unlessUnknown } from '../format/money.js';

/** The amounts that are shown: without or with tax. */
export type Side = 'net' | 'gross';

interface MonthEnd {
  readonly total: Money;
  /** The amount that is added to the one so far if nothing changes. */
  readonly toCome: Money;
}

/** The amount as it is paid, with the decimals of its currency; null where there is none. */
export function roundedIn(price: CostPriceFragment | null | undefined, side: Side, currency: string): Decimal | null {
  const amount = price?.[side]?.rounded.amount;
  return amount === undefined ? null : inMinorUnits({ amount, currency }).amount;
}

/** Null where nothing was ever read, or nothing is known of what was. */
export function soFarOf({ accruedEstimate, isAccruedComplete, currency }: SoFarFragment, side: Side): Money | null {
  const amount = unlessUnknown(roundedIn(accruedEstimate, side, currency), isAccruedComplete);
  return amount === null ? null : { amount, currency };
}

/**
 * Null where nothing is known of the month. The forecast has no account without a snapshot, while the amount so far has
 * it as it was just read: what is to come is added to that, so that the end is never less.
 */
export function monthEndOf(forecast: MonthEndFragment, soFar: Money | null, side: Side): MonthEnd | null {
  const { currency } = forecast;
  const due = roundedIn(forecast.soFar, side, currency);
  const end = unlessUnknown(roundedIn(forecast.total, side, currency), forecast.unknownCount === 0);
  if (due === null || end === null || soFar === null || soFar.currency !== currency) return null;
  const rest = subtract(end, due);
  const toCome = compare(rest, '0') > 0 ? rest : inMinorUnits({ amount: '0', currency }).amount;
  return { total: { amount: sum([soFar.amount, rest]), currency }, toCome: { amount: toCome, currency } };
}

/** Explains the difference between a line's costs on two days: parts that add up to it exactly. */
import { registerEnumType } from 'type-graphql';
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { isUsed } from '../../bill/lines/bill-draft.js';
import { type Both, both } from '../../bill/amounts/both.js';
import { minus, monthOf, plus, times, zero } from '../running-sums.js';
import type { SnapshotCost } from '../snapshots/snapshot-cost.js';
import type { SnapshotLine } from '../snapshots/snapshot-line.js';

export enum ChangeReason {
  BEGAN = 'BEGAN',
  ENDED = 'ENDED',
  ACCOUNT_ADDED = 'ACCOUNT_ADDED',
  ACCOUNT_REMOVED = 'ACCOUNT_REMOVED',
  GREW = 'GREW',
  SHRANK = 'SHRANK',
  LIST_PRICE = 'LIST_PRICE',
  OWN_PRICE = 'OWN_PRICE',
  SETUP = 'SETUP',
  EXCHANGE_RATE = 'EXCHANGE_RATE',
  MONTH_LENGTH = 'MONTH_LENGTH',
  RULE_TAKEN = 'RULE_TAKEN',
  MOVED = 'MOVED',
  COST_KNOWN = 'COST_KNOWN',
  COST_UNKNOWN = 'COST_UNKNOWN',
}

registerEnumType(ChangeReason, {
  name: 'BillChangeReason',
  description: 'Why a line of the bill costs something else than before',
  valuesConfig: {
    BEGAN: { description: 'It was not there before, or not for as many hours, as it was created in the former month' },
    ENDED: { description: 'It is not there any more, or not for as many hours, as it ended in the later month' },
    ACCOUNT_ADDED: { description: 'Its account had no snapshot before: it was added to the configuration' },
    ACCOUNT_REMOVED: { description: 'Its account is no longer in the configuration' },
    GREW: { description: 'There is more of it, or it is of a dearer type' },
    SHRANK: { description: 'There is less of it, or it is of a cheaper type' },
    LIST_PRICE: {
      description:
        'The price list has changed for the same type and size. Whether the provider charges it for what existed before is in no API; an amount of your own says what you pay',
    },
    OWN_PRICE: { description: 'A price of your own has begun, ended or changed' },
    SETUP: { description: 'The price of its order, which is charged once; only in `invoiceChange`' },
    EXCHANGE_RATE: { description: 'Only the exchange rate has changed' },
    MONTH_LENGTH: { description: 'The same for another number of hours, as months differ; only in `invoiceChange`' },
    RULE_TAKEN: {
      description:
        'A rule of billing was taken or taken back since the former month was charged; only in `invoiceChange`',
    },
    MOVED: { description: 'It has gone to another group, or out of the filter, or has come from there' },
    COST_KNOWN: { description: 'What it costs was not known before' },
    COST_UNKNOWN: { description: 'What it costs is not known any more' },
  },
});

export interface ChangePart {
  readonly reason: ChangeReason;
  /** The amount in the currency of the change. */
  readonly amount: Both;
}

/** The rate from the currency of a price to that of the change; null if there is none. */
type RateOf = (currency: string) => BigNumber | null;

export interface DayRates {
  readonly before: RateOf;
  readonly after: RateOf;
}

/** The parts of the difference, for a line that exists on both days. */
export function partsOf(before: SnapshotLine, after: SnapshotLine, rates: DayRates): ChangePart[] {
  const [old, now] = [amountOf(before.cost, rates.before), amountOf(after.cost, rates.after)];
  if (!old || !now || typeof before.cost === 'string' || typeof after.cost === 'string') {
    if (now) return nonZero([{ reason: ChangeReason.COST_KNOWN, amount: now }]);
    return old ? nonZero([{ reason: ChangeReason.COST_UNKNOWN, amount: minus(zero, old) }]) : [];
  }
  // The present cost at the former rate; if there was none, the rate is no part of the difference.
  const atOldRate = amountOf(after.cost, rates.before) ?? now;
  const byRate = minus(now, atOldRate);
  const sameTerms = underTerms(before, after);
  const underOldTerms = sameTerms && amountOf(sameTerms, rates.before);
  if (!sameTerms || !underOldTerms) {
    return nonZero([
      { reason: ChangeReason.OWN_PRICE, amount: minus(atOldRate, old) },
      { reason: ChangeReason.EXCHANGE_RATE, amount: byRate },
    ]);
  }
  const bySizeAndList = minus(underOldTerms, old);
  const bySize = before.product === after.product ? quantityPart(before.cost, sameTerms, rates.before) : bySizeAndList;
  return nonZero([
    { reason: isMore(bySize) ? ChangeReason.GREW : ChangeReason.SHRANK, amount: bySize },
    { reason: ChangeReason.LIST_PRICE, amount: minus(bySizeAndList, bySize) },
    { reason: ChangeReason.OWN_PRICE, amount: minus(atOldRate, underOldTerms) },
    { reason: ChangeReason.EXCHANGE_RATE, amount: byRate },
  ]);
}

/** Null if unknown. */
export function amountOf(cost: SnapshotLine['cost'], rateOf: RateOf): Both | null {
  if (typeof cost === 'string') return null;
  const rate = rateOf(cost.unitPrice.net.currency);
  return rate && times(monthOf(cost), rate);
}

/** The cost of the present thing if no own price had changed; null if unknown. */
export function underTerms(before: SnapshotLine, after: SnapshotLine): SnapshotCost | null {
  const list = after.listCost ?? after.cost;
  if (before.listCost === null) return typeof list === 'string' ? null : list;
  // An amount is the price of the thing, independent of its size.
  if (before.factor === null) return typeof before.cost === 'string' ? null : before.cost;
  return typeof list === 'string' ? null : atFactor(list, before.factor);
}

function atFactor(cost: SnapshotCost, factor: string): SnapshotCost {
  const { net, gross } = cost.unitPrice;
  return { ...cost, unitPrice: { net: net.times(factor), gross: gross.times(factor) } };
}

/** The additional quantity of the same product, at the former price. */
function quantityPart(before: SnapshotCost, now: SnapshotCost, rateOf: RateOf): Both {
  const { net, gross } = before.unitPrice;
  const rate = rateOf(net.currency);
  // Traffic is in no monthly cost.
  if (!rate || before.unit !== now.unit || isUsed(before.unit)) return zero;
  const more = exact(now.quantity).minus(exact(before.quantity)).times(rate);
  return { net: exact(net.amount).times(more), gross: exact(gross.amount).times(more) };
}

export function isMore({ net, gross }: Both): boolean {
  return gross.isGreaterThan(0) || (gross.isZero() && net.isGreaterThan(0));
}

/** The parts that are not zero. */
export function nonZero(parts: readonly ChangePart[]): ChangePart[] {
  return parts.filter(({ amount: { net, gross } }) => !net.isZero() || !gross.isZero());
}

export function totalOf(parts: readonly ChangePart[]): Both {
  return parts.reduce(
    (sum, { amount }) => plus(sum, amount),
    both(() => exact(0)),
  );
}

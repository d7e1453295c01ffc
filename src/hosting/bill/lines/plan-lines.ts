/** Drafts for the subscriptions of edge zones. A free plan is known to cost nothing. */
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { BasisKind, groundsIn } from '../basis.js';
import { billed } from './billed.js';
import { BillUnit, BillUnknownReason, type Cost, type KindCost, longestCount } from './bill-draft.js';
import type { Family } from './family.js';
import { BillKind } from '../kind.js';
import { type BillingPeriod, monthly } from '../amounts/period.js';

const row = zones.rows.zones;

export const planLines: Family = {
  rows: [row],
  kinds: [BillKind.PLAN],
  isSharedSingly: true,
  drafts(reading) {
    return reading.list(row).objects.map((zone: Sent<Zone>) => ({
      ...billed(zone, null, { ...zone, created: zone.createdOn, labels: {}, product: zone.plan?.name }),
      ...planCost(zone),
    }));
  },
};

const periodOf = new Map<string, BillingPeriod>([
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
]);

export function planCost(zone: Sent<Pick<Zone, 'plan'>>): KindCost {
  return { kind: BillKind.PLAN, cost: costOf(zone) };
}

/** The monthly cost of a plan. A price of zero needs no period. */
function costOf({ plan }: Sent<Pick<Zone, 'plan'>>): Cost | BillUnknownReason {
  const { price, currency, frequency } = plan ?? {};
  if (price === null || price === undefined) return BillUnknownReason.NO_PRICE;
  const digits = digitsIn(price, longestCount);
  const period = periodOf.get(frequency ?? '') ?? (price === 0 ? 'month' : undefined);
  if (digits === undefined || period === undefined || !isCode(currency)) return BillUnknownReason.INCOMPLETE;
  const money = new Money(monthly(digits, period), currency.toUpperCase());
  return {
    quantity: '1',
    unit: BillUnit.PIECE,
    unitPrice: { net: money, gross: money },
    hourly: null,
    isCapped: false,
    basis: groundsIn(BasisKind.PLAN, row),
  };
}

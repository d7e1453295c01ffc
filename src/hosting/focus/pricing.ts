/** The quantity that a charge is priced by; only where it and the unit price make the cost, to the last digit. */
import type { BigNumber } from 'bignumber.js';
import { digitsOf, exact } from '../../base/decimal.js';
import { BillUnit } from '../bill/lines/bill-draft.js';
import type { SnapshotCost } from '../history/snapshots/snapshot-cost.js';
import type { Segment } from '../invoice/segment.js';

interface Pricing {
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
}

const monthlyUnits: Readonly<Record<BillUnit, string | null>> = {
  [BillUnit.PIECE]: 'Months',
  [BillUnit.GIGABYTE]: 'GB-Months',
  [BillUnit.TERABYTE]: 'TB',
  [BillUnit.SHARE]: 'Months',
  [BillUnit.USAGE]: null,
};

export function pricingOf(cost: SnapshotCost, { hours }: Pick<Segment, 'hours'>, net: BigNumber): Pricing | null {
  const { hourly, quantity, unit, unitPrice } = cost;
  const monthly = monthlyUnits[unit];
  const found = [
    hourly && { quantity: String(hours), unit: 'Hours', unitPrice: hourly.net.amount },
    monthly !== null && { quantity, unit: monthly, unitPrice: unitPrice.net.amount },
  ].find((one) => one && exact(one.quantity).times(exact(one.unitPrice)).eq(net));
  return found ? { ...found, unitPrice: digitsOf(exact(found.unitPrice)) } : null;
}

/** The quantity that a charge is priced by, and its unit prices, which make the costs to the last digit. */
import type { BigNumber } from 'bignumber.js';
import { digitsOf, exact } from '../../base/decimal.js';
import { BillUnit } from '../bill/lines/bill-draft.js';
import type { SnapshotCost } from '../history/snapshots/snapshot-cost.js';

interface Pricing {
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly listUnitPrice: string;
}

const monthlyUnits: Readonly<Record<BillUnit, string | null>> = {
  [BillUnit.PIECE]: 'Months',
  [BillUnit.GIGABYTE]: 'GB-Months',
  [BillUnit.TERABYTE]: 'TB',
  [BillUnit.SHARE]: 'Months',
  [BillUnit.USAGE]: null,
};

interface Priced {
  readonly cost: SnapshotCost;
  /** The cost by the price list, where a price of one's own is in force. */
  readonly listCost: SnapshotCost | null;
  readonly hours: number;
  readonly net: BigNumber;
  readonly listNet: BigNumber;
}

/** A charge whose quantity does not make it, such as a part of a month, is one by itself, at the price that it has. */
export function pricingOf({ cost, listCost, hours, net, listNet }: Priced): Pricing {
  const { hourly, quantity, unit } = cost;
  const monthly = monthlyUnits[unit];
  const found = [
    hourly && { quantity: String(hours), unit: 'Hours', prices: [hourly, listCost?.hourly] },
    monthly !== null && { quantity, unit: monthly, prices: [cost.unitPrice, listCost?.unitPrice] },
  ].flatMap((one) => {
    if (!one) return [];
    const [own, list = own] = one.prices;
    const isExact = (price: typeof own, product: BigNumber) =>
      price !== undefined && price !== null && exact(price.net.amount).times(exact(one.quantity)).eq(product);
    return own && list && isExact(own, net) && isExact(list, listNet)
      ? [{ ...one, unitPrice: exact(own.net.amount), listUnitPrice: exact(list.net.amount) }]
      : [];
  })[0];
  const isCredit = net.isNegative() || listNet.isNegative();
  const {
    quantity: amount,
    unit: of,
    unitPrice,
    listUnitPrice,
  } = found ?? {
    quantity: isCredit ? '-1' : '1',
    unit: 'Charges',
    unitPrice: isCredit ? net.negated() : net,
    listUnitPrice: isCredit ? listNet.negated() : listNet,
  };
  return { quantity: amount, unit: of, unitPrice: digitsOf(unitPrice), listUnitPrice: digitsOf(listUnitPrice) };
}

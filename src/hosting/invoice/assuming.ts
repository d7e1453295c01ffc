/** Charges assume something of their prices where these are in no API. */
import { orderedKinds } from '../bill/kind.js';
import { BillUnknownReason } from '../bill/lines/bill-draft.js';
import { type SnapshotLine, isByList } from '../history/snapshots/snapshot-line.js';
import { Assumption } from './assumption.js';
import type { Charge } from './rules.js';

export function assuming(
  charge: Charge | BillUnknownReason,
  assumptions: readonly Assumption[],
): Charge | BillUnknownReason {
  if (typeof charge === 'string' || assumptions.length === 0) return charge;
  return { ...charge, assumptions: [...charge.assumptions, ...assumptions] };
}

/** Whether providers charge a new list price for what existed before is in no API. */
export function priceAssumptions(line: SnapshotLine): readonly Assumption[] {
  return line.listPriceSince !== null && isByList(line) ? [Assumption.LIST_PRICE_FOR_EXISTING] : [];
}

/** An order without a known setup price: it has one only where the provider has no price list at all. */
export function orderAssumptions({ kind, cost, listCost }: SnapshotLine): readonly Assumption[] {
  const isWithoutList = (listCost ?? cost) === BillUnknownReason.NO_PRICE;
  return isWithoutList && orderedKinds.has(kind) ? [Assumption.WITHOUT_SETUP] : [];
}

/** Notes since when what existed before has had another list price. */
import { exact } from '../../../base/decimal.js';
import { BillKind, orderedKinds } from '../../bill/kind.js';
import type { SnapshotCost } from './snapshot-cost.js';
import type { SnapshotLine } from './snapshot-line.js';

/** The line of a reading at `takenAt`, in milliseconds since 1970; `before` is the same one in the snapshot before. */
export function withListPriceSince(
  line: SnapshotLine,
  before: SnapshotLine | undefined,
  takenAt: number,
): SnapshotLine {
  // Another product is ordered at the price of its day.
  if (!before || before.product !== line.product || !hasListPrice(line.kind)) return line;
  const listPriceSince = isChanged(listOf(before), listOf(line)) ? takenAt : before.listPriceSince;
  return { ...line, listPriceSince };
}

/** Subscriptions, plans and usage have the price that their account pays, which is no list. */
function hasListPrice(kind: BillKind): boolean {
  return kind === BillKind.BACKUP || orderedKinds.has(kind);
}

function listOf({ cost, listCost }: SnapshotLine): SnapshotLine['cost'] {
  return listCost ?? cost;
}

function isChanged(before: SnapshotLine['cost'], now: SnapshotLine['cost']): boolean {
  if (typeof before === 'string' || typeof now === 'string' || before.unit !== now.unit) return false;
  return (
    !isSame(before.unitPrice, now.unitPrice) || (before.quantity === now.quantity && !isSame(before.hourly, now.hourly))
  );
}

/** True if they are the same without tax: another rate of that is no other price. */
function isSame(one: SnapshotCost['hourly'], other: SnapshotCost['hourly']): boolean {
  if (!one || !other) return one === other;
  return one.net.currency === other.net.currency && exact(one.net.amount).eq(exact(other.net.amount));
}

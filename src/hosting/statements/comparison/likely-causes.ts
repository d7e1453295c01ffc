/** The likely causes of a difference, the most specific first: each says what would have to be billed if it held. */
import { addDays, dateOf } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import type { SnapshotCost } from '../../history/snapshots/snapshot-cost.js';
import { type SnapshotLine, isByList } from '../../history/snapshots/snapshot-line.js';
import { Assumption } from '../../invoice/assumption.js';
import type { DisputedAmount } from './disputed-amount.js';
import { isMonthly } from './row-hours.js';
import { StatementCause } from './verdict.js';

interface LikelyCause {
  readonly cause: StatementCause;
  readonly isLikely: (amount: DisputedAmount) => boolean;
}

const likelyCauses: readonly LikelyCause[] = [
  { cause: StatementCause.ROUNDING, isLikely: (amount) => amount.isBilled(amount.ours.net) },
  {
    cause: StatementCause.TAX,
    isLikely: (amount) => !amount.ours.gross.isEqualTo(amount.ours.net) && amount.isBilled(amount.ours.gross),
  },
  { cause: StatementCause.CAP_PER_SEGMENT, isLikely: isReadOtherwise(Assumption.CAP_PER_SEGMENT) },
  { cause: StatementCause.MONTH_ZONE, isLikely: isReadOtherwise(null) },
  { cause: StatementCause.SHARE_BY_HOURS, isLikely: isReadOtherwise(Assumption.SHARE_BY_HOURS) },
  { cause: StatementCause.TRAFFIC_BY_SHARE, isLikely: isReadOtherwise(Assumption.TRAFFIC_BY_SHARE) },
  {
    cause: StatementCause.RESIZE,
    isLikely: (amount) => amount.products.size > 1 && amount.isBilled(amount.atOwnPrices()),
  },
  {
    cause: StatementCause.HOURS,
    isLikely: (amount) => !isOfSameHours(amount) && amount.isBilled(amount.atOwnPrices()),
  },
  { cause: StatementCause.OWN_PRICE, isLikely: isByListPrice },
  { cause: StatementCause.KEEPS_ITS_PRICE, isLikely: (amount) => isOfSameHours(amount) && isOlderThanPrice(amount) },
  { cause: StatementCause.OTHER_PRICE, isLikely: isOfSameHours },
];

/** Null where none is likely. */
export function likelyCause(amount: DisputedAmount): StatementCause | null {
  return likelyCauses.find(({ isLikely }) => isLikely(amount))?.cause ?? null;
}

function isByListPrice(amount: DisputedAmount): boolean {
  const costs = amount.segments.map(({ segment: { line } }) => listCostOf(line));
  if (costs.every((cost) => cost === null)) return false;
  return amount.isBilled(
    amount.recharged(({ segment: { line } }) => {
      const cost = listCostOf(line);
      return cost ? { cost } : {};
    }),
  );
}

/** Null where a list price in another currency says nothing of what is billed. */
function listCostOf({ cost, listCost }: SnapshotLine): SnapshotCost | null {
  if (listCost === null || typeof listCost === 'string' || typeof cost === 'string') return null;
  return listCost.unitPrice.net.currency === cost.unitPrice.net.currency ? listCost : null;
}

/** Another reading of a rule that is not published comes to what is billed. */
function isReadOtherwise(assumption: Assumption | null): LikelyCause['isLikely'] {
  return (amount) => amount.readingsOf(assumption).length > 0;
}

/** The same hours, or a full month in both. */
function isOfSameHours({ rows, segments, billedHours }: DisputedAmount): boolean {
  if (segments.length === 0 || billedHours === null) return false;
  const isCapped = segments.every(({ segment: { charge } }) => typeof charge !== 'string' && charge.isCapped);
  if (rows.every(isMonthly)) return isCapped;
  return billedHours.isEqualTo(sum(segments.map(({ segment }) => exact(segment.hours))));
}

/** It existed before its list price changed, or before anything of its account was read: no API has that price. */
function isOlderThanPrice({ segments, firstDay, own }: DisputedAmount): boolean {
  if (own.assumptions.has(Assumption.LIST_PRICE_FOR_EXISTING)) return true;
  const lines = segments.map(({ segment }) => segment.line);
  if (!lines.every(isByList)) return false;
  return lines.some(({ created }) => created !== null && firstDay !== null && dateOf(created) < addDays(firstDay, -1));
}

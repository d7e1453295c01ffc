/** The likely causes of a difference, the most specific first: each says what would have to be billed if it held. */
import { BigNumber } from 'bignumber.js';
import { addDays, dateOf } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import { BillUnit } from '../../bill/lines/bill-draft.js';
import { isByList } from '../../history/snapshots/snapshot-line.js';
import { Assumption } from '../../invoice/assumption.js';
import { hour } from '../../invoice/month.js';
import { begunHours } from '../../invoice/rules.js';
import type { DisputedAmount } from './disputed-amount.js';
import { berlinEdges } from './month-zone.js';
import { isMonthly } from './row-hours.js';
import { StatementCause } from './verdict.js';

interface LikelyCause {
  readonly cause: StatementCause;
  readonly isLikely: (amount: DisputedAmount) => boolean;
}

/** Lengths of a month in hours, other than that of the calendar: of 30 days, and a twelfth of a year. */
const usualMonths = [720, 730];

const likelyCauses: readonly LikelyCause[] = [
  { cause: StatementCause.ROUNDING, isLikely: (amount) => amount.isBilled(amount.ours.net) },
  {
    cause: StatementCause.TAX,
    isLikely: (amount) => !amount.ours.gross.isEqualTo(amount.ours.net) && amount.isBilled(amount.ours.gross),
  },
  { cause: StatementCause.CAP_PER_SEGMENT, isLikely: isCappedOtherwise },
  { cause: StatementCause.MONTH_ZONE, isLikely: isOfBerlin },
  { cause: StatementCause.SHARE_BY_HOURS, isLikely: isSharedOtherwise },
  { cause: StatementCause.TRAFFIC_BY_SHARE, isLikely: isByBegunTerabytes },
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

/** Its hours at their prices, with one cap for all of them, or with none. */
function isCappedOtherwise(amount: DisputedAmount): boolean {
  if (!amount.own.assumptions.has(Assumption.CAP_PER_SEGMENT)) return false;
  const costs = amount.segments.flatMap(({ segment: { line, hours } }) =>
    typeof line.cost !== 'string' && line.cost.hourly
      ? [
          {
            month: exact(line.cost.unitPrice.net.amount).times(exact(line.cost.quantity)),
            hourly: line.cost.hourly,
            hours,
          },
        ]
      : [],
  );
  if (costs.length < amount.segments.length) return false;
  const uncapped = sum(costs.map(({ hourly, hours }) => exact(hourly.net.amount).times(hours)));
  const caps = [...costs.map(({ month }) => month), uncapped];
  return caps.some((cap) => amount.isBilled(BigNumber.min(uncapped, cap)));
}

/** True if it fits Berlin, where a month begins and ends an hour or two earlier. */
function isOfBerlin(amount: DisputedAmount): boolean {
  return amount.isBilled(
    amount.recharged(({ segment: { from, until, isOpen }, month }) => {
      const edges = berlinEdges(month);
      return { hours: begunHours(from === month.start ? edges.start : from, isOpen ? edges.end : until) };
    }),
  );
}

/** All of the month, its begun days, or its hours in a month of another length. */
function isSharedOtherwise(amount: DisputedAmount): boolean {
  if (!amount.own.assumptions.has(Assumption.SHARE_BY_HOURS)) return false;
  const day = 24;
  const others = [
    amount.recharged(({ month }) => ({ hours: month.hours })),
    amount.recharged(({ segment: { hours } }) => ({ hours: Math.ceil(hours / day) * day })),
    amount.recharged(({ segment: { from, until } }) => ({ hours: calendarDays(from, until) * day })),
    ...usualMonths.map((length) =>
      amount.recharged(({ segment: { hours }, month }) => ({ hours: (hours * month.hours) / length })),
    ),
  ];
  return others.some((other) => amount.isBilled(other));
}

function calendarDays(from: number, until: number): number {
  const day = 24 * hour;
  return Math.ceil(until / day) - Math.floor(from / day);
}

function isByBegunTerabytes(amount: DisputedAmount): boolean {
  if (!amount.own.assumptions.has(Assumption.TRAFFIC_BY_SHARE)) return false;
  return amount.isBilled(
    amount.recharged(({ segment: { line } }) =>
      typeof line.cost !== 'string' && line.cost.unit === BillUnit.TERABYTE
        ? { cost: { ...line.cost, quantity: exact(line.cost.quantity).integerValue(BigNumber.ROUND_CEIL).toFixed() } }
        : {},
    ),
  );
}

function isByListPrice(amount: DisputedAmount): boolean {
  if (amount.segments.every(({ segment: { line } }) => line.listCost === null)) return false;
  return amount.isBilled(
    amount.recharged(({ segment: { line } }) =>
      line.listCost !== null && typeof line.listCost !== 'string' ? { cost: line.listCost } : {},
    ),
  );
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

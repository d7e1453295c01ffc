/**
 * The rules by which the providers charge a month. Sources: the documents on the billing system of cloud, storage boxes
 * and dedicated servers (November 2025), the billing FAQ of the cloud (August 2023), and the documents on billing of
 * the edge.
 */
import { exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { quotient } from '../bill/amounts/significant.js';
import { BillKind } from '../bill/kind.js';
import { type BillUnknownReason, BillUnit } from '../bill/lines/bill-draft.js';
import type { Price } from '../bill/lines/bill-draft.js';
import type { SnapshotCost } from '../history/snapshots/snapshot-cost.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { Assumption } from './assumption.js';
import { hour } from './month.js';

export interface Charge {
  /** The amount is in the currency of the price. */
  readonly amount: Both;
  /** The hours cost more than the month, which is charged instead. */
  readonly isCapped: boolean;
  readonly assumptions: readonly Assumption[];
}

/** Each part of an hour counts as one, also a few minutes (FAQ). Times are in milliseconds. */
export function begunHours(from: number, until: number): number {
  return Math.max(0, Math.ceil((until - from) / hour));
}

/** Returns the cost of these begun hours of a month of so many hours. */
export function chargeOf(cost: SnapshotCost, hours: number, hoursOfMonth: number): Charge {
  if (cost.unit === BillUnit.USAGE) return meteredUsage(cost);
  if (cost.unit === BillUnit.TERABYTE) return excessTraffic(cost);
  return cost.hourly ? byHours(cost, cost.hourly, hours) : byShare(cost, hours, hoursOfMonth);
}

/** The charge of a thing of some kind; or why it is not known. */
export function chargeFor(
  { kind, cost }: Pick<SnapshotLine, 'kind' | 'cost'>,
  hours: number,
  hoursOfMonth: number,
): Charge | BillUnknownReason {
  if (typeof cost === 'string') return cost;
  const isPlan = kind === BillKind.PLAN || kind === BillKind.SUBSCRIPTION;
  return isPlan ? planCharge(cost) : chargeOf(cost, hours, hoursOfMonth);
}

/** Begun hours at the hourly price without a cap. */
export function uncappedHours({ hourly }: Pick<SnapshotCost, 'hourly'>, hours: number): Both | null {
  return hourly && both((side) => exact(hourly[side].amount).times(hours));
}

/** Begun hours at the hourly price, never more than the price of the calendar month, whatever its days (documents). */
function byHours(cost: SnapshotCost, hourly: NonNullable<SnapshotCost['hourly']>, hours: number): Charge {
  const begun = both((side) => exact(hourly[side].amount).times(hours));
  const month = monthly(cost);
  const isOver = (side: keyof Both) => cost.isCapped && begun[side].isGreaterThan(month[side]);
  return {
    amount: both((side) => (isOver(side) ? month[side] : begun[side])),
    isCapped: isOver('net'),
    assumptions: [],
  };
}

/** The share of the month of a price without hours, as that of a gigabyte: how its hours count is not published. */
function byShare(cost: SnapshotCost, hours: number, hoursOfMonth: number): Charge {
  const month = monthly(cost);
  if (hours >= hoursOfMonth) return { amount: month, isCapped: true, assumptions: [] };
  return {
    // Divided last: a cost that has all its digits keeps them.
    amount: both((side) => quotient(month[side].times(hours), hoursOfMonth)),
    isCapped: false,
    assumptions: month.gross.isZero() ? [] : [Assumption.SHARE_BY_HOURS],
  };
}

/** Outgoing traffic beyond what is included, once (FAQ); what a part of a terabyte costs is not published. */
function excessTraffic(cost: SnapshotCost): Charge {
  return { amount: monthly(cost), isCapped: false, assumptions: [Assumption.TRAFFIC_BY_SHARE] };
}

/** Metered usage, as its provider has reckoned it for the month so far (edge). */
function meteredUsage(cost: SnapshotCost): Charge {
  return { amount: monthly(cost), isCapped: false, assumptions: [] };
}

/** A subscription without dates: by calendar months. */
function planCharge(cost: SnapshotCost): Charge {
  const amount = monthly(cost);
  return { amount, isCapped: false, assumptions: amount.gross.isZero() ? [] : [Assumption.PLAN_BY_MONTH] };
}

/** A period of a subscription is paid in advance, at its price, whatever the calendar says (edge). */
export function periodCharge(price: Price): Charge {
  return { amount: inDigits(price), isCapped: false, assumptions: [] };
}

/**
 * An upgrade is charged at once and what it replaces is credited, both by the hours left of the period; after a
 * downgrade nothing is refunded (edge). Which hours count is not published.
 */
export function upgradeCharge(
  before: Price,
  after: Price,
  { left, all }: { readonly left: number; readonly all: number },
): Charge {
  const [was, is] = [inDigits(before), inDigits(after)];
  return {
    amount: both((side) => quotient(is[side].minus(was[side]).times(left), all)),
    isCapped: false,
    assumptions: [Assumption.UPGRADE_BY_HOURS],
  };
}

function inDigits(price: Price): Both {
  return both((side) => exact(price[side].amount));
}

function monthly({ unitPrice, quantity }: SnapshotCost): Both {
  return both((side) => exact(unitPrice[side].amount).times(exact(quantity)));
}

/**
 * The steps from what a thing cost in one month to what it costs in another: each changes one thing, and costs what the
 * amount changes by. As each begins where the one before has ended, they add up to the difference exactly:
 *
 * 1. the exchange rate: the former amount at the rates of the later month, without what an order costs once
 * 2. the rules of billing: the former month by the readings that the later one is charged by
 * 3. the length of the month: the same state for as long as the later month goes
 * 4. created: where it is there now, in the state that it had in the former month
 * 5. deleted: only where it is still there
 * 6. unknown: without what has no known cost any more
 * 7. known: with what had no known cost before
 * 8. resized: its product and size of now, under the former terms
 * 9. list price: the list price of now, under the former own price
 * 10. own price: what it costs now
 *
 * Beside them stands the price of an order, which is charged once, in its own month.
 */
import type { BigNumber } from 'bignumber.js';
import { type Both, sumOf } from '../../bill/amounts/both.js';
import { type ChangePart, ChangeReason, isMore, nonZero, underTerms } from '../../history/change/parts.js';
import { minus, times, zero } from '../../history/running-sums.js';
import type { SnapshotLine } from '../../history/snapshots/snapshot-line.js';
import type { BillingReading } from '../billing-rules/billing-reading.js';
import { reread } from '../billing-rules/reread.js';
import type { Charged } from '../charged.js';
import type { Month } from '../month.js';
import { isPaidAhead } from '../paid-periods.js';
import type { Segment } from '../segment.js';
import { type ComparedHours, type MonthUntil, cellsOf } from './cells.js';
import { changeOfRules, readingsOf } from './rules-between.js';

/** The state that a cell is charged for; null: it is not charged. */
type ChargedState = (cell: ComparedHours) => SnapshotLine | null;

export interface Comparison {
  readonly before: MonthUntil;
  readonly after: MonthUntil;
  /** The rate from the currency of a price, in each month; null if there is none. */
  readonly rateBefore: (currency: string) => BigNumber | null;
  readonly rateAfter: (currency: string) => BigNumber | null;
}

const steps: readonly (readonly [ChargedState, (by: Both) => ChangeReason])[] = [
  [lengthened, () => ChangeReason.MONTH_LENGTH],
  [created, () => ChangeReason.BEGAN],
  [deleted, () => ChangeReason.ENDED],
  [withoutUnknown, () => ChangeReason.COST_UNKNOWN],
  [withKnown, () => ChangeReason.COST_KNOWN],
  [resized, (by) => (isMore(by) ? ChangeReason.GREW : ChangeReason.SHRANK)],
  [listed, () => ChangeReason.LIST_PRICE],
  [owned, () => ChangeReason.OWN_PRICE],
];

/** The parts of the difference, for a thing that is in both months. */
export function stepsBetween(before: Charged, after: Charged, comparison: Comparison): ChangePart[] {
  const { rateBefore, rateAfter } = comparison;
  const rateOf = (currency: string) => rateAfter(currency) ?? rateBefore(currency);
  const cells = cellsOf(before.segments, after.segments, comparison);
  const atNewRate = sumOf(before.segments.map(({ line, charge }) => inCurrency(line, charge, rateOf)));
  const [former, present] = [withoutSetup(before), withoutSetup(after)];
  const parts: ChangePart[] = [
    { reason: ChangeReason.SETUP, amount: minus(after.setupAmount, before.setupAmount) },
    { reason: ChangeReason.EXCHANGE_RATE, amount: minus(atNewRate, former) },
  ];
  if (isPaidAhead(before.line)) {
    const by = minus(present, atNewRate);
    return nonZero([...parts, { reason: reasonOfPeriods(before, after, by), amount: by }]);
  }
  const byRule = changeOfRules(before, after, (readings) =>
    sumOf(
      reread(before.segments, comparison.before.month, readings).map(({ line, charge }) =>
        inCurrency(line, charge, rateOf),
      ),
    ),
  );
  parts.push({ reason: ChangeReason.RULE_TAKEN, amount: byRule });
  const readings = readingsOf(after);
  let last = sumOf([atNewRate, byRule]);
  for (const [step, reasonOf] of steps) {
    const amount =
      step === owned ? present : amountOf(cells, step, { month: comparison.after.month, readings, rateOf });
    const by = minus(amount, last);
    parts.push({ reason: reasonOf(by), amount: by });
    last = amount;
  }
  return nonZero(parts);
}

/** Prepaid periods have no hours: one month may have more of them than another. */
function reasonOfPeriods(before: Charged, after: Charged, by: Both): ChangeReason {
  if (before.line.product !== after.line.product) return isMore(by) ? ChangeReason.GREW : ChangeReason.SHRANK;
  if (before.segments.length !== after.segments.length) return ChangeReason.MONTH_LENGTH;
  return before.line.factor === after.line.factor ? ChangeReason.LIST_PRICE : ChangeReason.OWN_PRICE;
}

function withoutSetup({ amount, setupAmount }: Charged): Both {
  return minus(amount, setupAmount);
}

function lengthened({ old }: ComparedHours): SnapshotLine | null {
  return old;
}

function created({ old, near, now }: ComparedHours): SnapshotLine | null {
  return old ?? (now && near);
}

function deleted({ near, now }: ComparedHours): SnapshotLine | null {
  return now && near;
}

function withoutUnknown({ near, now }: ComparedHours): SnapshotLine | null {
  return now && typeof now.cost === 'string' ? now : now && near;
}

function withKnown({ near, now }: ComparedHours): SnapshotLine | null {
  return now && (isUnknown(now) || isUnknown(near)) ? now : now && near;
}

/** More of the same product costs its former price. Another one had none, and costs that of now. */
function resized(cell: ComparedHours): SnapshotLine | null {
  const { near, now } = cell;
  if (!now || typeof now.cost === 'string' || typeof near.cost === 'string') return now;
  if (near.product !== now.product || near.cost.unit !== now.cost.unit) return listed(cell);
  if (near.cost.quantity === now.cost.quantity) return near;
  return near.cost.hourly ? listed(cell) : { ...near, cost: { ...near.cost, quantity: now.cost.quantity } };
}

function listed({ near, now }: ComparedHours): SnapshotLine | null {
  if (!now || isUnknown(now) || isUnknown(near)) return now;
  return { ...now, cost: underTerms(near, now) ?? near.cost };
}

function owned({ now }: ComparedHours): SnapshotLine | null {
  return now;
}

function isUnknown({ cost }: SnapshotLine): boolean {
  return typeof cost === 'string';
}

interface Terms {
  readonly month: Month;
  /** Those of the later month. */
  readonly readings: readonly BillingReading[];
  readonly rateOf: (currency: string) => BigNumber | null;
}

/** Cells with one state after the other are one segment, with one cap. */
function amountOf(cells: readonly ComparedHours[], step: ChargedState, { month, readings, rateOf }: Terms): Both {
  const segments: { readonly line: SnapshotLine; readonly from: number; until: number }[] = [];
  for (const cell of cells) {
    const line = step(cell);
    const last = segments.at(-1);
    if (line && last && last.until === cell.from && isSame(last.line, line)) last.until = cell.until;
    else if (line) segments.push({ line, from: cell.from, until: cell.until });
  }
  return sumOf(reread(segments, month, readings).map(({ line, charge }) => inCurrency(line, charge, rateOf)));
}

function isSame(one: SnapshotLine, other: SnapshotLine): boolean {
  return one === other || JSON.stringify([one.product, one.cost]) === JSON.stringify([other.product, other.cost]);
}

function inCurrency({ cost }: SnapshotLine, charge: Segment['charge'], rateOf: Terms['rateOf']): Both {
  const rate = typeof cost === 'string' ? null : rateOf(cost.unitPrice.net.currency);
  return typeof charge === 'string' || !rate ? zero : times(charge.amount, rate);
}

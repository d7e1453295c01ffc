/** Two amounts of one thing that differ, and what else its rows might have come to. */
import { type BigNumber } from 'bignumber.js';
import { decimalsOf, exact } from '../../../base/decimal.js';
import type { Both } from '../../bill/amounts/both.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import type { SnapshotCost } from '../../history/snapshots/snapshot-cost.js';
import type { Month } from '../../invoice/month.js';
import type { Assumption } from '../../invoice/assumption.js';
import { type BillingReading, assumptionOf, readingsFor } from '../../invoice/billing-rules/billing-reading.js';
import { reread } from '../../invoice/billing-rules/reread.js';
import { chargeFor } from '../../invoice/rules.js';
import type { StatementRow } from '../statement.js';
import type { OwnPart, OwnSegment } from './own-part.js';
import { rowHours } from './row-hours.js';

export class DisputedAmount {
  readonly theirs: BigNumber;
  readonly ours: Both;
  /** Half of the last decimal of each row. */
  readonly #rounding: BigNumber;

  constructor(
    readonly rows: readonly StatementRow[],
    readonly own: OwnPart,
    /** The first day on which its account was read. */
    readonly firstDay: string | null,
  ) {
    this.theirs = sum(rows.map(({ total }) => exact(total)));
    this.ours = own.amount;
    this.#rounding = sum(rows.map(({ total }) => exact('0.5').shiftedBy(-decimalsOf(total))));
  }

  /** Whether the rows come to this amount, rounded to the decimals of the file. */
  isBilled(amount: BigNumber | null): boolean {
    return amount !== null && amount.minus(this.theirs).abs().isLessThanOrEqualTo(this.#rounding);
  }

  get segments(): readonly OwnSegment[] {
    return this.own.segments;
  }

  get products(): ReadonlySet<string | null> {
    return new Set(this.segments.map(({ segment }) => segment.line.product));
  }

  /** The hours of all rows; null where one counts none. */
  get billedHours(): BigNumber | null {
    const hours = this.rows.flatMap((row) => rowHours(row) ?? []);
    return hours.length === this.rows.length ? sum(hours) : null;
  }

  /** Returns what the segments cost at other hours, or at another price. */
  recharged(change: (one: OwnSegment) => { readonly hours?: number; readonly cost?: SnapshotCost }): BigNumber | null {
    const amounts = this.segments.map((one) => {
      const { segment, month } = one;
      const { hours = segment.hours, cost = segment.line.cost } = change(one);
      return netAt(segment.line.kind, cost, hours, month);
    });
    return amounts.includes(null) ? null : sum(amounts.flatMap((amount) => amount ?? []));
  }

  /** The readings of a rule by which the segments would come to what is billed; null: the zone of the month. */
  readingsOf(assumption: Assumption | null): readonly BillingReading[] {
    const isInForce = this.#inForce.some((reading) => assumptionOf[reading] === assumption);
    if (assumption !== null && !isInForce && !this.own.assumptions.has(assumption)) return [];
    return readingsFor(assumption).filter((reading) => this.isBilled(this.#under(reading)));
  }

  /** The readings by which they are charged already. */
  get #inForce(): readonly BillingReading[] {
    return [...new Set(this.segments.flatMap(({ segment: { readings } }) => readings))];
  }

  /** Returns what the segments cost by another reading. */
  #under(reading: BillingReading): BigNumber | null {
    const others = this.#inForce.filter((one) => assumptionOf[one] !== assumptionOf[reading]);
    const months = [...new Set(this.segments.map(({ month }) => month))];
    const charges = months.flatMap((month) => {
      const own = this.segments.flatMap((one) => (one.month === month ? one.segment : []));
      return reread(own, month, [...others, reading]).map(({ charge }) => charge);
    });
    const amounts = charges.flatMap((charge) => (typeof charge === 'string' ? [] : charge.amount.net));
    return amounts.length < charges.length ? null : sum(amounts);
  }

  /** Returns what the hours of the rows cost at the prices here; null where the product of a row had none. */
  atOwnPrices(): BigNumber | null {
    const amounts = this.rows.map((row) => {
      const hours = rowHours(row);
      const found = this.#segmentOf(row);
      return hours && found
        ? netAt(found.segment.line.kind, found.segment.line.cost, hours.toNumber(), found.month)
        : null;
    });
    return amounts.includes(null) ? null : sum(amounts.flatMap((amount) => amount ?? []));
  }

  /** The first word of a product is its name in the API. */
  #segmentOf({ product, from }: StatementRow): OwnSegment | undefined {
    const [name = ''] = product.toLowerCase().split(' ');
    const own = this.segments.filter(({ month }) => month.firstDay <= from && from <= month.lastDay);
    return this.products.size === 1 ? own[0] : own.find(({ segment }) => segment.line.product?.toLowerCase() === name);
  }
}

function netAt(
  kind: OwnSegment['segment']['line']['kind'],
  cost: OwnSegment['segment']['line']['cost'],
  hours: number,
  month: Month,
): BigNumber | null {
  const charge = chargeFor({ kind, cost }, hours, month.hours);
  return typeof charge === 'string' ? null : charge.amount.net;
}

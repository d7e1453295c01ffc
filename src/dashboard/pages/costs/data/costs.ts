/** The costs of a period, in one shape for months and for other days: the amounts of the page are made of it alone. */
import { compare, subtract, type Decimal } from '../../../format/money.js';
import type { BillChangeReason, CostsMonthQuery } from '../../../generated/graphql.js';
import type { GroupKey } from '../view/grouping.js';
import type { Days } from '../view/known-days.js';

export type CostGap = CostsMonthQuery['hosting']['invoice']['gaps'][number];

/** A bar: a day, a week or a month. */
export interface CostBar {
  readonly from: string;
  readonly to: string;
  /** The days of it that are in the amount. */
  readonly days: Days;
  /** Null where nothing is known of it, or it is to come. */
  readonly amount: Decimal | null;
  /** The part of it that was not read, but assumed; null where no answer says. */
  readonly assumed: Decimal | null;
  readonly toCome: Decimal | null;
  readonly unknownCount: number;
  /** An account was not wholly read in it. */
  readonly hasGap: boolean;
}

export interface ReasonAmount {
  readonly reason: BillChangeReason;
  readonly lineCount: number;
  readonly amount: Decimal;
}

export interface CostGroup {
  readonly text: string;
  readonly group: GroupKey;
  readonly lineCount: number | null;
  readonly unknownCount: number;
  /** Null: not there, or part of the row of all others. */
  readonly now: Decimal | null;
  readonly then: Decimal | null;
  /** The sides on which it may be part of the row of all others: its amount there is not known. */
  readonly inOthers: readonly ('now' | 'then')[];
  readonly reasons: readonly ReasonAmount[];
  /** The amounts of the bars; null where they are not known. */
  readonly bars: readonly (Decimal | null)[];
}

export interface Costs {
  readonly currency: string;
  /** The days that are in the amounts, or are to come. */
  readonly days: Days;
  readonly total: Decimal | null;
  readonly net: Decimal | null;
  readonly gross: Decimal | null;
  readonly isComplete: boolean;
  readonly unknownCount: number;
  readonly lineCount: number | null;
  /** Until when they are charged; null where they are those of whole days. */
  readonly until: string | null;
  readonly bars: readonly CostBar[];
  readonly groups: readonly CostGroup[];
  readonly groupCount: number;
  readonly gaps: readonly CostGap[];
}

/** How a row differs; null where that is not known. */
export function deltaOf({ now, then, inOthers }: CostGroup): Decimal | null {
  return inOthers.length > 0 ? null : differenceOf(now, then);
}

/** The difference, where something that is not there has cost nothing; null if it is in neither. */
export function differenceOf(now: Decimal | null, then: Decimal | null): Decimal | null {
  if (then === null) return now;
  return subtract(now === null ? '0' : now, then);
}

export function isNothing(amount: Decimal): boolean {
  return compare(amount, '0') === 0;
}

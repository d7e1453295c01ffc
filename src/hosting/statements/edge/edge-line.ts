/** A line of the comparison of the edge: what its provider and the invoice have of one subscription or service. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Account } from '../../../rest/transport/account.js';
import type { BillKind } from '../../bill/kind.js';
import type { PaidPeriod } from '../../bill/lines/bill-draft.js';
import type { Segment } from '../../invoice/segment.js';
import type { Judgement } from '../comparison/compared-line.js';
import type { OwnLine } from '../comparison/own-months.js';
import { ownPart } from '../comparison/own-part.js';
import { StatementCause, StatementVerdict } from '../comparison/verdict.js';

/** The outcome for some segments of a line of the invoice. */
export interface EdgeJudgement extends Judgement {
  /** Null where the provider states no amount for the month. */
  readonly billed: Money | null;
  /** Null where it is not known. */
  readonly invoiced: Money | null;
  readonly period: PaidPeriod | null;
  readonly segments: readonly Segment[];
}

export interface EdgeLine extends EdgeJudgement {
  /** Distinguishes it from all others of the comparison. */
  readonly key: string;
  readonly account: Account;
  readonly kind: BillKind;
  /** The provider's id of the subscription; null where it is none, or not stated any more. */
  readonly id: string | null;
  readonly name: string;
  /** The line of the invoice; null where it has none. */
  readonly line: OwnLine | null;
}

/** Returns what is billed less what is invoiced; null where either is not known, or in another currency, or not judged. */
export function differenceOf({ verdict, billed, invoiced }: EdgeJudgement): Money | null {
  if (verdict === StatementVerdict.NOT_JUDGED || verdict === StatementVerdict.NO_PRICE_HERE) return null;
  if (billed?.currency !== invoiced?.currency || !billed || !invoiced) return null;
  return new Money(digitsOf(exact(billed.amount).minus(exact(invoiced.amount))), billed.currency);
}

export function moneyOf(amount: ReturnType<typeof exact>, currency: string): Money {
  return new Money(digitsOf(amount), currency);
}

/** The sum of segments in the currency of their prices; null where a part is not known, or there are none. */
export function invoicedIn(line: OwnLine | null, segments: readonly Segment[]): Money | null {
  const [cost] = segments.flatMap((segment) => (typeof segment.line.cost === 'string' ? [] : segment.line.cost));
  if (!line || !cost) return null;
  const { currency } = cost.unitPrice.net;
  const { amount, unknown } = ownPart([{ ...line, charged: { ...line.charged, segments } }], false, currency);
  return unknown.size > 0 ? null : moneyOf(amount.net, currency);
}

export function isNothing(amount: Money | null): boolean {
  return amount !== null && exact(amount.amount).isZero();
}

/** Holds an amount that the provider states against one of the invoice. */
export function judgeAmounts(billed: Money, invoiced: Money | null, otherwise: StatementCause): Judgement {
  if (!invoiced) return { verdict: StatementVerdict.NO_PRICE_HERE, cause: null };
  if (invoiced.currency !== billed.currency) {
    return { verdict: StatementVerdict.NOT_JUDGED, cause: StatementCause.OTHER_CURRENCY };
  }
  const isSame = exact(billed.amount).isEqualTo(exact(invoiced.amount));
  if (isSame) return { verdict: StatementVerdict.AGREED, cause: null };
  return { verdict: StatementVerdict.DIFFERS, cause: otherwise };
}

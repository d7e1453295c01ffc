/** Judges the metered services of an account by the charges of the billing period that its provider states. */
import type { BillableUsage } from '../../../apis/edge/billing/billable-usage.js';
import { isCode } from '../../../base/currency-code.js';
import { digitsIn, exact } from '../../../base/decimal.js';
import type { Money } from '../../../data/rates/money/money.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { longestCount } from '../../bill/lines/bill-draft.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import type { Month } from '../../invoice/month.js';
import type { OwnLine } from '../comparison/own-months.js';
import { StatementCause, StatementVerdict } from '../comparison/verdict.js';
import { type EdgeJudgement, invoicedIn, isNothing, judgeAmounts, moneyOf } from './edge-line.js';
import { notJudged, unjudged } from './judge-subscription.js';
import type { StatedAccount } from './stated-accounts.js';

interface UsageBeside {
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isReadSince: (time: number) => boolean;
}

type StatedUsage = Pick<StatedAccount, 'usage' | 'isUsageComplete' | 'isUsageCovered'>;

/** Why nothing that is stated proves what the month cost; null if it does. */
export function whyUsageUnknown(stated: StatedUsage, month: Month): StatementCause | null {
  if (!stated.isUsageComplete) return StatementCause.NOT_READ_NOW;
  if (!stated.isUsageCovered) return StatementCause.NOT_STATED;
  const { usage } = stated;
  // Only charges say which billing period it is.
  const starts = usage.map(({ billingPeriodStart }) => Date.parse(billingPeriodStart ?? ''));
  if (starts.some(Number.isNaN)) return StatementCause.NOT_STATED;
  const isOfAll = starts.length > 0 && Math.min(...starts) <= month.start;
  return isOfAll ? null : StatementCause.OTHER_PERIOD;
}

/** Judges one service; an empty list where nothing of it was billed or invoiced. */
export function judgeUsage(
  rows: readonly Sent<BillableUsage>[],
  line: OwnLine | null,
  { month, now, isReadSince }: UsageBeside,
): readonly EdgeJudgement[] {
  const segments = line?.charged.segments ?? [];
  const invoiced = invoicedIn(line, segments);
  const billed = billedIn(rows, month, invoiced?.currency ?? null);
  if (!billed) return [unjudged(line, segments, null, notJudged(StatementCause.NOT_STATED))];
  if (isNothing(billed) && (!line || isNothing(invoiced))) return [];
  const isRunning = month.end > now;
  if (!line) {
    const common = { billed, invoiced: moneyOf(exact(0), billed.currency), period: null, segments };
    // Usage goes on between readings.
    if (isRunning) return [{ ...common, ...notJudged(StatementCause.RUNNING_MONTH) }];
    const cause = isReadSince(month.start) ? StatementCause.NEVER_SEEN : StatementCause.NOT_READ_THEN;
    return [{ ...common, verdict: StatementVerdict.BILLED_BUT_UNSEEN, cause }];
  }
  const hasOwnPrice = segments.some((segment) => segment.line.listCost !== null);
  const otherwise = hasOwnPrice ? StatementCause.OWN_PRICE : StatementCause.OTHER_PRICE;
  const judgement = judgeAmounts(billed, invoiced, otherwise);
  const isMore = invoiced !== null && exact(billed.amount).isGreaterThan(exact(invoiced.amount));
  const isAhead = judgement.verdict === StatementVerdict.DIFFERS && isRunning && isMore && !hasOwnPrice;
  const shown = isAhead ? notJudged(StatementCause.RUNNING_MONTH) : judgement;
  return [{ ...shown, billed, invoiced, period: null, segments }];
}

/** The sum of the charges of the month; null where one of them has no day or amount, or they have several currencies. */
function billedIn(rows: readonly Sent<BillableUsage>[], month: Month, otherwise: string | null): Money | null {
  const [currency = otherwise, second] = new Set(rows.map(({ billingCurrency }) => billingCurrency ?? ''));
  const amounts = rows.flatMap(({ chargePeriodStart, billedCost }) => {
    const start = Date.parse(chargePeriodStart ?? '');
    if (start < month.start || start >= month.end) return [];
    const digits = Number.isNaN(start) ? undefined : digitsIn(billedCost, longestCount);
    return [digits === undefined ? null : exact(digits)];
  });
  const known = amounts.flatMap((amount) => amount ?? []);
  if (second !== undefined || known.length < amounts.length || !isCode(currency)) return null;
  return moneyOf(sum(known), currency.toUpperCase());
}

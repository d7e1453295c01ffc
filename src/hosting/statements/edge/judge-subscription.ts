/**
 * Judges a subscription by the period that its provider states, which is the present one alone: it proves what was
 * charged when that period began, and that nothing more was until it ends.
 */
import type { Subscription } from '../../../apis/edge/billing/subscription.js';
import { exact } from '../../../base/decimal.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { PaidPeriod } from '../../bill/lines/bill-draft.js';
import { subscriptionCost } from '../../bill/lines/subscriptions.js';
import { Assumption } from '../../invoice/assumption.js';
import type { Month } from '../../invoice/month.js';
import type { Segment } from '../../invoice/segment.js';
import type { Judgement } from '../comparison/compared-line.js';
import type { OwnLine } from '../comparison/own-months.js';
import { StatementCause, StatementVerdict } from '../comparison/verdict.js';
import { type EdgeJudgement, invoicedIn, isNothing, judgeAmounts, moneyOf } from './edge-line.js';

/** The states in which the price of the period is paid or due; a trial, for instance, may cost nothing. */
const billedStates = new Set<string | null | undefined>(['Paid', 'AwaitingPayment']);

interface SubscriptionBeside {
  readonly subscription: Sent<Subscription>;
  readonly line: OwnLine | null;
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether its account was read wholly after a time. */
  readonly isReadSince: (time: number) => boolean;
}

/** The period whose price its provider has charged; null where it states none. */
export function chargedPeriod(subscription: Sent<Subscription>): PaidPeriod | null {
  return billedStates.has(subscription.state) ? (subscriptionCost(subscription).period ?? null) : null;
}

export function judgeSubscription(beside: SubscriptionBeside): readonly EdgeJudgement[] {
  const { subscription, line, month, now } = beside;
  const segments = line?.charged.segments ?? [];
  const period = chargedPeriod(subscription);
  const left = (rest: readonly Segment[], judgement: Judgement) => unjudged(line, rest, period, judgement);
  if (isFree(subscription) && (segments.length === 0 || isNothing(invoicedIn(line, segments)))) return [];
  if (!period) return [left(segments, notJudged(StatementCause.NOT_STATED))];
  if (period.start >= month.end || period.end <= month.start) {
    return [left(segments, notJudged(StatementCause.OTHER_PERIOD))];
  }
  if (period.start > now) return [left(segments, notJudged(StatementCause.RUNNING_MONTH))];
  const isCharged = period.start >= month.start;
  const whyNot = whyNotByPeriod(segments);
  if (whyNot) return [{ ...left(segments, whyNot), billed: isCharged ? period.price.net : null }];
  const within = segments.filter(isWithin(period));
  const earlier = segments.filter((segment) => !within.includes(segment));
  return [
    ...(isCharged ? [judgeStart(beside, period, within)] : judgeAfterStart(line, period, within)),
    ...(earlier.length > 0 && !isNothing(invoicedIn(line, earlier))
      ? [left(earlier, notJudged(StatementCause.OTHER_PERIOD))]
      : []),
  ];
}

/** Judges the price that was charged when the period began. */
function judgeStart({ line, isReadSince }: SubscriptionBeside, period: PaidPeriod, within: readonly Segment[]) {
  const billed = period.price.net;
  const common = { billed, period, segments: within };
  if (within.length === 0) {
    const isSeen = isReadSince(period.start);
    const judgement = isSeen
      ? { verdict: StatementVerdict.BILLED_BUT_UNSEEN, cause: StatementCause.NEVER_SEEN }
      : notJudged(StatementCause.NOT_READ_THEN);
    return { ...common, ...judgement, invoiced: moneyOf(exact(0), billed.currency) };
  }
  const invoiced = invoicedIn(line, within);
  if (within.some(isUpgrade)) return { ...common, ...notJudged(StatementCause.CHANGED_WITHIN_PERIOD), invoiced };
  const hasOwnPrice = within.some((segment) => segment.line.listCost !== null);
  const otherwise = hasOwnPrice ? StatementCause.OWN_PRICE : StatementCause.OTHER_PRICE;
  return { ...common, ...judgeAmounts(billed, invoiced, otherwise), invoiced };
}

/** Nothing is charged within a period that began before the month, unless the subscription was changed. */
function judgeAfterStart(line: OwnLine | null, period: PaidPeriod, within: readonly Segment[]): EdgeJudgement[] {
  const invoiced = invoicedIn(line, within);
  if (within.length === 0 || isNothing(invoiced)) return [];
  const common = { period, segments: within, invoiced };
  if (within.some(isUpgrade)) return [{ ...common, ...notJudged(StatementCause.CHANGED_WITHIN_PERIOD), billed: null }];
  const billed = moneyOf(exact(0), period.price.net.currency);
  const judgement = invoiced ? judgeAmounts(billed, invoiced, StatementCause.OTHER_PERIOD) : null;
  const unbilled = { verdict: StatementVerdict.SEEN_BUT_UNBILLED, cause: null };
  return [{ ...common, billed, ...(judgement?.verdict === StatementVerdict.NOT_JUDGED ? judgement : unbilled) }];
}

/** A period that was inferred may begin somewhat earlier or later than it really did. */
function isWithin({ start, end }: PaidPeriod): (segment: Segment) => boolean {
  const most = (end - start) / 2;
  return (segment) => {
    if (segment.from >= start) return segment.from < end;
    return segment.isInferred && !isUpgrade(segment) && start - segment.from < most;
  };
}

/** Null if all segments are charged by periods. */
export function whyNotByPeriod(segments: readonly Segment[]): Judgement | null {
  if (segments.some(({ charge }) => typeof charge === 'string')) {
    return { verdict: StatementVerdict.NO_PRICE_HERE, cause: null };
  }
  const byTime = segments.find(({ charge }) => assumes(charge, Assumption.PLAN_BY_MONTH));
  if (!byTime) return null;
  const { listCost, factor } = byTime.line;
  const hasOwnAmount = listCost !== null && factor === null;
  return notJudged(hasOwnAmount ? StatementCause.OWN_PRICE : StatementCause.PLAN_BY_MONTH);
}

export function unjudged(
  line: OwnLine | null,
  segments: readonly Segment[],
  period: PaidPeriod | null,
  judgement: Judgement,
): EdgeJudgement {
  return { ...judgement, billed: null, invoiced: invoicedIn(line, segments), period, segments };
}

export function notJudged(cause: StatementCause): Judgement {
  return { verdict: StatementVerdict.NOT_JUDGED, cause };
}

function isUpgrade({ charge }: Segment): boolean {
  return assumes(charge, Assumption.UPGRADE_BY_HOURS);
}

function assumes(charge: Segment['charge'], assumption: Assumption): boolean {
  return typeof charge !== 'string' && charge.assumptions.includes(assumption);
}

/** A price of zero that is known to be one: that of a contract is not. */
function isFree(subscription: Sent<Subscription>): boolean {
  const { cost } = subscriptionCost(subscription);
  return typeof cost !== 'string' && isNothing(cost.unitPrice.net);
}

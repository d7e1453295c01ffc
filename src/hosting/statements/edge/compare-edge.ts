/** Holds what the provider of the edge states now against the invoice of a month. */
import type { Subscription } from '../../../apis/edge/billing/subscription.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { Account } from '../../../rest/transport/account.js';
import { BillKind } from '../../bill/kind.js';
import { isZonePlan, nameOf } from '../../bill/lines/subscriptions.js';
import type { OwnLine } from '../comparison/own-months.js';
import { StatementCause, StatementVerdict } from '../comparison/verdict.js';
import { type EdgeJudgement, type EdgeLine, invoicedIn, isNothing, moneyOf } from './edge-line.js';
import type { InvoiceSide } from './invoice-side.js';
import { chargedPeriod, judgeSubscription, notJudged, unjudged, whyNotByPeriod } from './judge-subscription.js';
import { judgeUsage, whyUsageUnknown } from './judge-usage.js';
import type { StatedAccount } from './stated-accounts.js';
import { exact } from '../../../base/decimal.js';

type Shown = Pick<EdgeLine, 'key' | 'account' | 'kind' | 'id' | 'name' | 'line'>;

export async function compareEdge(
  stated: readonly StatedAccount[],
  side: InvoiceSide,
  accounts: readonly Account[],
): Promise<readonly EdgeLine[]> {
  const lines: EdgeLine[] = [];
  const paid = new Map<string, Sent<Subscription>[]>();
  for (const one of stated) {
    for (const subscription of one.subscriptions) {
      lines.push(...(await comparedSubscription(one, subscription, { side, twins: twinsOf(subscription, paid) })));
    }
    if (!one.areSubscriptionsComplete) lines.push(notRead(one, BillKind.SUBSCRIPTION));
    lines.push(...comparedUsage(one, side));
  }
  for (const line of side.left()) {
    const account = accounts.find(({ name }) => name === line.charged.account.name);
    if (account) lines.push(...leftLine(line, account, { stated, side }));
  }
  return lines;
}

interface Beside {
  readonly side: InvoiceSide;
  /** Those before it that are the same plan of the same zone. */
  readonly twins: readonly Sent<Subscription>[];
}

async function comparedSubscription(
  stated: StatedAccount,
  subscription: Sent<Subscription>,
  { side, twins }: Beside,
): Promise<readonly EdgeLine[]> {
  const { account } = stated;
  const id = subscription.id ?? null;
  const period = chargedPeriod(subscription);
  const line = lineOf(stated, subscription, { side, isTwin: twins.length > 0 });
  side.take(line);
  const isReadSince = (time: number) => side.isReadSince(account, time);
  const { month, now } = side;
  const judged = judgeSubscription({ subscription, line, month, now, isReadSince });
  const isTwice = period !== null && twins.some((twin) => isAtOnce(subscription, twin));
  const isGone = period !== null && (await isAfterZone(stated, subscription, side));
  return judged.map((one, place) => {
    const shown = { key: JSON.stringify([account.name, stated.id, id, place]), account, id, line };
    const named = { ...shown, kind: line?.charged.line.kind ?? kindOf(subscription), name: nameOf(subscription) };
    const isOfPeriod = one.billed !== null && !isNothing(one.billed);
    if (isOfPeriod && isTwice) return { ...named, ...one, verdict: StatementVerdict.BILLED_TWICE, cause: null };
    if (isOfPeriod && isGone)
      return { ...named, ...one, verdict: StatementVerdict.CHARGED_AFTER_DELETION, cause: null };
    return { ...named, ...one };
  });
}

/** The plan of a zone has the line of the zone, unless it is one more of it, or of a zone that was not seen. */
function lineOf(
  { id: account }: Pick<StatedAccount, 'id'>,
  subscription: Sent<Subscription>,
  { side, isTwin }: { readonly side: InvoiceSide; readonly isTwin: boolean },
): OwnLine | null {
  const zone = isZonePlan(subscription) && !isTwin ? subscription.zone?.id : null;
  const ofZone = zone ? side.planOf(zone) : null;
  const own = side.partOf(BillKind.SUBSCRIPTION, account, subscription.id ?? '');
  const start = chargedPeriod(subscription)?.start;
  const hasStart = ofZone?.charged.segments.some(({ from }) => from === start) ?? false;
  return hasStart ? ofZone : (own ?? ofZone);
}

function kindOf(subscription: Sent<Subscription>): BillKind {
  return isZonePlan(subscription) && subscription.zone?.id ? BillKind.PLAN : BillKind.SUBSCRIPTION;
}

/** Notes the subscription, and returns those noted before of the same plan and zone: a zone has one plan. */
function twinsOf(subscription: Sent<Subscription>, noted: Map<string, Sent<Subscription>[]>) {
  const zone = subscription.zone?.id;
  if (!zone || !isZonePlan(subscription) || !chargedPeriod(subscription)) return [];
  const key = JSON.stringify([zone, subscription.ratePlan?.id]);
  const before = noted.get(key) ?? [];
  noted.set(key, [...before, subscription]);
  return before.filter(({ id }) => id !== subscription.id);
}

function isAtOnce(one: Sent<Subscription>, other: Sent<Subscription>): boolean {
  const [a, b] = [chargedPeriod(one), chargedPeriod(other)];
  return a !== null && b !== null && a.start < b.end && b.start < a.end;
}

/** Whether its zone was there once, is not now, and was gone when the period began. */
async function isAfterZone(
  { zones, areZonesComplete }: StatedAccount,
  subscription: Sent<Subscription>,
  side: InvoiceSide,
): Promise<boolean> {
  const zone = subscription.zone?.id;
  const start = chargedPeriod(subscription)?.start;
  if (!zone || start === undefined || !areZonesComplete || zones.has(zone)) return false;
  const wasThere = side.planOf(zone)?.charged.segments.some(({ from, until }) => from <= start && start < until);
  return !wasThere && (await side.hadZone(zone));
}

function comparedUsage(stated: StatedAccount, side: InvoiceSide): readonly EdgeLine[] {
  const { account, id } = stated;
  const why = whyUsageUnknown(stated, side.month);
  const own = side.left().filter(({ charged: { line } }) => line.kind === BillKind.USAGE && line.id === id);
  const named = (name: string, line: OwnLine | null): Shown => {
    const key = JSON.stringify([account.name, id, BillKind.USAGE, name]);
    return { key, account, kind: BillKind.USAGE, id: null, name, line };
  };
  if (why) {
    for (const line of own) side.take(line);
    const judgement = notJudged(why);
    if (own.length === 0) return [{ ...named(stated.name, null), ...unjudged(null, [], null, judgement) }];
    return own.map((line) => {
      const { name } = line.charged.line;
      return { ...named(name, line), ...unjudged(line, line.charged.segments, null, judgement) };
    });
  }
  const services = new Set([
    ...stated.usage.map(({ serviceName }) => serviceName ?? ''),
    ...own.map(({ charged }) => charged.line.stamp ?? ''),
  ]);
  const { month, now } = side;
  const beside = { month, now, isReadSince: (time: number) => side.isReadSince(account, time) };
  return [...services].flatMap((name) => {
    const line = side.partOf(BillKind.USAGE, id, name);
    side.take(line);
    const rows = stated.usage.filter(({ serviceName }) => (serviceName ?? '') === name);
    return judgeUsage(rows, line, beside).map((judged) => ({ ...named(name, line), ...judged }));
  });
}

function notRead({ account, id, name }: StatedAccount, kind: BillKind): EdgeLine {
  const key = JSON.stringify([account.name, id, kind]);
  const judgement = notJudged(StatementCause.NOT_READ_NOW);
  return { key, account, kind, id: null, name, line: null, ...unjudged(null, [], null, judgement) };
}

interface Sides {
  readonly stated: readonly StatedAccount[];
  readonly side: InvoiceSide;
}

/** A line of the invoice for which nothing is stated now: it may have ended since, unless it is there and goes on. */
function leftLine(line: OwnLine, account: Account, { stated, side }: Sides): readonly EdgeLine[] {
  const { segments, line: state, key } = line.charged;
  const invoiced = invoicedIn(line, segments);
  if (isNothing(invoiced)) return [];
  const shown = { key, account, kind: state.kind, id: null, name: state.name, line };
  return [{ ...shown, ...judgeLeft(line, { stated, side }) }];
}

function judgeLeft(line: OwnLine, { stated, side }: Sides): EdgeJudgement {
  const { segments, line: state } = line.charged;
  const unread = unjudged(line, segments, null, notJudged(StatementCause.NOT_READ_NOW));
  const isPlan = state.kind === BillKind.PLAN;
  const owner = stated.find(({ id, zones }) => (isPlan ? zones.get(state.id)?.account?.id : state.id) === id);
  const areAllRead = stated.length > 0 && stated.every((one) => one.areSubscriptionsComplete);
  if (owner ? !owner.areSubscriptionsComplete : !areAllRead) return unread;
  const unknown = whyNotByPeriod(segments);
  const invoiced = invoicedIn(line, segments);
  const zone = isPlan ? owner?.zones.get(state.id) : undefined;
  const isPaid = typeof zone?.plan?.price === 'number' && zone.plan.price > 0;
  const isNamed = owner?.subscriptions.every((one) => !isZonePlan(one) || one.zone?.id);
  if (zone && isPaid && isNamed && invoiced && side.month.end > side.now) {
    const billed = moneyOf(exact(0), invoiced.currency);
    const verdict = StatementVerdict.SEEN_BUT_UNBILLED;
    return { verdict, cause: null, billed, invoiced, period: null, segments };
  }
  return unjudged(line, segments, null, unknown ?? notJudged(StatementCause.OTHER_PERIOD));
}

/** Reads what the page shows: the invoice of a month and its change, or the history of other days. */
import { useMemo } from 'react';
import { addDays } from '../../../../base/dates.js';
import { roundedIn } from '../../../ask/month-so-far.js';
import { type QueryState, useGraphQuery } from '../../../ask/use-graph-query.js';
import {
  CostsAsReadDocument,
  CostsMonthChangeDocument,
  CostsMonthDocument,
  CostsSpanChangeDocument,
  CostsSpanDocument,
  CostsThenDocument,
  type CostsThenQuery,
} from '../../../generated/graphql.js';
import { isLost } from '../../../parts/states.js';
import { useScope } from '../../../shell/scope.js';
import { knownDays, knownSince } from '../view/known-days.js';
import { barLength, type Period, slotsOf, today } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { type CostGap, type Costs, isNothing, type ReasonAmount } from './costs.js';
import { hasUnread, withUnread } from './as-read.js';
import { costsOfMonth, reasonsOf } from './month-costs.js';
import { costsOfSpan, inSlots, spentIn } from './span-costs.js';
import { type Decimal, unlessUnknown } from '../../../format/money.js';

/** The period that is compared with. */
interface Then {
  /** Null where nothing is known of it. */
  readonly total: Decimal | null;
  /** All of it, where a part is compared. */
  readonly monthTotal: Decimal | null;
  readonly isComplete: boolean;
  /** The last moment that is compared; null where it is the end. */
  readonly until: string | null;
  /** One for each bar. */
  readonly bars: readonly (Decimal | null)[];
}

/** Why it changed: the reasons add up to the difference. */
export interface Why {
  readonly difference: Decimal;
  readonly reasons: readonly ReasonAmount[];
  readonly isComplete: boolean;
  readonly gaps: readonly CostGap[];
  /** Lines in no amount, as their cost is unknown on one side. */
  readonly unknownCount: number;
  /** The days whose monthly costs are compared; null where two months are. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

type ShownResult = Pick<
  QueryState<unknown>,
  'operation' | 'problems' | 'isBusy' | 'isOld' | 'isOther' | 'data' | 'again' | 'reads' | 'refresh'
>;

export interface CostsRead {
  readonly costs: Costs | undefined;
  readonly then: Then | undefined;
  readonly why: Why | undefined;
  /** The month that it is; undefined for other days. */
  readonly month: MonthFacts | undefined;
  readonly result: ShownResult;
  /** The query of the bars, where it is another one. */
  readonly barsResult: ShownResult;
  readonly thenResult: ShownResult;
  readonly whyResult: ShownResult;
  /** The first day that any account was read. */
  readonly firstDay: string | null | undefined;
}

export function useCosts(view: View): CostsRead {
  const month = useMonth(view);
  const span = useSpan(view);
  return view.period.month === null ? span : month;
}

export type MonthFacts = { readonly closedAt: string | null; readonly corrections: readonly Correction[] };

interface Correction {
  readonly id: string;
  readonly name: string | null;
  readonly net: { readonly amount: Decimal; readonly currency: string };
  readonly gross: { readonly amount: Decimal; readonly currency: string };
  readonly reason: string;
  readonly correctedAt: string;
}

function useMonth({ period, comparison, currency, filter, groupBy, labelKey, side }: View): CostsRead {
  const isMonth = period.month !== null;
  const { maxAge } = useScope();
  const scope = { currency, filter };
  const groups = { groupBy, labelKey };
  const result = useGraphQuery(CostsMonthDocument, { ...scope, ...groups, month: period.month }, { pause: !isMonth });
  const from = comparison.then?.month ?? '';
  const pause = !isMonth || from === '';
  const whyResult = useGraphQuery(CostsMonthChangeDocument, { ...scope, ...groups, from, to: period.month }, { pause });
  const thenResult = useGraphQuery(CostsThenDocument, { ...scope, month: from }, { pause });
  const invoice = result.isOther ? undefined : result.data?.hosting.invoice;
  const change = pause || whyResult.isOther ? undefined : whyResult.data?.hosting.invoiceChange;
  const former = pause || thenResult.isOther ? undefined : thenResult.data?.hosting.invoice;
  const isUnread = invoice !== undefined && period.isOpen && hasUnread(invoice);
  const asRead = useGraphQuery(CostsAsReadDocument, { ...scope, ...groups, maxAge }, { pause: !isUnread });
  const bill = isUnread && !asRead.isOther ? asRead.data?.hosting.bill : undefined;
  const costs = useMemo(() => {
    if (!invoice) return undefined;
    const charged = costsOfMonth(invoice, change ?? null, side);
    return bill ? withUnread(charged, bill, side) : charged;
  }, [invoice, change, bill, side]);
  const then = useMemo(
    () =>
      change &&
      former && {
        total: isReadIn(former, change.fromUntil)
          ? unlessUnknown(roundedIn(change.before, side, change.currency), change.isComplete)
          : null,
        monthTotal: unlessUnknown(former.rounded?.[side]?.amount ?? null, former.isComplete),
        isComplete: former.isComplete,
        until: period.isOpen ? change.fromUntil : null,
        bars:
          former.rounded === null
            ? []
            : former.days.map(({ amount }) => unlessUnknown(amount?.[side]?.amount ?? null, former.isComplete)),
      },
    [change, former, side, period.isOpen],
  );
  const why = useMemo(() => {
    if (!change || !former || !isReadIn(former, change.fromUntil)) return undefined;
    const difference = roundedIn(change.difference, side, change.currency);
    if (difference === null) return undefined;
    const { byReason, isComplete, gaps, unknownCount } = change;
    return { difference, reasons: reasonsOf(byReason, side), isComplete, gaps, unknownCount, days: null };
  }, [change, former, side]);
  return {
    // It is not less than the overview has it, not even while the rest is being read.
    costs: isUnread && !bill && !isLost(asRead) ? undefined : costs,
    then,
    why,
    month: invoice,
    result: isUnread ? asRead : result,
    barsResult: result,
    thenResult,
    whyResult,
    firstDay: invoice && (invoice.rounded === null ? null : undefined),
  };
}

function useSpan({ period, comparison, currency, filter, groupBy, labelKey, side }: View): CostsRead {
  const isSpan = period.month === null;
  const scope = { currency, filter, groupBy, labelKey };
  const days = { from: period.from, to: lastOf(period) };
  const options = { pause: !isSpan };
  const result = useGraphQuery(CostsSpanDocument, { ...scope, ...days, every: 'ALL' }, options);
  const barsResult = useGraphQuery(CostsSpanDocument, { ...scope, ...days, every: barLength(period) }, options);
  const { then: former } = comparison;
  const compared = { from: former?.from ?? period.from, to: former?.to ?? period.to };
  const pause = !isSpan || former === null;
  const thenResult = useGraphQuery(CostsSpanDocument, { ...scope, ...compared, every: 'ALL' }, { pause });
  const thenBars = useGraphQuery(
    CostsSpanDocument,
    { currency, filter, ...compared, every: barLength(period) },
    { pause },
  );
  const whyResult = useGraphQuery(
    CostsSpanChangeDocument,
    { ...scope, from: former?.to ?? addDays(period.from, -1), to: lastOf(period) },
    options,
  );
  const all = result.isOther ? undefined : result.data?.hosting.billHistory;
  const bars = barsResult.isOther ? undefined : barsResult.data?.hosting.billHistory;
  const before = pause || thenResult.isOther ? undefined : thenResult.data?.hosting.billHistory;
  const beforeBars = pause || thenBars.isOther ? undefined : thenBars.data?.hosting.billHistory;
  const change = whyResult.isOther ? undefined : whyResult.data?.hosting.billChange;
  const costs = useMemo(
    () => all && costsOfSpan({ period, all, bars: bars ?? null, then: before ?? null, change: change ?? null }, side),
    [period, all, bars, before, change, side],
  );
  const then = useMemo(() => {
    if (!before) return undefined;
    const [read] = before.periods;
    // What was first read within it is not all of it.
    const thenDays = { from: compared.from, to: compared.to };
    const isAll = read !== undefined && knownSince(thenDays, knownDays(thenDays, read)) === null;
    const total = isAll ? spentIn(read, roundedIn(read.spent, side, before.currency)) : null;
    const slots = beforeBars ? slotsOf(thenDays) : [];
    const amounts = inSlots(beforeBars ?? null, slots).map((bar) =>
      bar === undefined ? null : spentIn(bar, bar.spent?.[side]?.amount ?? null),
    );
    return { total, monthTotal: null, isComplete: read?.isComplete ?? false, until: null, bars: isAll ? amounts : [] };
  }, [before, beforeBars, side, compared.from, compared.to]);
  const why = useMemo(() => {
    const difference = change && roundedIn(change.difference, side, change.currency);
    if (!change || difference === null || difference === undefined) return undefined;
    const { from, to, byReason, isComplete, gaps, unknownCount } = change;
    return { difference, reasons: reasonsOf(byReason, side), isComplete, gaps, unknownCount, days: { from, to } };
  }, [change, side]);
  return { costs, then, why, month: undefined, result, barsResult, thenResult, whyResult, firstDay: all?.firstDay };
}

type Former = CostsThenQuery['hosting']['invoice'];

/** Days that are all assumed are no ground for a difference. */
function isReadIn({ rounded, days }: Former, until: string): boolean {
  return (
    rounded !== null &&
    days.some(
      ({ day, amount, assumed }) =>
        day < until &&
        amount?.net &&
        assumed?.net &&
        (amount.net.amount !== assumed.net.amount || isNothing(amount.net.amount)),
    )
  );
}

/** Null: the last day that counts. */
function lastOf({ to }: Period): string | null {
  return to >= today() ? null : to;
}

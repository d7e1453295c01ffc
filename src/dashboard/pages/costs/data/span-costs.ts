/** Days that are no month, as the history of the bill has them. */
import { type Decimal, unlessUnknown } from '../../../format/money.js';
import type { CostsSpanChangeQuery, CostsSpanQuery } from '../../../generated/graphql.js';
import { groupText, isRest, restText } from '../view/grouping.js';
import { type Days, knownDays } from '../view/known-days.js';
import { slotsOf } from '../view/period.js';
import { roundedIn, type Side } from '../../../ask/month-so-far.js';
import { type CostGroup, type Costs, isNothing } from './costs.js';
import { reasonsOf } from './month-costs.js';

type History = CostsSpanQuery['hosting']['billHistory'];

type Change = CostsSpanChangeQuery['hosting']['billChange'];

type HistoryBar = History['periods'][number];

interface SpanParts {
  readonly period: Days;
  /** All days as one period. */
  readonly all: History;
  /** The same days, weeks or months apart. */
  readonly bars: History | null;
  /** All days of the period to compare with. */
  readonly then: History | null;
  /** The change from the last day of that one to the last day of the period. */
  readonly change: Change | null;
}

export function costsOfSpan({ period: days, all, bars, then, change }: SpanParts, side: Side): Costs {
  const { currency } = all;
  const slots = bars === null ? [] : slotsOf(days);
  const known = inSlots(bars, slots);
  const [period] = all.periods;
  const unknownCount = period === undefined ? 0 : period.unknownCount;
  const totalOf = (part: Side) => (period ? spentIn(period, roundedIn(period.spent, part, currency)) : null);
  return {
    currency,
    days: knownDays(days, period),
    total: totalOf(side),
    net: totalOf('net'),
    gross: totalOf('gross'),
    isComplete: period?.isComplete ?? false,
    unknownCount,
    lineCount: null,
    until: null,
    bars: slots.map(({ from, to }, place) => {
      const read = known[place];
      return {
        from,
        to,
        days: knownDays({ from, to }, read),
        amount: read === undefined ? null : spentIn(read, read.spent?.[side]?.amount ?? null),
        assumed: null,
        toCome: null,
        unknownCount: read ? read.unknownCount : 0,
        hasGap: read !== undefined && read.gaps.length > 0,
      };
    }),
    groups: groupsOf({ all, then, change }, known, side),
    groupCount: period === undefined ? 0 : period.groupCount,
    gaps: period?.gaps ?? [],
  };
}

function groupsOf(
  { all, then, change }: Pick<SpanParts, 'all' | 'then' | 'change'>,
  known: readonly (HistoryBar | undefined)[],
  side: Side,
): readonly CostGroup[] {
  const { currency } = all;
  const reasons = new Map(change?.groups.nodes.map((group) => [groupText(group), reasonsOf(group.byReason, side)]));
  const takeReasons = (text: string) => {
    const own = reasons.get(text) ?? [];
    reasons.delete(text);
    return own;
  };
  const before = new Map(then?.periods[0]?.groups.map((group) => [groupText(group), group]));
  const hadOthers = before.has(restText);
  const hasOthers = (all.periods[0]?.groups ?? []).some(isRest);
  const here = (all.periods[0]?.groups ?? []).map((group): CostGroup => {
    const text = groupText(group);
    const former = before.get(text);
    before.delete(text);
    return {
      text,
      group,
      lineCount: null,
      unknownCount: group.unknownCount,
      now: spentIn(group, roundedIn(group.spent, side, currency)),
      // Without a line that cost anything it was not there.
      then: former ? unlessUnknown(roundedIn(former.spent, side, currency), former.lineCount > 0) : null,
      inOthers: isRest(group) || (!former && hadOthers) ? ['then'] : [],
      reasons: takeReasons(text),
      bars: known.map((bar) => {
        const own = bar?.groups.find((one) => groupText(one) === text);
        // In a bar that is known, a group that is not there has cost nothing.
        if (!own) return bar === undefined || bar.spent === null ? null : '0';
        return own.spent?.[side]?.amount ?? null;
      }),
    };
  });
  const gone = [...before].map(([text, group]): CostGroup => ({
    text,
    group,
    lineCount: null,
    unknownCount: group.unknownCount,
    now: null,
    then: spentIn(group, roundedIn(group.spent, side, currency)),
    inOthers: hasOthers ? ['now'] : [],
    reasons: takeReasons(text),
    bars: [],
  }));
  // What changed most need not be among the dearest.
  const others = (change?.groups.nodes ?? [])
    .filter((group) => !isRest(group) && reasons.has(groupText(group)) && (hasOthers || hadOthers))
    .map((group): CostGroup => {
      const text = groupText(group);
      const { unknownCount } = group;
      const side = { now: null, then: null, inOthers: ['now', 'then'] } as const;
      return { text, group, lineCount: null, unknownCount, ...side, reasons: takeReasons(text), bars: [] };
    })
    .filter(({ reasons: own }) => own.some(({ amount }) => !isNothing(amount)));
  return [...here, ...gone, ...others];
}

/**
 * Nothing is no amount where nothing had a known price: it is not free. What has one may cost nothing, as beyond its
 * price of a month. Lines are counted where they have a price.
 */
export function spentIn(
  { lineCount, unknownCount, gaps = [] }: Pick<HistoryBar, 'lineCount' | 'unknownCount'> & Partial<HistoryBar>,
  spent: Decimal | null,
): Decimal | null {
  return unlessUnknown(spent, lineCount > 0 || (unknownCount === 0 && gaps.length === 0));
}

/** The part of the history in each slot; undefined where none was read. */
export function inSlots(history: History | null, slots: readonly Days[]): readonly (HistoryBar | undefined)[] {
  return slots.map(({ from, to }) => history?.periods.find((one) => from <= one.from && one.from <= to));
}

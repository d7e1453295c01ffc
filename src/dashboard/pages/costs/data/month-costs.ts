/** A month as its invoice charges it: the days add up to it. */
import { roundedIn, type Side } from '../../../ask/month-so-far.js';
import { type Decimal, subtract, sum, unlessUnknown } from '../../../format/money.js';
import type { CostPriceFragment, CostsMonthChangeQuery, CostsMonthQuery } from '../../../generated/graphql.js';
import { groupText, isRest, restText } from '../view/grouping.js';
import { lastDayOf } from '../view/period.js';
import type { CostGroup, Costs, ReasonAmount } from './costs.js';

type Invoice = CostsMonthQuery['hosting']['invoice'];
type Change = CostsMonthChangeQuery['hosting']['invoiceChange'];
type Reason = Change['byReason'][number];

export function costsOfMonth(invoice: Invoice, change: Change | null, side: Side): Costs {
  const { currency, rounded, unknownCount, lineCount, isComplete, chargedUntil, gaps, days } = invoice;
  const gapDays = new Set(gaps.flatMap((gap) => gap.days));
  return {
    currency,
    days: { from: `${invoice.month}-01`, to: lastDayOf(invoice.month) },
    total: unlessUnknown(rounded?.[side]?.amount ?? null, isComplete),
    net: unlessUnknown(rounded?.net?.amount ?? null, isComplete),
    gross: unlessUnknown(rounded?.gross?.amount ?? null, isComplete),
    isComplete,
    unknownCount,
    lineCount: rounded === null ? null : lineCount,
    until: chargedUntil,
    bars:
      rounded === null
        ? []
        : days.map(({ day, amount, assumed, toCome, unknownCount: unknown }) => ({
            from: day,
            to: day,
            days: { from: day, to: day },
            amount: unlessUnknown(amount?.[side]?.amount ?? null, unknown === 0),
            assumed: unlessUnknown(assumed?.[side]?.amount ?? null, unknown === 0),
            toCome: unlessUnknown(toCome?.[side]?.amount ?? null, unknown === 0),
            unknownCount: unknown,
            hasGap: gapDays.has(day),
          })),
    groups: groupsOf(invoice, change, side),
    groupCount: invoice.groupCount,
    gaps,
  };
}

function groupsOf({ groups, days, currency }: Invoice, change: Change | null, side: Side): readonly CostGroup[] {
  const before = new Map(change?.groups.nodes.map((group) => [groupText(group), group]));
  const [hasOthers, hadOthers] = [groups.nodes.some(isRest), before.has(restText)];
  const here = groups.nodes.map((group): CostGroup => {
    const text = groupText(group);
    const then = before.get(text);
    before.delete(text);
    const ofDay = new Map(group.days.map(({ day, amount }) => [day, amount?.[side]?.amount ?? null]));
    return {
      text,
      group,
      lineCount: group.lineCount,
      unknownCount: group.unknownCount,
      // All of it may be unknown.
      now: group.unknownCount < group.lineCount ? (group.rounded?.[side]?.amount ?? null) : null,
      then: formerOf(then, side, currency),
      // The dearest stand alone in one answer, those that differ most in the other.
      inOthers: (hasOthers && isRest(group)) || (!then && hadOthers) ? ['then'] : [],
      reasons: then ? reasonsOf(then.byReason, side) : [],
      bars: days.map(({ day }) => ofDay.get(day) ?? null),
    };
  });
  const onlyCompared = [...before.values()].map((then): CostGroup => ({
    text: groupText(then),
    group: then,
    lineCount: null,
    unknownCount: then.unknownCount,
    now: hasOthers ? knownIn(then.after, side, currency) : null,
    then: formerOf(then, side, currency),
    inOthers: [],
    reasons: reasonsOf(then.byReason, side),
    bars: [],
  }));
  const others = onlyCompared.filter(({ now, then }) => now !== null || then !== null);
  const apart = others.flatMap(({ now }) => now ?? []);
  return [
    ...here.map((row) =>
      isRest(row.group) && row.now !== null ? { ...row, now: subtract(row.now, sum(apart)) } : row,
    ),
    ...others,
  ];
}

/** The former amount; null where nothing was there that has cost anything. */
function formerOf(then: Change['groups']['nodes'][number] | undefined, side: Side, currency: string): Decimal | null {
  return knownIn(then?.before, side, currency);
}

function knownIn(price: CostPriceFragment | null | undefined, side: Side, currency: string): Decimal | null {
  const amount = roundedIn(price, side, currency);
  return amount === null || Number(amount) === 0 ? null : amount;
}

/** The largest first. */
export function reasonsOf(reasons: readonly Reason[], side: Side): readonly ReasonAmount[] {
  return reasons
    .flatMap(({ reason, lineCount, amount }) => {
      const exact = amount?.[side];
      return exact ? [{ reason, lineCount, amount: exact.rounded.amount }] : [];
    })
    .toSorted((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)));
}

/** A month as its invoice charges it: the days add up to it. */
import { inMinorUnits, unlessUnknown, type Decimal } from '../../../format/money.js';
import type { CostsMonthChangeQuery, CostsMonthQuery } from '../../../generated/graphql.js';
import { groupText } from '../view/grouping.js';
import type { Side } from '../view/use-view.js';
import type { CostGroup, Costs, ReasonAmount } from './costs.js';

type Invoice = CostsMonthQuery['hosting']['invoice'];
type Change = CostsMonthChangeQuery['hosting']['invoiceChange'];
type Price = Change['before'];
type Reason = Change['byReason'][number];

export function costsOfMonth(invoice: Invoice, change: Change | null, side: Side): Costs {
  const { currency, rounded, unknownCount, lineCount, isComplete, chargedUntil, gaps, days } = invoice;
  const gapDays = new Set(gaps.flatMap((gap) => gap.days));
  return {
    currency,
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
      reasons: then ? reasonsOf(then.byReason, side) : [],
      bars: days.map(({ day }) => ofDay.get(day) ?? null),
    };
  });
  const gone = [...before.values()].map((then): CostGroup => ({
    text: groupText(then),
    group: then,
    lineCount: null,
    unknownCount: then.unknownCount,
    now: null,
    then: roundedIn(then.before, side, currency),
    reasons: reasonsOf(then.byReason, side),
    bars: [],
  }));
  return [...here, ...gone];
}

/** The former amount; null where nothing was there that has cost anything. */
function formerOf(then: Change['groups']['nodes'][number] | undefined, side: Side, currency: string): Decimal | null {
  const amount = roundedIn(then?.before, side, currency);
  return amount === null || Number(amount) === 0 ? null : amount;
}

/** The amount as it is paid, with the decimals of its currency; null where there is none. */
export function roundedIn(price: Price | undefined, side: Side, currency: string): Decimal | null {
  const amount = price?.[side]?.rounded.amount;
  return amount === undefined ? null : inMinorUnits({ amount, currency }).amount;
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

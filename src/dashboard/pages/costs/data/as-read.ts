/** The running month where an account has no snapshot yet: what was just read of it counts, as on the overview. */
import { roundedIn, type Side, soFarOf } from '../../../ask/month-so-far.js';
import type { CostsAsReadQuery, CostsMonthQuery } from '../../../generated/graphql.js';
import { groupText } from '../view/grouping.js';
import type { CostGroup, Costs } from './costs.js';

type Bill = CostsAsReadQuery['hosting']['bill'];
type Invoice = CostsMonthQuery['hosting']['invoice'];

/** Whether an account has no snapshot of any day so far: no invoice has it. */
export function hasUnread({ chargedUntil, days, gaps }: Invoice): boolean {
  const soFar = days.filter(({ day }) => day < chargedUntil).length;
  return gaps.some((gap) => gap.error === null && gap.days.length > 0 && gap.days.length >= soFar);
}

/** `costs`: those of the invoice. Groups that the bill does not have ended before. */
export function withUnread(costs: Costs, bill: Bill, side: Side): Costs {
  const soFar = soFarOf(bill, side);
  if (soFar === null) return costs;
  const read = new Map(bill.groups.nodes.map((group) => [groupText(group), group]));
  const known = costs.groups.map((group): CostGroup => {
    const own = read.get(group.text);
    read.delete(group.text);
    return own ? { ...group, ...amountsOf(own, bill.currency, side) } : group;
  });
  const others = [...read.values()].map((group): CostGroup => ({
    text: groupText(group),
    group,
    ...amountsOf(group, bill.currency, side),
    then: null,
    inOthers: [],
    reasons: [],
    bars: [],
  }));
  const groups = [...known, ...others];
  return {
    ...costs,
    currency: soFar.currency,
    total: soFar.amount,
    net: roundedIn(bill.accruedEstimate, 'net', bill.currency),
    gross: roundedIn(bill.accruedEstimate, 'gross', bill.currency),
    isComplete: bill.isComplete && bill.isAccruedComplete,
    unknownCount: Math.max(costs.unknownCount, bill.unknownCount),
    lineCount: bill.lineCount,
    groups,
    groupCount: Math.max(groups.length, bill.groupCount),
  };
}

function amountsOf(
  { accruedEstimate, lineCount, unknownCount }: Bill['groups']['nodes'][number],
  currency: string,
  side: Side,
): Pick<CostGroup, 'now' | 'lineCount' | 'unknownCount'> {
  // Nothing in it may have a known price: it is not free.
  const now = lineCount > 0 ? roundedIn(accruedEstimate, side, currency) : null;
  return { now, lineCount, unknownCount };
}

/** The history of the bill as lines of a chart: what is not known breaks them. */
import type { Series } from '../../../chart/chart-data.js';
import type { CostHistoryQuery } from '../../../generated/graphql.js';

type CostPeriod = CostHistoryQuery['hosting']['billHistory']['periods'][number];

interface HistoryLines {
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

const wholeName = 'all accounts';
const partName = 'at least: an account is missing';

/** A day on which an account is missing costs more than what was read: it is a line of its own. */
export function linesOf(periods: readonly CostPeriod[]): HistoryLines {
  const amounts = periods.map(({ monthlyAmount: month }) => {
    const amount = month?.gross?.rounded.amount;
    return amount === undefined ? null : Number(amount);
  });
  const isPart = periods.map(({ day, gaps }) => gaps.some(({ days }) => day !== null && days.includes(day)));
  const complete = { name: wholeName, values: amounts.map((amount, place) => (isPart[place] ? null : amount)) };
  const part = {
    name: partName,
    values: amounts.map((amount, place) => (isPart[place] ? amount : null)),
    dashed: true,
  };
  return {
    times: periods.map(({ day, to }) => Date.parse(day ?? to) / 1000),
    series: part.values.some((value) => value !== null) ? [complete, part] : [complete],
  };
}

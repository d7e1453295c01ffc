/** Series about costs: a value of one metric with its labels, and how many of them there may be. */
import type { BigNumber } from 'bignumber.js';
import { addCount } from '../../../base/counts.js';
import { minorUnits } from '../../../data/rates/money/minor-units.js';
import type { Both } from '../../../hosting/bill/amounts/both.js';
import { type CostMetric, costMetricNames } from './families.js';

export interface CostSeries {
  readonly metric: CostMetric;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The most of all metrics together, the one that counts what was left out included. */
const mostSeries = 500;
const room = mostSeries - costMetricNames.length;

/** Decimals beyond the minor unit: many series add up to the exact sum but for a fraction of it. */
const beyondMinorUnits = 2;

interface BoundedSeries {
  readonly shown: readonly CostSeries[];
  /** How many series of each metric had no room. */
  readonly leftOut: ReadonlyMap<CostMetric, number>;
}

/** The first ones by the order of their metrics, and within each as they come. */
export function withinBound(all: readonly CostSeries[]): BoundedSeries {
  const inOrder = costMetricNames.flatMap((name) => all.filter(({ metric }) => metric === name));
  const leftOut = new Map<CostMetric, number>();
  for (const { metric } of inOrder.slice(room)) addCount(leftOut, metric);
  return { shown: inOrder.slice(0, room), leftOut };
}

/** The amount without and with tax as two series. */
export function amountSeries(
  name: 'meridian_cost_monthly' | 'meridian_cost_month_spent' | 'meridian_cost_month_forecast',
  labels: CostSeries['labels'] & { readonly currency: string },
  amount: Both,
): CostSeries[] {
  return [
    { metric: `${name}_net`, labels, value: rounded(amount.net, labels.currency) },
    { metric: `${name}_gross`, labels, value: rounded(amount.gross, labels.currency) },
  ];
}

function rounded(amount: BigNumber, currency: string): number {
  return amount.decimalPlaces(minorUnits(currency) + beyondMinorUnits).toNumber();
}

/** The time in seconds since 1970, as Prometheus has it. */
export function inSeconds(time: number): number {
  return Math.round(time / 1000);
}

/** How a budget stands, in words. */
import { billKinds } from '../../../format/bill-kinds.js';
import { roundedIn } from '../../../ask/month-so-far.js';
import { money, type Money } from '../../../format/money.js';
import type {
  BudgetBasis,
  BudgetPeriod,
  BudgetsQuery,
  BudgetState,
  BudgetTimesQuery,
} from '../../../generated/graphql.js';
import { time } from '../../../format/time.js';
import type { Tone } from '../../../parts/status.js';

export type Budget = BudgetsQuery['hosting']['budgets'][number];
export type BudgetTimes = BudgetTimesQuery['hosting']['budgets'][number];

export const stateWords: Readonly<Record<BudgetState, { readonly word: string; readonly tone: Tone }>> = {
  WITHIN: { word: 'within', tone: 'quiet' },
  FORECAST_TO_PASS: { word: 'forecast to be exceeded', tone: 'changing' },
  PASSED: { word: 'passed', tone: 'bad' },
  PASSED_BY_ESTIMATE: { word: 'exceeded by estimate', tone: 'changing' },
  UNKNOWN: { word: 'unknown', tone: 'unknown' },
};

export const periodWords: Readonly<Record<BudgetPeriod, string>> = {
  MONTH: 'a month',
  QUARTER: 'a quarter',
  YEAR: 'a year',
};

export function limitOf({ amount }: Budget): Money {
  return { amount: amount.rounded.amount, currency: amount.currency };
}

export const basisWords: Readonly<Record<BudgetBasis, string>> = {
  GROSS: 'Included',
  NET: 'Not included',
};

/** The amount by the basis of the budget; null where it is not known. */
export function amountOf({ amount: { currency }, basis, forecast }: Budget, of: 'soFar' | 'total'): string | null {
  const amount = roundedIn(forecast[of], basis === 'NET' ? 'net' : 'gross', currency);
  return amount === null ? null : money({ amount, currency });
}

/** The highest threshold that is reached: `Passed 80 % on 21 Nov.` Empty where none is, or that of 100 % without a day. */
export function reachedText(
  { id, thresholds }: Pick<Budget, 'id' | 'thresholds'>,
  times: readonly BudgetTimes[],
): string {
  const reached = thresholds.findLast(({ isReached }) => isReached === true);
  if (!reached) return '';
  const { percent, kind } = reached;
  const own = times.find((budget) => budget.id === id)?.thresholds;
  const at = own?.find((one) => one.percent === percent && one.kind === kind)?.reachedAt ?? null;
  // The state says so of the budget itself.
  if (percent === 100 && at === null) return '';
  const words = kind === 'FORECAST' && (at === null || Date.parse(at) > Date.now()) ? 'Will pass' : 'Has passed';
  return `${words} ${percent.toLocaleString()} %${at === null ? '' : ` on ${time(at, 'day')}`}. `;
}

/** The lines that the budget covers: `cloud · production, Servers`. */
export function ofText({ filter }: Pick<Budget, 'filter'>): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => {
    if (value === null || value === undefined || name === '__typename') return [];
    const values = (Array.isArray(value) ? value : [value]).map(String);
    if (name === 'apis') return values.join(', ').toLowerCase();
    if (name === 'accounts') return `account ${values.join(', ')}`;
    if (name === 'kinds') return values.map((kind) => kindIn(kind)).join(', ');
    return `${name} ${values.join(', ')}`;
  });
  return parts.join(', ') || 'all lines';
}

function kindIn(word: string): string {
  return Object.entries(billKinds).find(([kind]) => kind === word)?.[1] ?? word;
}

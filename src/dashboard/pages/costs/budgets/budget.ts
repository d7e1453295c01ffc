/** How a budget stands, in words. */
import { billKinds } from '../../../format/bill-kinds.js';
import { roundedIn } from '../../../ask/month-so-far.js';
import { money, type Money } from '../../../format/money.js';
import type { BudgetBasis, BudgetPeriod, BudgetsQuery, BudgetState } from '../../../generated/graphql.js';
import type { Tone } from '../../../parts/status.js';

export type Budget = BudgetsQuery['hosting']['budgets'][number];

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

/** The highest threshold that is reached: `Has passed 80 %.` Empty where none is, or that of 100 %. */
export function reachedText({ thresholds }: Pick<Budget, 'thresholds'>): string {
  const reached = thresholds.findLast(({ isReached }) => isReached === true);
  // The state says so of the budget itself.
  if (!reached || reached.percent === 100) return '';
  return `${reached.kind === 'ACTUAL' ? 'Has passed' : 'Will pass'} ${reached.percent.toLocaleString()} %. `;
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

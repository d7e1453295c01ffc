/** The lengths of the periods of the chart, and how far back each reaches. */
import { addDays, dateOf } from '../../../../base/dates.js';
import type { BillHistoryPeriodLength } from '../../../generated/graphql.js';

interface PeriodChoice {
  readonly key: 'day' | 'week' | 'month';
  readonly label: string;
  readonly by: BillHistoryPeriodLength;
  /** Days back from today. */
  readonly reach: number;
}

export const periodChoices = [
  { key: 'day', label: 'Day', by: 'DAY', reach: 91 },
  { key: 'week', label: 'Week', by: 'WEEK', reach: 364 },
  { key: 'month', label: 'Month', by: 'MONTH', reach: 730 },
] as const satisfies readonly PeriodChoice[];

export function periodIn(word: string | null): PeriodChoice {
  return periodChoices.find(({ key }) => key === word) ?? periodChoices[0];
}

/** Days are those of UTC, as snapshots have them. */
export function today(): string {
  return dateOf(Date.now());
}

export function startOf({ reach }: PeriodChoice): string {
  return addDays(today(), -reach);
}

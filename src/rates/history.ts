/** The real daily tables since March 2024 that ship with the service, as `npm run rates:history` compiled them. */
import { readFileSync } from 'node:fs';
import type { RateTable } from './table.js';
import { checkShape } from './validation.js';

/** One column per currency, in the order of the dates; null where a day lacks it. */
export interface HistoryFile {
  readonly dates: readonly string[];
  readonly rates: Readonly<Record<string, readonly (number | null)[]>>;
}

/** The same from `src` and from `dist`. */
export const historyPath = new URL('../../src/rates/history.json', import.meta.url);

export function readHistory(known: readonly string[]): RateTable[] {
  const { dates, rates }: HistoryFile = JSON.parse(readFileSync(historyPath, 'utf8'));
  const columns = Object.entries(rates);
  return dates.map((date, day) => {
    const row = columns.flatMap(([code, column]): [string, unknown][] => (column[day] ? [[code, column[day]]] : []));
    return checkShape({ date, rates: new Map(row) }, 'currency-api', known);
  });
}

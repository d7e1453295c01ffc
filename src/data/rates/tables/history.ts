/** The real daily tables since March 2024 that ship with the service, as `npm run rates:history` compiled them. */
import { readFileSync } from 'node:fs';
import { builtHistory } from './history-files.js';
import { type Doubt, type RateTable, rateTable } from './table.js';
import { parseOwnJson } from '../../../base/json.js';

export interface HistoryFile {
  readonly dates: readonly string[];
  /** Published values that are not believed, by date and currency. */
  readonly doubted: Readonly<Record<string, Readonly<Record<string, Doubt>>>>;
  /** One column per currency, in the order of the dates; null where a day lacks it. */
  readonly rates: Readonly<Record<string, readonly (number | null)[]>>;
}

export const historyPath = builtHistory('history.json');

/** The file was judged at build time. */
export function readHistory(known: readonly string[]): RateTable[] {
  const { dates, doubted, rates }: HistoryFile = parseOwnJson(readFileSync(historyPath, 'utf8'));
  return dates.map((date, day) => {
    const row = known.flatMap((code): [string, number][] => {
      const rate = rates[code]?.[day];
      return typeof rate === 'number' ? [[code, rate]] : [];
    });
    return rateTable(date, 'currency-api', new Map(row), new Map(Object.entries(doubted[date] ?? {})));
  });
}

/** Adds the tables that the store has kept to those that ship with the service. */
import { judge, type TableJudgement } from './judge.js';
import type { RateTable } from './table.js';
import type { Tables } from './tables.js';

export interface Stored {
  /** Sound in themselves. */
  readonly stored?: readonly RateTable[];
  /** Hears of those that are left out. */
  readonly refused?: (date: string, error: unknown) => void;
}

export function restore(tables: Tables, known: readonly string[], { stored = [], refused }: Stored): void {
  for (const table of [...stored].sort((a, b) => a.date.localeCompare(b.date))) {
    try {
      tables.admit(judgeAgain(table, known, tables.knownBefore(table.date)));
    } catch (error) {
      refused?.(table.date, error);
    }
  }
}

/** As of its own day: what later tables taught, or a later release knows, may change what was doubted then. */
function judgeAgain(table: RateTable, known: readonly string[], before: Iterable<RateTable>): TableJudgement {
  const rates = new Map<string, unknown>(table.rates);
  for (const [code, { value }] of table.doubted) if (value !== null) rates.set(code, value);
  return judge({ date: table.date, rates, perEuro: table.perEuro }, table.source, known, before, new Date(table.date));
}

/**
 * The reference rates of the European Central Bank on its working days since 4 January 1999 that ship with the service,
 * as `npm run rates:ecb-history` compiled them. Source: European Central Bank, euro foreign exchange reference rates.
 */
import { readFileSync } from 'node:fs';
import { addDays, countUpTo } from '../../../base/dates.js';
import { builtHistory } from './history-files.js';
import { quotient } from '../quotations/quotient.js';
import { ecbName } from '../sources.js';
import { rateTable, type RateTable } from './table.js';
import { unpackDifferences } from './vlq.js';
import { parseOwnJson } from '../../../base/json.js';

/** Consecutive days: the position of the first date, the decimals, and the digits without their point. */
export type Run = readonly [first: number, decimals: number, digits: string];

export interface EcbHistoryFile {
  readonly firstDate: string;
  /** Days since the first date. */
  readonly days: string;
  /** Units for one euro by currency; a day outside all runs has no rate. */
  readonly perEuro: Readonly<Record<string, readonly Run[]>>;
}

export const ecbHistoryPath = builtHistory('ecb-history.json');

export class EcbHistory {
  readonly dates: readonly string[];
  /** Units for one euro; NaN on days without. */
  readonly #perEuro: ReadonlyMap<string, Float64Array>;

  constructor({ firstDate, days, perEuro }: EcbHistoryFile, known: readonly string[]) {
    this.dates = unpackDifferences(days).map((day) => addDays(firstDate, day));
    const { length } = this.dates;
    const columns = known.flatMap((code) => (perEuro[code] ? [[code, columnOf(perEuro[code], length)] as const] : []));
    this.#perEuro = new Map([...columns, ['EUR', new Float64Array(length).fill(1)]]);
  }

  /** The tables up to the day, the newest first. */
  *upTo(date: string): Generator<RateTable> {
    for (let index = countUpTo(this.dates, date) - 1; index >= 0; index--) yield this.#tableAt(index);
  }

  /** Units of `to` for one `from` on each day that has both, in order of date. */
  *points(from: string, to: string, first: string, last: string): Generator<{ date: string; rate: number }> {
    const [a, b] = [this.#perEuro.get(from), this.#perEuro.get(to)];
    if (!a || !b) return;
    const end = countUpTo(this.dates, last);
    for (let index = countUpTo(this.dates, addDays(first, -1)); index < end; index++) {
      const date = this.dates[index];
      const [under, over] = [a[index] ?? NaN, b[index] ?? NaN];
      if (date !== undefined && !Number.isNaN(under) && !Number.isNaN(over))
        yield { date, rate: quotient(over, under) };
    }
  }

  /** The last day, not after the one given, with a rate of the currency. */
  lastDateOf(code: string, date: string): string | undefined {
    const column = this.#perEuro.get(code);
    if (!column) return undefined;
    return this.dates[column.subarray(0, countUpTo(this.dates, date)).findLastIndex((rate) => !Number.isNaN(rate))];
  }

  /** Converts as the sync converts the ECB's own document, so that both give the same figures. */
  #tableAt(index: number): RateTable {
    const perEuro = new Map<string, number>();
    for (const [code, column] of this.#perEuro) {
      const rate = column[index] ?? NaN;
      if (!Number.isNaN(rate)) perEuro.set(code, rate);
    }
    const dollar = perEuro.get('USD') ?? NaN;
    const rates = new Map(Array.from(perEuro, ([code, rate]) => [code, rate / dollar] as const));
    return rateTable(this.dates[index] ?? '', ecbName, rates, new Map(), perEuro);
  }
}

export function readEcbHistory(known: readonly string[]): EcbHistory {
  const file: EcbHistoryFile = parseOwnJson(readFileSync(ecbHistoryPath, 'utf8'));
  return new EcbHistory(file, known);
}

function columnOf(runs: readonly Run[], length: number): Float64Array {
  const column = new Float64Array(length).fill(NaN);
  for (const [first, decimals, digits] of runs) {
    const unit = 10 ** decimals;
    let index = first;
    for (const number of unpackDifferences(digits)) column[index++] = number / unit;
  }
  return column;
}

/** Exports as a client gets them, row by row. */
import { expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';

export type Cells = Readonly<Record<string, string>>;

/** The rows by the names of their columns; each has all of them. */
export function recordsIn(text: string): Cells[] {
  const [head = [], ...rows] = parse(text, { relax_column_count: true }) as unknown as string[][];
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, place) => [name, row[place] ?? '']));
  });
}

/** Decimal numbers as integers of 30 decimals, so that sums of them are exact. */
export const exactly = (digits: string): bigint => {
  const [, sign = '', units = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  if (units === '') throw new Error(`Expected digits, but got ${JSON.stringify(digits)}`);
  return BigInt(`${sign}${units}${decimals.padEnd(30, '0')}`);
};

export const sumOf = (rows: readonly Cells[], column: string): bigint =>
  rows.reduce((sum, row) => sum + (row[column] ? exactly(row[column]) : 0n), 0n);

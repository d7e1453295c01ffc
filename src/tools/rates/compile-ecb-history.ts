/** `npm run rates:ecb-history -- FILE`: compiles the ECB's `eurofxref-hist.csv` into `ecb-history.json.br`. */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadGeography } from '../../data/geography/geography.js';
import { knownCodes } from '../../data/rates/currency-list.js';
import { pastCodes } from '../../data/rates/past/past-currencies.js';
import { daysBetween, isDate } from '../../base/dates.js';
import type { EcbHistoryFile, Run } from '../../data/rates/tables/ecb-history.js';
import { asBrotli } from '../brotli.js';
import { committedHistory } from '../../data/rates/tables/history-files.js';
import { packDifferences } from '../../data/rates/tables/vlq.js';

const absent = 'N/A';

export function compileEcb(csv: string, known: readonly string[]): EcbHistoryFile {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const [dateTitle, ...codes] = cells(head ?? '');
  if (dateTitle !== 'Date') throw new Error(`Expected a first column Date, but got ${dateTitle ?? 'nothing'}`);
  const rows = lines.map(cells).sort(([a = ''], [b = '']) => a.localeCompare(b));
  const dates = rows.map(([date = '']) => {
    if (!isDate(date)) throw new Error(`Expected a date as yyyy-mm-dd, but got ${date}`);
    return date;
  });
  const [firstDate] = dates;
  if (firstDate === undefined) throw new Error('Expected at least one day, but got none');
  const columns = codes.flatMap((code, place) =>
    known.includes(code) ? [[code, runsOf(rows.map((row) => row[place + 1] ?? absent))] as const] : [],
  );
  return {
    firstDate,
    days: packDifferences(dates.map((date) => daysBetween(firstDate, date))),
    perEuro: Object.fromEntries(columns.sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** The file ends each line with a comma. */
function cells(line: string): string[] {
  return line.replace(/,\s*$/, '').split(',');
}

function runsOf(column: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < column.length; first++) {
    if (column[first] === absent) continue;
    const end = column.indexOf(absent, first);
    const run = column.slice(first, end < 0 ? column.length : end);
    const decimals = Math.max(...run.map((text) => text.split('.')[1]?.length ?? 0));
    runs.push([first, decimals, packDifferences(run.map((text) => digitsOf(text, decimals)))]);
    first += run.length;
  }
  return runs;
}

/** The number without its point, so many decimals long: no digit is lost or rounded. */
function digitsOf(text: string, decimals: number): number {
  const [integer = '', fraction = ''] = text.split('.');
  const digits = Number(integer + fraction.padEnd(decimals, '0'));
  if (!/^\d+(\.\d+)?$/.test(text) || !Number.isSafeInteger(digits) || digits === 0) {
    throw new Error(`Expected a positive rate, but got ${text}`);
  }
  return digits;
}

/** One line per currency. */
export function printEcb({ firstDate, days, perEuro }: EcbHistoryFile): string {
  const columns = Object.entries(perEuro).map(([code, runs]) => `"${code}":${JSON.stringify(runs)}`);
  return `{"firstDate":"${firstDate}",\n"days":"${days}",\n"perEuro":{\n${columns.join(',\n')}\n}}\n`;
}

async function main(path: string | undefined): Promise<void> {
  if (path === undefined) throw new Error("Expected the path of the ECB's eurofxref-hist.csv");
  const history = compileEcb(await readFile(path, 'utf8'), [...knownCodes(loadGeography()), ...pastCodes]);
  await writeFile(committedHistory('ecb-history.json'), asBrotli(printEcb(history)));
  console.log(`${Object.keys(history.perEuro).length} currencies from ${history.firstDate} on`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);

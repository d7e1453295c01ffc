/** Refuses broken tables before anything is stored or served; the refusal names each reason with its figures. */
import { shown } from '../errors.js';
import { addDays, dateOf, daysBetween, isDate } from './dates.js';
import type { RawTable } from './providers/provider.js';
import { type RateTable, rateTable } from './table.js';

/** Currencies that every table must have and that never leap. */
export const majors: readonly string[] = 'USD EUR JPY GBP CNY INR AUD CAD CHF HKD SGD SEK NOK DKK NZD KRW'.split(' ');

/** How far a rate may move, as a factor: by the day, and at most however long ago the last table is. */
const limits = {
  major: { daily: 1.25, most: 2 },
  other: { daily: 10, most: 1000 },
};

const reasonsShown = 10;

export class RefusedTable extends Error {
  constructor(readonly reasons: readonly string[]) {
    const more = reasons.length - reasonsShown;
    super(`table refused: ${reasons.slice(0, reasonsShown).join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
    this.name = 'RefusedTable';
  }
}

/** The known currencies of a table that is sound in itself. */
export function checkShape(raw: RawTable, source: string, known: readonly string[]): RateTable {
  return settle(read(raw, source, known));
}

/** As `checkShape`, and it is not of the future, and no rate leaps from the table before. */
export function checkMoves(
  raw: RawTable,
  source: string,
  known: readonly string[],
  before: RateTable,
  now = new Date(),
): RateTable {
  return settle(measure(raw, source, known, before, now));
}

/** As `checkMoves`, and no currency of the table in force is lost. */
export function checkTable(
  raw: RawTable,
  source: string,
  known: readonly string[],
  inForce: RateTable,
  now = new Date(),
): RateTable {
  const { table, reasons } = measure(raw, source, known, inForce, now);
  const lost = [...inForce.rates.keys()].filter((code) => !raw.rates.has(code) && !majors.includes(code));
  return settle({
    table,
    reasons: [...reasons, ...lost.map((code) => `${code} is lost, which the table of ${inForce.date} has`)],
  });
}

interface Finding {
  readonly table: RateTable;
  readonly reasons: readonly string[];
}

function settle({ table, reasons }: Finding): RateTable {
  if (reasons.length > 0) throw new RefusedTable(reasons);
  return table;
}

function measure(raw: RawTable, source: string, known: readonly string[], before: RateTable, now: Date): Finding {
  const { table, reasons } = read(raw, source, known);
  if (!isDate(raw.date)) return { table, reasons };
  return { table, reasons: [...reasons, ...fromTheFuture(raw.date, now), ...leaps(table, before)] };
}

function read(raw: RawTable, source: string, known: readonly string[]): Finding {
  const reasons: string[] = [];
  const rates = new Map<string, number>();
  if (!isDate(raw.date)) reasons.push(`expected a date as yyyy-mm-dd, but got ${shown(raw.date)}`);

  for (const code of known) {
    const rate = raw.rates.get(code);
    if (rate === undefined) {
      if (majors.includes(code)) reasons.push(`${code} is missing`);
    } else if (!isRate(rate)) {
      const came = typeof rate === 'number' ? String(rate) : shown(rate);
      reasons.push(`${code}: expected a finite positive number, but got ${came}`);
    } else rates.set(code, rate);
  }
  const dollar = rates.get('USD');
  if (dollar !== undefined && dollar !== 1) reasons.push(`USD: expected 1 for one USD, but got ${dollar}`);
  return { table: rateTable(raw.date, source, rates), reasons };
}

/** A day ahead is allowed, for the east is. */
function fromTheFuture(date: string, now: Date): string[] {
  const tomorrow = addDays(dateOf(now), 1);
  return date > tomorrow ? [`expected a date up to ${tomorrow}, but got ${date}`] : [];
}

/** A rate whose inverse overflows is no rate either. */
function isRate(rate: unknown): rate is number {
  return typeof rate === 'number' && rate > 0 && Number.isFinite(rate) && Number.isFinite(1 / rate);
}

function leaps(table: RateTable, before: RateTable): string[] {
  const days = Math.max(1, Math.abs(daysBetween(before.date, table.date)));
  const reasons: string[] = [];
  for (const [code, rate] of table.rates) {
    const rateBefore = before.rates.get(code);
    if (rateBefore === undefined) continue;
    const { daily, most } = majors.includes(code) ? limits.major : limits.other;
    const limit = Math.min(daily ** days, most);
    const factor = Math.max(rate / rateBefore, rateBefore / rate);
    if (factor > limit) {
      reasons.push(
        `${code} moved from ${rateBefore} to ${rate} in ${days} day(s), ` +
          `a factor of ${figure(factor)} where ${figure(limit)} is the limit`,
      );
    }
  }
  return reasons;
}

function figure(factor: number): string {
  return String(Number(factor.toPrecision(4)));
}

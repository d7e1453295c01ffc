/** Judges a table before anything is stored or served: refused whole for its majors and its date alone, else rate by rate. */
import { shown } from '../../../base/errors.js';
import { addDays, dateOf, isDate } from '../../../base/dates.js';
import { judgeMove, type Past } from './leap.js';
import { majors } from './majors.js';
import type { RawTable } from '../sync/providers/provider.js';
import { type Doubt, type RateTable, rateTable } from './table.js';

const reasonsShown = 10;

export class RefusedTable extends Error {
  constructor(readonly reasons: readonly string[]) {
    const more = reasons.length - reasonsShown;
    super(`table refused: ${reasons.slice(0, reasonsShown).join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
    this.name = 'RefusedTable';
  }
}

export interface TableJudgement {
  readonly table: RateTable;
  /** Days of earlier tables whose doubted value this table confirms, by currency. */
  readonly confirmed: ReadonlyMap<string, readonly string[]>;
}

/** `before`: the tables of earlier days, the newest first. A day ahead of `now` is allowed, for the east is. */
export function judge(
  raw: RawTable,
  source: string,
  known: readonly string[],
  before: Iterable<RateTable>,
  now = new Date(),
): TableJudgement {
  const dated = isDate(raw.date);
  const refusals = dated ? fromTheFuture(raw.date, now) : [`expected a date as yyyy-mm-dd, but got ${shown(raw.date)}`];
  const published = known.filter((code) => raw.rates.has(code));
  refusals.push(...majors.filter((code) => !published.includes(code)).map((code) => `${code} is missing`));

  const past = pastOf(dated ? published : [], before);
  const rates = new Map<string, number>();
  const doubted = new Map<string, Doubt>();
  const confirmed = new Map<string, readonly string[]>();
  for (const code of published) {
    const rate = raw.rates.get(code);
    const reason = isRate(rate) ? take(code, rate) : malformed(rate);
    if (reason === null) continue;
    if (majors.includes(code)) refusals.push(`${code}${reason}`);
    else doubted.set(code, { value: isRate(rate) ? rate : null, reason: `${code}${reason}` });
  }
  const dollar = rates.get('USD');
  if (dollar !== undefined && dollar !== 1) refusals.push(`USD: expected 1 for one USD, but got ${dollar}`);
  if (refusals.length > 0) throw new RefusedTable(refusals);
  return { table: rateTable(raw.date, source, rates, doubted, raw.perEuro), confirmed };

  function take(code: string, rate: number): string | null {
    const verdict = judgeMove(code, { date: raw.date, rate }, past.get(code) ?? unknownPast);
    if ('doubted' in verdict) return ` ${verdict.doubted}`;
    rates.set(code, rate);
    if (verdict.believed.length > 0) confirmed.set(code, verdict.believed);
    return null;
  }
}

const unknownPast: Past = { good: undefined, doubted: [] };

function pastOf(codes: readonly string[], before: Iterable<RateTable>): ReadonlyMap<string, Past> {
  const past = new Map<string, Past>();
  const sought = new Map(codes.map((code) => [code, [] as { date: string; rate: number }[]]));
  for (const { date, rates, doubted } of before) {
    for (const [code, since] of sought) {
      const rate = rates.get(code);
      const value = doubted.get(code)?.value;
      if (rate !== undefined) {
        past.set(code, { good: { date, rate }, doubted: since });
        sought.delete(code);
      } else if (typeof value === 'number') since.push({ date, rate: value });
    }
    if (sought.size === 0) break;
  }
  return past;
}

function malformed(rate: unknown): string {
  return `: expected a finite positive number, but got ${typeof rate === 'number' ? String(rate) : shown(rate)}`;
}

function fromTheFuture(date: string, now: Date): string[] {
  const tomorrow = addDays(dateOf(now), 1);
  return date > tomorrow ? [`expected a date up to ${tomorrow}, but got ${date}`] : [];
}

/** A rate whose inverse overflows is no rate either. */
function isRate(rate: unknown): rate is number {
  return typeof rate === 'number' && rate > 0 && Number.isFinite(rate) && Number.isFinite(1 / rate);
}

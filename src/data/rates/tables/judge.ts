/** Judges a table against other sources' before any of it is served: rate by rate, then as a whole. */
import { shown } from '../../../base/errors.js';
import { addDays, dateOf, isDate } from '../../../base/dates.js';
import { repeatedBy } from './frozen.js';
import type { Past } from './leap.js';
import { majors } from './majors.js';
import type { RawTable } from '../sync/providers/provider.js';
import { type Dispute, type Doubt, publishedIn, type RateTable, rateTable, type TableRefusal } from './table.js';
import { UsualMoves } from './usual-moves.js';
import { verdictOn } from './verdict.js';
import type { OtherSource } from './other-source.js';

const reasonsShown = 10;

/** The table has no rates against the dollar, so nothing of it can be judged. */
export class RefusedTable extends Error {
  constructor(readonly reasons: readonly string[]) {
    const more = reasons.length - reasonsShown;
    super(`table refused: ${reasons.slice(0, reasonsShown).join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
    this.name = 'RefusedTable';
  }
}

export interface TableJudgement {
  readonly table: RateTable;
  /** Earlier days whose doubted value this table confirms, by currency. */
  readonly confirmed: ReadonlyMap<string, readonly string[]>;
}

interface JudgeContext {
  readonly known: readonly string[];
  /** Earlier tables of the same source, the newest first, including refused ones. */
  readonly before: Iterable<RateTable>;
  /** The other sources. */
  readonly others?: readonly OtherSource[];
  readonly moves?: UsualMoves;
}

const unknownMoves = new UsualMoves(() => []);

/** Throws `RefusedTable`. A table may be a day ahead of `now`: in the east that day has begun. */
export function checkTable(raw: RawTable, known: readonly string[], now = new Date()): void {
  const dated = isDate(raw.date);
  const refusals = dated ? fromTheFuture(raw.date, now) : [`expected a date as yyyy-mm-dd, but got ${shown(raw.date)}`];
  const unusable = majors.flatMap((code) => {
    const rate = raw.rates.get(code);
    if (isRate(rate) || !known.includes(code)) return [];
    return [raw.rates.has(code) ? `${code}${malformed(rate)}` : `${code} is missing`];
  });
  if (isMost(unusable.length)) refusals.push(...unusable);
  const dollar = raw.rates.get('USD');
  if (dollar !== 1) refusals.push(`USD: expected 1 for one USD, but got ${shown(dollar)}`);
  if (refusals.length > 0) throw new RefusedTable(refusals);
}

/** Judges a table that was checked. */
export function judge(raw: RawTable, source: string, context: JudgeContext): TableJudgement {
  const { known, before, others = [], moves = unknownMoves } = context;
  const published = known.filter((code) => raw.rates.has(code));
  const past = pastOf(published, before);
  const rates = new Map<string, number>();
  const doubted = new Map<string, Doubt>();
  const disputed = new Map<string, Dispute>();
  const confirmed = new Map<string, readonly string[]>();
  for (const code of published) {
    const rate = raw.rates.get(code);
    if (!isRate(rate)) {
      doubted.set(code, { value: null, reason: `${code}${malformed(rate)}` });
      continue;
    }
    const verdict = verdictOn(code, { date: raw.date, rate }, past.of.get(code) ?? unknownPast, others, moves);
    if (verdict.dispute) disputed.set(code, verdict.dispute);
    if ('doubted' in verdict) {
      doubted.set(code, { value: rate, reason: `${code}${verdict.doubted}` });
      continue;
    }
    rates.set(code, rate);
    if (verdict.believed.length > 0) confirmed.set(code, verdict.believed);
  }
  const table = { ...rateTable(raw.date, source, rates, doubted, raw.perEuro), disputed };
  const refusal = refusalOf(table, repeatedBy(raw.rates, past.last, others));
  return refusal ? { table: refused(table, refusal), confirmed: new Map() } : { table, confirmed };
}

/** A refusal is never about one currency alone. */
function refusalOf(table: RateTable, repeated: RateTable | undefined): TableRefusal | null {
  if (repeated) {
    const reason = `it repeats the numbers of ${repeated.date}, while those of another source moved`;
    return { kind: 'frozen', reason };
  }
  const doubts = majors.flatMap((code) => table.doubted.get(code)?.reason ?? []);
  if (!isMost(doubts.length)) return null;
  return { kind: 'leaping', reason: new RefusedTable(doubts).message.replace('table refused: ', '') };
}

function refused(table: RateTable, refusal: TableRefusal): RateTable {
  const doubted = new Map<string, Doubt>(table.doubted);
  for (const code of table.rates.keys()) {
    const value = publishedIn(table, code) ?? null;
    doubted.set(code, { value, reason: `${code} is of a table that was refused` });
  }
  return { ...table, rates: new Map(), doubted, refusal };
}

function isMost(count: number): boolean {
  return count > majors.length / 2;
}

const unknownPast: Past = { good: undefined, doubted: [] };

/** `last`: the newest table that is not refused. */
function pastOf(
  codes: readonly string[],
  before: Iterable<RateTable>,
): { of: ReadonlyMap<string, Past>; last: RateTable | undefined } {
  const past = new Map<string, Past>();
  const sought = new Map(codes.map((code) => [code, [] as { date: string; rate: number }[]]));
  let last: RateTable | undefined;
  for (const table of before) {
    const { date, rates, doubted, disputed, refusal } = table;
    // What is repeated says nothing more.
    if (refusal?.kind === 'frozen') continue;
    if (!refusal) last ??= table;
    for (const [code, since] of sought) {
      const rate = rates.get(code);
      const value = doubted.get(code)?.value;
      if (rate !== undefined) {
        past.set(code, { good: { date, rate, dispute: disputed.get(code) }, doubted: since });
        sought.delete(code);
      } else if (typeof value === 'number') since.push({ date, rate: value });
    }
    if (sought.size === 0) break;
  }
  return { of: past, last };
}

function malformed(rate: unknown): string {
  return `: expected a finite positive number, but got ${typeof rate === 'number' ? String(rate) : shown(rate)}`;
}

function fromTheFuture(date: string, now: Date): string[] {
  const tomorrow = addDays(dateOf(now), 1);
  return date > tomorrow ? [`expected a date up to ${tomorrow}, but got ${date}`] : [];
}

/** A rate whose inverse overflows is invalid, too. */
function isRate(rate: unknown): rate is number {
  return typeof rate === 'number' && rate > 0 && Number.isFinite(rate) && Number.isFinite(1 / rate);
}

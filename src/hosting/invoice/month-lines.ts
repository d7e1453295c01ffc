/** The lines of a month up to some time, and the days of which not everything is known. */
import { checkWaiting } from '../bill/amounts/in-making.js';
import type { BillFilter } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryContext } from '../history/history-context.js';
import type { HistoryScope } from '../history/history-scope.js';
import type { AccountCharges } from './account-charges.js';
import type { Charged } from './charged.js';
import type { Month } from './month.js';
import { MonthCharges } from './month-charges.js';
import { monthSources, openMonth } from './month-of-account.js';
import { MonthReading } from './month-reading.js';
import { neverRead } from './never-read.js';

interface MonthLinesRequest {
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly filter: BillFilter;
  /** The currency of the amounts. */
  readonly currency: string;
}

interface MonthLines {
  readonly scope: HistoryScope;
  readonly charges: MonthCharges;
  readonly lines: Charged[];
  readonly gaps: readonly BillGap[];
}

export async function monthLines(
  historyContext: HistoryContext,
  { month, until, filter, currency }: MonthLinesRequest,
): Promise<MonthLines> {
  const reading = await MonthReading.of(historyContext, filter);
  const { scope } = reading;
  const isOver = month.end <= historyContext.context.upstreams.clock.now();
  const charges =
    isOver && until < month.end
      ? await chargesUntil(reading, { ...month, end: until })
      : await MonthCharges.read(monthSources(reading), month);
  const { lines } = await charges.charged({ until, filter, currency });
  return { scope, charges, lines, gaps: [...charges.gaps, ...neverRead(historyContext, filter, scope, month)] };
}

/** A closed month has its charges until its end alone: those of a part of it are in its snapshots. */
async function chargesUntil({ historyContext, scope, rules }: MonthReading, month: Month): Promise<MonthCharges> {
  const { hosting, upstreams } = historyContext.context;
  const now = upstreams.clock.now();
  const read: AccountCharges[] = [];
  for (const account of scope.accounts) {
    checkWaiting(historyContext);
    const [isPresent, readings] = [scope.present.has(account), rules.of(account)];
    read.push(await openMonth(hosting, { account, month, now, isPresent, readings }));
  }
  return new MonthCharges(historyContext, month, read);
}

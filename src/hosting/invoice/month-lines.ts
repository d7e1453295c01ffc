/** The lines of a month as they are charged up to some time, and the days of which not everything is known. */
import type { BillFilter } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryContext } from '../history/history-context.js';
import { type HistoryScope, historyScope } from '../history/history-scope.js';
import type { Charged } from './charged.js';
import type { Month } from './month.js';
import { MonthCharges } from './month-charges.js';
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
  const scope = await historyScope(historyContext, historyContext.context.hosting.billHistory, filter);
  const charges = await MonthCharges.read(historyContext, scope, month);
  const lines = await charges.charged({ until, filter, currency });
  return { scope, charges, lines, gaps: [...charges.gaps, ...neverRead(historyContext, filter, scope, month)] };
}

/** Reads what the invoice of a month is made of, whatever it is shown as. */
import { baseFor } from '../../data/rates/choose.js';
import type { BillFilter } from '../bill/filter.js';
import type { BillGroupBy } from '../bill/grouping.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryContext } from '../history/history-context.js';
import { type ArrangedInvoice, arrangedInvoice } from './arranged-invoice.js';
import type { Charged } from './charged.js';
import type { StoredCorrection } from './corrections/correction-store.js';
import { correctionsOf } from './corrections/corrections-of.js';
import { type MonthSources, monthSources } from './month-of-account.js';
import { MonthReading } from './month-reading.js';
import { type Month, monthAt, monthNamed } from './month.js';
import { neverRead } from './never-read.js';

export interface InvoiceRequest {
  /** Null: the present one. */
  readonly month: string | null;
  readonly currency: string | null;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export interface ReadInvoice {
  readonly month: Month;
  readonly currency: string;
  /** Milliseconds since 1970, as is the time until which it is charged. */
  readonly now: number;
  readonly chargedUntil: number;
  readonly sources: MonthSources;
  readonly arranged: ArrangedInvoice;
  readonly corrections: readonly StoredCorrection[];
  readonly gaps: readonly BillGap[];
  readonly unknownCount: number;
  readonly isComplete: boolean;
}

export async function readInvoice(historyContext: HistoryContext, request: InvoiceRequest): Promise<ReadInvoice> {
  const { context } = historyContext;
  const now = context.upstreams.clock.now();
  const month = request.month === null ? monthAt(now) : monthNamed(request.month, now);
  const currency = baseFor(context, request.currency);
  const { groupBy, labelKey, filter } = request;
  const reading = await MonthReading.of(historyContext, filter);
  const { scope } = reading;
  const sources = monthSources(reading);
  const arranged = await arrangedInvoice.of(sources, {
    accounts: scope.accounts,
    month,
    filter,
    currency,
    groupBy,
    labelKey,
  });
  const { lines } = arranged;
  const gaps = [...arranged.gaps, ...neverRead(historyContext, filter, scope, month)];
  const unknownCount = countUnknown(lines);
  const { apis: _apis, accounts: _names, ...ofLines } = filter;
  const isOfLines = Object.values(ofLines).some((condition) => condition !== null && condition !== undefined);
  const corrections = await correctionsOf(historyContext, {
    month: month.name,
    accounts: scope.accounts,
    keys: isOfLines ? new Set(lines.map(({ key }) => key)) : null,
  });
  const isComplete = gaps.length === 0 && unknownCount === 0;
  const chargedUntil = Math.min(now, month.end);
  return { month, currency, now, chargedUntil, sources, arranged, corrections, gaps, unknownCount, isComplete };
}

export function countUnknown(lines: readonly Charged[]): number {
  return new Set(lines.filter(({ isUnknown }) => isUnknown).map(({ key }) => key)).size;
}

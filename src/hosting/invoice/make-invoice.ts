/** Makes the invoice of a month, from snapshots of the bill and the writes of this service. */
import type { GraphQLSchema } from 'graphql';
import { digitsOf } from '../../base/decimal.js';
import { baseFor } from '../../data/rates/choose.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { Money } from '../../data/rates/money/money.js';
import { type Both, priceOf } from '../bill/amounts/both.js';
import type { BillFilter } from '../bill/filter.js';
import type { BillGroupBy } from '../bill/grouping.js';
import { lineIds } from '../history/resource-id.js';
import { arrangedInvoice } from './arranged-invoice.js';
import type { Charged } from './charged.js';
import { Invoice, InvoiceGroup, InvoiceLine, InvoiceSegment } from './invoice.js';
import { makeGroupDays, makeInvoiceDays } from './make-invoice-days.js';
import { monthAt, monthNamed } from './month.js';
import type { HistoryContext } from '../history/history-context.js';
import { shownCorrection } from './corrections/correction.js';
import { correctionsOf } from './corrections/corrections-of.js';
import { monthSources } from './month-of-account.js';
import { MonthReading } from './month-reading.js';
import { neverRead } from './never-read.js';
import type { Segment } from './segment.js';

interface InvoiceRequest {
  /** Null: the present one. */
  readonly month: string | null;
  readonly currency: string | null;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export async function makeInvoice(historyContext: HistoryContext, request: InvoiceRequest): Promise<Invoice> {
  const { context, info } = historyContext;
  const now = context.upstreams.clock.now();
  const month = request.month === null ? monthAt(now) : monthNamed(request.month, now);
  const currency = baseFor(context, request.currency);
  const { groupBy, labelKey, filter } = request;
  const reading = await MonthReading.of(historyContext, filter);
  const { scope } = reading;
  const arranged = await arrangedInvoice.of(monthSources(reading), {
    accounts: scope.accounts,
    month,
    filter,
    currency,
    groupBy,
    labelKey,
  });
  const { lines, groups, isRead, closedAt, roundedOf } = arranged;
  const gaps = [...arranged.gaps, ...neverRead(historyContext, filter, scope, month)];
  const unknownCount = countUnknown(lines);
  const { apis: _apis, accounts: _names, ...ofLines } = filter;
  const isOfLines = Object.values(ofLines).some((condition) => condition !== null && condition !== undefined);
  const wanted = {
    month: month.name,
    accounts: scope.accounts,
    keys: isOfLines ? new Set(lines.map(({ key }) => key)) : null,
  };
  const ofDays = { sources: monthSources(reading), month, filter, currency, gaps, now };
  return Object.assign(new Invoice(), isRead ? amounts(arranged.sum, arranged.rounded, currency) : noAmounts, {
    month: month.name,
    chargedUntil: new Date(Math.min(now, month.end)),
    closedAt: closedAt === null ? null : new Date(closedAt),
    currency,
    lineCount: lines.length,
    unknownCount,
    inferredCount: lines.filter(({ isInferred }) => isInferred).length,
    corrections: (await correctionsOf(historyContext, wanted)).map(shownCorrection),
    isComplete: gaps.length === 0 && unknownCount === 0,
    gaps,
    withoutActions: [...arranged.withoutActions],
    makeDays: () => makeInvoiceDays(lines, ofDays),
    allLines: lines,
    lineOf: (line: Charged) => shownLine(line, roundedOf.get(line.key) ?? line.amount, currency, info.schema),
    allGroups: groups.flatMap(({ key, lines: own, sum, rounded }) =>
      key
        ? Object.assign(new InvoiceGroup(), key, amounts(sum, rounded, currency), {
            lineCount: new Set(own.map((line) => line.key)).size,
            unknownCount: countUnknown(own),
            makeDays: () => makeGroupDays(own, ofDays),
          })
        : [],
    ),
  });
}

/** No sum is known of a month of which nothing was ever read. */
const noAmounts = { net: null, tax: null, gross: null, rounded: null };

function countUnknown(lines: readonly Charged[]): number {
  return new Set(lines.filter(({ isUnknown }) => isUnknown).map(({ key }) => key)).size;
}

function amounts(exactly: Both, shown: Both, currency: string) {
  return {
    ...priceOf(exactly, currency),
    tax: new Money(digitsOf(exactly.gross.minus(exactly.net)), currency),
    rounded: priceOf(shown, currency, minorUnits(currency)),
  };
}

function shownLine(
  { key, account, line, segments, setup, amount, isUnknown }: Charged,
  shown: Both,
  currency: string,
  schema: GraphQLSchema,
): InvoiceLine {
  const assumptions = segments.flatMap(({ charge }) => (typeof charge === 'string' ? [] : charge.assumptions));
  return Object.assign(new InvoiceLine(), amounts(amount, shown, currency), {
    key,
    api: account.api,
    accountName: account.name,
    kind: line.kind,
    resourceId: lineIds(schema)(line),
    name: line.name,
    segments: segments.map(shownSegment),
    setup,
    assumptions: [...new Set(assumptions)],
    isUnknown,
  });
}

function shownSegment({ line, from, until, isOpen, hours, charge, isInferred }: Segment): InvoiceSegment {
  const cost = typeof line.cost === 'string' ? null : line.cost;
  const known = typeof charge === 'string' || !cost ? null : charge;
  return Object.assign(new InvoiceSegment(), {
    product: line.product,
    from: new Date(from),
    until: isOpen ? null : new Date(until),
    hours,
    quantity: cost && cost.quantity,
    unit: cost && cost.unit,
    unitPrice: cost && cost.unitPrice,
    hourlyAmount: cost && cost.hourly,
    amount: known && cost ? priceOf(known.amount, cost.unitPrice.net.currency) : null,
    isCapped: known?.isCapped ?? false,
    isInferred,
    unknownReason: typeof charge === 'string' ? charge : null,
  });
}

/** Makes the invoice of a month, from snapshots of the bill and the writes of this service. */
import type { GraphQLSchema } from 'graphql';
import { digitsOf } from '../../base/decimal.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { Money } from '../../data/rates/money/money.js';
import { type Both, priceOf } from '../bill/amounts/both.js';
import { lineIds } from '../history/resource-id.js';
import type { Charged } from './charged.js';
import { Invoice, InvoiceGroup, InvoiceLine } from './invoice.js';
import { makeGroupDays, makeInvoiceDays } from './make-invoice-days.js';
import type { HistoryContext } from '../history/history-context.js';
import { shownCorrection } from './corrections/correction.js';
import { type InvoiceRequest, countUnknown, readInvoice } from './read-invoice.js';
import { shownSegment } from './shown-segment.js';

export async function makeInvoice(historyContext: HistoryContext, request: InvoiceRequest): Promise<Invoice> {
  const read = await readInvoice(historyContext, request);
  const { month, now, currency, chargedUntil, sources, arranged, corrections, gaps, unknownCount, isComplete } = read;
  const { lines, groups, isRead, closedAt, roundedOf } = arranged;
  const { schema } = historyContext.info;
  const ofDays = { sources, month, filter: request.filter, currency, gaps, now };
  return Object.assign(new Invoice(), isRead ? amounts(arranged.sum, arranged.rounded, currency) : noAmounts, {
    month: month.name,
    chargedUntil: new Date(chargedUntil),
    closedAt: closedAt === null ? null : new Date(closedAt),
    currency,
    lineCount: lines.length,
    unknownCount,
    inferredCount: lines.filter(({ isInferred }) => isInferred).length,
    corrections: corrections.map(shownCorrection),
    isComplete,
    gaps,
    withoutActions: [...arranged.withoutActions],
    makeDays: () => makeInvoiceDays(lines, ofDays),
    allLines: lines,
    lineOf: (line: Charged) => shownLine(line, roundedOf.get(line.key) ?? line.amount, currency, schema),
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

/** Makes the invoice of a month, from snapshots of the bill and the writes of this service. */
import type { GraphQLSchema } from 'graphql';
import { digitsOf } from '../../base/decimal.js';
import { baseFor } from '../../data/rates/choose.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { Money } from '../../data/rates/money/money.js';
import { ofEach } from '../../base/of-each.js';
import { type Both, priceOf, sumOf } from '../bill/amounts/both.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import { roundTogether } from '../bill/amounts/rounding.js';
import type { BillFilter } from '../bill/filter.js';
import { type BillGroupBy, grouper, textOf } from '../bill/grouping.js';
import type { GroupKey } from '../bill/group-key.js';
import { resourceIdOf } from '../history/resource-id.js';
import type { Charged } from './charged.js';
import { Invoice, InvoiceGroup, InvoiceLine, InvoiceSegment } from './invoice.js';
import { monthAt, monthNamed } from './month.js';
import type { HistoryContext } from '../history/history-context.js';
import { monthLines } from './month-lines.js';
import type { Segment } from './segments.js';

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
  const keyOf = grouper(request.groupBy, request.labelKey);
  const until = Math.min(now, month.end);
  const all = await monthLines(historyContext, { month, until, filter: request.filter, currency });
  const { gaps } = all;
  const lines = all.lines.sort(
    (a, b) => dearerFirst(a.amount, b.amount) || byText(a.line.name, b.line.name) || byText(a.key, b.key),
  );
  const groups = request.groupBy.length > 0 ? groupsOf(lines, keyOf) : [{ key: null, lines }];
  const rounded = await roundTogether(
    groups.map((group) => group.lines.map(({ amount }) => amount)),
    minorUnits(currency),
  );
  const roundedOf = new Map(
    groups.flatMap((group, place) =>
      group.lines.map((line, at) => [line, rounded.groups[place]?.lines[at] ?? line.amount] as const),
    ),
  );
  const unknownCount = countUnknown(lines);
  return Object.assign(new Invoice(), amounts(sumOf(lines.map(({ amount }) => amount)), rounded.total, currency), {
    month: month.name,
    chargedUntil: new Date(until),
    currency,
    lineCount: lines.length,
    unknownCount,
    inferredCount: lines.filter(({ isInferred }) => isInferred).length,
    isComplete: gaps.length === 0 && unknownCount === 0,
    gaps,
    allLines: lines,
    lineOf: (line: Charged) => shownLine(line, roundedOf.get(line) ?? line.amount, currency, info.schema),
    allGroups: groups.flatMap(({ key, lines: own }, place) =>
      key
        ? Object.assign(
            new InvoiceGroup(),
            key,
            amounts(sumOf(own.map(({ amount }) => amount)), rounded.groups[place]?.total ?? rounded.total, currency),
            { lineCount: own.length, unknownCount: countUnknown(own) },
          )
        : [],
    ),
  });
}

interface Group {
  readonly key: GroupKey;
  readonly lines: Charged[];
}

function groupsOf(lines: readonly Charged[], keyOf: ReturnType<typeof grouper>): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const key = keyOf(line.line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, lines: [] };
    groups.set(text, group);
    group.lines.push(line);
  }
  const sum = ofEach(({ lines: own }: Group) => sumOf(own.map(({ amount }) => amount)));
  return [...groups.values()].sort((a, b) => dearerFirst(sum(a), sum(b)) || byText(textOf(a.key), textOf(b.key)));
}

function countUnknown(lines: readonly Charged[]): number {
  return lines.filter(({ isUnknown }) => isUnknown).length;
}

function amounts(exactly: Both, shown: Both, currency: string) {
  return {
    ...priceOf(exactly, currency),
    tax: new Money(digitsOf(exactly.gross.minus(exactly.net)), currency),
    rounded: priceOf(shown, currency, minorUnits(currency)),
  };
}

function shownLine(
  { key, account, line, segments, amount, isUnknown }: Charged,
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
    resourceId: resourceIdOf(line, account, schema),
    name: line.name,
    segments: segments.map(shownSegment),
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

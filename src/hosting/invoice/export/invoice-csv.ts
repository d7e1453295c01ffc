/** The invoice of a month as a table: a row for each segment and each setup fee, with what is missing. */
import type { GraphQLSchema } from 'graphql';
import type { Cell } from '../../../base/csv.js';
import type { TableRow } from '../../../base/csv-table.js';
import { digitsOf } from '../../../base/decimal.js';
import { crossPublication } from '../../../data/rates/tables/in-force.js';
import type { Both } from '../../bill/amounts/both.js';
import { lineIds } from '../../history/resource-id.js';
import { rateOn } from '../../history/rate-on.js';
import { itemTurn } from '../../inventory/in-turns.js';
import type { Charged } from '../charged.js';
import type { ReadInvoice } from '../read-invoice.js';
import type { Segment } from '../segment.js';
import { invoiceRemarks } from './invoice-remarks.js';
import { type ChargedPart, partsOf } from './parts-of.js';

export const invoiceColumns = [
  'month',
  'api',
  'account',
  'kind',
  'resource_id',
  'name',
  'charge',
  'product',
  'from',
  'until',
  'hours',
  'quantity',
  'unit',
  'unit_net',
  'unit_gross',
  'price_currency',
  'rate',
  'rate_date',
  'net',
  'tax',
  'gross',
  'currency',
  'capped',
  'inferred',
  'assumptions',
  'unknown_reason',
  'country',
  'city',
  'status',
  'labels',
  'closed_at',
  'line_key',
  'remark',
] as const;

type CsvRow = TableRow<(typeof invoiceColumns)[number]>;

/** Remarks come first, then the dearest line. An unknown amount is empty and has its reason. */
export async function* invoiceRows(read: ReadInvoice, schema: GraphQLSchema): AsyncGenerator<CsvRow> {
  const { month, currency, arranged } = read;
  const closed_at = arranged.closedAt === null ? null : new Date(arranged.closedAt).toISOString();
  const common = { month: month.name, currency, closed_at };
  for (const { api = null, account = null, remark } of invoiceRemarks(read)) yield { ...common, api, account, remark };
  const idOf = lineIds(schema);
  for (const line of arranged.lines) {
    await itemTurn();
    const ofLine = { ...common, ...lineColumns(line), resource_id: idOf(line.line) };
    for (const part of partsOf(line, currency)) yield { ...ofLine, ...partColumns(part, line, currency) };
  }
}

const number = (value: string | number): Cell => ({ digits: String(value) });
const word = (is: boolean): Cell => String(is);

function lineColumns({ key, account, line }: Charged): CsvRow {
  return {
    api: account.api,
    account: account.name,
    kind: line.kind,
    name: line.name,
    country: line.country?.isoCode ?? null,
    city: line.city?.name ?? null,
    status: line.status,
    labels: Object.entries(line.labels)
      .map(([label, value]) => `${label}=${value}`)
      .join(' '),
    line_key: key,
  };
}

function partColumns({ charge, segment, amount, unknownReason }: ChargedPart, line: Charged, currency: string): CsvRow {
  return {
    charge,
    product: segment.line.product,
    from: new Date(segment.from).toISOString(),
    inferred: word(segment.isInferred),
    ...(charge === 'SETUP' ? setupColumns(segment, line, currency) : usageColumns(segment, line, currency)),
    ...(amount && amountColumns(amount)),
    unknown_reason: unknownReason,
  };
}

function usageColumns({ line, hours, charge, until, isOpen }: Segment, charged: Charged, currency: string): CsvRow {
  const cost = typeof line.cost === 'string' ? null : line.cost;
  return {
    until: isOpen ? null : new Date(until).toISOString(),
    hours: number(hours),
    ...(typeof charge !== 'string' && {
      capped: word(charge.isCapped),
      assumptions: charge.assumptions.join(' '),
    }),
    ...(cost && {
      quantity: number(cost.quantity),
      unit: cost.unit,
      unit_net: number(cost.unitPrice.net.amount),
      unit_gross: number(cost.unitPrice.gross.amount),
      ...rateColumns(cost.unitPrice.net.currency, charged, currency),
    }),
  };
}

function setupColumns({ setup }: Segment, charged: Charged, currency: string): CsvRow {
  if (!setup) return {};
  return {
    quantity: number(1),
    unit: 'PIECE',
    unit_net: number(setup.net.amount),
    unit_gross: number(setup.gross.amount),
    ...rateColumns(setup.net.currency, charged, currency),
  };
}

function rateColumns(from: string, { table }: Charged, to: string): CsvRow {
  if (from === to) return { price_currency: from, rate: number(1) };
  const rate = rateOn(table ?? undefined, from, to);
  if (!table || !rate) return { price_currency: from };
  return { price_currency: from, rate: number(digitsOf(rate)), rate_date: crossPublication(table, from, to).date };
}

function amountColumns({ net, gross }: Both): CsvRow {
  return { net: number(digitsOf(net)), tax: number(digitsOf(gross.minus(net))), gross: number(digitsOf(gross)) };
}

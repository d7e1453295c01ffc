/** The invoice until September 2024: eight columns by their places, without a header. */
import { exact } from '../../../base/decimal.js';
import type { StatementRow } from '../statement.js';
import type { Notation } from './notation.js';
import { type FileCell, refused, refusedCell } from './refusal.js';
import type { TableRecord } from './table.js';

const columns = [
  'product',
  'description',
  'from',
  'until',
  'quantity',
  'unit price',
  'total',
  'server number',
] as const;
type Column = (typeof columns)[number];

/** Totals have four decimals. */
const roundedAway = '0.00005';
const day = /^(\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})$/;

/** True if it has the shape of a row of such a file. */
export function isOfEightColumns({ cells }: TableRecord): boolean {
  return cells.length === columns.length && day.test(cells[2] ?? '') && day.test(cells[3] ?? '');
}

export function rowOfEightColumns({ line, cells }: TableRecord, notation: Notation): StatementRow {
  if (cells.length !== columns.length) {
    throw refused(`line ${line}: expected ${columns.length} columns, but got ${cells.length}`);
  }
  const cell = (column: Column): FileCell => ({ line, column, text: cells[columns.indexOf(column)] ?? '' });
  const product = cell('product');
  if (product.text.trim() === '') throw refusedCell(product, 'a text');
  const [from, until] = [notation.day(cell('from')), notation.day(cell('until'))];
  if (until < from) throw refusedCell(cell('until'), `a day from ${from} on`);
  const [quantity, unitPrice] = [notation.number(cell('quantity')), notation.number(cell('unit price'))];
  const total = notation.total(cell('total'));
  const amount = exact(quantity).times(exact(unitPrice));
  if (amount.minus(exact(total)).abs().isGreaterThan(roundedAway)) {
    throw refusedCell(cell('total'), `${quantity} × ${unitPrice}`);
  }
  const description = cell('description');
  const currency = /[€$]/.exec(description.text)?.[0];
  if (currency !== undefined) notation.noteCurrency(description, currency);
  return {
    line,
    grouping: null,
    product: product.text,
    description: /"([^"\n]*)"/.exec(description.text)?.[1] ?? description.text.split('\n')[0]?.trim() ?? '',
    reference: /^([A-Z][\w ]*#\d+)/.exec(description.text)?.[1] ?? null,
    resourceId: resourceIn(description, cell('server number')),
    quantity,
    unit: null,
    from,
    until,
    condition: null,
    unitPrice,
    total,
  };
}

function resourceIn(description: FileCell, id: FileCell): string | null {
  if (id.text !== '' && !/^\d+$/.test(id.text)) throw refusedCell(id, 'the number of a server');
  const number = /#(\d+)/.exec(description.text)?.[1];
  if (id.text !== '' && number !== undefined && number !== id.text) {
    throw refusedCell(id, `${number}, as its description has it`);
  }
  return id.text === '' ? (number ?? null) : id.text;
}

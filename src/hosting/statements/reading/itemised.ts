/** The itemised statement since October 2024: one file for cloud, storage boxes and dedicated servers. */
import { daysBetween } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import type { StatementRow } from '../statement.js';
import type { Notation } from './notation.js';
import { type FileCell, refused, refusedCell } from './refusal.js';
import type { TableRecord } from './table.js';

const columns = [
  'grouping',
  'product',
  'description',
  'reference',
  'quantity',
  'from',
  'until',
  'condition',
  'unit',
  'external id',
  'price',
  'total',
] as const;
type Column = (typeof columns)[number];

/** A day in the zone of the provider can be an hour longer than 24. */
const mostExtraHours = 1;

/** True if the record is the header, with its columns in any order. */
export function isHeader({ cells }: TableRecord): boolean {
  return cells.length === columns.length && columns.every((column) => cells.includes(column));
}

export const headerText = columns.join(',');

export function itemisedRow(header: TableRecord, record: TableRecord, notation: Notation): StatementRow {
  const { line, cells } = record;
  if (cells.length !== columns.length) {
    throw refused(`line ${line}: expected ${columns.length} columns, but got ${cells.length}`);
  }
  const cell = (column: Column): FileCell => ({ line, column, text: cells[header.cells.indexOf(column)] ?? '' });
  const required = (column: Column): string => {
    const found = cell(column);
    if (found.text.trim() === '') throw refusedCell(found, 'a text');
    return found.text;
  };
  const [from, until] = [notation.day(cell('from')), notation.day(cell('until'))];
  if (until < from) throw refusedCell(cell('until'), `a day from ${from} on`);
  const quantity = notation.number(cell('quantity'));
  const unit = required('unit');
  if (/\d/.test(unit)) throw refusedCell(cell('unit'), 'a unit, such as Hours');
  const mostHours = 24 * (daysBetween(from, until) + 1) + mostExtraHours;
  if (unit === 'Hours' && exact(quantity).isGreaterThan(mostHours)) {
    throw refusedCell(cell('quantity'), `${mostHours} hours at most from ${from} until ${until}`);
  }
  return {
    line,
    grouping: required('grouping'),
    product: required('product'),
    description: cell('description').text,
    reference: cell('reference').text || null,
    resourceId: resourceIn(cell('external id'), cell('reference')),
    quantity,
    unit,
    from,
    until,
    condition: cell('condition').text || null,
    unitPrice: cell('price').text === '' ? null : notation.number(cell('price')),
    total: notation.money(cell('total')).digits,
  };
}

/** The number stands twice: where the two differ, columns have moved. */
function resourceIn(id: FileCell, reference: FileCell): string | null {
  if (id.text !== '' && !/^\d+$/.test(id.text)) throw refusedCell(id, 'the number of a resource');
  const number = /(?:^|\s)(\d+)$/.exec(reference.text)?.[1];
  if (id.text !== '' && number !== id.text) throw refusedCell(reference, `a reference that ends with ${id.text}`);
  return id.text === '' ? (number ?? null) : id.text;
}

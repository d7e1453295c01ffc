/** The order of a table as its caller wants it: by one column, then the next; `-net` has the greatest first. */
import type { BigNumber } from 'bignumber.js';
import { abandoned } from '../../base/abandoned.js';
import { type Cell, csv } from '../../base/csv.js';
import type { Table, TableRow } from '../../base/csv-table.js';
import { exact, greaterFirst } from '../../base/decimal.js';
import { byText } from '../../hosting/bill/amounts/priced.js';
import { itemTurn } from '../../hosting/inventory/in-turns.js';
import type { ExportContext } from './export.js';
import { namedColumns } from './named-columns.js';

interface OrderedColumn<Column extends string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

type Order<Column extends string> = readonly OrderedColumn<Column>[];

export function orderIn<Column extends string>(
  sent: readonly string[],
  all: readonly Column[],
): readonly OrderedColumn<Column>[] {
  const columns = namedColumns(
    'order',
    sent.map((name) => name.replace(/^-/, '')),
    all,
  );
  return columns.map((column, place) => ({ column, isDescending: sent[place]?.startsWith('-') === true }));
}

interface Unordered<Column extends string> {
  readonly rows: Table<Column>['rows'];
  readonly order: Order<Column>;
  /** The columns that are written. */
  readonly columns: readonly Column[];
  /** A column that all rows have but remarks, which stay ahead of them. */
  readonly recordColumn: Column;
}

/** They are held until the last one has come, so their bytes are bounded as those of an answer of the graph are. */
export async function* ordered<Column extends string>(
  { rows, order, columns, recordColumn }: Unordered<Column>,
  { context, meter }: Pick<ExportContext, 'context' | 'meter'>,
): AsyncGenerator<TableRow<Column>> {
  const remarks: TableRow<Column>[] = [];
  const records: { readonly row: TableRow<Column>; readonly keys: readonly SortKey[] }[] = [];
  for await (const row of rows) {
    await itemTurn();
    if (context.clients.isAbandoned()) throw abandoned();
    meter.write(
      Buffer.byteLength(csv([[...columns, ...order.map(({ column }) => column)].map((name) => cellOf(row, name))])),
    );
    if (isEmpty(cellOf(row, recordColumn))) remarks.push(row);
    else records.push({ row, keys: order.map(({ column }) => keyOf(cellOf(row, column))) });
  }
  yield* remarks;
  records.sort((a, b) => {
    for (const [place, { isDescending }] of order.entries()) {
      const difference = compared(a.keys[place] ?? null, b.keys[place] ?? null, isDescending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  for (const { row } of records) yield row;
}

/** Null for an empty cell. */
type SortKey = BigNumber | string | null;

function cellOf<Column extends string>(row: TableRow<Column>, column: Column): Cell {
  return row[column] ?? null;
}

function isEmpty(cell: Cell): boolean {
  return cell === null || cell === '';
}

function keyOf(cell: Cell): SortKey {
  if (cell === null || cell === '') return null;
  return typeof cell === 'string' ? cell : exact(cell.digits);
}

/** An unknown value is neither the least nor the greatest: it comes last. */
function compared(a: SortKey, b: SortKey, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const difference = typeof a === 'string' || typeof b === 'string' ? byText(String(a), String(b)) : greaterFirst(b, a);
  return isDescending ? -difference : difference;
}

/** The filters of a list, as data, and the values precomputed for each row so that a key press costs little. */
import { type DecimalParts, readDecimal } from './decimal.js';
import { fold } from './fold.js';

/**
 * Words match completely, or by prefix with `*`; texts match in part; numbers are decimal texts; labels are written
 * `key=value`. Define a list's filters once, outside rendering: rows are read once for each definition.
 */
export interface Filter<Row extends object> {
  /** The key in lower case, as it is typed. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'word' | 'number' | 'text' | 'label';
  /** Null or no values: unknown. */
  readonly values: (row: Row) => string | readonly string[] | null;
}

/** A row read once: each filter's values, case-folded, and for numbers as decimals; and the text for bare words. */
export interface ReadRow {
  /** The values as the row has them. */
  readonly written: readonly (readonly string[])[];
  readonly values: readonly (readonly string[])[];
  readonly numbers: readonly (readonly DecimalParts[])[];
  readonly text: string;
}

function valuesOf<Row extends object>(filter: Filter<Row>, row: Row): readonly string[] {
  const values = filter.values(row);
  if (values === null) return [];
  return typeof values === 'string' ? [values] : values;
}

const isDecimal = (value: DecimalParts | null): value is DecimalParts => value !== null;

function readRow<Row extends object>(filters: readonly Filter<Row>[], row: Row): ReadRow {
  const written = filters.map((filter) => valuesOf(filter, row));
  const values = written.map((list) => list.map(fold));
  return {
    written,
    values,
    numbers: filters.map(({ kind }, index) =>
      kind === 'number' ? (written[index] ?? []).map(readDecimal).filter(isDecimal) : [],
    ),
    text: filters.flatMap(({ kind }, index) => (kind === 'number' ? [] : (values[index] ?? []))).join('\n'),
  };
}

const readRows = new WeakMap<object, WeakMap<object, ReadRow>>();

/** Reads each row once as long as it and the filters live: rows are immutable, and a changed row is another object. */
export function readerOf<Row extends object>(filters: readonly Filter<Row>[]): (row: Row) => ReadRow {
  const rows = readRows.get(filters) ?? new WeakMap<object, ReadRow>();
  readRows.set(filters, rows);
  return (row) => {
    const known = rows.get(row);
    if (known !== undefined) return known;
    const read = readRow(filters, row);
    rows.set(row, read);
    return read;
  };
}

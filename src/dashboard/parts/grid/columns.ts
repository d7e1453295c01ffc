/** Fits the columns of a grid: the least important are dropped first, and none is narrower than its minimum. */
import type { ReactNode } from 'react';

/** Numbers are right-aligned. */
export type Align = 'end' | undefined;

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Minimum width in pixels; spare width goes to columns that `grow`. */
  readonly width: number;
  readonly grow?: number;
  /** 1 is dropped last. */
  readonly priority: number;
  readonly align?: Align;
  cell(row: Row): ReactNode;
  /** The value that rows are sorted by; null is last in both directions. Columns that lack it cannot be sorted by. */
  sortBy?(row: Row): string | number | bigint | null;
}

export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** The columns that fit, in their own order. */
export function fitting<Row>(columns: readonly Column<Row>[], width: number): readonly Column<Row>[] {
  const byImportance = columns.toSorted((a, b) => a.priority - b.priority);
  let left = width;
  const shown = new Set<string>();
  for (const column of byImportance) {
    left -= column.width;
    if (left < 0 && shown.size > 0) break;
    shown.add(column.id);
  }
  return columns.filter(({ id }) => shown.has(id));
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.id)?.sortBy;
  if (!sort || !by) return rows;
  const keyed = rows.map((row) => ({ row, key: by(row) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'string' && typeof b === 'string' ? words.compare(a, b) : a < b ? -1 : Number(a > b);
    return sort.isDescending ? -order : order;
  });
  return keyed.map(({ row }) => row);
}

/** The sort as in the address: `name` or `-cost`. */
export function sortIn(text: string | null, first: Sort | null): Sort | null {
  if (text === null) return first;
  return { id: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

export function sortText({ id, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${id}`;
}

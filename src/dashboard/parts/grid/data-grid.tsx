/** A long list as an ARIA grid with only the visible rows in the document: for pointer, keys and screen readers. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type Column, fitting, type Sort } from './columns.js';
import { catchFocus } from '../escape.js';
import { GridHead, PlainHead } from './grid-head.js';
import { GridRow, type RowHandlers } from './grid-row.js';
import { LoadingRows } from './loading-rows.js';
import { useWidth } from '../use-width.js';

/** A row of the list, or a heading between rows. */
export type GridItem<Row> =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'heading'; readonly key: string; readonly content: ReactNode };

interface DataGridProps<Row> {
  readonly label: string;
  readonly items: readonly GridItem<Row>[];
  readonly columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** The name of a row, for its checkbox. */
  nameOf(row: Row): string;
  /** On a phone, in place of columns: name and amount, with other details below. */
  phone(row: Row): ReactNode;
  readonly sort?: Sort | null;
  onSort?(sort: Sort): void;
  /** The row whose details are beside the list. */
  readonly open?: string | null;
  onOpen?(row: Row): void;
  readonly selected?: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** The list is loading. */
  readonly isLoading?: boolean;
  /** The rows are outdated, shown until the new ones are loaded. */
  readonly isOld?: boolean;
  /** Shown instead of the grid when it has no rows. */
  readonly empty?: ReactNode;
}

const checkWidth = 34;
const phoneBelow = 560;

export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, items, columns, keyOf, nameOf, phone, sort, onSort, open, onOpen, selected, isLoading, isOld, empty } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const gridId = useId();
  const width = useWidth(scroller);
  const isPhone = width > 0 && width < phoneBelow;
  // A phone has no room for selection: acts are in the opened row.
  const onSelect = isPhone ? undefined : props.onSelect;
  const room = width - (onSelect ? checkWidth : 0);
  const shown = useMemo(() => (isPhone ? [] : fitting(columns, room)), [columns, isPhone, room]);
  const rowHeight = useRowHeight(isPhone);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : item.kind === 'row' ? keyOf(item.row) : item.key;
    },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  const shownOpen = useRef<string | null>(null);
  // An address may name a row far below; a clicked one is in view.
  useEffect(() => {
    if (open === shownOpen.current) return;
    const index = items.findIndex((item) => item.kind === 'row' && keyOf(item.row) === open);
    if (index < 0 && open) return;
    shownOpen.current = open ?? null;
    const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: 0 };
    if (index >= endIndex || (index >= 0 && index < startIndex)) virtual.scrollToIndex(index, { align: 'center' });
  });

  const template = [
    ...(onSelect ? [`${checkWidth}px`] : []),
    ...(isPhone ? ['minmax(0, 1fr)'] : shown.map((column) => `minmax(${column.width}px, ${column.grow ?? 0.001}fr)`)),
  ].join(' ');
  const rows = useMemo(() => items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])), [items]);
  const active = useRef(0);
  const hasFocus = useRef(false);
  // A removed row takes the focus with it, without an event.
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    catchFocus();
  });

  function focusRow(index: number): void {
    active.current = index;
    virtual.scrollToIndex(index);
    // The row may have to be rendered first.
    requestAnimationFrame(() => document.getElementById(`${gridId}-${index}`)?.focus({ preventScroll: true }));
  }

  function nextRow(from: number, step: 1 | -1): number | null {
    for (let index = from + step; index >= 0 && index < items.length; index += step) {
      if (items[index]?.kind === 'row') return index;
    }
    return null;
  }

  function onKeyDown(event: KeyboardEvent, index: number, row: Row): void {
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    const first = nextRow(-1, 1);
    const last = nextRow(items.length, -1);
    const page = Math.max(1, Math.floor(scroller.current ? scroller.current.clientHeight / rowHeight : 1) - 1);
    const targets: Readonly<Record<string, number | null>> = {
      ArrowDown: nextRow(index, 1),
      j: nextRow(index, 1),
      ArrowUp: nextRow(index, -1),
      k: nextRow(index, -1),
      Home: first,
      End: last,
      PageDown: Math.min(index + page, last ?? index),
      PageUp: Math.max(index - page, first ?? index),
    };
    const target = event.ctrlKey || event.metaKey || event.altKey ? undefined : targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const at = target === null ? null : items[target]?.kind === 'row' ? target : nextRow(target, 1);
      if (at !== null) focusRow(at);
      return;
    }
    if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(row);
    }
    if ((event.key === 'x' || event.key === ' ') && onSelect && selected) {
      event.preventDefault();
      onSelect(toggled(selected, keyOf(row)));
    }
  }

  const newest: RowHandlers<Row> = {
    onKeyDown,
    onFocus: (index) => (active.current = index),
    onOpen: (row) => onOpen?.(row),
    onSelect: (row) => onSelect?.(toggled(selected ?? new Set(), keyOf(row))),
  };
  const handlers = useRef(newest);
  useEffect(() => {
    handlers.current = newest;
  });

  const isAll = selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(keyOf(row)));
  const isSome = selected !== undefined && rows.some((row) => selected.has(keyOf(row)));
  const firstRow = nextRow(-1, 1);
  const drawn = virtual.getVirtualItems();
  const isDrawn = drawn.some(({ index }) => index === active.current && items[index]?.kind === 'row');
  // If the row last focused is scrolled away, the first one rendered is the tab stop.
  const tabStop = isDrawn
    ? active.current
    : (drawn.find(({ index }) => items[index]?.kind === 'row')?.index ?? firstRow);
  const headers = isPhone ? columns.filter(({ priority }) => priority <= 2) : shown;
  if (items.length === 0) {
    return (
      <div className={`grid ${isPhone ? 'grid-phone' : ''}`} aria-busy={isLoading ?? false}>
        {isLoading ? <PlainHead columns={headers} template={template} isSelectable={onSelect !== undefined} /> : null}
        <div className="grid-scroll" ref={scroller}>
          {isLoading ? (
            <LoadingRows
              label={label}
              columns={isPhone ? [undefined] : shown.map(({ align }) => align)}
              template={template}
              isSelectable={onSelect !== undefined}
              height={rowHeight}
            />
          ) : (
            empty
          )}
        </div>
      </div>
    );
  }
  return (
    <div
      className={`grid ${isPhone ? 'grid-phone' : ''} ${isOld ? 'old' : ''}`}
      role="grid"
      aria-label={label}
      aria-busy={isOld ?? false}
      aria-rowcount={items.length + 1}
      aria-multiselectable={onSelect ? true : undefined}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <GridHead
        label={label}
        columns={headers}
        template={template}
        sort={sort ?? null}
        {...(onSort && { onSort })}
        {...(onSelect && {
          all: isAll ? 'on' : isSome ? 'mixed' : 'off',
          onAll: (isOn: boolean) => onSelect(isOn ? new Set(rows.map(keyOf)) : new Set()),
        })}
      />
      <div className="grid-scroll" ref={scroller} role="rowgroup">
        <div className="grid-body" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start, size, key }) => {
            const item = items[index];
            if (item === undefined) return null;
            if (item.kind === 'heading') {
              return (
                <div
                  key={key}
                  className="grid-row grid-heading"
                  role="row"
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start}px)`, height: size, gridTemplateColumns: template }}
                >
                  <div
                    role="gridcell"
                    className="grid-heading-cell"
                    aria-colspan={(isPhone ? 1 : shown.length) + (onSelect ? 1 : 0)}
                  >
                    {item.content}
                  </div>
                </div>
              );
            }
            const rowKey = keyOf(item.row);
            return (
              <GridRow
                key={key}
                id={`${gridId}-${index}`}
                index={index}
                row={item.row}
                name={nameOf(item.row)}
                columns={shown}
                {...(isPhone && { phone })}
                start={start}
                height={size}
                template={template}
                isSelectable={onSelect !== undefined}
                isSelected={selected?.has(rowKey) ?? false}
                isOpen={open === undefined ? undefined : open === rowKey}
                isTabStop={index === tabStop}
                handlers={handlers}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

function useRowHeight(isPhone: boolean): number {
  const row = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row')) || 34;
  return isPhone ? 60 : row;
}

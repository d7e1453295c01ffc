/** A row of a grid: rerendered only when its own data changes, as dozens are in the document. */
import { type KeyboardEvent, memo, type ReactNode, type RefObject } from 'react';
import { Check } from '../check.js';
import type { Column } from './columns.js';

export interface RowHandlers<Row> {
  onKeyDown(event: KeyboardEvent, index: number, row: Row): void;
  onFocus(index: number): void;
  onOpen(row: Row): void;
  onSelect(row: Row): void;
}

interface GridRowProps<Row> {
  readonly id: string;
  readonly index: number;
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Replaces the columns. */
  phone?(row: Row): ReactNode;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly height: number;
  /** The columns' widths, as CSS. */
  readonly template: string;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  /** Undefined where rows cannot be opened. */
  readonly isOpen: boolean | undefined;
  readonly isTabStop: boolean;
  /** Always the newest handlers, in a stable object. */
  readonly handlers: RefObject<RowHandlers<Row>>;
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { id, index, row, name, columns, phone, start, height, template, isSelectable, handlers } = props;
  const { isSelected, isOpen, isTabStop } = props;
  return (
    // The keys of a row are those of the ARIA grid pattern.
    <div
      id={id}
      className="grid-row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : isOpen}
      data-open={isOpen ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${start}px)`, height, gridTemplateColumns: template }}
      onKeyDown={(event) => handlers.current.onKeyDown(event, index, row)}
      onFocus={() => handlers.current.onFocus(index)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, button, label, input')) return;
        handlers.current.onOpen(row);
      }}
    >
      {isSelectable && (
        <div role="gridcell" className="grid-cell">
          <Check label={`Select ${name}`} isOn={isSelected} onChange={() => handlers.current.onSelect(row)} />
        </div>
      )}
      {phone ? (
        <div role="gridcell" className="grid-cell grid-phone-cell">
          {phone(row)}
        </div>
      ) : (
        columns.map((column) => (
          <div key={column.id} role="gridcell" className={`grid-cell clip ${column.align ?? ''}`}>
            {column.cell(row)}
          </div>
        ))
      )}
    </div>
  );
}

/** `memo` alone loses the type parameter. */
export const GridRow: <Row>(props: GridRowProps<Row>) => ReactNode = memo(PlainGridRow);

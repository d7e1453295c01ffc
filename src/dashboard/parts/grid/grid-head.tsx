/** The headers of a grid: column titles, and what the rows are sorted by. */
import { Check } from '../check.js';
import type { Column, Sort } from './columns.js';
import { Icon } from '../icon.js';

interface GridHeadProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly sort: Sort | null;
  onSort?(sort: Sort): void;
  /** Whether all rows are selected, or some; undefined where none can be. */
  readonly all?: 'on' | 'off' | 'mixed';
  onAll?(isOn: boolean): void;
}

export function GridHead<Row>({ label, columns, template, sort, onSort, all, onAll }: GridHeadProps<Row>) {
  return (
    <div className="grid-head" role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
      {all !== undefined && onAll && (
        <div role="columnheader" className="grid-cell">
          <Check
            label={`Select all ${label}`}
            isOn={all === 'on'}
            isMixed={all === 'mixed'}
            onChange={() => onAll(all !== 'on')}
          />
        </div>
      )}
      {columns.map((column) => (
        <HeaderCell key={column.id} column={column} sort={sort} {...(onSort && { onSort })} />
      ))}
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  onSort?(sort: Sort): void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { id, header, align, sortBy } = column;
  const isSorted = sort?.id === id;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  if (!sortBy || !onSort) {
    return (
      <div role="columnheader" className={`grid-cell clip ${align ?? ''}`}>
        {header}
      </div>
    );
  }
  return (
    <div role="columnheader" aria-sort={order} className={`grid-cell clip ${align ?? ''}`}>
      <button
        type="button"
        className="grid-sort"
        onClick={() => onSort({ id, isDescending: isSorted ? !sort.isDescending : align === 'end' })}
      >
        {header}
        {isSorted && <Icon name={sort.isDescending ? 'down' : 'up'} />}
      </button>
    </div>
  );
}

/** The same header while there are no rows. */
export function PlainHead<Row>(props: Pick<GridHeadProps<Row>, 'columns' | 'template'> & { isSelectable: boolean }) {
  const { columns, template, isSelectable } = props;
  return (
    <div className="grid-head" aria-hidden="true" style={{ gridTemplateColumns: template }}>
      {isSelectable && <div />}
      {columns.map(({ id, header, align }) => (
        <div key={id} className={`grid-cell clip ${align ?? ''}`}>
          {header}
        </div>
      ))}
    </div>
  );
}

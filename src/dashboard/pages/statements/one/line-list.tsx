/** The compared lines: the greatest difference first, and the others as they are asked for. */
import { useMemo, useState } from 'react';
import { FilterField } from '../../../filter/filter-field.js';
import { count, counted } from '../../../format/money.js';
import { Icon } from '../../../parts/icon.js';
import { sorted, sortIn, sortText } from '../../../parts/grid/columns.js';
import { useIsPrinting } from '../../../parts/printing.js';
import { useParam } from '../../../route/address.js';
import { ActPart } from '../acts/act-part.js';
import { type ComparedLine, decimalsOfLines, type StatementHead } from '../words.js';
import { columnsOf, type LineColumn } from './line-columns.js';
import { lineFilters } from './line-filters.js';
import { LineRow } from './line-row.js';

/** Rows at first, and with each further step. */
const step = 100;

interface LineListProps {
  readonly statement: Pick<StatementHead, 'currency'>;
  /** The filtered ones. */
  readonly lines: readonly ComparedLine[];
  readonly all: readonly ComparedLine[];
  /** More are loading. */
  readonly isGrowing: boolean;
  /** The others could not be read. */
  readonly isCut: boolean;
  readonly mayWrite: boolean;
  readonly text: string;
  onText(text: string): void;
}

export function LineList(props: LineListProps) {
  const { statement, lines, all, isGrowing, isCut, mayWrite, text, onText } = props;
  const isPrinting = useIsPrinting();
  const [most, setMost] = useState(step);
  const [sortWord, setSort] = useParam('sort');
  const columns = useMemo(() => columnsOf(statement.currency, decimalsOfLines(all)), [statement.currency, all]);
  const inOrder = useMemo(() => sorted(lines, columns, sortIn(sortWord, null)), [lines, columns, sortWord]);
  const shown = isPrinting ? inOrder : inOrder.slice(0, most);
  const left = inOrder.length - shown.length;
  return (
    <section className="section statement-lines" aria-label="Lines" aria-busy={isGrowing}>
      <div className="section-head">
        <h2>Lines</h2>
        <span className="section-note" role="status">
          {lines.length === all.length
            ? counted(all.length, 'line', 'lines')
            : `${count(lines.length)} of ${counted(all.length, 'line', 'lines')}`}
          {isGrowing && ', loading the others'}
        </span>
      </div>
      <div className="no-print">
        <FilterField
          label="Filter the lines"
          text={text}
          onText={onText}
          filters={lineFilters}
          rows={all}
          placeholder="verdict:differs name:web cause:hours"
        />
      </div>
      {isCut && <p className="small warn">The others could not be read: reload to try again.</p>}
      {inOrder.length === 0 ? (
        <NoLines isGrowing={isGrowing} isFiltered={all.length > 0} onAll={() => onText('')} />
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sortWord} onSort={setSort} />
              ))}
              <th scope="col" className="end no-print">
                Act
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <LineRow
                key={line.key}
                line={line}
                columns={columns}
                act={line.act && <ActPart act={line.act} line={line} mayWrite={mayWrite} />}
              />
            ))}
          </tbody>
        </table>
      )}
      {left > 0 && (
        <p className="statement-more">
          <button type="button" className="button" onClick={() => setMost(most + 5 * step)}>
            Show {count(Math.min(left, 5 * step))} more
          </button>{' '}
          <span className="small quiet">{count(left)} are not shown.</span>
        </p>
      )}
    </section>
  );
}

interface NoLinesProps {
  readonly isGrowing: boolean;
  readonly isFiltered: boolean;
  onAll(): void;
}

function NoLines({ isGrowing, isFiltered, onAll }: NoLinesProps) {
  if (isGrowing) return <p className="quiet">Loading the others.</p>;
  if (!isFiltered) return <p className="quiet">No lines.</p>;
  return (
    <p>
      No matching lines.{' '}
      <button type="button" className="button link" onClick={onAll}>
        Show all
      </button>
    </p>
  );
}

interface HeadCellProps {
  readonly column: LineColumn;
  readonly sort: string | null;
  onSort(word: string | null, options: { replace: boolean }): void;
}

/** Amounts are sorted from the greatest, texts from A; a second press turns them round. */
function HeadCell({ column: { id, header, align, className = '' }, sort, onSort }: HeadCellProps) {
  const first = { id, isDescending: align === 'end' };
  const current = sort === null ? { id: 'difference', isDescending: true } : sortIn(sort, null);
  const isCurrent = current?.id === id;
  const next = isCurrent ? { id, isDescending: !current.isDescending } : first;
  const isUsual = next.id === 'difference' && next.isDescending;
  return (
    <th
      scope="col"
      className={`${className} ${align ?? ''}`}
      aria-sort={isCurrent ? (current.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="button plain small statement-sort"
        onClick={() => onSort(isUsual ? null : sortText(next), { replace: true })}
      >
        {header}
        {isCurrent && <Icon name={current.isDescending ? 'down' : 'up'} />}
      </button>
    </th>
  );
}

/** Placeholder rows of the final size and columns until a list is loaded. */
import type { Align } from './columns.js';
import { Skeleton } from '../states.js';

interface LoadingRowsProps {
  /** The name of the loading list, for screen readers. */
  readonly label: string;
  readonly columns: readonly Align[];
  readonly template: string;
  readonly isSelectable: boolean;
  readonly height: number;
}

const rows = 14;

export function LoadingRows({ label, columns, template, isSelectable, height }: LoadingRowsProps) {
  return (
    <>
      <p className="hidden-text" role="status">
        Loading {label.toLowerCase()}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid-loading-row" style={{ height, gridTemplateColumns: template }}>
          {isSelectable && <div />}
          {columns.map((align, column) => (
            <div key={column} className={`grid-cell ${align ?? ''}`}>
              <Skeleton width={column === 0 ? 10 + ((row * 5) % 7) : 7} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

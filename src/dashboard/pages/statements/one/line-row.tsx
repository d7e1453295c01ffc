/** A compared line; opened it has the rows of the statement beside the segments of the invoice. */
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../parts/icon.js';
import type { ComparedLine } from '../words.js';
import { type LineColumn, VerdictPart } from './line-columns.js';
import { LineDetails } from './line-details.js';

interface LineRowProps {
  readonly line: ComparedLine;
  readonly columns: readonly LineColumn[];
  readonly act: ReactNode;
}

export function LineRow({ line, columns, act }: LineRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = columns;
  return (
    <>
      <tr className="statement-line" data-open={isOpen ? '' : undefined}>
        <th scope="row">
          <div className="statement-resource">
            <button
              type="button"
              className="button plain icon-only statement-twist no-print"
              aria-expanded={isOpen}
              aria-label={`Rows and segments of ${line.name}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'down' : 'next'} />
            </button>
            <div className="statement-first">
              {first?.cell(line)}
              {/* A phone has no column of these. */}
              <div className="small statement-below">
                <VerdictPart line={line} />
                <div className="no-print">{act}</div>
              </div>
            </div>
          </div>
        </th>
        {others.map(({ id, align, className = '', cell }) => (
          <td key={id} className={`${className} ${align ?? ''}`}>
            {cell(line)}
          </td>
        ))}
        <td className="end no-print statement-act">{act}</td>
      </tr>
      {isOpen && (
        <tr className="statement-opened">
          <td colSpan={columns.length + 1}>
            <LineDetails line={line} />
          </td>
        </tr>
      )}
    </>
  );
}

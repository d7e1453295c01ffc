/** A chart under its heading, with unit, legend and a button that shows the same values as a table. */
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { type ChartData } from './chart-data.js';
import { Key } from './chart-key.js';
import { ChartTable } from './chart-table.js';

interface Props extends ChartData {
  /** The name of its CSV, without the extension. */
  readonly file: string;
  readonly level?: 2 | 3 | 4;
  /** Shown before the button, such as a choice of the time range. */
  readonly actions?: ReactNode;
}

const TimeChart = lazy<ComponentType<ChartData>>(() => import('./time-chart.js').catch(() => ({ default: NotLoaded })));

function NotLoaded({ height }: ChartData): ReactElement {
  return (
    <p className="chart-missing" style={{ height }}>
      The script that draws this chart did not load. The table has the same values.
    </p>
  );
}

export function ChartSection({ file, level = 3, actions, ...data }: Props): ReactElement {
  const [asTable, setAsTable] = useState(false);
  const { label, unit, series, joint, height } = data;
  const Heading = `h${level}` as const;
  return (
    <section className="chart-section" aria-label={label}>
      <div className="chart-head">
        <Heading className="chart-heading">{label}</Heading>
        {unit !== '' && <span className="chart-unit">{unit}</span>}
        {joint === undefined && series.length > 1 && !asTable && <Legend {...data} />}
        <span className="chart-actions">
          {actions}
          <button
            type="button"
            className="chart-button chart-button-icon"
            aria-pressed={asTable}
            aria-label="Show as a table"
            title="Show as a table"
            onClick={() => setAsTable(!asTable)}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2.5h12v11H2zM2 6h12M7 6v7.5" />
            </svg>
          </button>
        </span>
      </div>
      {asTable ? (
        <ChartTable data={data} file={file} />
      ) : (
        <Suspense fallback={<div className="chart-plot" style={{ height }} aria-busy="true" />}>
          <TimeChart {...data} />
          {joint !== undefined && <Legend {...data} />}
        </Suspense>
      )}
    </section>
  );
}

/** Beside the heading where it is short, below the chart where it explains dashed lines. */
function Legend({ series, joint }: Pick<ChartData, 'series' | 'joint'>): ReactElement {
  return (
    <div className="chart-legend">
      {series.map(({ name, dashed = false }) => (
        <Key key={name} dashed={dashed}>
          {name}
        </Key>
      ))}
      {joint !== undefined && (
        <Key dashed thin>
          {joint}
        </Key>
      )}
    </div>
  );
}

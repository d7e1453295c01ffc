/** A line of 72 by 18 pixels beside a number that says the same: the last 90 points, with gaps left empty. */
import { memo, type ReactElement } from 'react';
import { sparkPath } from './spark-path.js';

interface Props {
  readonly values: readonly (number | null)[];
  /** Unix seconds; without them the values are evenly spaced. */
  readonly times?: readonly number[];
  /** Seconds: points further apart are not joined. */
  readonly gap?: number;
}

/** Redrawn only for other arrays: pass the same ones while their content is unchanged. */
export const Sparkline = memo(function Sparkline({ values, times, gap }: Props): ReactElement {
  const { line, end } = sparkPath(values, times, gap);
  return (
    <svg className="chart-spark" width="72" height="18" viewBox="0 0 72 18" aria-hidden="true">
      <path d={line} />
      {end !== null && <circle cx={end[0]} cy={end[1]} r="1.75" />}
    </svg>
  );
});

/** The values of a chart at one time: beside the crosshair, and in words for a screen reader. */
import { type ReactElement } from 'react';
import { type ChartData } from './chart-data.js';
import { Key } from './chart-key.js';
import { type PlotPoint } from './plot.js';

interface Tip {
  readonly when: string;
  readonly lines: readonly { readonly name: string; readonly dashed: boolean; readonly value: string }[];
  readonly bands: readonly string[];
  readonly text: string;
}

export function chartTipAt(
  { times, series, bands = [], format }: Pick<ChartData, 'times' | 'series' | 'bands' | 'format'>,
  index: number,
  written: (time: number) => string,
): Tip | null {
  const time = times[index];
  if (time === undefined) return null;
  const when = written(time);
  const lines = series.map(({ name, dashed = false, values }) => {
    const value = values[index] ?? null;
    return { name, dashed, value: value === null ? 'no value' : format(value) };
  });
  const within = bands.filter(({ from, to }) => from <= time && time <= to).map(({ label }) => label);
  const values = lines.map(({ name, value }) => (lines.length > 1 ? `${name} ${value}` : value));
  return { when, lines, bands: within, text: [when, ...values, ...within].join(', ') };
}

/** On the side with more room, so that it never covers the crosshair. */
export function ChartTip({ spot, tip }: { readonly spot: PlotPoint; readonly tip: Tip }): ReactElement {
  const style = spot.left > spot.width / 2 ? { right: spot.width - spot.left + 8 } : { left: spot.left + 8 };
  return (
    <div className="chart-tip" style={style} aria-hidden="true">
      {tip.lines.map(({ name, dashed, value }) => (
        <div key={name} className="chart-tip-line">
          {tip.lines.length > 1 && <Key dashed={dashed}>{name}</Key>}
          <strong>{value}</strong>
        </div>
      ))}
      <div className="chart-tip-when">{[tip.when, ...tip.bands].join(', ')}</div>
    </div>
  );
}

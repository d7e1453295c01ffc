/** A chart's values as rows, newest first: for its table and its CSV. */
import { type Cell } from '../parts/export/csv.js';
import { type ChartData } from './chart-data.js';
import { knownIndices } from './runs.js';

/** Further rows are in the CSV only. */
export const MOST_ROWS = 500;

interface ChartRow {
  readonly time: number;
  readonly values: readonly (number | null)[];
}

type ChartTableData = Pick<ChartData, 'times' | 'series'>;

export function rowsOf({ times, series }: ChartTableData): readonly ChartRow[] {
  return knownIndices(times, series)
    .map((index) => ({ time: times[index] ?? 0, values: series.map(({ values }) => values[index] ?? null) }))
    .reverse();
}

export function csvRows(data: ChartTableData & Pick<ChartData, 'daily' | 'unit'>): readonly (readonly Cell[])[] {
  const head = data.series.map(({ name }) => (data.unit === '' ? name : `${name} (${data.unit})`));
  return [
    [data.daily === true ? 'date' : 'time', ...head],
    ...rowsOf(data).map(({ time, values }) => [
      iso(time, data.daily === true),
      ...values.map((value) => (value === null ? null : { digits: String(value) })),
    ]),
  ];
}

function iso(time: number, daily: boolean): string {
  const timestamp = new Date(time * 1000).toISOString();
  return daily ? timestamp.slice(0, 10) : timestamp.replace('.000Z', 'Z');
}

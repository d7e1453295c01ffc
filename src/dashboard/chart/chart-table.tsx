/** The values of a chart as a table, with a CSV of all of them. */
import { type ReactElement } from 'react';
import { csv } from '../parts/export/csv.js';
import { download } from '../parts/export/download.js';
import { type ChartData } from './chart-data.js';
import { csvRows, MOST_ROWS, rowsOf } from './chart-rows.js';
import { timeWriter } from './words.js';

interface Props {
  readonly data: ChartData;
  /** The name without the extension. */
  readonly file: string;
}

export function ChartTable({ data, file }: Props): ReactElement {
  const { label, unit, series, bands = [], daily = false, format } = data;
  const written = timeWriter({ daily });
  const rows = rowsOf(data);
  const more = rows.length - MOST_ROWS;
  return (
    <>
      <div className="chart-table" role="region" aria-label={`${label}, table`} tabIndex={0}>
        <table>
          <caption className="chart-hidden">{unit === '' ? label : `${label}, ${unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{daily ? 'Date' : 'Time'}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="chart-number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map(({ time, values }) => (
              <tr key={time}>
                <th scope="row">{written(time)}</th>
                {values.map((value, index) => (
                  <td key={series[index]?.name} className="chart-number">
                    {value === null ? <None /> : format(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="chart-below">
        <p>
          {rows.length === 0 && 'No values in this period. '}
          {more > 0 && `${more.toLocaleString()} earlier ones are in the CSV. `}
          {bands.map(({ from, to, label: name }) => `${name}: ${written(from)} to ${written(to)}`).join('; ')}
        </p>
        <button type="button" className="chart-button" onClick={() => download(`${file}.csv`, csv(csvRows(data)))}>
          CSV
        </button>
      </div>
    </>
  );
}

function None(): ReactElement {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="chart-hidden">no value</span>
    </>
  );
}

/** CPU and network usage of a cloud server in the last 24 hours. */
import { useMemo, useState } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { ChartSection } from '../../../chart/chart-section.js';
import { MachinesMetricsDocument } from '../../../generated/graphql.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { seriesIn } from '../series.js';

const step = 300;
const height = 120;
const digits = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

export function Metrics({ machine }: { machine: MachineRow }) {
  const { account, id, size, name } = machine;
  const [{ start, end }] = useState(lastDay);
  const result = useGraphQuery(MachinesMetricsDocument, { account, id, start, end, step });
  const series = result.data?.cloud?.server?.metrics?.series;
  const cpu = useMemo(() => series && seriesIn(series, [['cpu', 'processor']]), [series]);
  const network = useMemo(
    () =>
      series &&
      seriesIn(
        series,
        [
          ['network.0.bandwidth.out', 'out'],
          ['network.0.bandwidth.in', 'in'],
        ],
        1_000,
      ),
    [series],
  );
  const cores = Number(size?.split(' ')[0]);
  const fullLoad = Number.isFinite(cores) ? `, ${cores * 100} at full load` : '';
  const format = (value: number) => digits.format(value);
  const query = <QueryLink operation={result.operation} of="these figures" />;
  if (!cpu || !network) {
    return (
      <div className="side-part machine-charts" aria-busy={result.isBusy}>
        <ProblemLine result={result} />
        {result.isBusy && <Skeleton width={30} />}
        {!result.isBusy && result.problems.length === 0 && <p className="quiet">No measurements.</p>}
      </div>
    );
  }
  return (
    <div className="side-part machine-charts">
      <ProblemLine result={result} />
      <ChartSection
        {...cpu}
        label="Processor"
        unit={`% of one core${fullLoad}`}
        gap={step * 2}
        fromZero
        height={height}
        format={format}
        file={`${name}-processor`}
        actions={query}
      />
      <ChartSection
        {...network}
        label="Network"
        unit="kB/s"
        gap={step * 2}
        fromZero
        height={height}
        format={format}
        file={`${name}-network`}
        actions={query}
      />
    </div>
  );
}

/** Rounded to complete steps, so that returning within one runs the same query. */
function lastDay() {
  const end = Math.floor(Date.now() / (step * 1_000)) * step * 1_000;
  return { start: new Date(end - 86_400_000).toISOString(), end: new Date(end).toISOString() };
}

/** The traffic of a dedicated server, day by day. */
import { useMemo, useState } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { ChartSection } from '../../../chart/chart-section.js';
import { MachinesTrafficDocument } from '../../../generated/graphql.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { trafficIn } from '../series.js';

const digits = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const days = 30;

export function Traffic({ machine: { account, id, name } }: { machine: MachineRow }) {
  const [{ from, to }] = useState(lastDays);
  const result = useGraphQuery(MachinesTrafficDocument, { account, id, from, to });
  const data = result.data?.dedicated?.server?.trafficStatistics?.data;
  const traffic = useMemo(() => data && trafficIn(data), [data]);
  return (
    <div className="side-part machine-charts" aria-busy={result.isBusy}>
      <ProblemLine result={result} />
      {traffic ? (
        <ChartSection
          {...traffic}
          label="Traffic"
          unit="GB a day"
          gap={2 * 86_400}
          daily
          fromZero
          height={120}
          format={(value) => digits.format(value)}
          file={`${name}-traffic`}
          actions={<QueryLink operation={result.operation} of="its traffic" />}
        />
      ) : (
        result.isBusy && <Skeleton width={30} />
      )}
    </div>
  );
}

function lastDays() {
  const now = Date.now();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(now - (days - 1) * 86_400_000), to: day(now) };
}

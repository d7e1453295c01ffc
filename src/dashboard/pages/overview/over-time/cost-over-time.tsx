/** Charts the monthly cost by day, week or month, with its range and its gaps. */
import { useMemo } from 'react';
import { counted, minorUnitsOf, money, symbolOf } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { ChartSection } from '../../../chart/chart-section.js';
import { QueryLink, Section } from '../../../parts/section.js';
import { Segments } from '../../../parts/segments.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { hrefTo, useParam } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { GapList } from '../../costs/data/gap-list.js';
import { linesOf } from './history-chart.js';
import { NoHistory } from '../../costs/no-history.js';
import { periodChoices, periodIn, today } from './periods.js';
import { useHistory } from './use-history.js';

const title = 'Cost over time';
const height = 220;

export function CostOverTime({ className = '', pause = false }: { className?: string; pause?: boolean }) {
  const result = useHistory({ pause });
  const [word, setWord] = useParam('every');
  const history = result.data?.hosting.billHistory;
  const chart = useMemo(() => history && linesOf(history.periods), [history]);
  if (!history || !chart || history.periods.length === 0) {
    return (
      <Section className={className} title={title} result={result}>
        {history ? <NoHistory firstDay={history.firstDay} /> : <Skeleton width={30} />}
      </Section>
    );
  }
  const { currency, periods } = history;
  const digits = minorUnitsOf(currency);
  const unknown = Math.max(...periods.map(({ unknownCount }) => unknownCount));
  return (
    <div className={`section cost-over-time ${className} ${result.isOld ? 'old' : ''}`} aria-busy={result.isBusy}>
      <ChartSection
        label={title}
        level={2}
        unit={`${symbolOf(currency)} a month, with tax, as of each day`}
        {...chart}
        daily
        height={height}
        format={(value) => money({ amount: value.toFixed(digits), currency })}
        file={`cost-${currency}`}
        actions={
          <>
            <Segments
              label="Cost by"
              choices={periodChoices}
              chosen={periodIn(word).key}
              onChoose={(key) => setWord(key === 'day' ? null : key, { replace: true })}
            />
            <QueryLink operation={result.operation} of="the cost over time" />
          </>
        }
      />
      <ProblemLine result={result} />
      <p className="small quiet">
        {reachText(history)}
        {unknown > 0 && (
          <>
            {' '}
            Without its price, and not included at such times: up to{' '}
            <Link href={hrefTo('costs', { show: 'unknown' })}>{counted(unknown, 'item', 'items')}</Link>.
          </>
        )}
      </p>
      <GapList gaps={periods.flatMap(({ gaps }) => gaps)} />
    </div>
  );
}

function reachText({ firstDay, lastDay }: { readonly firstDay: string | null; readonly lastDay: string }): string {
  const reach = `Snapshots from ${time(firstDay, 'plainDate')} to ${time(lastDay, 'plainDate')}, days in UTC.`;
  return lastDay < today() ? `${reach} Today is added once every account has its snapshot.` : reach;
}

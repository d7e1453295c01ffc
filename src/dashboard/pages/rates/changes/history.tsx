/** The history of a rate: a chart, and its high, low and mean. */
import { useMemo } from 'react';
import { count, counted } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { ChartSection } from '../../../chart/chart-section.js';
import { RatesHistoryDocument, type RatesHistoryQuery } from '../../../generated/graphql.js';
import { QueryLink } from '../../../parts/section.js';
import { Segments } from '../../../parts/segments.js';
import { Late, ProblemLine } from '../../../parts/states.js';
import { useParam } from '../../../route/address.js';
import { changeText, percentText, rateText } from '../rate-text.js';
import { isWeekly, overSpan, type ChangesSpan, spanIn, spanLabels, spans, startOf } from './spans.js';

const day = 86_400;
const height = 270;
const choices = spans.map((key) => ({ key, label: spanLabels[key] }));

type Summary = NonNullable<NonNullable<RatesHistoryQuery['currency']>['summary']>;

export function History({ code, base, to }: { code: string; base: string; to: string }) {
  const [text, setSpan] = useParam('span');
  const span = spanIn(text);
  const weekly = isWeekly(span);
  const result = useGraphQuery(RatesHistoryDocument, { code, base, from: startOf(span, to), to, weekly });
  const currency = result.data?.currency;
  const chart = useMemo(() => {
    const points = currency?.history ?? currency?.rollups?.map(({ last }) => last) ?? [];
    return {
      times: points.map(({ date }) => Date.parse(date) / 1000),
      series: [
        {
          name: currency?.rollups ? 'the last rate of each week' : 'a rate each day',
          values: points.map(({ rate }) => rate),
        },
      ],
    };
  }, [currency]);
  const gap = (currency?.rollups ? 14 : 7) * day;
  return (
    <div className={`rates-history ${result.isOld ? 'old' : ''}`} aria-busy={result.isBusy}>
      <ProblemLine result={result} />
      {result.data ? (
        <ChartSection
          label="History"
          unit={`${code} for 1 ${base}`}
          {...chart}
          gap={gap}
          joint={`more than ${gap / day} days between two rates`}
          daily
          height={height}
          format={rateText}
          file={`${base}-${code}-${span}`}
          actions={
            <>
              <Segments
                label="Period"
                choices={choices}
                chosen={span}
                onChoose={(key) => setSpan(key === '1y' ? null : key, { replace: true })}
              />
              <QueryLink operation={result.operation} of="the history" />
            </>
          }
        />
      ) : (
        <div className="rates-chart-late" />
      )}
      <SummaryLine summary={currency?.summary} span={span} isThere={result.data !== undefined} />
    </div>
  );
}

function SummaryLine(props: { summary: Summary | null | undefined; span: ChangesSpan; isThere: boolean }) {
  const { summary, span, isThere } = props;
  if (isThere && !summary) return null;
  const at = (point: Summary['first'] | undefined) =>
    point && { value: rateText(point.rate), under: time(point.date, 'plainDate') };
  const cells = [
    { name: 'Last', ...at(summary?.last) },
    { name: 'High', ...at(summary?.max) },
    { name: 'Low', ...at(summary?.min) },
    { name: 'Mean', ...(summary && { value: rateText(summary.mean), under: daysText(summary, span) }) },
    {
      name: overSpan[span],
      ...(summary && {
        value: `${changeText(summary.change, summary.last.rate)}, ${percentText(summary.changePercent)} %`,
        under: `from ${rateText(summary.first.rate)}, ${time(summary.first.date, 'plainDate')}`,
      }),
    },
  ];
  return (
    <>
      <dl className="rates-summary">
        {cells.map(({ name, value, under }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="strong">
              <Late width={8}>{value}</Late>
            </dd>
            <dd className="small quiet">
              <Late width={6}>{under}</Late>
            </dd>
          </div>
        ))}
      </dl>
      {summary?.longestGap && summary.longestGap.dayCount > 7 && span !== 'all' && (
        <p className="small quiet rates-gap">
          Longest gap: {count(summary.longestGap.dayCount)} days, {time(summary.longestGap.first, 'plainDate')} to{' '}
          {time(summary.longestGap.last, 'plainDate')}.
        </p>
      )}
    </>
  );
}

/** Days before it begins do not count as missing. */
function daysText({ pointCount: points, missingDayCount: daysWithout }: Summary, span: ChangesSpan): string {
  const days = counted(points, 'day', 'days');
  return daysWithout === 0 || span === 'all' ? days : `${days}, ${count(daysWithout)} without`;
}

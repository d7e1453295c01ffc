/** The columns of the table of rates. */
import { useRef } from 'react';
import { time } from '../../format/time.js';
import { digitsFor } from '../../format/rate-digits.js';
import { Sparkline } from '../../chart/sparkline.js';
import type { Column } from '../../parts/grid/columns.js';
import { Skeleton } from '../../parts/states.js';
import { useInView } from '../../parts/use-in-view.js';
import { aligned, percentText } from './rate-text.js';
import type { RateRow } from './rows.js';
import type { Spark as SparkPoints, Sparks } from './sparks.js';
import { useSpark } from './use-spark.js';

/** Seconds: rates further apart are not joined. */
const gapOfDays = 7 * 86_400;

export interface RateColumnOptions {
  readonly base: string;
  /** The day of the table: a rate of another day shows its own. */
  readonly day: string | undefined;
  readonly sparks: Sparks | null;
  /** Decimals of the longest rate. */
  readonly digits: number;
}

export function columnsOf(manner: RateColumnOptions): readonly Column<RateRow>[] {
  return [
    {
      id: 'code',
      header: 'Currency',
      width: 176,
      grow: 2,
      priority: 1,
      cell: ({ code, name }) => (
        <>
          <strong className="rates-code">{code}</strong> {name}
        </>
      ),
      sortBy: ({ code }) => code,
    },
    {
      id: 'used',
      header: 'Used in',
      width: 150,
      grow: 1.6,
      priority: 5,
      cell: ({ usedIn, countries }) => (
        <span className="quiet small" title={countries.length > 2 ? countries.join(', ') : undefined}>
          {usedIn}
        </span>
      ),
      sortBy: ({ usedIn }) => usedIn,
    },
    {
      id: 'days',
      header: '90 days',
      width: 88,
      priority: 4,
      cell: (row) => (row.rate && manner.sparks ? <Spark sparks={manner.sparks} code={row.code} /> : '–'),
    },
    {
      id: 'move',
      header: '30 days, %',
      width: 84,
      priority: 3,
      align: 'end',
      cell: ({ move, rate }) => <Move move={rate ? move : null} />,
      sortBy: ({ move }) => move ?? null,
    },
    {
      id: 'rate',
      header: `For 1 ${manner.base}`,
      width: 112,
      grow: 0.6,
      priority: 2,
      align: 'end',
      cell: (row) => <RateCell row={row} {...manner} />,
      sortBy: ({ rate }) => rate?.rate ?? null,
    },
  ];
}

export function mostDigits(rows: readonly RateRow[]): number {
  return Math.max(0, ...rows.map(({ rate }) => (rate ? digitsFor(rate.rate) : 0)));
}

function Spark({ sparks, code }: { sparks: Sparks; code: string }) {
  const cell = useRef<HTMLSpanElement>(null);
  const isInView = useInView(cell);
  const spark = useSpark(sparks, code, isInView);
  // A row out of view waits for nothing.
  return <span ref={cell}>{spark || isInView ? sparkOr(spark) : null}</span>;
}

function sparkOr(spark: SparkPoints | null | undefined) {
  if (spark === undefined) return <Skeleton width={9} />;
  if (spark === null || spark.values.length === 0) return '–';
  return <Sparkline values={spark.values} times={spark.times} gap={gapOfDays} />;
}

export function Move({ move }: { move: number | null | undefined }) {
  if (move === undefined) return <Skeleton width={5} />;
  return move === null ? '–' : percentText(move);
}

export function RateCell({ row, day, digits }: { row: RateRow } & Pick<RateColumnOptions, 'day' | 'digits'>) {
  const { rate, lastDay } = row;
  if (!rate) {
    return <span className="warn">{lastDay ? `none since ${time(lastDay, 'plainDate')}` : 'none'}</span>;
  }
  return (
    <>
      {rate.date !== day && (
        <span className="rates-held warn small" title="There is no newer rate that we trust.">
          {time(rate.date, 'plainDay')}
        </span>
      )}
      {aligned(rate.rate, digits)}
    </>
  );
}

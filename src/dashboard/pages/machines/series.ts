/** Metrics as charts take them: the same times for all series, null where a series has no value. */
import type { Series } from '../../chart/chart-data.js';
import type { MachinesMetricsQuery, MachinesTrafficQuery } from '../../generated/graphql.js';

type Metrics = NonNullable<NonNullable<NonNullable<MachinesMetricsQuery['cloud']>['server']>['metrics']>;
type Traffic = NonNullable<NonNullable<NonNullable<MachinesTrafficQuery['dedicated']>['server']>['trafficStatistics']>;

interface Measured {
  /** Unix seconds, ascending. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

/** `wanted`: series by their names in the response and on the page; the second is dashed. Divides values by `by`. */
export function seriesIn(
  all: NonNullable<Metrics['series']>,
  wanted: readonly (readonly [string, string])[],
  by = 1,
): Measured {
  const found = wanted.map(([name, word]) => {
    const values = all.find((series) => series?.name === name)?.values ?? [];
    const points = values.flatMap((sample): [number, number][] => {
      if (typeof sample?.time !== 'string' || sample.value === null) return [];
      return [[Date.parse(sample.time) / 1_000, sample.value / by]];
    });
    return { word, points: new Map(points) };
  });
  const times = [...new Set(found.flatMap(({ points }) => [...points.keys()]))].toSorted((a, b) => a - b);
  return {
    times,
    series: found.map(({ word, points }, index) => ({
      name: word,
      dashed: index > 0,
      values: times.map((time) => points.get(time) ?? null),
    })),
  };
}

/** Gigabytes of all addresses together, by day. */
export function trafficIn(data: NonNullable<Traffic['data']>): Measured {
  const days = new Map<number, { in: number | null; out: number | null }>();
  for (const interval of data.flatMap((address) => address?.intervals ?? [])) {
    const time = Date.parse(interval?.interval ?? '') / 1_000;
    if (Number.isNaN(time)) continue;
    const day = days.get(time) ?? { in: 0, out: 0 };
    days.set(time, { in: plus(day.in, interval?.amounts?.in), out: plus(day.out, interval?.amounts?.out) });
  }
  const times = [...days.keys()].toSorted((a, b) => a - b);
  return {
    times,
    series: [
      { name: 'out', values: times.map((time) => days.get(time)?.out ?? null) },
      { name: 'in', dashed: true, values: times.map((time) => days.get(time)?.in ?? null) },
    ],
  };
}

/** A sum with an unknown part is a gap, not less. */
function plus(sum: number | null, part: number | null | undefined): number | null {
  return sum === null || part === null || part === undefined ? null : sum + part;
}

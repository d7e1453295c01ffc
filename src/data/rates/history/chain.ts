/** Extends a series into the past by the redenominated currency, in the new unit: today's lira since 1999. */
import { addDays } from '../../../base/dates.js';
import { digitsOf, exact } from '../../../base/decimal.js';
import { predecessor } from '../past/past-currencies.js';
import type { RateSource } from '../sources.js';
import type { StandingRates } from '../standing.js';
import type { HistoryPoint } from './points.js';
import type { DateSpan } from './span.js';

interface Unit {
  readonly code: string;
  /** How many of this unit make one of the currency of the series. */
  readonly units: string;
}

export function chainedPoints(
  rates: StandingRates,
  base: string,
  code: string,
  { first, last }: DateSpan,
  source?: RateSource,
): HistoryPoint[] {
  const changes = [base, code].flatMap(changesOf);
  const starts = [...new Set([first, ...changes.filter((from) => from > first && from <= last)])].sort();
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const [under, over] = [unitOn(base, start), unitOn(code, start)];
    const points = rates.points(under.code, over.code, start, next === undefined ? last : addDays(next, -1), source);
    return Array.from(points, (point) => inUnits(point, under, over));
  });
}

/** The first days of its units, its own the first. */
function changesOf(code: string): string[] {
  const before = predecessor(code);
  return before ? [before.from, ...changesOf(before.code)] : [];
}

function unitOn(code: string, date: string): Unit {
  const before = predecessor(code);
  if (!before || date >= before.from) return { code, units: '1' };
  const earlier = unitOn(before.code, date);
  return { code: earlier.code, units: digitsOf(exact(earlier.units).times(exact(before.units))) };
}

function inUnits(point: HistoryPoint, under: Unit, over: Unit): HistoryPoint {
  if (under.units === over.units) return point;
  // Powers of ten: the quotient is exact.
  const rate = exact(point.rate).times(exact(under.units)).dividedBy(exact(over.units)).toNumber();
  return { ...point, rate };
}

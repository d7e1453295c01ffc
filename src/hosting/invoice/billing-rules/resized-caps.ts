/** The caps of what was resized: one of each segment is assumed, unless a statement has shown another rule. */
import { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { type Both, both, sumOf } from '../../bill/amounts/both.js';
import { assuming } from '../assuming.js';
import { Assumption } from '../assumption.js';
import { uncappedHours } from '../rules.js';
import type { Segment } from '../segment.js';
import { BillingReading, assumptionOf } from './billing-reading.js';

type CappedSegment = Pick<Segment, 'line' | 'hours' | 'charge' | 'readings'>;

interface ByHours<T> {
  readonly segment: T;
  /** The cost of its hours without any cap, and the price of a month. */
  readonly hours: Both;
  readonly month: Both;
}

const nothing: Both = both(() => exact(0));

/** The segments of one thing in a month, in order. */
export function withCaps<T extends CappedSegment>(segments: readonly T[], inForce: readonly BillingReading[]): T[] {
  if (segments.length < 2) return [...segments];
  const reading = inForce.find((one) => assumptionOf[one] === Assumption.CAP_PER_SEGMENT);
  const capped = segments.flatMap((segment) => byHours(segment) ?? []);
  if (reading === undefined || capped.length < segments.length || !isOfOneCurrency(segments)) {
    return segments.map((segment) => withOwnCap(segment));
  }
  const cap = capOf(reading, capped);
  let before = nothing;
  return capped.map(({ segment, hours }) => {
    const [soFar, sum] = [before, sumOf([before, hours])];
    before = sum;
    const amount = cap ? both((side) => least(sum[side], cap[side]).minus(least(soFar[side], cap[side]))) : hours;
    const { charge, readings } = segment;
    if (typeof charge === 'string') return segment;
    const isCapped = amount.net.isLessThan(hours.net);
    return { ...segment, charge: { ...charge, amount, isCapped }, readings: [...readings, reading] };
  });
}

/** Null where nothing caps them. */
function capOf(reading: BillingReading, capped: readonly ByHours<unknown>[]): Both | null {
  const months = capped.map(({ month }) => month);
  const [first, last] = [months[0], months.at(-1)];
  if (reading === BillingReading.NO_CAP || !first || !last) return null;
  if (reading === BillingReading.CAP_OF_FIRST) return first;
  return reading === BillingReading.CAP_OF_LAST
    ? last
    : both((side) => BigNumber.max(...months.map((month) => month[side])));
}

/** Null for what has no hourly price with a cap. */
function byHours<T extends CappedSegment>(segment: T): ByHours<T> | null {
  const { line, charge, hours } = segment;
  const { cost } = line;
  if (typeof charge === 'string' || typeof cost === 'string' || !cost.isCapped) return null;
  const begun = uncappedHours(cost, hours);
  return (
    begun && {
      segment,
      hours: begun,
      month: both((side) => exact(cost.unitPrice[side].amount).times(exact(cost.quantity))),
    }
  );
}

function withOwnCap<T extends CappedSegment>(segment: T): T {
  const { charge, line } = segment;
  const isCapped = typeof line.cost !== 'string' && line.cost.isCapped;
  return isCapped ? { ...segment, charge: assuming(charge, [Assumption.CAP_PER_SEGMENT]) } : segment;
}

function isOfOneCurrency(segments: readonly CappedSegment[]): boolean {
  const currencies = segments.map(({ line: { cost } }) =>
    typeof cost === 'string' ? null : cost.unitPrice.net.currency,
  );
  return new Set(currencies).size === 1;
}

function least(one: BigNumber, other: BigNumber): BigNumber {
  return BigNumber.min(one, other);
}

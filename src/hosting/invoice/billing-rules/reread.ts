/** Charges the segments of a thing by other readings than those that its month has. */
import type { Month } from '../month.js';
import type { Segment } from '../segment.js';
import type { BillingReading } from './billing-reading.js';
import { readCharge } from './read-charge.js';
import { withCaps } from './resized-caps.js';

type RereadSegment = Pick<Segment, 'line' | 'from' | 'until'>;

/** The segments of one thing in the month, in order. */
export function reread<T extends RereadSegment>(
  segments: readonly T[],
  month: Month,
  readings: readonly BillingReading[],
): (T & Pick<Segment, 'hours' | 'charge' | 'readings'>)[] {
  return withCaps(
    segments.map((segment) => ({ ...segment, ...readCharge(segment.line, segment, month, readings) })),
    readings,
  );
}

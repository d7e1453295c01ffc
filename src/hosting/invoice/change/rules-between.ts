/** The rules of billing that were taken, or taken back, between two months of one thing. */
import type { Both } from '../../bill/amounts/both.js';
import { minus, zero } from '../../history/running-sums.js';
import { type BillingReading, assumptionOf } from '../billing-rules/billing-reading.js';
import type { Charged } from '../charged.js';

/** The readings by which any of its segments is charged. */
export function readingsOf({ segments }: Pick<Charged, 'segments'>): readonly BillingReading[] {
  return [...new Set(segments.flatMap(({ readings }) => readings))];
}

/** The change of the former month by the readings of the later one. `costBy` costs the former month by some. */
export function changeOfRules(
  before: Charged,
  after: Charged,
  costBy: (readings: readonly BillingReading[]) => Both,
): Both {
  const former = readingsOf(before);
  const later = laterReadings(before, after);
  const isSame = former.length === later.length && former.every((one) => later.includes(one));
  return isSame ? zero : minus(costBy(later), costBy(former));
}

/**
 * A reading is in force still unless the later month assumes what it took the place of, or has another one for that: of
 * what was not resized again, for instance, no month says how it is capped. The zone of the month is in its length.
 */
function laterReadings(before: Charged, after: Charged): readonly BillingReading[] {
  const taken = readingsOf(after).filter((reading) => assumptionOf[reading] !== null);
  const assumed = new Set(
    after.segments.flatMap(({ charge }) => (typeof charge === 'string' ? [] : charge.assumptions)),
  );
  const standing = readingsOf(before).filter((reading) => {
    const assumption = assumptionOf[reading];
    if (assumption === null) return true;
    return !assumed.has(assumption) && !taken.some((one) => assumptionOf[one] === assumption);
  });
  return [...standing, ...taken];
}

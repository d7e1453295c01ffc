/** Charges a part of a month by the readings in force for its account, in place of what is assumed elsewhere. */
import { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { BillUnit } from '../../bill/lines/bill-draft.js';
import type { SnapshotCost } from '../../history/snapshots/snapshot-cost.js';
import type { SnapshotLine } from '../../history/snapshots/snapshot-line.js';
import { type Month, hour } from '../month.js';
import { type Charge, begunHours, chargeFor, chargeOf } from '../rules.js';
import type { Segment } from '../segment.js';
import { berlinEdges } from './berlin-month.js';
import { BillingReading, assumptionOf } from './billing-reading.js';

interface Span {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The time at which it began, if that is known: it may lie before the month. */
  readonly began?: number;
}

type ReadCharge = Pick<Segment, 'hours' | 'charge' | 'readings'>;

const day = 24;

export function readCharge(
  line: Pick<SnapshotLine, 'kind' | 'cost'>,
  span: Span,
  month: Month,
  inForce: readonly BillingReading[],
): ReadCharge {
  const usual = begunHours(span.from, span.until);
  const isOfBerlin = span.until > span.from && inForce.includes(BillingReading.MONTH_OF_BERLIN);
  const hours = isOfBerlin ? hoursInBerlin(span, month) : usual;
  const readings = hours === usual ? [] : [BillingReading.MONTH_OF_BERLIN];
  const charge = chargeFor(line, hours, month.hours);
  const { cost } = line;
  if (typeof charge === 'string' || typeof cost === 'string') return { hours, charge, readings };
  for (const reading of inForce) {
    const assumption = assumptionOf[reading];
    if (assumption === null || !charge.assumptions.includes(assumption)) continue;
    const read = chargeUnder(reading, cost, { ...span, hours }, month);
    if (!read) continue;
    const assumptions = charge.assumptions.filter((one) => one !== assumption);
    return { hours, charge: { ...read, assumptions }, readings: [...readings, reading] };
  }
  return { hours, charge, readings };
}

/** The begun hours from midnight in Berlin to midnight there. */
function hoursInBerlin({ from, until, began }: Span, month: Month): number {
  const { start, end } = berlinEdges(month);
  const first = from > month.start ? from : Math.max(began ?? start, start);
  return begunHours(first, until === month.end ? end : Math.min(until, end));
}

/** Null where the reading says nothing of a single segment. */
function chargeUnder(
  reading: BillingReading,
  cost: SnapshotCost,
  { from, until, hours }: Span & { readonly hours: number },
  month: Month,
): Charge | null {
  const ofHours = (counted: number) => chargeOf(cost, counted, month.hours);
  switch (reading) {
    case BillingReading.FULL_MONTH:
      return ofHours(hours > 0 ? month.hours : 0);
    case BillingReading.BEGUN_DAYS:
      return ofHours(Math.ceil(hours / day) * day);
    case BillingReading.CALENDAR_DAYS:
      return ofHours((Math.ceil(until / (day * hour)) - Math.floor(from / (day * hour))) * day);
    case BillingReading.MONTH_OF_720_HOURS:
      return ofHours((hours * month.hours) / 720);
    case BillingReading.MONTH_OF_730_HOURS:
      return ofHours((hours * month.hours) / 730);
    case BillingReading.BEGUN_TERABYTES:
      return cost.unit === BillUnit.TERABYTE ? chargeOf(inBegunUnits(cost), hours, month.hours) : null;
    default:
      return null;
  }
}

function inBegunUnits(cost: SnapshotCost): SnapshotCost {
  return { ...cost, quantity: exact(cost.quantity).integerValue(BigNumber.ROUND_CEIL).toFixed() };
}

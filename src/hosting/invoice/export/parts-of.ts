/** The parts of an invoice's line that are charged one by one: its segments, and the order that began one. */
import { exact } from '../../../base/decimal.js';
import { type Both, both } from '../../bill/amounts/both.js';
import { BillUnknownReason } from '../../bill/lines/bill-draft.js';
import { rateOn } from '../../history/rate-on.js';
import type { Charged } from '../charged.js';
import type { Segment } from '../segment.js';

export interface ChargedPart {
  readonly charge: 'USAGE' | 'SETUP';
  readonly segment: Segment;
  /** The amount in the currency of the invoice; null where it is unknown. */
  readonly amount: Both | null;
  readonly unknownReason: BillUnknownReason | null;
}

/** All known amounts of the parts add up to the amount of the line. */
export function partsOf(line: Charged, currency: string): ChargedPart[] {
  return line.segments.flatMap((segment, place) => {
    const setup = setupOf(segment, line, currency);
    const { charge } = segment;
    if (typeof charge === 'string') {
      return [{ charge: 'USAGE' as const, segment, amount: null, unknownReason: charge }, ...setup];
    }
    const together = line.amounts[place];
    const ordered = setup[0]?.amount;
    const amount = together && ordered ? both((side) => together[side].minus(ordered[side])) : (together ?? null);
    return [{ charge: 'USAGE' as const, segment, amount, unknownReason: null }, ...setup];
  });
}

function setupOf(segment: Segment, { table }: Charged, currency: string): ChargedPart[] {
  const { setup } = segment;
  if (!setup) return [];
  const rate = rateOn(table ?? undefined, setup.net.currency, currency);
  const amount = rate && both((side) => exact(setup[side].amount).times(rate));
  return [{ charge: 'SETUP', segment, amount, unknownReason: rate ? null : BillUnknownReason.NO_RATE }];
}

/** The cost of a thing, or of its order, by the invoice, in the currency of a statement. */
import { exact } from '../../../base/decimal.js';
import { type Both, both, sumOf } from '../../bill/amounts/both.js';
import { BillUnknownReason } from '../../bill/lines/bill-draft.js';
import { Assumption } from '../../invoice/assumption.js';
import type { Segment } from '../../invoice/segment.js';
import type { OwnLine } from './own-months.js';

/** A segment and the month of its invoice. */
export interface OwnSegment {
  readonly segment: Segment;
  readonly month: OwnLine['month'];
}

export interface OwnPart {
  readonly segments: readonly OwnSegment[];
  /** The sum of what is known. */
  readonly amount: Both;
  readonly assumptions: ReadonlySet<Assumption>;
  /** Why some of it is not known. */
  readonly unknown: ReadonlySet<BillUnknownReason | 'OTHER_CURRENCY' | 'WITHOUT_SETUP'>;
  /** Some of it is known. */
  readonly isPartKnown: boolean;
}

export function ownPart(lines: readonly OwnLine[], isSetup: boolean, currency: string): OwnPart {
  const all = lines.flatMap(({ month, charged }) => charged.segments.map((segment) => ({ segment, month })));
  const assumptions = new Set(all.flatMap(({ segment: { charge } }) => assumptionsOf(charge)));
  const segments = isSetup ? all.filter(({ segment }) => segment.setup) : all;
  const unknown = new Set<BillUnknownReason | 'OTHER_CURRENCY' | 'WITHOUT_SETUP'>();
  const amounts: Both[] = [];
  for (const { segment } of segments) {
    const cost = isSetup ? setupOf(segment, currency) : chargeOf(segment, currency);
    if (typeof cost === 'string') unknown.add(cost);
    else amounts.push(cost);
  }
  if (isSetup && segments.length === 0 && assumptions.has(Assumption.WITHOUT_SETUP)) unknown.add('WITHOUT_SETUP');
  return { segments, amount: sumOf(amounts), assumptions, unknown, isPartKnown: amounts.length > 0 };
}

function chargeOf({ charge, line: { cost } }: Segment, currency: string): Both | BillUnknownReason | 'OTHER_CURRENCY' {
  if (typeof charge === 'string') return charge;
  if (typeof cost === 'string') return cost;
  return cost.unitPrice.net.currency === currency ? charge.amount : 'OTHER_CURRENCY';
}

function setupOf({ setup }: Segment, currency: string): Both | BillUnknownReason | 'OTHER_CURRENCY' {
  if (!setup) return BillUnknownReason.NO_PRICE;
  return setup.net.currency === currency ? both((side) => exact(setup[side].amount)) : 'OTHER_CURRENCY';
}

function assumptionsOf(charge: Segment['charge']): readonly Assumption[] {
  return typeof charge === 'string' ? [] : charge.assumptions;
}

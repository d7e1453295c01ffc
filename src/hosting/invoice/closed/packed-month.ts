/** The stored form of a closed month: every thing of the account with its segments, and the rates of the last day. */
import { digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { TableInForce } from '../../../data/rates/tables/in-force.js';
import { BillUnknownReason } from '../../bill/lines/bill-draft.js';
import { packSetup, unpackSetup } from '../../history/snapshots/snapshot-cost.js';
import { packLine, unpackLine } from '../../history/snapshots/snapshot-line.js';
import { packRates, unpackRates } from '../../history/snapshots/stored-rates.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { ChargedThing } from '../account-charges.js';
import { Assumption } from '../assumption.js';
import { readingIn } from '../billing-rules/billing-reading.js';
import type { Charge } from '../rules.js';
import type { Segment } from '../segment.js';

interface StoredThing extends ChargedThing {
  /** Its segments without the time in which nobody had seen it. */
  readonly seen: readonly Segment[];
}

export interface StoredMonth {
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  /** Something of the account was read before the end of the month. */
  readonly isRead: boolean;
  /** The days on which it was not wholly read, and what could not be read on the last of them. */
  readonly gap: { readonly days: readonly string[]; readonly error: string | null } | null;
  /** The days whose snapshots lack actions. */
  readonly withoutActions: StoredMonth['gap'];
  /** Those of the account then: what it shared with others stays shared. */
  readonly fingerprints: readonly string[];
  readonly things: readonly StoredThing[];
  /** Null if no rates of the day were known. */
  readonly table: TableInForce | null;
}

/** The month with the number of things that could not be read, as another release may have written them. */
export interface UnpackedMonth extends StoredMonth {
  readonly oddCount: number;
}

const version = 1;

export async function packMonth(month: StoredMonth): Promise<object> {
  const { closedAt, isRead, gap, withoutActions, fingerprints, things, table } = month;
  return {
    v: version,
    at: closedAt,
    read: isRead,
    gap,
    ...(withoutActions && { withoutActions }),
    fingerprints,
    rates: table && packRates(table),
    things: await inTurns(things, packThing),
  };
}

/** Null if it is no closed month of this form. */
export async function unpackMonth(value: unknown): Promise<UnpackedMonth | null> {
  const closedAt = numberAt(value, 'at');
  if (!isObject(value) || value['v'] !== version || closedAt === null) return null;
  const packed: readonly unknown[] = Array.isArray(value['things']) ? value['things'] : [];
  const things = (await inTurns(packed, unpackThing)).filter((thing) => thing !== null);
  return {
    closedAt,
    isRead: value['read'] === true,
    gap: gapIn(value['gap']),
    withoutActions: gapIn(value['withoutActions']),
    fingerprints: textsIn(value['fingerprints']),
    things,
    table: unpackRates(value['rates']),
    oddCount: packed.length - things.length,
  };
}

function packThing({ key, segments, seen }: StoredThing): object {
  const packed = segments.map(packSegment);
  const packedSeen = seen.map(packSegment);
  const isSame = JSON.stringify(packed) === JSON.stringify(packedSeen);
  return { k: key, s: packed, ...(!isSame && { seen: packedSeen }) };
}

function unpackThing(value: unknown): StoredThing | null {
  const key = textAt(value, 'k');
  if (!isObject(value) || key === null) return null;
  const segments = segmentsIn(value['s']);
  const seen = value['seen'] === undefined ? segments : segmentsIn(value['seen']);
  return segments && seen && { key, segments, seen };
}

function packSegment({ line, from, until, isOpen, isInferred, hours, charge, readings, setup }: Segment): object {
  return {
    l: packLine(line),
    f: from,
    u: until,
    h: hours,
    ...(isOpen && { open: true }),
    ...(isInferred && { inferred: true }),
    c: typeof charge === 'string' ? charge : packCharge(charge),
    ...(readings.length > 0 && { r: readings }),
    ...(setup && { y: packSetup({ price: setup, own: null }) }),
  };
}

function segmentsIn(value: unknown): Segment[] | null {
  if (!Array.isArray(value)) return null;
  const all: readonly unknown[] = value;
  const segments = all.map(segmentIn).filter((segment) => segment !== null);
  return segments.length === all.length ? segments : null;
}

function segmentIn(value: unknown): Segment | null {
  if (!isObject(value)) return null;
  const [from, until, hours] = [numberAt(value, 'f'), numberAt(value, 'u'), numberAt(value, 'h')];
  const [line, charge] = [unpackLine(value['l']), chargeIn(value['c'])];
  if (!line || charge === null || from === null || until === null || hours === null) return null;
  return {
    line,
    from,
    until,
    isOpen: value['open'] === true,
    isInferred: value['inferred'] === true,
    hours,
    charge,
    readings: textsIn(value['r']).flatMap((reading) => readingIn(reading) ?? []),
    setup: unpackSetup(value['y'])?.price ?? null,
  };
}

function packCharge({ amount: { net, gross }, isCapped, assumptions }: Charge): readonly unknown[] {
  return [digitsOf(net), digitsOf(gross), isCapped, ...assumptions];
}

const assumptions = new Map<unknown, Assumption>(Object.values(Assumption).map((one) => [one, one]));
const reasons = new Map<unknown, BillUnknownReason>(Object.values(BillUnknownReason).map((one) => [one, one]));

function chargeIn(value: unknown): Segment['charge'] | null {
  if (isText(value)) return reasons.get(value) ?? null;
  if (!Array.isArray(value)) return null;
  const [netDigits, grossDigits, isCapped, ...named]: readonly unknown[] = value;
  const [net, gross] = [digitsIn(netDigits, longestAmount), digitsIn(grossDigits, longestAmount)];
  const known = named.map((one) => assumptions.get(one)).filter((one) => one !== undefined);
  if (net === undefined || gross === undefined || known.length < named.length) return null;
  return { amount: { net: exact(net), gross: exact(gross) }, isCapped: isCapped === true, assumptions: known };
}

/** Characters: a product of a price, a quantity and a share. */
const longestAmount = 500;

function gapIn(value: unknown): StoredMonth['gap'] {
  return isObject(value) ? { days: textsIn(value['days']), error: textAt(value, 'error') } : null;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

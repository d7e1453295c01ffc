/** The stored form of a bill's line: its state and cost on that day, in the currency of its price. */
import { digitsIn } from '../../../base/decimal.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { Money } from '../../../data/rates/money/money.js';
import { isCode } from '../../../base/currency-code.js';
import type { ApiPlace } from '../../machines/places.js';
import { BillKind } from '../../bill/kind.js';
import {
  type BillDraft,
  BillUnit,
  BillUnknownReason,
  type Cost,
  type PaidPeriod,
  type Price,
} from '../../bill/lines/bill-draft.js';

/** The stored form of a cost. */
export type SnapshotCost = Omit<Cost, 'basis'>;

export interface SnapshotLine extends Pick<
  BillDraft,
  'kind' | 'id' | 'name' | 'product' | 'place' | 'labels' | 'status' | 'created'
> {
  /** The path of the list that it is read from: with it failed, the line is not known. */
  readonly list: string;
  /** Id of the server that it is deleted with; null if there is none. */
  readonly deletedWith: string | null;
  /** Distinguishes things with the same id: the time of creation, or else the address or login. */
  readonly stamp: string | null;
  readonly cost: SnapshotCost | BillUnknownReason;
  /** The cost by the list; null if no own price is in force, so that `cost` is that of the list. */
  readonly listCost: SnapshotCost | BillUnknownReason | null;
  /** The factor on the list price that is in force; null if an amount is, or no own price. */
  readonly factor: string | null;
  /** The current period of a subscription; null if there is none, or its dates or price are not known. */
  readonly period: PaidPeriod | null;
  /** The costs of metered usage by day, as far as its provider had them, in digits; null of all else. */
  readonly days: Readonly<Record<string, string>> | null;
  /** When it is given up, in milliseconds since 1970; null if it is not cancelled, or nothing says when. */
  readonly endsAt: number | null;
}

/** Distinguishes it from all others of its account, also from an earlier one with its id. */
export function lineKey({ list, kind, id, stamp }: Pick<SnapshotLine, 'list' | 'kind' | 'id' | 'stamp'>): string {
  return keyText(list, kind, id, stamp);
}

function keyText(list: string, kind: string, id: string, stamp: string | null): string {
  return JSON.stringify([list, kind, id, stamp]);
}

function stampIn(value: unknown): string | null {
  const created = numberAt(value, 'c');
  return textAt(value, 'm') ?? (created === null ? null : String(created));
}

/** The line as JSON without nulls. */
export function packLine(line: SnapshotLine): object {
  const { list, kind, id, name, product, place, labels, status, created, deletedWith, stamp, cost, listCost, factor } =
    line;
  const { period, days, endsAt } = line;
  return {
    r: list,
    k: kind,
    i: id,
    n: name,
    ...(product !== null && { t: product }),
    ...(place && { p: [place.country, place.city, place.latitude, place.longitude] }),
    ...(Object.keys(labels).length > 0 && { l: labels }),
    ...(status !== null && { s: status }),
    ...(created !== null && { c: created }),
    ...(deletedWith !== null && { w: deletedWith }),
    ...(stamp !== null && stamp !== String(created) && { m: stamp }),
    u: packCost(cost),
    ...(listCost !== null && { o: packCost(listCost) }),
    ...(factor !== null && { f: factor }),
    ...(period && { b: packPeriod(period) }),
    ...(days && { d: days }),
    ...(endsAt !== null && { e: endsAt }),
  };
}

/** The key of a packed line, which this release need not understand; null if it has none. */
export function packedKey(value: unknown): string | null {
  const [list, kind, id] = ['r', 'k', 'i'].map((key) => textAt(value, key));
  if (!isText(list) || !isText(kind) || !isText(id)) return null;
  return keyText(list, kind, id, stampIn(value));
}

/** Null if it is no line, as another release may have written it. */
export function unpackLine(value: unknown): SnapshotLine | null {
  const [list, kind, id, name] = ['r', 'k', 'i', 'n'].map((key) => textAt(value, key));
  const known = kinds.get(kind ?? '');
  if (!isObject(value) || !isText(list) || !known || !isText(id) || !isText(name)) return null;
  const created = numberAt(value, 'c');
  const cost = unpackCost(value['u']);
  const listCost = value['o'] === undefined ? null : unpackCost(value['o']);
  if (cost === undefined || listCost === undefined) return null;
  return {
    list,
    kind: known,
    id,
    name,
    product: textAt(value, 't'),
    place: unpackPlace(value['p']),
    labels: textsOf(value['l']),
    status: textAt(value, 's'),
    created,
    deletedWith: textAt(value, 'w'),
    stamp: stampIn(value),
    cost,
    listCost,
    factor: textAt(value, 'f'),
    period: unpackPeriod(value['b']),
    days: isObject(value['d']) ? textsOf(value['d']) : null,
    endsAt: numberAt(value, 'e'),
  };
}

const kinds = new Map<string, BillKind>(Object.values(BillKind).map((kind) => [kind, kind]));
const units = new Map<string, BillUnit>(Object.values(BillUnit).map((unit) => [unit, unit]));
const reasons = new Map<string, BillUnknownReason>(Object.values(BillUnknownReason).map((reason) => [reason, reason]));

function packCost(cost: SnapshotCost | BillUnknownReason): unknown {
  if (typeof cost === 'string') return cost;
  const { quantity, unit, unitPrice, hourly, isCapped } = cost;
  const { net, gross } = unitPrice;
  return [quantity, unit, net.currency, net.amount, gross.amount, hourly?.net.amount, hourly?.gross.amount, isCapped];
}

function unpackCost(value: unknown): SnapshotCost | BillUnknownReason | undefined {
  if (isText(value)) return reasons.get(value);
  if (!Array.isArray(value)) return undefined;
  const [quantity, unitName, currency, net, gross, hourlyNet, hourlyGross, isCapped]: readonly unknown[] = value;
  const unit = units.get(String(unitName));
  const unitPrice = priceFrom(currency, net, gross);
  const digits = digitsIn(quantity);
  if (digits === undefined || !unit || !unitPrice) return undefined;
  return {
    quantity: digits,
    unit,
    unitPrice,
    hourly: priceFrom(currency, hourlyNet, hourlyGross),
    isCapped: !!isCapped,
  };
}

function priceFrom(currency: unknown, net: unknown, gross: unknown): Price | null {
  const [netDigits, grossDigits] = [digitsIn(net), digitsIn(gross)];
  if (!isText(currency) || !isCode(currency) || netDigits === undefined || grossDigits === undefined) return null;
  return { net: new Money(netDigits, currency), gross: new Money(grossDigits, currency) };
}

function unpackPlace(value: unknown): ApiPlace {
  if (!Array.isArray(value)) return null;
  const [country, city, latitude, longitude]: readonly unknown[] = value;
  return {
    country: isText(country) ? country : null,
    city: isText(city) ? city : null,
    latitude: typeof latitude === 'number' ? latitude : null,
    longitude: typeof longitude === 'number' ? longitude : null,
  };
}

function packPeriod({ start, end, price: { net, gross } }: PaidPeriod): unknown {
  return [start, end, net.currency, net.amount, gross.amount];
}

function unpackPeriod(value: unknown): PaidPeriod | null {
  if (!Array.isArray(value)) return null;
  const [start, end, currency, net, gross]: readonly unknown[] = value;
  const price = priceFrom(currency, net, gross);
  return price && typeof start === 'number' && typeof end === 'number' ? { start, end, price } : null;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

/** The stored form of a bill's line: its state and cost on that day, in the currency of its price. */
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { ApiPlace } from '../../machines/places.js';
import { BillKind } from '../../bill/kind.js';
import type { BillDraft, BillUnknownReason, PaidPeriod } from '../../bill/lines/bill-draft.js';
import type { SetupPrice } from '../../bill/own-prices/setup-price.js';
import {
  type EarlierLineCost,
  type LaterLineCost,
  type SnapshotCost,
  packCost,
  packEarlier,
  packLater,
  packPeriod,
  packSetup,
  unpackCost,
  unpackEarlier,
  unpackLater,
  unpackPeriod,
  unpackSetup,
} from './snapshot-cost.js';

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
  /** The parts before the last change of one's own prices, in order: of its month, and since the reading before. */
  readonly earlier: readonly EarlierLineCost[];
  /** The parts to come, as far as one's own prices that were known at the reading begin or end, in order. */
  readonly later: readonly LaterLineCost[];
  /** The cost of its order, once; null if unknown. */
  readonly setup: SetupPrice | null;
  /** When its list price was first seen to be another than before, in milliseconds since 1970; null: never. */
  readonly listPriceSince: number | null;
}

/** Whether its cost follows the list price: no amount of one's own is in force. */
export function isByList({ listCost, factor }: Pick<SnapshotLine, 'listCost' | 'factor'>): boolean {
  return listCost === null || factor !== null;
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
  const { earlier, later, setup, listPriceSince } = line;
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
    ...(endsAt !== null && { x: endsAt }),
    ...(earlier.length > 0 && { e: packEarlier(earlier) }),
    ...(later.length > 0 && { a: packLater(later) }),
    ...(setup && { y: packSetup(setup) }),
    ...(listPriceSince !== null && { q: listPriceSince }),
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
  const [earlier, later] = [unpackEarlier(value['e']), unpackLater(value['a'])];
  if (cost === undefined || listCost === undefined || earlier === null || later === null) return null;
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
    endsAt: numberAt(value, 'x'),
    earlier,
    later,
    setup: unpackSetup(value['y']),
    listPriceSince: numberAt(value, 'q'),
  };
}

const kinds = new Map<string, BillKind>(Object.values(BillKind).map((kind) => [kind, kind]));

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

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

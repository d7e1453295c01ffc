/** The stored forms of what a line costs: its cost, those before it, and the price of its order. */
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { isText } from '../../../base/unknown.js';
import { Money } from '../../../data/rates/money/money.js';
import { BillUnit, BillUnknownReason, type Cost, type PaidPeriod, type Price } from '../../bill/lines/bill-draft.js';
import type { SetupPrice } from '../../bill/own-prices/setup-price.js';

/** The stored form of a cost. */
export type SnapshotCost = Omit<Cost, 'basis'>;

/** The cost in a part of the time before, while another price of one's own was in force, or none. */
export interface EarlierLineCost {
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
  readonly cost: SnapshotCost | BillUnknownReason;
  /** It follows the list price. */
  readonly isByList: boolean;
}

/** The cost from a time to come on, while another price of one's own is in force, or none. */
export interface LaterLineCost extends Omit<EarlierLineCost, 'until'> {
  /** Its beginning, in milliseconds since 1970. */
  readonly from: number;
}

const units = new Map<string, BillUnit>(Object.values(BillUnit).map((unit) => [unit, unit]));
const reasons = new Map<string, BillUnknownReason>(Object.values(BillUnknownReason).map((reason) => [reason, reason]));

export function packCost(cost: SnapshotCost | BillUnknownReason): unknown {
  if (typeof cost === 'string') return cost;
  const { quantity, unit, unitPrice, hourly, isCapped } = cost;
  const { net, gross } = unitPrice;
  return [quantity, unit, net.currency, net.amount, gross.amount, hourly?.net.amount, hourly?.gross.amount, isCapped];
}

/** Undefined if it is none. */
export function unpackCost(value: unknown): SnapshotCost | BillUnknownReason | undefined {
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

export function packEarlier(earlier: readonly EarlierLineCost[]): unknown {
  return earlier.map(({ until, cost, isByList }) => [until, packCost(cost), isByList]);
}

/** Null if one of them is none. */
export function unpackEarlier(value: unknown): EarlierLineCost[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const all = value.flatMap((one: unknown): EarlierLineCost[] => {
    const [until, packed, isByList]: readonly unknown[] = Array.isArray(one) ? one : [];
    const cost = unpackCost(packed);
    return typeof until === 'number' && cost !== undefined ? [{ until, cost, isByList: isByList === true }] : [];
  });
  return all.length === value.length ? all : null;
}

export function packLater(later: readonly LaterLineCost[]): unknown {
  return packEarlier(later.map(({ from, ...part }) => ({ until: from, ...part })));
}

/** Null if one of them is none. */
export function unpackLater(value: unknown): LaterLineCost[] | null {
  const parts = unpackEarlier(value);
  return parts && parts.map(({ until, ...part }) => ({ from: until, ...part }));
}

/** The currency, net and gross, and of an own price its first day. */
export function packSetup({ price: { net, gross }, own }: SetupPrice): unknown {
  return [net.currency, net.amount, gross.amount, ...(own ? [own.from] : [])];
}

/** Null if it is none. */
export function unpackSetup(value: unknown): SetupPrice | null {
  if (!Array.isArray(value)) return null;
  const [currency, net, gross, from]: readonly unknown[] = value;
  const price = priceFrom(currency, net, gross);
  return price && { price, own: from === undefined ? null : { from: isText(from) ? from : null } };
}

/** The times of its beginning and end, and its price. */
export function packPeriod({ start, end, price: { net, gross } }: PaidPeriod): unknown {
  return [start, end, net.currency, net.amount, gross.amount];
}

/** Null if it is none. */
export function unpackPeriod(value: unknown): PaidPeriod | null {
  if (!Array.isArray(value)) return null;
  const [start, end, currency, net, gross]: readonly unknown[] = value;
  const price = priceFrom(currency, net, gross);
  return price && typeof start === 'number' && typeof end === 'number' ? { start, end, price } : null;
}

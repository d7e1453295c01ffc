/** Own prices, which win over list prices: those of PRICES_FILE, and those that were set in the graph. */
import type { Api } from '../../../rest/rows/dialect.js';
import type { BillingPeriod } from '../amounts/period.js';
import type { BillKind } from '../kind.js';

/** An amount per thing, whatever its size: without tax, for each period. */
export interface OwnAmount {
  readonly amount: string;
  readonly currency: string;
  readonly period: BillingPeriod;
  /** Per cent of tax; null if none is given. */
  readonly vat: string | null;
  /** The amount of the order, once, without tax; null if it is that of the list. */
  readonly setup: string | null;
}

/** A factor of the list price, in digits: 0.88 for a discount of 12 %. */
interface OwnFactor {
  readonly factor: string;
}

/** Selects the things that a price is for; null selects any. */
export interface PriceSelector {
  readonly id: string | null;
  readonly name: string | null;
  /** The label, as `key=value`. */
  readonly label: string | null;
  /** The provider's product name, as lines of the bill have it. */
  readonly product: string | null;
  readonly kind: BillKind | null;
  /** Things that were created before this day in UTC, as `2026-12-31`; one whose time of creation is unknown is none. */
  readonly createdBefore: string | null;
  readonly account: string | null;
  readonly api: Api | null;
}

/** An entry of PRICES_FILE, or of the store. */
export type PriceOrigin =
  | {
      /** Its place in the file, from 1. */
      readonly entry: number;
    }
  | {
      readonly id: string;
      /** Milliseconds since 1970. */
      readonly setAt: number;
      /** Id of the token that set it. */
      readonly setBy: string;
    };

export interface OwnPrice extends PriceSelector {
  readonly origin: PriceOrigin;
  readonly price: OwnAmount | OwnFactor;
  /** The first and the last day of it, as `2026-12-31`, in UTC; null: of all time. */
  readonly from: string | null;
  readonly until: string | null;
  readonly note: string | null;
}

export interface OwnPrices {
  readonly prices: readonly OwnPrice[];
  /** When the file was last changed, if there is one, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** Its place in the file; null of one that was set in the graph. */
export function entryOf({ origin }: Pick<OwnPrice, 'origin'>): number | null {
  return 'entry' in origin ? origin.entry : null;
}

/** Orders own prices: those set in the graph first, then those of the file in its order. */
export function placeOf(own: Pick<OwnPrice, 'origin'>): number {
  const entry = entryOf(own);
  return entry === null ? 0 : entry;
}

/** Whether both are in force on some day. */
export function overlap(one: Pick<OwnPrice, 'from' | 'until'>, other: Pick<OwnPrice, 'from' | 'until'>): boolean {
  const ends = (until: string | null, from: string | null) => until !== null && from !== null && until < from;
  return !ends(one.until, other.from) && !ends(other.until, one.from);
}

/** The parts, from the most specific to the least. */
const parts = ['id', 'name', 'label', 'product', 'kind', 'createdBefore', 'account', 'api'] as const;

const words: Readonly<Record<(typeof parts)[number], string>> = {
  id: 'id',
  name: 'name',
  label: 'label',
  product: 'product',
  kind: 'kind',
  createdBefore: 'created before',
  account: 'account',
  api: 'api',
};

/** Describes a selector, for instance "kind SERVER, account prod, api CLOUD". */
export function wordsOf(selector: PriceSelector): string {
  return parts.flatMap((part) => (selector[part] === null ? [] : [`${words[part]} ${selector[part]}`])).join(', ');
}

/**
 * Greater for a more specific selector: a thing comes before a label, then a product, a kind, a day of creation, an
 * account and an API.
 */
export function specificityOf(selector: PriceSelector): number {
  return parts.reduce((bits, part) => bits * 2 + Number(selector[part] !== null), 0);
}

/** Greater than any specificity. */
export const mostSpecific = 2 ** parts.length;

/** The same for entries that are for the same. */
export function selectorKey(selector: PriceSelector): string {
  return JSON.stringify(parts.map((part) => selector[part]));
}

export function isFactor(price: OwnPrice['price']): price is OwnFactor {
  return 'factor' in price;
}

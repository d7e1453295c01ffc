/** What PRICES_FILE says: prices of one's own, which win over list prices. */
import type { Api } from '../../../rest/rows/dialect.js';
import type { BillingPeriod } from '../amounts/period.js';
import type { BillKind } from '../kind.js';

/** What one thing costs, whatever its size: without tax, each period. */
export interface OwnAmount {
  readonly amount: string;
  readonly currency: string;
  readonly period: BillingPeriod;
  /** Per cent of tax; null: none is given. */
  readonly vat: string | null;
}

/** Of the list price, in digits: 0.88 with a discount of 12 %. */
export interface OwnFactor {
  readonly factor: string;
}

/** What it is for; null: any. */
export interface PriceSelector {
  readonly id: string | null;
  readonly name: string | null;
  /** As `key=value`. */
  readonly label: string | null;
  readonly kind: BillKind | null;
  readonly account: string | null;
  readonly api: Api | null;
}

export interface OwnPrice extends PriceSelector {
  /** Its place in the file, from 1. */
  readonly entry: number;
  readonly price: OwnAmount | OwnFactor;
  /** The first and the last day of it, as `2026-12-31`, in UTC; null: of all time. */
  readonly from: string | null;
  readonly until: string | null;
  readonly note: string | null;
}

export interface OwnPrices {
  readonly prices: readonly OwnPrice[];
  /** When the file was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** From the most specific part to the least. */
const parts = ['id', 'name', 'label', 'kind', 'account', 'api'] as const;

/** In words, such as "kind SERVER, account prod, api CLOUD". */
export function wordsOf(selector: PriceSelector): string {
  return parts.flatMap((part) => (selector[part] === null ? [] : [`${part} ${selector[part]}`])).join(', ');
}

/** Greater for what is more specific: a thing before a label, a label before a kind, then an account, then an API. */
export function specificityOf(selector: PriceSelector): number {
  return parts.reduce((bits, part) => bits * 2 + Number(selector[part] !== null), 0);
}

/** The same for entries that are for the same. */
export function selectorKey({ id, name, label, kind, account, api }: PriceSelector): string {
  return JSON.stringify([id, name, label, kind, account, api]);
}

export function isFactor(price: OwnPrice['price']): price is OwnFactor {
  return 'factor' in price;
}

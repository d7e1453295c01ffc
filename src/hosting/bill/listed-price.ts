/** What PRICES_FILE says of a thing that has no price of its own. */
import type { BillingPeriod } from './amounts/period.js';
import type { BillKind } from './kind.js';

export interface ListedPrice {
  readonly api: string;
  /** Null: in any account. */
  readonly account: string | null;
  /** Null: whatever it is, but for backups and traffic. */
  readonly kind: BillKind | null;
  /** One of both. */
  readonly id: string | null;
  readonly name: string | null;
  /** Without tax, each period. */
  readonly amount: string;
  readonly currency: string;
  readonly period: BillingPeriod;
  /** Per cent of tax; null: none is given. */
  readonly vat: string | null;
  readonly note: string | null;
}

export interface ListedPrices {
  readonly prices: readonly ListedPrice[];
  /** When the file was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

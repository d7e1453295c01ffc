/** A line of the bill as one API gives it: in its own currency, or without a price. */
import { registerEnumType } from 'type-graphql';
import type { Account } from '../../../rest/transport/account.js';
import type { Money } from '../../../data/rates/money/money.js';
import type { ListedItem } from '../../inventory/item.js';
import type { ApiPlace } from '../../machines/places.js';
import type { Grounds } from '../basis.js';
import type { BillKind } from '../kind.js';

export enum BillUnit {
  PIECE = 'PIECE',
  GIGABYTE = 'GIGABYTE',
  TERABYTE = 'TERABYTE',
  SHARE = 'SHARE',
  USAGE = 'USAGE',
}

registerEnumType(BillUnit, {
  name: 'BillUnit',
  description: 'The unit that a unit price applies to',
  valuesConfig: {
    PIECE: { description: 'One item, per month' },
    GIGABYTE: { description: 'A gigabyte, as the API counts it, per month' },
    TERABYTE: { description: 'A terabyte of traffic: 1,024^4 bytes, as the API counts the included amount' },
    SHARE: { description: 'The whole price of the server, per month: 0.2 is 20 per cent' },
    USAGE: { description: 'All metered usage this month so far' },
  },
});

export enum BillUnknownReason {
  NO_PRICE = 'NO_PRICE',
  NOT_PERMITTED = 'NOT_PERMITTED',
  NOT_IN_PRICE_LIST = 'NOT_IN_PRICE_LIST',
  PRICE_LIST_FAILED = 'PRICE_LIST_FAILED',
  INCOMPLETE = 'INCOMPLETE',
  NO_RATE = 'NO_RATE',
  NOT_READ = 'NOT_READ',
}

registerEnumType(BillUnknownReason, {
  name: 'BillUnknownReason',
  description: 'Why the cost of something is unknown',
  valuesConfig: {
    NO_PRICE: { description: 'Its API gives no price; `setOwnPrice` and `PRICES_FILE` can' },
    NOT_PERMITTED: {
      description: 'The credential may not read it: what an account of the edge pays takes the right to read billing',
    },
    NOT_IN_PRICE_LIST: { description: 'The price list has no price for its type or location' },
    PRICE_LIST_FAILED: { description: 'The price list could not be read: `sources` says why' },
    INCOMPLETE: {
      description:
        'The API left out or sent an invalid value for something that determines the price, such as the size',
    },
    NOT_READ: {
      description: 'It was there between two readings alone, and its product or its end is not known; only in invoices',
    },
    NO_RATE: { description: 'There is no exchange rate in force for the currency of its price' },
  },
});

/** Units of what has been used, which does not recur: it is in no month, but in what has accrued. */
export function isUsed(unit: BillUnit): boolean {
  return unit === BillUnit.TERABYTE || unit === BillUnit.USAGE;
}

/** Digits of a number on the wire: a product of a longer one could not be returned. */
export const longestCount = 40;

export interface Price {
  readonly net: Money;
  readonly gross: Money;
}

/** So many times as much, in digits. */
export function multiple({ net, gross }: Price, factor: string): Price {
  return { net: net.times(factor), gross: gross.times(factor) };
}

/** A cost, in the currency of the price. */
export interface Cost {
  readonly quantity: string;
  readonly unit: BillUnit;
  /** The price of a unit per month; of traffic, once. */
  readonly unitPrice: Price;
  /** The hourly price of the whole quantity; null if it is billed by the month. */
  readonly hourly: Price | null;
  /** The hours of a month cost no more than the month. */
  readonly isCapped: boolean;
  readonly basis: Grounds;
}

/** The period that a subscription is paid for in advance, as its provider states it. */
export interface PaidPeriod {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** The price of the whole period. */
  readonly price: Price;
}

/** A draft of a line, the same for every caller: it is shared by all that read the same. */
export interface BillDraft {
  readonly account: Account;
  /** The object that is billed. */
  readonly item: ListedItem;
  /** Id of the server that it is deleted with, if any. */
  readonly server?: string;
  readonly kind: BillKind;
  readonly id: string;
  /** Distinguishes several lines of a kind for one object, for instance by the id of a subscription. */
  readonly part?: string;
  readonly name: string;
  /** The provider's product name, for instance `cx22`; null if it has none. */
  readonly product: string | null;
  readonly place: ApiPlace;
  readonly labels: Readonly<Record<string, string>>;
  readonly status: string | null;
  /** Milliseconds since 1970; null if the API does not say. */
  readonly created: number | null;
  /** Or why it is not known: by the price list. */
  readonly cost: Cost | BillUnknownReason;
  /** The list price of its order, once, if it is known. */
  readonly setup?: Price;
  /** The share of the server's price that backups cost, in digits, if known. */
  readonly share?: string;
  /** The current period of a subscription, if its dates and its price are known. */
  readonly period?: PaidPeriod;
  /** The costs of metered usage by the day on which its charge period began, such as `2026-11-30`, in digits. */
  readonly days?: Readonly<Record<string, string>>;
  /** When a cancelled thing is given up, in milliseconds since 1970. */
  readonly endsAt?: number;
}

/** The cost of a thing that exists or might be created. */
export type KindCost = Pick<BillDraft, 'kind' | 'product' | 'cost' | 'setup' | 'share' | 'period'>;

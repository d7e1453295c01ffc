/** Lines of the bill as it is now, with a price and without. */
import { figure, money } from '../../../format/money.js';
import { ownKeyOf } from '../../../format/resource-address.js';
import type { BillUnknownReason, CostPricesQuery } from '../../../generated/graphql.js';

export type Priced = CostPricesQuery['hosting']['bill']['lines']['nodes'][number];
type Unpriced = CostPricesQuery['hosting']['bill']['unknown']['nodes'][number];
export type Line = Priced | Unpriced;

export function isPriced(line: Line): line is Priced {
  return 'rounded' in line;
}

export function keyOf({ api, accountName: account, kind, id }: Line): string {
  return `${api.toLowerCase()}:${account}:${kind.toLowerCase()}:${ownKeyOf({ api, id })}`;
}

export function placeOf({ city, country }: Line): string {
  return [city?.name, country?.isoCode].filter(Boolean).join(' ');
}

export function labelsOf({ labels }: Line): readonly string[] {
  return Object.entries(labels).map(([key, value]) => `${key}=${String(value)}`);
}

const units: Readonly<Record<Priced['unit'], string>> = {
  PIECE: '',
  GIGABYTE: ' GB',
  TERABYTE: ' TB',
  SHARE: ' of the server',
  USAGE: ' of usage',
};

/** `500 GB × €0.0524`, in the currency of the price. */
export function howMuch({ quantity, unit, unitPrice }: Priced): string {
  const price = unitPrice?.gross;
  const of = price ? money(price) : 'an unknown price';
  return quantity === '1' && (unit === 'PIECE' || unit === 'USAGE') ? of : `${figure(quantity)}${units[unit]} × ${of}`;
}

export const reasons: Readonly<Record<BillUnknownReason, string>> = {
  NO_PRICE: 'Its API returns no price',
  NOT_PERMITTED: 'Its credential may not read billing',
  NOT_IN_PRICE_LIST: 'Not in its account’s price list',
  PRICE_LIST_FAILED: 'The price list could not be read',
  INCOMPLETE: 'Its API omits what the price depends on',
  NOT_READ: 'It came and went between two readings',
  NO_RATE: 'The currency of its price has no rate in force',
};

/** Prices: amounts in ten-thousandths of a euro, so that net and gross agree to the last digit. */
import type { Fields } from '../world/values.js';
import { locations } from './locations.js';

export const vatRate = 19;

const terabyte = 1024 ** 4;
/** Hours that are billed per month at most. */
const hoursCharged = 624;

/** The price of a location relative to the first, its included traffic in TB and the price of each further TB. */
const terms: Readonly<Record<string, readonly [factor: number, freeTraffic: number, terabytePrice: number]>> = {
  'eu-central': [1, 20, 1_0000],
  'us-east': [1.2, 2, 1_0000],
  'us-west': [1.2, 2, 1_0000],
  'ap-southeast': [1.6, 1, 7_4000],
};

export function price(net: number): Fields {
  return { net: decimal(net), gross: decimal(Math.round((net * (100 + vatRate)) / 100)) };
}

/** The prices of a type in each of these locations, from its monthly price in the first. */
export function typePrices(monthly: number, where: readonly number[]): Fields[] {
  return locations
    .filter(([id]) => where.includes(id))
    .map(([, location, , , , , , zone]) => {
      const [factor = 1, freeTraffic = 0, terabytePrice = 0] = terms[zone] ?? [];
      return {
        location,
        ...priceOf(Math.round(monthly * factor)),
        included_traffic: freeTraffic * terabyte,
        price_per_tb_traffic: price(terabytePrice),
      };
    });
}

export function priceOf(monthly: number): Fields {
  return { price_hourly: price(Math.ceil(monthly / hoursCharged)), price_monthly: price(monthly) };
}

function decimal(tenThousandths: number): string {
  return (tenThousandths / 10_000).toFixed(4);
}

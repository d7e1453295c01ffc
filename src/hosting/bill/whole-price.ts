/** A price of which nothing is missing. */
import type { HostingPrice } from '../../machines/price.js';
import type { Sent } from '../../rest/sent.js';
import type { Price } from './draft.js';

export function wholePrice(told: Sent<HostingPrice> | null | undefined): Price | null {
  const { net, gross } = told ?? {};
  return net && gross ? { net, gross } : null;
}

/** A price if it is complete, detached from its GraphQL object. */
import type { HostingPrice } from '../../../apis/machines/price.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { Price } from './bill-draft.js';

export function wholePrice(price: Sent<HostingPrice> | null | undefined): Price | null {
  const { net, gross } = price ?? {};
  return net && gross ? { net: plain(net), gross: plain(gross) } : null;
}

function plain({ amount, currency }: Money): Money {
  return new Money(amount, currency);
}

/** The price list of the cloud: read and converted once per request, however many objects ask for their prices. */
import { type Pricing, reads } from '../cloud/pricing.js';
import type { Client } from '../rest/client.js';
import { type Asking, read } from '../rest/read.js';
import { clientOf } from '../rest/resolve.js';

const lists = new WeakMap<Client, Promise<Pricing | null>>();

export function priceList(asking: Asking & { readonly parent: object }): Promise<Pricing | null> {
  const client = clientOf(reads.rows.pricing, asking.parent, asking.context);
  let list = lists.get(client);
  if (!list) lists.set(client, (list = read(reads.rows.pricing, {}, asking)));
  return list;
}

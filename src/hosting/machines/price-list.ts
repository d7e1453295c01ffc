/** The price list of the cloud: read and converted once per request, however many objects ask for their prices. */
import { type Pricing, pricing } from '../../apis/cloud/pricing.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { type ReadContext, objectOf } from '../../rest/planner/read-objects.js';
import { clientOf } from '../../rest/planner/resolvers.js';

const list = new MemoKey<Promise<Pricing | null>>();

export function priceList(asking: ReadContext & { readonly parent: object }): Promise<Pricing | null> {
  const client = clientOf(pricing.rows.pricing, asking.parent, asking.context);
  return client.memo(list, () => objectOf(pricing.rows.pricing, {}, asking));
}

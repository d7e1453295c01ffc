/** Primary IPs of the cloud by type and location, assigned or not. */
import { type PrimaryIp, primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isId } from '../../../base/unknown.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import type { KindCost } from './bill-draft.js';
import { BillKind } from '../kind.js';

export function primaryIpCost(
  { type, location }: Sent<Pick<PrimaryIp, 'type' | 'location'>>,
  prices: CloudPriceIndex,
): KindCost {
  return {
    kind: BillKind.PRIMARY_IP,
    product: null,
    cost: prices.piece(prices.primaryIps, { of: type, in: location }),
  };
}

export const primaryIpLines = cloudFamily(
  primaryIps.rows.primaryIps,
  [BillKind.PRIMARY_IP],
  (address: Sent<PrimaryIp>, prices) => [
    {
      ...billed(address, address.location, address),
      ...(address.autoDelete && isId(address.assigneeId) && { server: String(address.assigneeId) }),
      ...primaryIpCost(address, prices),
    },
  ],
);

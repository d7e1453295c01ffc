/** Floating IPs of the cloud by type and home location, assigned or not. */
import { type FloatingIp, floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import type { KindCost } from './bill-draft.js';
import { BillKind } from '../kind.js';

export function floatingIpCost(
  { type, homeLocation }: Sent<Pick<FloatingIp, 'type' | 'homeLocation'>>,
  prices: CloudPriceIndex,
): KindCost {
  const cost = prices.piece(prices.floatingIps, { of: type, in: homeLocation });
  return { kind: BillKind.FLOATING_IP, product: null, cost };
}

export const floatingIpLines = cloudFamily(
  floatingIps.rows.floatingIps,
  [BillKind.FLOATING_IP],
  (address: Sent<FloatingIp>, prices) => [
    {
      ...billed(address, address.homeLocation, address),
      ...floatingIpCost(address, prices),
    },
  ],
);

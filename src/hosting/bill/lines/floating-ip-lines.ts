/** Floating IPs of the cloud by type and home location, assigned or not. */
import { type FloatingIp, floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import { BillKind } from '../kind.js';

export const floatingIpLines = cloudFamily(
  floatingIps.rows.floatingIps,
  [BillKind.FLOATING_IP],
  (address: Sent<FloatingIp>, prices) => [
    {
      ...billed(address, address.homeLocation, address),
      kind: BillKind.FLOATING_IP,
      cost: prices.piece(prices.floatingIps, { of: address.type, in: address.homeLocation }),
    },
  ],
);

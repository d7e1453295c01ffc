/** Primary IPs of the cloud by type and location, assigned or not. */
import { type PrimaryIp, primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isId } from '../../../base/unknown.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import { BillKind } from '../kind.js';

export const primaryIpLines = cloudFamily(
  primaryIps.rows.primaryIps,
  [BillKind.PRIMARY_IP],
  (address: Sent<PrimaryIp>, prices) => [
    {
      ...billed(address, address.location, address),
      ...(address.autoDelete && isId(address.assigneeId) && { server: String(address.assigneeId) }),
      kind: BillKind.PRIMARY_IP,
      cost: prices.piece(prices.primaryIps, { of: address.type, in: address.location }),
    },
  ],
);

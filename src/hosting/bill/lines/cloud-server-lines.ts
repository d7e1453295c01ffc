/** Cloud servers, on or off, with their backups and the traffic beyond the included amount. */
import type { Server } from '../../../apis/cloud/servers/server.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import { type BillDraft, BillUnknownReason, type KindCost } from './bill-draft.js';
import { excessTerabytes } from './excess-traffic.js';
import { BillKind } from '../kind.js';

/** All but its traffic and addresses. */
export function serverCosts(
  { serverType, location, backupWindow }: Sent<Pick<Server, 'serverType' | 'location' | 'backupWindow'>>,
  prices: CloudPriceIndex,
): KindCost[] {
  const cost = prices.piece(prices.serverTypes, { of: serverType?.id, in: location });
  const product = serverType?.name ?? null;
  const costs = [{ kind: BillKind.SERVER, product, cost }];
  if (backupWindow === null) return costs;
  if (backupWindow === undefined)
    return [...costs, { kind: BillKind.BACKUP, product, cost: BillUnknownReason.INCOMPLETE }];
  const share = prices.backupShare === null ? {} : { share: prices.backupShare };
  return [...costs, { kind: BillKind.BACKUP, product, cost: prices.backups(cost), ...share }];
}

export const cloudServerLines = cloudFamily(
  servers.rows.servers,
  [BillKind.SERVER, BillKind.BACKUP, BillKind.TRAFFIC],
  (server: Sent<Server>, prices) => {
    const { serverType, location, outgoingTraffic, includedTraffic } = server;
    const own = billed(server, location, server);
    const priceKey = { of: serverType?.id, in: location };
    const drafts: BillDraft[] = serverCosts(server, prices).map((cost) => ({ ...own, ...cost }));
    const excess = excessTerabytes(outgoingTraffic, includedTraffic);
    if (excess !== null) {
      const cost = prices.traffic(prices.serverTypes, priceKey, excess);
      drafts.push({ ...own, kind: BillKind.TRAFFIC, product: serverType?.name ?? null, cost });
    }
    return drafts;
  },
);

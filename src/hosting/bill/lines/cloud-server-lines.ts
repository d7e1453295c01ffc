/** Cloud servers, on or off, with their backups and the traffic beyond what is included. */
import type { Server } from '../../../apis/cloud/servers/server.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import { BillUnknownReason, type BillDraft } from './draft.js';
import { excessTerabytes } from './excess-traffic.js';
import { BillKind } from '../kind.js';

export const cloudServerLines = cloudFamily(
  servers.rows.servers,
  [BillKind.SERVER, BillKind.BACKUP, BillKind.TRAFFIC],
  (server: Sent<Server>, prices) => {
    const { serverType, location, backupWindow, outgoingTraffic, includedTraffic } = server;
    const own = billed(server, location, server);
    const asked = { of: serverType?.id, in: location };
    const cost = prices.piece(prices.serverTypes, asked);
    const drafts: BillDraft[] = [{ ...own, kind: BillKind.SERVER, cost }];
    if (backupWindow !== null) {
      const backups = backupWindow === undefined ? BillUnknownReason.INCOMPLETE : prices.backups(cost);
      drafts.push({ ...own, kind: BillKind.BACKUP, cost: backups });
    }
    const excess = excessTerabytes(outgoingTraffic, includedTraffic);
    if (excess !== null) {
      drafts.push({ ...own, kind: BillKind.TRAFFIC, cost: prices.traffic(prices.serverTypes, asked, excess) });
    }
    return drafts;
  },
);

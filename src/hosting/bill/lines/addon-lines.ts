/** Drafts for additional IPs of dedicated servers: single addresses, IPv4 subnets, failovers. */
import { failovers } from '../../../apis/dedicated/networks/failovers.js';
import { type Ip, ips } from '../../../apis/dedicated/networks/ips.js';
import { servers } from '../../../apis/dedicated/servers.js';
import { type Subnet, subnets } from '../../../apis/dedicated/networks/subnets.js';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { placeNamed } from '../../machines/places.js';
import { billed } from './billed.js';
import { BillUnknownReason, type BillDraft, type KindCost } from './bill-draft.js';
import type { Family } from './family.js';
import { BillKind } from '../kind.js';

export const addonLines: Family = {
  rows: [ips.rows.ips, servers.rows.servers, subnets.rows.subnets, failovers.rows.failovers],
  kinds: [BillKind.ADDON],
  drafts(reading) {
    const own = reading.list(servers.rows.servers);
    const single = reading.list(ips.rows.ips);
    const nets = reading.list(subnets.rows.subnets);
    const routed = reading.list(failovers.rows.failovers);
    const places = new Map(own.objects.map(({ id, datacenter }) => [id, placeNamed(datacenter)]));
    const mains = new Set(own.objects.map(({ mainIp }) => mainIp));
    const addons = [
      ...single.objects.filter((single) => isPaidIp(single) && !mains.has(single.ip)),
      ...nets.objects.filter(isPaidSubnet),
      ...routed.objects,
    ];
    const drafts = addons.map((addon): [string, BillDraft] => {
      const { ip, serverId } = addon;
      const thing = billed(addon, places.get(serverId), { id: ip, name: ip });
      return [ip, { ...thing, ...addonCost }];
    });
    // A failover may be among the subnets as well.
    return [...new Map(drafts).values()];
  },
};

export const addonCost: KindCost = { kind: BillKind.ADDON, product: null, cost: BillUnknownReason.NO_PRICE };

/** The main address of a server is paid with it. */
export function isPaidIp({ ip, serverIp }: Sent<Pick<Ip, 'ip' | 'serverIp'>>): boolean {
  return ip !== serverIp;
}

/** The IPv6 network of a server is free. */
export function isPaidSubnet({ ip }: Sent<Pick<Subnet, 'ip'>>): boolean {
  return isText(ip) && !ip.includes(':');
}

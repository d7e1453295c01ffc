/** Providers and services as FOCUS names them. */
import type { Api } from '../../rest/rows/dialect.js';
import { BillKind } from '../bill/kind.js';

interface Service {
  readonly category: 'Compute' | 'Storage' | 'Networking' | 'Web' | 'Other';
  readonly name: string;
  /** The type of the resource. */
  readonly type: string;
}

export const serviceOf: Readonly<Record<BillKind, Service>> = {
  [BillKind.SERVER]: { category: 'Compute', name: 'Servers', type: 'Server' },
  [BillKind.BACKUP]: { category: 'Storage', name: 'Backups', type: 'Server' },
  [BillKind.VOLUME]: { category: 'Storage', name: 'Volumes', type: 'Volume' },
  [BillKind.SNAPSHOT]: { category: 'Storage', name: 'Snapshots', type: 'Snapshot' },
  [BillKind.PRIMARY_IP]: { category: 'Networking', name: 'Primary IPs', type: 'Primary IP' },
  [BillKind.FLOATING_IP]: { category: 'Networking', name: 'Floating IPs', type: 'Floating IP' },
  [BillKind.LOAD_BALANCER]: { category: 'Networking', name: 'Load balancers', type: 'Load balancer' },
  [BillKind.STORAGE_BOX]: { category: 'Storage', name: 'Storage boxes', type: 'Storage box' },
  [BillKind.ADDON]: { category: 'Networking', name: 'Addresses and networks', type: 'Address or network' },
  [BillKind.TRAFFIC]: { category: 'Networking', name: 'Traffic', type: 'Server' },
  [BillKind.PLAN]: { category: 'Web', name: 'Plans of zones', type: 'Zone' },
  [BillKind.SUBSCRIPTION]: { category: 'Other', name: 'Subscriptions', type: 'Account' },
  [BillKind.USAGE]: { category: 'Other', name: 'Metered products', type: 'Account' },
};

/** Kinds that are paid in advance: they are purchases, and come again. */
export const purchasedKinds: ReadonlySet<BillKind> = new Set([BillKind.PLAN, BillKind.SUBSCRIPTION]);

/** One company is who sells, publishes, hosts and bills. */
export function providerOf(api: Api): string {
  return api === 'EDGE' ? 'Cloudflare' : 'Hetzner';
}

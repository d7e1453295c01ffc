/** Names of the kinds of bill lines. */
import type { BillKind } from '../generated/graphql.js';

export const billKinds: Readonly<Record<BillKind, string>> = {
  SERVER: 'Servers',
  BACKUP: 'Backups',
  VOLUME: 'Volumes',
  SNAPSHOT: 'Snapshots',
  PRIMARY_IP: 'Primary IPs',
  FLOATING_IP: 'Floating IPs',
  LOAD_BALANCER: 'Load balancers',
  STORAGE_BOX: 'Storage boxes',
  ADDON: 'Add-ons',
  TRAFFIC: 'Traffic beyond what is included',
  PLAN: 'Edge plans',
  SUBSCRIPTION: 'Edge subscriptions',
  USAGE: 'Metered edge usage',
};

/** The bill kind of a type of the graph; none where it is not billed by itself. */
export const billKindOfType: Readonly<Record<string, BillKind>> = {
  CloudServer: 'SERVER',
  DedicatedServer: 'SERVER',
  CloudVolume: 'VOLUME',
  CloudImage: 'SNAPSHOT',
  CloudPrimaryIp: 'PRIMARY_IP',
  CloudFloatingIp: 'FLOATING_IP',
  CloudLoadBalancer: 'LOAD_BALANCER',
  StorageBox: 'STORAGE_BOX',
  DedicatedStorageBox: 'STORAGE_BOX',
  EdgeZone: 'PLAN',
};

/** Things of these kinds are ordered one by one, so that an order may cost something once. */
export const orderedKinds: readonly BillKind[] = [
  'SERVER',
  'VOLUME',
  'SNAPSHOT',
  'PRIMARY_IP',
  'FLOATING_IP',
  'LOAD_BALANCER',
  'STORAGE_BOX',
  'ADDON',
];

/** The kinds of findings about machines themselves. */
import type { FindingKind } from '../../generated/graphql.js';
import { kindTitle } from '../findings/kinds.js';

/** Those that MEDIUM severity or a higher one can have. */
export const needKinds: readonly FindingKind[] = [
  'SERVER_IMAGE_DEPRECATED',
  'SERVER_OFF',
  'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
  'SERVER_TRAFFIC_NEAR_LIMIT',
  'SERVER_TYPE_DEPRECATED',
  'SERVER_WITHOUT_BACKUPS',
  'SERVER_WITHOUT_FIREWALL',
  'DEDICATED_FIREWALL_IPV6_OPEN',
  'DEDICATED_FIREWALL_IP_VERSIONS_DIFFER',
  'DEDICATED_FIREWALL_OFF',
  'DEDICATED_FIREWALL_OPEN',
  'DEDICATED_FIREWALL_OPEN_ALL_PORTS',
  'DEDICATED_SERVER_CANCELLED',
  'STORAGE_BOX_LOCKED',
  'STORAGE_BOX_NEARLY_FULL',
  'STORAGE_BOX_REACHABLE_EXTERNALLY',
  'STORAGE_BOX_TYPE_DEPRECATED',
  'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
  'DEDICATED_STORAGE_BOX_CANCELLED',
  'DEDICATED_STORAGE_BOX_LOCKED',
];

/** The titles of kinds are about many; these stand beside the name of one machine. */
const titlesOfOne: Readonly<Partial<Record<FindingKind, string>>> = {
  SERVER_IDLE: 'Idle',
  SERVER_IMAGE_DEPRECATED: 'System near its end of life',
  SERVER_ISO_DEPRECATED: 'Deprecated ISO attached',
  SERVER_OFF: 'Off and billed',
  SERVER_REACHABLE_AROUND_LOAD_BALANCER: 'Reachable around its load balancer',
  SERVER_TRAFFIC_NEAR_LIMIT: 'Near its included traffic',
  SERVER_TYPE_CHEAPER: 'A cheaper type could run it',
  SERVER_TYPE_DEPRECATED: 'Deprecated type',
  SERVER_WITHOUT_BACKUPS: 'No backups',
  SERVER_WITHOUT_DELETE_PROTECTION: 'Not protected against deletion',
  SERVER_WITHOUT_FIREWALL: 'No firewall',
  STORAGE_BOX_LOCKED: 'Locked by the provider',
  STORAGE_BOX_NEARLY_FULL: 'Nearly full',
  STORAGE_BOX_REACHABLE_EXTERNALLY: 'Reachable from outside',
  STORAGE_BOX_SNAPSHOTS_LARGE: 'A quarter full of snapshots',
  STORAGE_BOX_TYPE_DEPRECATED: 'Deprecated type',
  STORAGE_BOX_WITHOUT_DELETE_PROTECTION: 'Not protected against deletion',
  STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN: 'No snapshots planned',
  DEDICATED_FIREWALL_IP_VERSIONS_DIFFER: 'Firewall differs between IPv4 and IPv6',
  DEDICATED_FIREWALL_IPV6_OPEN: 'Firewall open over IPv6',
  DEDICATED_FIREWALL_OFF: 'Firewall off',
  DEDICATED_FIREWALL_OPEN: 'Firewall open to everyone',
  DEDICATED_FIREWALL_OPEN_ALL_PORTS: 'Firewall open on all ports',
  DEDICATED_SERVER_CANCELLED: 'Cancelled',
  DEDICATED_STORAGE_BOX_CANCELLED: 'Cancelled',
  DEDICATED_STORAGE_BOX_LOCKED: 'Locked by the provider',
};

export function titleOfOne(kind: FindingKind): string {
  return titlesOfOne[kind] ?? kindTitle(kind);
}

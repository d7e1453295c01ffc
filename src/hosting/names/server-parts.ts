/** The parts of servers in an account's lists, and what happens to them when the server is deleted. */
import { firewalls } from '../../apis/cloud/networks/firewalls.js';
import { floatingIps } from '../../apis/cloud/networks/floating-ips.js';
import { images } from '../../apis/cloud/servers/images.js';
import { primaryIps } from '../../apis/cloud/networks/primary-ips.js';
import { volumes } from '../../apis/cloud/volumes.js';
import { failovers } from '../../apis/dedicated/networks/failovers.js';
import { ips } from '../../apis/dedicated/networks/ips.js';
import { storageBoxes } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { subnets } from '../../apis/dedicated/networks/subnets.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isId, isObject } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import type { ReceivedWires } from '../inventory/version.js';

export enum DependentKind {
  NAME = 'NAME',
  LOAD_BALANCER = 'LOAD_BALANCER',
  POOL = 'POOL',
  TUNNEL = 'TUNNEL',
  VOLUME = 'VOLUME',
  FLOATING_IP = 'FLOATING_IP',
  PRIMARY_IP = 'PRIMARY_IP',
  FIREWALL = 'FIREWALL',
  BACKUP = 'BACKUP',
  SNAPSHOT = 'SNAPSHOT',
  FAILOVER = 'FAILOVER',
  IP = 'IP',
  SUBNET = 'SUBNET',
  STORAGE_BOX = 'STORAGE_BOX',
}

type WireObject = Readonly<Record<string, unknown>>;

/** The places of objects in their list. */
type ByServer = ReadonlyMap<string, readonly number[]>;

export interface ServerPart {
  readonly row: BoundRow;
  readonly sent?: Readonly<Record<string, unknown>>;
  readonly kindOf: (wire: WireObject) => DependentKind;
  /** Numbers of the servers that an object is about. */
  readonly serversOf: (wire: WireObject) => readonly unknown[];
  readonly effectOn: (wire: WireObject) => string;
  readonly placesIn: (received: ReceivedWires) => ByServer;
}

function part(parts: Omit<ServerPart, 'placesIn'>): ServerPart {
  const placesIn = ofEach(({ wires }: ReceivedWires): ByServer => {
    const byServer = new Map<string, number[]>();
    for (const [item, wire] of wires.entries())
      for (const id of isObject(wire) ? new Set(parts.serversOf(wire)) : [])
        if (isId(id)) byServer.set(String(id), [...(byServer.get(String(id)) ?? []), item]);
    return byServer;
  });
  return { ...parts, placesIn };
}

const idIn = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined);
const listIn = (wire: unknown, name: string): readonly unknown[] => {
  const found: unknown = isObject(wire) ? wire[name] : undefined;
  return Array.isArray(found) ? found : [];
};
const serverIn = (wire: unknown) => idIn(isObject(wire) ? wire['server'] : undefined);

const behind = (wire: WireObject) =>
  listIn(wire, 'applied_to').flatMap((target) => [target, ...listIn(target, 'applied_to_resources')].map(serverIn));

/** Counts what is left, for instance `2 other servers are left`. */
export const others = (count: number, what: string) =>
  count === 1 ? `1 other ${what} is left` : `${count} other ${what}s are left`;

const givenUp = 'It is given up with the server';

export const cloudParts = [
  part({
    row: volumes.rows.volumes,
    kindOf: () => DependentKind.VOLUME,
    serversOf: ({ server }) => [server],
    effectOn: () => 'It is detached, stays, and is billed as before',
  }),
  part({
    row: floatingIps.rows.floatingIps,
    kindOf: () => DependentKind.FLOATING_IP,
    serversOf: ({ server }) => [server],
    effectOn: () => 'It leads to no server any more, stays, and is billed as before',
  }),
  part({
    row: primaryIps.rows.primaryIps,
    kindOf: () => DependentKind.PRIMARY_IP,
    serversOf: ({ assignee_id }) => [assignee_id],
    effectOn: ({ auto_delete }) =>
      auto_delete === true
        ? 'It is deleted with the server: its address is given up'
        : 'It leads to no server any more, stays, and is billed as before',
  }),
  part({
    row: firewalls.rows.firewalls,
    kindOf: () => DependentKind.FIREWALL,
    serversOf: behind,
    effectOn: (wire) => {
      const left = new Set(behind(wire).filter(isId)).size - 1;
      return left === 0 ? 'It protects no server any more' : `${others(left, 'server')} behind it`;
    },
  }),
  part({
    row: images.rows.images,
    // The provider's own images belong to no account.
    sent: { type: ['snapshot', 'backup'] },
    kindOf: ({ type }) => (type === 'backup' ? DependentKind.BACKUP : DependentKind.SNAPSHOT),
    serversOf: ({ bound_to, created_from, type }) => [type === 'backup' ? bound_to : idIn(created_from)],
    effectOn: ({ type }) => (type === 'backup' ? 'It is deleted with the server' : 'It stays, and is billed as before'),
  }),
];

/** Firewalls and virtual switches are returned by a call for each server or switch, which is too much for a list. */
export const dedicatedParts = [
  part({
    row: failovers.rows.failovers,
    kindOf: () => DependentKind.FAILOVER,
    serversOf: ({ server_number }) => [server_number],
    effectOn: ({ server_ip, active_server_ip }) =>
      active_server_ip === null || active_server_ip === server_ip
        ? givenUp
        : `${givenUp}: the server at ${String(active_server_ip)} is reached by it no more`,
  }),
  part({
    row: ips.rows.ips,
    kindOf: () => DependentKind.IP,
    serversOf: ({ server_number }) => [server_number],
    effectOn: () => givenUp,
  }),
  part({
    row: subnets.rows.subnets,
    kindOf: () => DependentKind.SUBNET,
    serversOf: ({ server_number }) => [server_number],
    effectOn: () => givenUp,
  }),
  part({
    row: storageBoxes.rows.storageBoxes,
    kindOf: () => DependentKind.STORAGE_BOX,
    serversOf: ({ linked_server }) => [linked_server],
    effectOn: () => 'It belongs to no server any more, and stays',
  }),
];

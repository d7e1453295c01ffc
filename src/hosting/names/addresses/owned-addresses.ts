/** Finds what a name can lead to in the objects of each API: addresses, networks, host names. */
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import { servers as cloudServers } from '../../../apis/cloud/servers/servers.js';
import { failovers } from '../../../apis/dedicated/networks/failovers.js';
import { ips } from '../../../apis/dedicated/networks/ips.js';
import { servers as dedicatedServers } from '../../../apis/dedicated/servers.js';
import { storageBoxes as dedicatedBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import { subnets } from '../../../apis/dedicated/networks/subnets.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { isId, isObject, isText, textAt } from '../../../base/unknown.js';
import { boxes } from '../../../apis/storage/boxes.js';
import { keyOf, lengthOfMask, networkOf } from './address.js';
import { hostOf } from './host.js';

export type HolderKind =
  | 'server'
  | 'primary IP'
  | 'floating IP'
  | 'load balancer'
  | 'dedicated server'
  | 'dedicated IP'
  | 'dedicated subnet'
  | 'failover'
  | 'storage box';

/** The addresses and host names of one wire object. */
export interface Holding {
  readonly kind: HolderKind;
  readonly id: string;
  readonly name: string | null;
  /** Keys of addresses and networks, and host names. */
  readonly has: readonly string[];
  /** The number of the server in the same account that it leads to; null if it is a server itself, or leads to none. */
  readonly server: string | null;
  /** The key of the server's main address, if its number is not given. */
  readonly serverAt: string | null;
}

type WireHolder = Readonly<Record<string, unknown>>;
type HoldingOf = (wire: WireHolder) => Omit<Holding, 'kind' | 'id' | 'name'> | null;

interface Holders {
  readonly kind: HolderKind;
  readonly id: string;
  readonly name: string | null;
  readonly holdingOf: HoldingOf;
}

const listIn = (wire: unknown, name: string): readonly unknown[] => {
  const found: unknown = isObject(wire) ? wire[name] : undefined;
  return Array.isArray(found) ? found : [];
};
const at = (wire: unknown, name: string): unknown => (isObject(wire) ? wire[name] : undefined);
const addressed = (...addresses: readonly unknown[]) =>
  addresses.flatMap((address) => {
    const network = networkOf(address);
    return network ? [keyOf(network)] : [];
  });
const netted = (address: unknown, length: unknown) => {
  const network = networkOf(address, length);
  return network ? [keyOf(network)] : [];
};
const hosted = (...hosts: readonly unknown[]) => hosts.filter(isText).map((host) => hostOf(host));
const idOf = (value: unknown) => (isId(value) ? String(value) : null);
const alone = (has: readonly string[]) => ({ has: [...new Set(has)], server: null, serverAt: null });
const ofServer = (has: readonly string[], server: unknown) => ({ ...alone(has), server: idOf(server) });

/** The addresses of a place in private networks. */
const inPrivate = (wire: WireHolder) =>
  listIn(wire, 'private_net').flatMap((net) => addressed(at(net, 'ip'), ...listIn(net, 'alias_ips')));
const inPublic = ({ public_net }: WireHolder) =>
  ['ipv4', 'ipv6'].flatMap((version) => addressed(at(at(public_net, version), 'ip')));

const cloudServer: HoldingOf = (wire) =>
  // What is being deleted answers no more.
  wire['status'] === 'deleting' ? null : alone([...inPublic(wire), ...inPrivate(wire)]);

const dedicatedServer: HoldingOf = (wire) =>
  alone([
    ...addressed(wire['server_ip'], ...listIn(wire, 'ip')),
    ...netted(wire['server_ipv6_net'], 64),
    ...listIn(wire, 'subnet').flatMap((net) => netted(at(net, 'ip'), at(net, 'mask'))),
  ]);

/** A failover without a server leads nowhere, but still belongs to the account. */
const failover: HoldingOf = ({ ip, netmask, active_server_ip }) => ({
  ...alone(netted(ip, lengthOfMask(netmask))),
  serverAt: addressed(active_server_ip)[0] ?? null,
});

/** Boxes are reached under the name of their user; the list of the older API does not return the host name. */
const dedicatedBox: HoldingOf = ({ server, login }) =>
  alone(hosted(server, isText(login) ? `${login}.your-storagebox.de` : null));

const byId = { id: 'id', name: 'name' };
const byNumber = { id: 'server_number', name: 'server_name' };
const byAddress = { id: 'ip', name: null };

/** The kinds of objects with addresses, by their list. */
export const holders: ReadonlyMap<BoundRow, Holders> = new Map<BoundRow, Holders>([
  [cloudServers.rows.servers, { kind: 'server', ...byId, holdingOf: cloudServer }],
  [
    primaryIps.rows.primaryIps,
    { kind: 'primary IP', ...byId, holdingOf: ({ ip, assignee_id }) => ofServer(addressed(ip), assignee_id) },
  ],
  [
    floatingIps.rows.floatingIps,
    { kind: 'floating IP', ...byId, holdingOf: ({ ip, server }) => ofServer(addressed(ip), server) },
  ],
  [
    loadBalancers.rows.loadBalancers,
    { kind: 'load balancer', ...byId, holdingOf: (wire) => alone([...inPublic(wire), ...inPrivate(wire)]) },
  ],
  [dedicatedServers.rows.servers, { kind: 'dedicated server', ...byNumber, holdingOf: dedicatedServer }],
  [
    ips.rows.ips,
    {
      kind: 'dedicated IP',
      ...byAddress,
      holdingOf: ({ ip, server_number }) => ofServer(addressed(ip), server_number),
    },
  ],
  [
    subnets.rows.subnets,
    {
      kind: 'dedicated subnet',
      ...byAddress,
      holdingOf: ({ ip, mask, server_number, failover }) =>
        ofServer(netted(ip, mask), failover === true ? null : server_number),
    },
  ],
  [failovers.rows.failovers, { kind: 'failover', ...byAddress, holdingOf: failover }],
  [boxes.rows.storageBoxes, { kind: 'storage box', ...byId, holdingOf: ({ server }) => alone(hosted(server)) }],
  [dedicatedBoxes.rows.storageBoxes, { kind: 'storage box', ...byId, holdingOf: dedicatedBox }],
]);

/** The addresses of an object; null if it is invalid or has none. */
export function holdingOf(list: BoundRow, wire: unknown): Holding | null {
  const found = holders.get(list);
  if (!found || !isObject(wire)) return null;
  const id = idOf(wire[found.id]);
  const holding = found.holdingOf(wire);
  if (id === null || !holding || holding.has.length === 0) return null;
  return { kind: found.kind, id, name: found.name && textAt(wire, found.name), ...holding };
}

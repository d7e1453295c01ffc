/** Ports of cloud servers that no firewall of the cloud keeps anyone from. */
import type { Firewall } from '../../../apis/cloud/networks/firewalls.js';
import type { Server } from '../../../apis/cloud/servers/server.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { openings } from './openings.js';
import { whole } from './whole.js';

interface Open {
  readonly ports: readonly number[];
  readonly addresses: readonly string[];
  /** Ids of the firewalls in front of it. */
  readonly firewalls: readonly (number | null | undefined)[];
}

/** Null where it has no public address, none of the ports is open, or that is not told. */
export function openPorts(
  { addresses, publicNet }: Sent<Server>,
  firewallOf: (id: number) => Sent<Firewall> | undefined,
  ports: readonly number[],
): Open | null {
  const walls = publicNet ? whole(publicNet, 'firewalls')?.map(({ id }) => id) : undefined;
  if (!addresses?.length || !walls) return null;
  const rulesOf = (id: number | null | undefined) => (typeof id === 'number' ? firewallOf(id)?.rules : null) ?? [];
  const isOpen = (port: number) => walls.length === 0 || walls.some((id) => openings(rulesOf(id), [port]).length > 0);
  const open = [...new Set(ports)].filter(isOpen);
  return open.length === 0 ? null : { ports: open, addresses, firewalls: walls };
}

/** A project of so many of everything, as the upstreams write it. */
import { inactive, ipOf, serverOf, subnetOf, wholeServerOf } from '../apis/dedicated/inventory.js';
import type { ReceivedCall, Reply, Script } from '../support/scripted-upstream.js';

type Wire = Readonly<Record<string, unknown>> & { readonly id: number };

export const several = <T>(length: number, make: (n: number) => T): T[] =>
  Array.from({ length }, (_, n) => make(n + 1));

const location = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.370071 };
const image = { id: 7, name: 'debian-13', type: 'system', status: 'available', description: 'Debian 13' };

/** Each server has a volume and two addresses of its own; ten share a firewall, 25 a network. */
export function project(count: number): Readonly<Record<string, readonly Wire[]>> {
  return {
    servers: several(count, (id) => ({
      id,
      name: `server-${id}`,
      status: 'running',
      location,
      image,
      backup_window: null,
      server_type: { id: 11, name: 'cx22' },
      volumes: [2000 + id],
      load_balancers: [],
      private_net: [
        { network: 1 + ((id - 1) % Math.ceil(count / 25)), ip: '10.0.0.2', alias_ips: [], mac_address: 'm' },
      ],
      public_net: {
        ipv4: { id: 2 * id - 1, ip: '203.0.113.7', blocked: false, dns_ptr: 'a' },
        ipv6: { id: 2 * id, ip: '2001:db8::/64', blocked: false, dns_ptr: [] },
        floating_ips: [],
        firewalls: [{ id: 1 + ((id - 1) % Math.ceil(count / 10)), status: 'applied' }],
      },
    })),
    volumes: several(count, (n) => ({ id: 2000 + n, name: `volume-${n}`, size: 10, server: n, location, labels: {} })),
    networks: several(Math.ceil(count / 25), (id) => ({
      id,
      name: `network-${id}`,
      ip_range: '10.0.0.0/8',
      servers: [id],
    })),
    firewalls: several(Math.ceil(count / 10), (id) => ({
      id,
      name: `firewall-${id}`,
      rules: [],
      applied_to: several(Math.min(10, count), (n) => ({
        type: 'server',
        server: { id: 1 + ((id - 1 + (n - 1) * Math.ceil(count / 10)) % count) },
      })),
    })),
    primary_ips: several(2 * count, (id) => ({
      id,
      name: `ip-${id}`,
      ip: `203.0.113.${id}`,
      type: id % 2 === 0 ? 'ipv6' : 'ipv4',
      location,
      assignee_id: Math.ceil(id / 2),
      assignee_type: 'server',
    })),
    load_balancers: several(count, (id) => ({
      id,
      name: `balancer-${id}`,
      location,
      load_balancer_type: { id: 21 },
      private_net: [{ network: 1 + ((id - 1) % Math.ceil(count / 25)), ip: '10.0.0.3' }],
      targets: [{ type: 'server', server: { id }, health_status: [], use_private_ip: false }],
      services: [{ protocol: 'https', listen_port: 443, http: { certificates: [1 + (id % 8)] } }],
    })),
    certificates: several(8, (id) => ({ id, name: `certificate-${id}`, type: 'uploaded', used_by: [] })),
    pricing: [],
  };
}

export function cloudOf(collections: Readonly<Record<string, readonly Wire[]>>) {
  return ({ path, query }: ReceivedCall): Reply => {
    const [, kind = '', id] = path.split('/');
    const all = collections[kind];
    if (!all) return { status: 404, body: { error: { code: 'not_found', message: 'nothing is here' } } };
    if (id !== undefined) {
      const found = all.find((object) => String(object.id) === id);
      if (found) return { body: { [kind.slice(0, -1)]: found } };
      return { status: 404, body: { error: { code: 'not_found', message: 'there is none' } } };
    }
    const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 25)];
    const last = Math.max(1, Math.ceil(all.length / size));
    const pagination = { page, per_page: size, next_page: page < last ? page + 1 : null, total_entries: all.length };
    return { body: { [kind]: all.slice((page - 1) * size, page * size), meta: { pagination } } };
  };
}

/** So many dedicated servers, each with an address, a network and a storage box. */
export function rackOf(count: number) {
  const numbers = several(count, (n) => n);
  const lists: Readonly<Record<string, unknown>> = {
    '/server': numbers.map((n) => ({ server: { ...serverOf(n), ip: [`10.0.${n}.1`] } })),
    '/ip': numbers.map((n) => ({ ip: ipOf(n, 1) })),
    '/subnet': numbers.map((n) => ({ subnet: subnetOf(n) })),
    '/rdns': numbers.map((n) => ({ rdns: { ip: `10.0.${n}.1`, ptr: `web${n}.example.com` } })),
    '/reset': numbers.map((n) => ({ reset: { server_number: n, type: ['sw'] } })),
    '/failover': [],
    '/storagebox': numbers.map((n) => ({ storagebox: { id: n, name: `box ${n}`, login: `u${n}`, linked_server: n } })),
  };
  return ({ path }: ReceivedCall): Reply => {
    const [, kind, id] = path.split('/');
    const number = Number(id);
    if (kind === 'boot') return { body: { boot: { rescue: inactive(number), linux: null, vnc: null, windows: null } } };
    if (kind === 'server' && id !== undefined) return { body: { server: wholeServerOf(number) } };
    const body = lists[path];
    return body ? { body } : { status: 404, body: { error: { status: 404, code: 'NOT_FOUND', message: 'not found' } } };
  };
}

/** Both APIs behind one address: the cloud's paths are plurals. */
export function both(cloud: (asked: ReceivedCall) => Reply, dedicated: (asked: ReceivedCall) => Reply): Script {
  return (asked) =>
    /^\/(server|ip|subnet|rdns|reset|failover|storagebox|boot)(\/|$)/.test(asked.path)
      ? dedicated(asked)
      : cloud(asked);
}

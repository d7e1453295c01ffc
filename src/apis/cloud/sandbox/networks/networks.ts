/** Networks, and how servers and load balancers are attached to them. */
import { textAt } from '../../../../base/unknown.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { Effect, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, idsOf, objectsAt, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { changeProtection } from '../protection.js';
import { addressIn } from './addresses.js';
import { impossible } from '../rules.js';

const isIn = (network: SandboxItem) => (item: SandboxItem) =>
  objectsAt(item, 'private_net').some((place) => place['network'] === network.id);

export const networks: SandboxResource = {
  derived: {
    servers: (network, world) => idsOf(world.all('/servers').filter(isIn(network))),
    load_balancers: (network, world) => idsOf(world.all('/load_balancers').filter(isIn(network))),
  },
  make: (body, world) => ({
    name: body['name'],
    ip_range: body['ip_range'],
    subnets: objectsAt(body, 'subnets').map((subnet, index) => subnetOf(subnet, body, index)),
    routes: body['routes'] ?? [],
    protection: { delete: false },
    labels: body['labels'] ?? {},
    created: timestamp(world.now()),
    expose_routes_to_vswitch: body['expose_routes_to_vswitch'] ?? false,
  }),
  gone(network, world) {
    for (const collection of ['/servers', '/load_balancers']) {
      for (const item of world.all(collection).filter(isIn(network))) {
        world.change(collection, item.id, { private_net: without(item, 'private_net', { network: network.id }) });
      }
    }
  },
  actions: {
    change_protection: changeProtection,
    add_subnet: {
      then: ({ item, body }) => {
        const subnets = objectsAt(item, 'subnets');
        return { subnets: [...subnets, subnetOf(body, item, subnets.length)] };
      },
    },
    delete_subnet: {
      check: ({ item, body }) => requireOne(item, 'subnets', pick(body, 'ip_range')),
      then: ({ item, body }) => ({ subnets: without(item, 'subnets', pick(body, 'ip_range')) }),
    },
    add_route: {
      then: ({ item, body }) => ({ routes: [...objectsAt(item, 'routes'), pick(body, 'destination', 'gateway')] }),
    },
    delete_route: {
      check: ({ item, body }) => requireOne(item, 'routes', body),
      then: ({ item, body }) => ({ routes: without(item, 'routes', body) }),
    },
    change_ip_range: { then: ({ body }) => pick(body, 'ip_range') },
  },
};

/** Attaching and detaching work the same for servers and load balancers. */
export const networkActions = (alreadyAttached: string): Readonly<Record<string, Effect>> => ({
  attach_to_network: {
    about: ['network'],
    check({ item, body }) {
      if (objectsAt(item, 'private_net').some(({ network }) => network === body['network'])) {
        throw impossible('it is attached to the network already', alreadyAttached);
      }
    },
    then: ({ item, body, world }) => ({ private_net: [...objectsAt(item, 'private_net'), placeIn(body, world)] }),
  },
  detach_from_network: {
    about: ['network'],
    check: ({ item, body }) => requireOne(item, 'private_net', pick(body, 'network')),
    then: ({ item, body }) => ({ private_net: without(item, 'private_net', pick(body, 'network')) }),
  },
});

/** A server's attachment to a network; by default it gets the next free address of the first subnet. */
export function placeIn({ network, ip, alias_ips }: Fields, world: SandboxWorld): Fields {
  const found = world.get('/networks', network);
  const [subnet] = objectsAt(found, 'subnets');
  const range = textAt(subnet, 'ip_range') ?? textAt(found, 'ip_range') ?? '10.0.0.0/16';
  return {
    network,
    ip: ip ?? addressIn(range, 1 + world.serial(`addresses of network ${String(network)}`)),
    alias_ips: alias_ips ?? [],
    mac_address: `86:00:00:${[2, 2, 2].map((length) => world.random.hex(length)).join(':')}`,
  };
}

function subnetOf(subnet: Fields, network: Fields, index: number): Fields {
  const range = textAt(network, 'ip_range') ?? '10.0.0.0/16';
  return {
    type: subnet['type'],
    ip_range: subnet['ip_range'] ?? `${addressIn(range, (index + 1) * 256)}/24`,
    network_zone: subnet['network_zone'],
    gateway: addressIn(range, 1),
    vswitch_id: subnet['vswitch_id'] ?? null,
  };
}

function without(item: Fields, list: string, like: Fields): Fields[] {
  return objectsAt(item, list).filter((entry) => !Object.entries(like).every(([key, value]) => entry[key] === value));
}

function requireOne(item: Fields, list: string, like: Fields): void {
  if (without(item, list, like).length < objectsAt(item, list).length) return;
  throw Refusal.notFound(`${Object.keys(like).join(' and ')} among its ${list}`);
}

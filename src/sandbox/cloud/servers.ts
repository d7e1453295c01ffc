/** Servers: how they come to be, what they show of the rest of the world, and what they leave behind. */
import { textAt } from '../../rest/unknown.js';
import { Refusal } from '../refusal.js';
import type { Resource } from '../resource.js';
import { type Fields, listAt, objectAt, objectsAt, timestamp } from '../values.js';
import type { Id, Item, World } from '../world.js';
import { recommendedDatacenter } from './datacenters.js';
import { applied, firewallsOf, removed } from './firewalls.js';
import { isMeant, serverTarget } from './targets.js';
import { placeIn } from './networks.js';
import { imageFor, serverActions } from './server-actions.js';

export const servers: Resource = {
  embeds: {
    server_type: '/server_types',
    datacenter: '/datacenters',
    location: '/locations',
    image: '/images',
    iso: '/isos',
    placement_group: '/placement_groups',
  },
  derived: {
    public_net: publicNet,
    volumes: ({ id }, world) =>
      world
        .all('/volumes')
        .filter(({ server }) => server === id)
        .map(({ id }) => id),
    load_balancers: (server, world) =>
      world
        .all('/load_balancers')
        .filter(balances(server))
        .map(({ id }) => id),
    locked: (server, world) => world.actions.isLocked(world.ref('/servers', server)),
  },
  make,
  created(server, body, world) {
    const on = world.ref('/servers', server);
    const starts = body['start_after_create'] !== false;
    const creating = world.actions.begin({
      command: 'create_server',
      on,
      during: 'initializing',
      then: () => starts && world.change('/servers', server.id, { status: 'running' }),
    });
    const starting = starts ? [world.actions.begin({ command: 'start_server', on, after: creating })] : [];
    return {
      action: world.showAction(creating),
      next_actions: starting.map((action) => world.showAction(action)),
      root_password: listAt(body, 'ssh_keys').length > 0 ? null : world.random.text(20),
    };
  },
  goesWhile: 'deleting',
  gone,
  actions: serverActions,
};

function make(body: Fields, world: World, id: Id): Fields {
  const type = world.must('/server_types', body['server_type']);
  const datacenter = datacenterFor(body, world);
  const price = objectsAt(type, 'prices').find(
    (price) => price['location'] === world.get('/locations', datacenter['location'])?.['name'],
  );
  if (!price || type['deprecated'] === true) {
    throw Refusal.invalidField('server_type', `${String(type['name'])} is not available in this location.`);
  }
  const net = objectAt(body, 'public_net');
  for (const ip of ['ipv4', 'ipv6'])
    if (net[`enable_${ip}`] !== false) assign(ip, net[ip], body, id, datacenter, world);
  for (const { firewall } of objectsAt(body, 'firewalls')) {
    const found = world.must('/firewalls', firewall);
    world.change('/firewalls', found.id, applied(found, [serverTarget(id)]));
  }
  for (const volume of listAt(body, 'volumes')) world.change('/volumes', Number(volume), { server: id });
  return {
    name: body['name'],
    status: 'off',
    created: timestamp(world.now()),
    private_net: listAt(body, 'networks').map((network) => placeIn({ network }, world)),
    server_type: type.id,
    datacenter: datacenter.id,
    location: datacenter['location'],
    image: imageFor(type, body['image'], world),
    iso: null,
    rescue_enabled: false,
    backup_window: null,
    outgoing_traffic: null,
    ingoing_traffic: null,
    included_traffic: price['included_traffic'],
    protection: { delete: false, rebuild: false },
    labels: body['labels'] ?? {},
    primary_disk_size: type['disk'],
    placement_group: body['placement_group'] ?? null,
  };
}

function datacenterFor({ datacenter, location }: Fields, world: World): Item {
  if (datacenter !== undefined && location !== undefined) {
    throw Refusal.invalidField('datacenter', 'Give a location or a data center, not both.');
  }
  const there = world.all('/datacenters').find((one) => one['location'] === location);
  return there ?? world.must('/datacenters', datacenter ?? recommendedDatacenter);
}

/** The primary IP that was named, or a new one that goes with the server. */
function assign(type: string, named: unknown, { name }: Fields, id: Id, datacenter: Item, world: World): void {
  const found = named === undefined || named === null ? undefined : world.must('/primary_ips', named);
  const ip =
    found ??
    world.create('/primary_ips', {
      name: `${String(name)}-${type}`,
      type,
      datacenter: datacenter.id,
      auto_delete: true,
    });
  if (ip['assignee_id'] !== null) throw new Refusal('conflict', 'the primary IP is assigned already');
  world.change('/primary_ips', ip.id, { assignee_id: id });
}

function publicNet(server: Item, world: World): Fields {
  const { id } = server;
  const mine = world.all('/primary_ips').filter(({ assignee_id }) => assignee_id === id);
  const [ipv4, ipv6] = ['ipv4', 'ipv6'].map((type) => mine.find((ip) => ip['type'] === type));
  const shown = (ip: Item) => ({ id: ip.id, ip: ip['ip'], blocked: ip['blocked'], dns_ptr: ip['dns_ptr'] });
  return {
    ipv4: ipv4 ? { ...shown(ipv4), dns_ptr: textAt(objectsAt(ipv4, 'dns_ptr')[0], 'dns_ptr') ?? '' } : null,
    ipv6: ipv6 ? shown(ipv6) : null,
    floating_ips: world
      .all('/floating_ips')
      .filter(({ server }) => server === id)
      .map(({ id }) => id),
    firewalls: firewallsOf(server, world).map((firewall) => ({ id: firewall.id, status: 'applied' })),
  };
}

/** Whether a load balancer sends traffic to this server. */
function balances(server: Item): (balancer: Item) => boolean {
  return (balancer) => objectsAt(balancer, 'targets').some((target) => isMeant(server, target));
}

function gone({ id }: Item, world: World): void {
  for (const volume of world.all('/volumes'))
    if (volume['server'] === id) world.change('/volumes', volume.id, { server: null });
  for (const ip of world.all('/floating_ips'))
    if (ip['server'] === id) world.change('/floating_ips', ip.id, { server: null });
  for (const ip of world.all('/primary_ips').filter(({ assignee_id }) => assignee_id === id)) {
    if (ip['auto_delete'] === true) world.remove('/primary_ips', ip);
    else world.change('/primary_ips', ip.id, { assignee_id: null });
  }
  for (const firewall of world.all('/firewalls')) {
    world.change('/firewalls', firewall.id, removed(firewall, [serverTarget(id)]));
  }
  for (const balancer of world.all('/load_balancers')) {
    const targets = objectsAt(balancer, 'targets').filter((target) => objectAt(target, 'server')['id'] !== id);
    world.change('/load_balancers', balancer.id, { targets });
  }
}

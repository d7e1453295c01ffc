/** How a server comes to be: everything is looked up and refused before anything is changed. */
import { Refusal } from '../protocol/refusal.js';
import { type Fields, listAt, objectAt, objectsAt, timestamp } from '../world/values.js';
import type { Id, Item } from '../world/item.js';
import type { World } from '../world/world.js';
import { applied } from './firewalls.js';
import { placeIn } from './networks.js';
import { imageFor } from './server-actions.js';
import { serverTarget } from './targets.js';
import { impossible } from './rules.js';

export function makeServer(body: Fields, world: World, id: Id): Fields {
  const type = world.must('/server_types', body['server_type']);
  const image = imageFor(type, body['image'], world);
  const location = locationFor(body, world);
  const price = priceOf(type, location, world);
  const volumes = listAt(body, 'volumes').map((volume) => freeVolume(volume, location, world));
  const ips = ['ipv4', 'ipv6'].flatMap((ip) => addressOf(ip, body, world));
  const firewalls = objectsAt(body, 'firewalls').map(({ firewall }) => world.must('/firewalls', firewall));

  for (const volume of volumes) world.change('/volumes', volume.id, { server: id });
  for (const firewall of firewalls) world.change('/firewalls', firewall.id, applied(firewall, [serverTarget(id)]));
  for (const ip of ips) {
    const found = 'id' in ip ? ip : world.create('/primary_ips', { ...ip, location });
    world.change('/primary_ips', Number(found.id), { assignee_id: id });
  }
  return {
    name: body['name'],
    status: 'off',
    created: timestamp(world.now()),
    private_net: listAt(body, 'networks').map((network) => placeIn({ network }, world)),
    server_type: type.id,
    location,
    image,
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

/** Where new servers are put unless something else is said: Falkenstein. */
const usualLocation = 1;

function locationFor({ datacenter, location }: Fields, world: World): unknown {
  if (datacenter === undefined) return location ?? usualLocation;
  if (location === undefined) return world.must('/datacenters', datacenter)['location'];
  throw Refusal.invalidField('datacenter', 'Give a location or a data center, not both.');
}

function priceOf(type: Item, location: unknown, world: World): Fields {
  const name = world.get('/locations', location)?.['name'];
  const price = objectsAt(type, 'prices').find((price) => price['location'] === name);
  if (price && type['deprecated'] !== true) return price;
  throw Refusal.invalidField('server_type', `${String(type['name'])} is not available in this location.`);
}

function freeVolume(id: unknown, location: unknown, world: World): Item {
  const volume = world.must('/volumes', id);
  if (volume['server'] !== null)
    throw impossible('the volume is already attached to a server', 'volume_already_attached');
  if (volume['location'] === location) return volume;
  throw Refusal.invalidField('volumes', 'A volume is in another location than the server.');
}

/** The primary IP that was named, or what a new one is made from, which goes with the server; none when not wanted. */
function addressOf(type: string, { name, public_net }: Fields, world: World): (Item | Fields)[] {
  const net = objectAt({ public_net }, 'public_net');
  if (net[`enable_${type}`] === false) return [];
  if (typeof net[type] !== 'number') return [{ name: `${String(name)}-${type}`, type, auto_delete: true }];
  const ip = world.must('/primary_ips', net[type]);
  if (ip['assignee_id'] !== null) throw impossible('the primary IP is assigned already');
  return [ip];
}

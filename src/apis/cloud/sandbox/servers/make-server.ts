/** Creates servers: everything is looked up and checked before anything is changed. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import { type Fields, listAt, objectAt, objectsAt, timestamp } from '../../../../sandbox/world/values.js';
import type { ItemId, SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { applied } from '../networks/firewalls.js';
import { placeIn } from '../networks/networks.js';
import { imageFor } from './server-actions.js';
import { priceIn } from './server-types.js';
import { serverTarget } from '../networks/targets.js';
import { impossible } from '../rules.js';

export function makeServer(body: Fields, world: SandboxWorld, id: ItemId): Fields {
  const type = world.must('/server_types', body['server_type']);
  const image = imageFor(type, body['image'], world);
  const location = locationFor(body, world);
  const price = priceIn(type, location, world);
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

/** The default location of new servers: Falkenstein. */
const usualLocation = 1;

function locationFor({ datacenter, location }: Fields, world: SandboxWorld): unknown {
  if (datacenter === undefined) return location ?? usualLocation;
  if (location === undefined) return world.must('/datacenters', datacenter)['location'];
  throw Refusal.invalidField('datacenter', 'Give a location or a data center, not both.');
}

function freeVolume(id: unknown, location: unknown, world: SandboxWorld): SandboxItem {
  const volume = world.must('/volumes', id);
  if (volume['server'] !== null)
    throw impossible('the volume is already attached to a server', 'volume_already_attached');
  if (volume['location'] === location) return volume;
  throw Refusal.invalidField('volumes', 'A volume is in another location than the server.');
}

/**
 * The primary IP that is named, or the fields of a new one, which is deleted with the server; empty when none is
 * wanted.
 */
function addressOf(type: string, { name, public_net }: Fields, world: SandboxWorld): (SandboxItem | Fields)[] {
  const net = objectAt({ public_net }, 'public_net');
  if (net[`enable_${type}`] === false) return [];
  if (typeof net[type] !== 'number') return [{ name: `${String(name)}-${type}`, type, auto_delete: true }];
  const ip = world.must('/primary_ips', net[type]);
  if (ip['assignee_id'] !== null) throw impossible('the primary IP is assigned already');
  return [ip];
}

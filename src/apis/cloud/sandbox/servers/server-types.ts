/** Server types and load balancer types. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { type Fields, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { typePrices } from '../../../../sandbox/common/prices.js';

const europe = [1, 2, 3];
const everywhere = [1, 2, 3, 4, 5, 6];

/** Shared x86, shared x86 of the performance line, shared ARM, dedicated x86. */
const lines = {
  cx: { category: 'Cost Optimized', cpu_type: 'shared', architecture: 'x86', locations: europe },
  cpx: { category: 'Regular Performance', cpu_type: 'shared', architecture: 'x86', locations: everywhere },
  cax: { category: 'Cost Optimized', cpu_type: 'shared', architecture: 'arm', locations: europe },
  ccx: { category: 'General Purpose', cpu_type: 'dedicated', architecture: 'x86', locations: everywhere },
} as const;

/** Id, line and size, cores, GB of memory, GB of disk, monthly price in ten-thousandths of a euro. */
const sizes = [
  [1, 'cx', 11, 1, 2, 20, 3_2900],
  [22, 'cpx', 11, 2, 2, 40, 3_8500],
  [23, 'cpx', 21, 3, 4, 80, 7_0500],
  [24, 'cpx', 31, 4, 8, 160, 13_1000],
  [25, 'cpx', 41, 8, 16, 240, 24_7000],
  [26, 'cpx', 51, 16, 32, 360, 54_4000],
  [45, 'cax', 11, 2, 4, 40, 3_2900],
  [93, 'cax', 21, 4, 8, 80, 5_9900],
  [94, 'cax', 31, 8, 16, 160, 11_9900],
  [95, 'cax', 41, 16, 32, 320, 23_9900],
  [96, 'ccx', 13, 2, 8, 80, 11_9900],
  [97, 'ccx', 23, 4, 16, 160, 23_9900],
  [98, 'ccx', 33, 8, 32, 240, 47_9900],
  [99, 'ccx', 43, 16, 64, 360, 95_9900],
  [100, 'ccx', 53, 32, 128, 600, 191_9900],
  [101, 'ccx', 63, 48, 192, 960, 287_9900],
  [104, 'cx', 22, 2, 4, 40, 3_2900],
  [105, 'cx', 32, 4, 8, 80, 6_3000],
  [106, 'cx', 42, 8, 16, 160, 15_9000],
  [107, 'cx', 52, 16, 32, 320, 31_9000],
] as const;

/** No new servers of this type can be created. */
export const oldType = 1;
const deprecation = { announced: '2024-06-06T06:00:00+00:00', unavailable_after: '2024-09-06T06:00:00+00:00' };

export const serverTypes = sizes.map(([id, line, size, cores, memory, disk, monthly]) => ({
  id,
  name: `${line}${size}`,
  description: `${line.toUpperCase()}${size}`,
  cores,
  memory,
  disk,
  monthly,
  ...lines[line],
}));

/** Id, name, connections, services, targets, certificates, monthly price. */
const loadBalancerTypes = [
  [1, 'lb11', 10_000, 5, 25, 10, 5_3900],
  [2, 'lb21', 20_000, 15, 75, 25, 16_4000],
  [3, 'lb31', 40_000, 30, 150, 50, 32_9000],
] as const;

export function seedTypes(world: SandboxWorld): void {
  for (const { monthly, locations, ...type } of serverTypes) {
    const isOld = type.id === oldType;
    world.put('/server_types', {
      ...type,
      storage_type: 'local',
      deprecated: isOld,
      deprecation: isOld ? deprecation : null,
      prices: typePrices(monthly, locations),
      locations: locations.map((id) => ({
        id,
        name: world.get('/locations', id)?.['name'],
        deprecation: isOld ? deprecation : null,
        recommended: !isOld && id === 1,
        available: !isOld,
      })),
    });
  }
  for (const [id, name, max_connections, max_services, max_targets, certificates, monthly] of loadBalancerTypes) {
    world.put('/load_balancer_types', {
      id,
      name,
      description: name.toUpperCase(),
      max_connections,
      max_services,
      max_targets,
      max_assigned_certificates: certificates,
      deprecated: null,
      prices: typePrices(monthly, everywhere),
    });
  }
}

/** The price of a type in a location that offers it. */
export function priceIn(type: SandboxItem, location: unknown, world: SandboxWorld): Fields {
  const name = world.get('/locations', location)?.['name'];
  const price = objectsAt(type, 'prices').find((price) => price['location'] === name);
  if (price && type['deprecated'] !== true) return price;
  throw Refusal.invalidField('server_type', `${String(type['name'])} is not available in this location.`);
}

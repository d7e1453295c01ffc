/** The history: finished actions of servers and volumes, one of them failed. */
import { timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem, Ref } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

const minute = 60_000;

export function seedHistory(world: SandboxWorld): void {
  for (const server of world.all('/servers')) {
    const on = [world.ref('/servers', server)];
    for (const [index, command] of ['create_server', 'start_server', 'reboot_server'].entries()) {
      add(world, server, command, on, index);
    }
  }
  for (const volume of world.all('/volumes')) {
    const on = world.ref('/volumes', volume);
    add(world, volume, 'create_volume', [on], 0);
    const server = world.get('/servers', volume['server']);
    if (server) add(world, volume, 'attach_volume', [on, world.ref('/servers', server)], 1);
  }
  const lost = world.find('/certificates', 'lost');
  const error = { code: 'dns_zone_not_found', message: 'DNS zone not found' };
  if (lost) add(world, lost, 'create_certificate', [world.ref('/certificates', lost)], 0, error);
}

function add(
  world: SandboxWorld,
  { created }: SandboxItem,
  command: string,
  resources: Ref[],
  nth: number,
  error: object | null = null,
) {
  const started = Date.parse(String(created)) + nth * minute;
  world.put('/actions', {
    id: world.nextId(),
    command,
    status: error ? 'error' : 'success',
    progress: 100,
    started: timestamp(started),
    finished: timestamp(started + world.random.int(1, 30) * 1000),
    resources,
    error,
  });
}

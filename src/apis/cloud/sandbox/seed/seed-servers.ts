/** Seeds 25 servers, with every status among them. */
import { seeded } from '../../../../sandbox/common/seeding.js';
import type { Fields } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

/** Number, name, labels, type, image, locations in rotation. */
const roles = [
  [6, 'web', { env: 'production', role: 'web' }, 'cpx21', 'ubuntu-24.04', ['fsn1', 'nbg1', 'ash']],
  [4, 'api', { env: 'production', role: 'api' }, 'cpx31', 'debian-12', ['fsn1', 'hel1']],
  [3, 'db', { env: 'production', role: 'db' }, 'ccx23', 'debian-12', ['fsn1', 'nbg1', 'hel1']],
  [2, 'cache', { env: 'production', role: 'cache' }, 'ccx13', 'debian-13', ['fsn1']],
  [4, 'worker', { env: 'staging', role: 'worker' }, 'cx32', 'rocky-9', ['hel1', 'nbg1']],
  [3, 'ci', { env: 'ci' }, 'cax21', 'ubuntu-22.04', ['fsn1', 'hel1']],
  [1, 'mail', { role: 'mail' }, 'cpx11', 'alma-9', ['hil']],
  [1, 'edge', { role: 'edge' }, 'cpx11', 'fedora-42', ['sin']],
  [1, 'old-wiki', {}, 'cx22', 'debian-11', ['nbg1']],
] as const;

/** The private network in each location that has one. */
const networks: Readonly<Record<string, string>> = { fsn1: 'main', nbg1: 'main', hel1: 'main', ash: 'us' };

/** The servers that are not simply running. */
const statuses: Readonly<Record<string, string>> = {
  'web-6': 'rebuilding',
  'api-4': 'starting',
  'cache-2': 'stopping',
  'worker-3': 'off',
  'worker-4': 'migrating',
  'ci-2': 'off',
  'ci-3': 'initializing',
  'edge-1': 'unknown',
  'old-wiki-1': 'deleting',
};

export function seedServers(world: SandboxWorld): void {
  for (const [count, role, labels, server_type, image, locations] of roles) {
    const placement_group = world.find('/placement_groups', role)?.id;
    for (let n = 1; n <= count; n += 1) {
      const name = `${role}-${n}`;
      const location = locations[(n - 1) % locations.length] ?? 'fsn1';
      const network = networks[location];
      const body = { name, labels, server_type, image, location, placement_group, networks: network ? [network] : [] };
      seeded(world, '/servers', body, { ...stateOf(name, world), ...habitsOf(role) });
    }
  }
  const [wiki] = world.where('/servers', { name: 'old-wiki-1' });
  const oldType = world.find('/server_types', 'cx11');
  if (wiki && oldType)
    world.change('/servers', wiki.id, { server_type: oldType.id, primary_disk_size: oldType['disk'] });
}

function stateOf(name: string, world: SandboxWorld): Fields {
  const status = statuses[name] ?? 'running';
  const traffic = (most: number) => (status === 'running' ? world.random.int(10 ** 9, most) : null);
  return {
    status,
    outgoing_traffic: traffic(4 * 10 ** 12),
    ingoing_traffic: traffic(10 ** 12),
    rescue_enabled: name === 'ci-2',
    iso: name === 'worker-3' ? world.all('/isos')[0]?.id : null,
  };
}

function habitsOf(role: string): Fields {
  const isPrecious = role === 'db';
  return {
    backup_window: isPrecious || role === 'mail' ? '22-02' : null,
    protection: { delete: isPrecious, rebuild: isPrecious },
  };
}

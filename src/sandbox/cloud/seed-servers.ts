/** 25 servers in every status, with the keys, placement groups and private networks that they are made with. */
import type { Fields } from '../values.js';
import type { World } from '../world.js';
import { seeded } from '../common/seeding.js';

/** How many, name, labels, type, image, locations in turn. */
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

/** All others run. */
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

const keys = ['ada@laptop', 'grace@desk', 'deploy', 'ci', 'backup'];

export function seedServers(world: World): void {
  for (const name of keys) {
    const key = Buffer.from(`\0\0\0\x0bssh-ed25519\0\0\0 ${world.random.hex(32)}`).toString('base64');
    seeded(world, '/ssh_keys', { name, public_key: `ssh-ed25519 ${key} ${name}` });
  }
  for (const name of ['web', 'db'])
    seeded(world, '/placement_groups', { name, type: 'spread', labels: { role: name } });
  for (const [name, base, network_zone] of networks) {
    const subnets = [1, 2].map((n) => ({ type: 'cloud', network_zone, ip_range: `10.${base}.${n}.0/24` }));
    seeded(world, '/networks', { name, ip_range: `10.${base}.0.0/16`, subnets, labels: { zone: network_zone } });
  }
  for (const [count, role, labels, server_type, image, locations] of roles) {
    for (let n = 1; n <= count; n += 1) {
      const name = `${role}-${n}`;
      const location = locations[(n - 1) % locations.length];
      const isEuropean = location !== 'ash' && location !== 'hil' && location !== 'sin';
      const fields = { name, labels, server_type, image, location };
      const placement_group = world.find('/placement_groups', role)?.id;
      addServer(world, {
        ...fields,
        ...(placement_group !== undefined && n <= 10 && { placement_group }),
        networks: isEuropean ? ['main'] : location === 'ash' ? ['us'] : [],
      });
    }
  }
  const main = world.find('/networks', 'main');
  const gateway = { destination: '192.168.0.0/16', gateway: '10.0.1.2' };
  if (main) world.change('/networks', main.id, { routes: [gateway], expose_routes_to_vswitch: true });
}

const networks = [
  ['main', 0, 'eu-central'],
  ['us', 10, 'us-east'],
  ['lab', 20, 'eu-central'],
] as const;

function addServer(world: World, body: Fields): void {
  const { name } = body;
  const status = statuses[String(name)] ?? 'running';
  const isBusy = status === 'running';
  const role = String(name).replace(/-\d+$/, '');
  seeded(world, '/servers', body, {
    status,
    outgoing_traffic: isBusy ? world.random.int(10 ** 9, 4 * 10 ** 12) : null,
    ingoing_traffic: isBusy ? world.random.int(10 ** 9, 10 ** 12) : null,
    backup_window: ['db', 'mail'].includes(role) ? '22-02' : null,
    rescue_enabled: name === 'ci-2',
    protection: { delete: role === 'db', rebuild: role === 'db' },
    ...(name === 'worker-3' && { iso: world.all('/isos')[0]?.id }),
    ...(name === 'old-wiki-1' && { server_type: world.find('/server_types', 'cx11')?.id }),
  });
}

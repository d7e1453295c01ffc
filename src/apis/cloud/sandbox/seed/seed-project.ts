/** Seeds what servers are created with: SSH keys, placement groups, private networks. */
import { seeded } from '../../../../sandbox/common/seeding.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

const keys = ['ada@laptop', 'grace@desk', 'deploy', 'ci', 'backup'];

const networks = [
  ['main', 0, 'eu-central'],
  ['us', 10, 'us-east'],
  ['lab', 20, 'eu-central'],
] as const;

export function seedProject(world: SandboxWorld): void {
  for (const name of keys) {
    const key = Buffer.from(`\0\0\0\x0bssh-ed25519\0\0\0 ${world.random.hex(32)}`).toString('base64');
    seeded(world, '/ssh_keys', { name, public_key: `ssh-ed25519 ${key} ${name}` });
  }
  for (const role of ['web', 'db']) {
    seeded(world, '/placement_groups', { name: role, type: 'spread', labels: { role } });
  }
  for (const [name, base, network_zone] of networks) {
    const body = {
      name,
      ip_range: `10.${base}.0.0/16`,
      labels: { zone: network_zone },
      subnets: [1, 2].map((n) => ({ type: 'cloud', network_zone, ip_range: `10.${base}.${n}.0/24` })),
      routes: name === 'main' ? [{ destination: '192.168.0.0/16', gateway: '10.0.1.2' }] : [],
      expose_routes_to_vswitch: name === 'main',
    };
    seeded(world, '/networks', body);
  }
}

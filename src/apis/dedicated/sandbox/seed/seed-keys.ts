/** Seeds the SSH keys of the people who work with the servers. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { localTime } from '../shared.js';

const names = ['ada@laptop', 'grace@desk', 'deploy', 'ci', 'backup', 'Zoë (spare)'];

export function seedKeys(world: SandboxWorld): void {
  for (const [n, name] of names.entries()) {
    const key = Buffer.from(`\0\0\0\x0bssh-ed25519\0\0\0 ${world.random.hex(32)}`).toString('base64');
    const item = world.create('/key', { name, data: `ssh-ed25519 ${key} ${name}` });
    world.put('/key', { ...item, created_at: localTime(Date.UTC(2024, n, 8, 7, 30 + n, 12)) });
  }
}

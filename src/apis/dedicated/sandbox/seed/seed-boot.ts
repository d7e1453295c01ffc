/** Seeds what servers were installed with, and what some will boot next. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { chosen } from '../boot.js';

/** The active boot configurations, by server name. */
const active = [
  ['web-2', 'rescue'],
  ['k8s-4', 'linux'],
  ['ci-3', 'vnc'],
  ['win', 'windows'],
] as const;

export function seedBoot(world: SandboxWorld): void {
  const keys = world
    .all('/key')
    .map(({ id }) => id)
    .slice(0, 2);
  for (const server of world.where('/server', { status: 'ready' })) {
    const last_linux = chosen('linux', { authorized_key: keys }, world);
    const last_rescue = chosen('rescue', {}, world);
    world.change('/boot', server.id, { last_linux, ...(world.random.next() < 0.5 && { last_rescue }) });
  }
  const [first] = world.where('/server', { server_name: 'web-1' });
  if (first) world.change('/boot', first.id, { last_rescue: chosen('rescue', { authorized_key: keys }, world) });
  for (const [name, kind] of active) {
    const [server] = world.where('/server', { server_name: name });
    const choice = chosen(kind, kind === 'linux' ? { authorized_key: keys } : {}, world);
    if (server) world.change('/boot', server.id, { [kind]: choice });
  }
}

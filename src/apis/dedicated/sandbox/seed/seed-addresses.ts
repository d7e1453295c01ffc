/** Seeds additional addresses of servers: single ones, subnets and failover addresses. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { addSubnet } from '../order/addons.js';
import { addIp, blockOf, newMac } from '../addresses.js';

/** Name of the server, additional single addresses, prefixes of subnets, prefixes of failover subnets. */
const more = [
  ['web-1', 2, [29], [32, 64]],
  ['web-2', 0, [], [32]],
  ['mail', 3, [], []],
  ['kvm-1', 4, [28, 29], []],
  ['kvm-2', 4, [28], []],
  ['kvm-3', 2, [29], []],
  ['k8s-1', 1, [], [29]],
] as const;

export function seedAddresses(world: SandboxWorld): void {
  for (const [name, ips, subnets, failovers] of more) {
    const [server] = world.where('/server', { server_name: name });
    if (!server) continue;
    for (let n = 1; n <= ips; n += 1) {
      const ip = addIp(server, blockOf(server), n, world);
      // Virtual machines have their own MAC addresses; `web-1` has one for its first additional address.
      const isVirtual = name.startsWith('kvm') || (name === 'web-1' && n === 1);
      if (isVirtual) world.change('/ip', ip.id, { separate_mac: newMac('00:50:56', world) });
    }
    for (const mask of subnets) addSubnet(server, mask, false, world);
    for (const mask of failovers) addSubnet(server, mask, true, world);
  }
  const [web2] = world.where('/server', { server_name: 'web-2' });
  const [moved] = world.all('/failover');
  if (web2 && moved) world.change('/failover', moved.id, { active_server_ip: web2['server_ip'] });
  const [mail] = world.where('/server', { server_name: 'mail' });
  if (mail) world.change('/rdns', String(mail['server_ip']), { ptr: 'mail.example.com' });
}

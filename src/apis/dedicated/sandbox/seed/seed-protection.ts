/** Seeds firewalls, their templates, and virtual switches. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { rulesOf } from '../firewalls.js';
import { addressesOf } from '../shared.js';

const open = (name: string, dst_port: string) => ({
  ip_version: 'ipv4',
  name,
  dst_port,
  protocol: 'tcp',
  action: 'accept',
});
const established = {
  ip_version: 'ipv4',
  name: 'Established',
  dst_port: '32768-65535',
  protocol: 'tcp',
  tcp_flags: 'ack',
  action: 'accept',
};
const ping = { ip_version: 'ipv4', name: 'Ping', protocol: 'icmp', action: 'accept' };
const output = [{ name: 'Allow all', action: 'accept' }];

/** Name, rules, whether it is the default. */
const templates = [
  ['Web servers', [open('SSH', '22'), open('HTTP', '80'), open('HTTPS', '443'), ping, established], true],
  ['Mail servers', [open('SSH', '22'), open('SMTP', '25'), open('IMAPS', '993'), ping, established], false],
  ['Databases', [{ ...open('PostgreSQL', '5432'), src_ip: '198.19.0.0/20' }, open('SSH', '22'), established], false],
  ['Closed', [{ name: 'Discard all', action: 'discard' }], false],
] as const;

/** The firewall template of each group of servers. */
const protectedBy: Readonly<Record<string, string>> = { web: 'Web servers', mail: 'Mail servers', db: 'Databases' };

/** Name, VLAN, name prefixes of its servers. */
const switches = [
  ['storage', 4000, ['ceph', 'kvm', 'backup']],
  ['cluster', 4001, ['k8s', 'db']],
  ['cloud', 4010, ['web']],
  ['spare', 4091, []],
] as const;

export function seedProtection(world: SandboxWorld): void {
  for (const [name, input, is_default] of templates) {
    const rules = { input, output };
    world.create('/firewall/template', { name, filter_ipv6: false, whitelist_hos: true, is_default, rules });
  }
  for (const { id, server_name } of world.all('/server')) {
    const name = protectedBy[String(server_name).replace(/-\d+$/, '')];
    const template = name === undefined ? undefined : templates.find(([known]) => known === name);
    if (template) world.change('/firewall', id, { status: 'active', rules: rulesOf({ input: template[1], output }) });
  }
  for (const [name, vlan, starts] of switches) {
    const servers = world
      .all('/server')
      .filter((server) => starts.some((start) => String(server['server_name']).startsWith(start)));
    const isCloud = name === 'cloud';
    const vswitch = world.create('/vswitch', { name, vlan });
    world.change('/vswitch', vswitch.id, {
      server: servers.map((server) => ({ ...addressesOf(server), status: 'ready' })),
      subnet: isCloud ? [{ ip: '198.19.200.0', mask: 27, gateway: '198.19.200.1' }] : [],
      cloud_network: isCloud ? [{ id: world.nextId(), ip: '10.0.2.0', mask: 24, gateway: '10.0.2.1' }] : [],
    });
  }
}

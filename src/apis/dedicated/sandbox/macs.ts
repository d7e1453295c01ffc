/** MAC addresses: single addresses other than the first can have their own, subnets use an existing one. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { newMac } from './addresses.js';
import { type Odd, refused } from './shared.js';

/** The MAC address of the IP address in the path; refused for a server's first address. */
function onIp(then: (ip: SandboxItem, world: SandboxWorld) => unknown): Odd {
  return ({ values, world }) => {
    const ip = world.must('/ip', values['ip']);
    if (ip.id === ip['server_ip']) throw refused('not_found', 'MAC_NOT_AVAILABLE');
    return { mac: { ip: ip.id, mac: then(ip, world) } };
  };
}

function onSubnet(change: (subnet: SandboxItem, mac: unknown) => Fields | undefined): Odd {
  return ({ values, body, world }) => {
    const { id } = world.must('/subnet', values['net-ip']);
    const subnet = world.must('/subnet', id);
    if (subnet['mask'] !== 64) throw refused('not_found', 'MAC_NOT_AVAILABLE');
    const server = world.must('/server', subnet['server_number']);
    const ips = world.where('/ip', { server_number: server.id }).filter((ip) => ip['separate_mac'] !== null);
    const possible_mac: Fields = {
      [String(server['server_ip'] ?? server['server_ipv6_net'])]: server['mac'],
      ...Object.fromEntries(ips.map((ip) => [ip.id, ip['separate_mac']])),
    };
    const { mac } = body;
    if (mac !== undefined && !Object.values(possible_mac).includes(mac)) {
      throw Refusal.invalidField('mac', 'Not one that it can use.');
    }
    world.change('/subnet', id, change(subnet, mac) ?? {});
    return {
      mac: {
        ip: id,
        mask: String(subnet['mask']),
        mac: world.get('/subnet', id)?.['mac'] ?? server['mac'],
        possible_mac,
      },
    };
  };
}

export const macCalls: SandboxProvider['specialCalls'] = {
  'GET /ip/{ip}/mac': onIp((ip) => {
    if (ip['separate_mac'] === null) throw refused('not_found', 'MAC_NOT_FOUND');
    return ip['separate_mac'];
  }),
  'PUT /ip/{ip}/mac': onIp((ip, world) => {
    if (ip['separate_mac'] !== null) throw refused('conflict', 'MAC_ALREADY_SET');
    const mac = newMac('00:50:56', world);
    world.change('/ip', ip.id, { separate_mac: mac });
    return mac;
  }),
  'DELETE /ip/{ip}/mac': onIp((ip, world) => {
    if (ip['separate_mac'] === null) throw refused('conflict', 'MAC_NOT_FOUND');
    world.change('/ip', ip.id, { separate_mac: null });
    return null;
  }),
  'GET /subnet/{net-ip}/mac': onSubnet(() => undefined),
  'PUT /subnet/{net-ip}/mac': onSubnet((_, mac) => ({ mac })),
  'DELETE /subnet/{net-ip}/mac': onSubnet(() => ({ mac: undefined })),
};

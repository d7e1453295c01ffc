/** The searched lists of the dedicated API. */
import { failovers } from '../../apis/dedicated/networks/failovers.js';
import { firewallTemplates } from '../../apis/dedicated/networks/firewall-templates.js';
import { ips } from '../../apis/dedicated/networks/ips.js';
import { keys } from '../../apis/dedicated/keys.js';
import { reverseDns } from '../../apis/dedicated/networks/reverse-dns.js';
import { servers } from '../../apis/dedicated/servers.js';
import { storageBoxes } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { subnets } from '../../apis/dedicated/networks/subnets.js';
import { vswitches } from '../../apis/dedicated/networks/vswitches.js';
import { FindKind } from './kind.js';
import { searched } from './searched.js';

export const dedicatedLists = [
  searched(
    FindKind.SERVER,
    servers.rows.servers,
    ({ id, name, addresses, mainIpv6Net, product, datacenter }, notes) => {
      notes.id('number', id).name('name', name).addresses('addresses', addresses);
      notes.network('mainIpv6Net', mainIpv6Net, 64).text('product', product).datacenter('datacenter', datacenter);
    },
  ),
  searched(FindKind.IP_ADDRESS, ips.rows.ips, ({ ip, separateMac }, notes) => {
    notes.address('ip', ip).id('separateMac', separateMac);
  }),
  searched(FindKind.IP_ADDRESS, subnets.rows.subnets, ({ ip, mask }, notes) => {
    notes.network('ip', ip, mask);
  }),
  searched(FindKind.IP_ADDRESS, failovers.rows.failovers, ({ ip, netmask, activeServerIp }, notes) => {
    notes.network('ip', ip, netmask).address('activeServerIp', activeServerIp);
  }),
  searched(FindKind.REVERSE_DNS, reverseDns.rows.reverseDnsEntries, ({ ip, ptr }, notes) => {
    notes.address('ip', ip).name('ptr', ptr);
  }),
  searched(
    FindKind.STORAGE_BOX,
    storageBoxes.rows.storageBoxes,
    ({ id, name, username, server, product, location }, notes) => {
      notes.id('number', id).name('name', name).id('username', username).name('server', server);
      notes.trait('product', product).datacenter('location', location);
    },
  ),
  searched(FindKind.NETWORK, vswitches.rows.vswitches, ({ id, name }, notes) => {
    notes.id('number', id).name('name', name);
  }),
  searched(FindKind.FIREWALL, firewallTemplates.rows.firewallTemplates, ({ id, name }, notes) => {
    notes.id('number', id).name('name', name);
  }),
  searched(FindKind.SSH_KEY, keys.rows.sshKeys, ({ name, fingerprint, data }, notes) => {
    notes.name('name', name).id('fingerprint', fingerprint).publicKey('data', data);
  }),
];

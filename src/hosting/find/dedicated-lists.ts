/** What is searched of the dedicated API. */
import { failovers } from '../../dedicated/failovers.js';
import { firewallTemplates } from '../../dedicated/firewall-templates.js';
import { ips } from '../../dedicated/ips.js';
import { keys } from '../../dedicated/keys.js';
import { reverseDns } from '../../dedicated/reverse-dns.js';
import { servers } from '../../dedicated/servers.js';
import { storageBoxes } from '../../dedicated/storage-boxes.js';
import { subnets } from '../../dedicated/subnets.js';
import { vswitches } from '../../dedicated/vswitches.js';
import { searched } from './searched.js';

export const dedicatedLists = [
  searched(servers.rows.servers, ({ id, name, addresses, mainIpv6Net, product }, notes) => {
    notes.id('id', id).name('name', name).addresses('addresses', addresses);
    notes.network('mainIpv6Net', mainIpv6Net, 64).text('product', product);
  }),
  searched(ips.rows.ips, ({ ip, separateMac }, notes) => {
    notes.address('ip', ip).id('separateMac', separateMac);
  }),
  searched(subnets.rows.subnets, ({ ip, mask }, notes) => {
    notes.network('ip', ip, mask);
  }),
  searched(failovers.rows.failovers, ({ ip, netmask, activeServerIp }, notes) => {
    notes.network('ip', ip, netmask).address('activeServerIp', activeServerIp);
  }),
  searched(reverseDns.rows.reverseDnsEntries, ({ ip, ptr }, notes) => {
    notes.address('ip', ip).name('ptr', ptr);
  }),
  searched(storageBoxes.rows.storageBoxes, ({ id, name, username, server }, notes) => {
    notes.id('id', id).name('name', name).id('username', username).name('server', server);
  }),
  searched(vswitches.rows.vswitches, ({ id, name }, notes) => {
    notes.id('id', id).name('name', name);
  }),
  searched(firewallTemplates.rows.firewallTemplates, ({ id, name }, notes) => {
    notes.id('id', id).name('name', name);
  }),
  searched(keys.rows.sshKeys, ({ name, fingerprint }, notes) => {
    notes.name('name', name).id('fingerprint', fingerprint);
  }),
];

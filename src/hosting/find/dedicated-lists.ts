/** What is searched of the dedicated API. */
import { failovers } from '../../apis/dedicated/networks/failovers.js';
import { firewallTemplates } from '../../apis/dedicated/networks/firewall-templates.js';
import { ips } from '../../apis/dedicated/networks/ips.js';
import { keys } from '../../apis/dedicated/keys.js';
import { reverseDns } from '../../apis/dedicated/networks/reverse-dns.js';
import { servers } from '../../apis/dedicated/servers.js';
import { storageBoxes } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { subnets } from '../../apis/dedicated/networks/subnets.js';
import { vswitches } from '../../apis/dedicated/networks/vswitches.js';
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

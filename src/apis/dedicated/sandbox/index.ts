/** The dedicated API in the sandbox. */
import { robot } from './protocol.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import { ips, subnets } from './addresses.js';
import { bootCalls } from './boot.js';
import { cancellationCalls } from './cancellations.js';
import { failoverCalls, failovers } from './failovers.js';
import { firewallCalls, firewallTemplates, firewalls } from './firewalls.js';
import { seed } from './inventory.js';
import { keys } from './keys.js';
import { macCalls } from './macs.js';
import { orderCalls } from './order/orders.js';
import { serverProducts } from './order/products.js';
import { resetCalls, resets, wakeOnLan } from './resets.js';
import { reverseDns, reverseDnsCalls } from './reverse-dns.js';
import { servers } from './servers.js';
import { snapshots, storageBoxCalls, storageBoxes, subaccounts } from './storage-boxes.js';
import { traffic } from './traffic.js';
import { vswitchCalls, vswitches } from './vswitches.js';

export const provider: SandboxProvider = {
  protocol: robot({
    created: [
      'PUT /rdns/{ip}',
      'POST /key',
      'POST /firewall/template',
      'POST /vswitch',
      'POST /vswitch/{vswitch-id}/server',
      'POST /order/server/transaction',
      'POST /order/server_market/transaction',
      'POST /order/server_addon/transaction',
      'POST /storagebox/{storagebox-id}/snapshot',
      'POST /storagebox/{storagebox-id}/subaccount',
    ],
  }),
  resources: {
    '/server': servers,
    '/ip': ips,
    '/subnet': subnets,
    '/reset': resets,
    '/wol': wakeOnLan,
    '/failover': failovers,
    '/rdns': reverseDns,
    '/key': keys,
    '/firewall': firewalls,
    '/firewall/template': firewallTemplates,
    '/vswitch': vswitches,
    '/storagebox': storageBoxes,
    '/storagebox/{storagebox-id}/snapshot': snapshots,
    '/storagebox/{storagebox-id}/subaccount': subaccounts,
    '/order/server/product': serverProducts,
  },
  // No call returns actions: an object's own status shows whether one is running.
  actions: '/actions',
  parents: { 'server-number': '/server', 'server-id': '/server', 'storagebox-id': '/storagebox' },
  // Forms have no null.
  references: { authorized_key: '/key' },
  namesRepeat: true,
  specialCalls: {
    ...cancellationCalls,
    ...macCalls,
    ...reverseDnsCalls,
    ...failoverCalls,
    ...resetCalls,
    ...bootCalls,
    'POST /traffic': traffic,
    ...firewallCalls,
    ...vswitchCalls,
    ...storageBoxCalls,
    ...orderCalls,
  },
  seed,
};

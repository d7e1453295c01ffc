/** Servers and storage boxes of several APIs behind one address, by the paths that none of them shares. */
import { serverOf } from '../apis/dedicated/inventory.js';

const falkenstein = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.37 };
const ashburn = { id: 4, name: 'ash', country: 'US', city: 'Ashburn, VA', latitude: 39.045821, longitude: -77.487073 };

const cloudServer = (id: number, location: object, publicNet: object) => ({
  id,
  name: `cloud ${id}`,
  status: 'running',
  server_type: { id: 11 },
  location,
  backup_window: null,
  public_net: { ipv4: null, ipv6: null, floating_ips: [], ...publicNet },
});

const pagination = { page: 1, per_page: 50, next_page: null, last_page: 1, total_entries: 2 };
const monthly = (location: string, net: string) => ({ location, price_monthly: { net, gross: net } });

const storageBox = (id: number, more: object) => ({
  id,
  login: `u${id}`,
  name: `old ${id}`,
  product: 'BX60',
  cancelled: false,
  locked: false,
  location: 'HEL1',
  linked_server: null,
  paid_until: '2026-12-31',
  ...more,
});

const marketServer = (id: number, datacenter: string) => ({ id, name: 'SB110', datacenter });

export const answers: Readonly<Record<string, unknown>> = {
  '/servers': {
    servers: [
      cloudServer(1, falkenstein, { ipv4: { ip: '203.0.113.7' }, ipv6: { ip: '2001:db8:1::/64' } }),
      cloudServer(2, ashburn, {}),
    ],
    meta: { pagination },
  },
  '/pricing': {
    pricing: {
      currency: 'EUR',
      server_backup: { percentage: '20.0' },
      server_types: [{ id: 11, name: 'cx22', prices: [monthly('fsn1', '3.79')] }],
    },
  },
  '/server': [
    { server: { ...serverOf(1), status: 'ready' } },
    { server: { ...serverOf(2), dc: 'HEL1-DC2', server_name: '', ip: null, subnet: null } },
    { server: { ...serverOf(3), dc: 'XYZ1-DC1', server_ip: null } },
  ],
  '/server/1': { server: { ...serverOf(1), server_name: 'renamed' } },
  '/storage_boxes': {
    storage_boxes: [
      {
        id: 1,
        name: 'backup',
        status: 'active',
        server: 'u1.your-storagebox.de',
        location: falkenstein,
        storage_box_type: { id: 31, name: 'bx11', prices: [monthly('fsn1', '3.20')] },
      },
    ],
    meta: { pagination },
  },
  '/storagebox': [{ storagebox: storageBox(8, {}) }, { storagebox: storageBox(9, { locked: true, location: 'NBG1' }) }],
  '/storagebox/8': { storagebox: storageBox(8, { server: 'u8.your-storagebox.de' }) },
  '/storagebox/9': { storagebox: storageBox(9, { server: 'u9.your-storagebox.de' }) },
  '/order/server_market/product': [
    { product: marketServer(21, 'NBG1-DC3') },
    { product: marketServer(22, 'HEL1-DC7') },
    { product: marketServer(23, 'elsewhere') },
  ],
};

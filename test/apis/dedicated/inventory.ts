/** Servers with their addresses, as the upstream writes them. */
import type { Answers } from './upstream.js';

export const serverOf = (n: number) => ({
  server_ip: `10.0.${n}.1`,
  server_ipv6_net: `2a01:4f8:${n}::`,
  server_number: n,
  server_name: `web ${n}`,
  product: 'AX41-NVMe',
  dc: 'FSN1-DC8',
  traffic: 'unlimited',
  status: 'in process',
  cancelled: false,
  paid_until: '2026-12-31',
  ip: [`10.0.${n}.1`, `10.0.${n}.2`],
  subnet: [{ ip: `2a01:4f8:${n}::`, mask: '64' }],
});

export const wholeServerOf = (n: number) => ({
  ...serverOf(n),
  reset: true,
  rescue: true,
  vnc: true,
  windows: false,
  plesk: false,
  cpanel: false,
  wol: true,
  hot_swap: false,
  linked_storagebox: n,
});

const warnings = { traffic_warnings: false, traffic_hourly: 200, traffic_daily: 2000, traffic_monthly: 20 };

export const ipOf = (n: number, last: number) => ({
  ip: `10.0.${n}.${last}`,
  server_ip: `10.0.${n}.1`,
  server_number: n,
  locked: false,
  separate_mac: null,
  ...warnings,
});

export const subnetOf = (n: number) => ({
  ip: `2a01:4f8:${n}::`,
  mask: 64,
  gateway: 'fe80::1',
  server_ip: null,
  server_number: n,
  failover: false,
  locked: false,
  ...warnings,
});

export const inactive = (n: number) => ({
  server_ip: `10.0.${n}.1`,
  server_ipv6_net: `2a01:4f8:${n}::`,
  server_number: n,
  os: ['linux', 'vkvm'],
  arch: [64],
  active: false,
  password: null,
  authorized_key: [],
  host_key: [],
});

/** So many servers with two addresses, a subnet, a reset and a rescue system each; every other address has a name. */
export function inventory(count: number): Answers {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const place = (n: number) => ({ server_ip: null, server_ipv6_net: `2a01:4f8:${n}::`, server_number: n });
  return {
    'GET /server': numbers.map((n) => ({ server: serverOf(n) })),
    'GET /ip': numbers.flatMap((n) => [{ ip: ipOf(n, 1) }, { ip: ipOf(n, 2) }]),
    'GET /subnet': numbers.map((n) => ({ subnet: subnetOf(n) })),
    'GET /rdns': numbers.map((n) => ({ rdns: { ip: `10.0.${n}.1`, ptr: `web${n}.example.com` } })),
    'GET /reset': numbers.map((n) => ({ reset: { ...place(n), type: ['sw', 'power_long'] } })),
    'GET /failover': [{ failover: { ...place(1), ip: '10.0.1.2', netmask: '255.255.255.255', server_ip: '10.0.1.1' } }],
    ...Object.fromEntries(numbers.map((n) => [`GET /server/${n}`, { server: wholeServerOf(n) }])),
    ...Object.fromEntries(
      numbers.map((n) => [
        `GET /boot/${n}`,
        { boot: { rescue: inactive(n), linux: null, vnc: null, windows: null, plesk: null, cpanel: null } },
      ]),
    ),
  };
}

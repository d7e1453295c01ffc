/** A primary zone with records of most types, one that is being moved here, and a secondary one. */
import { seeded } from '../../../../sandbox/common/seeding.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { fill } from './zones.js';

const records: readonly (readonly [name: string, type: string, ttl: number | null, values: readonly string[]])[] = [
  ['@', 'A', null, ['198.51.100.10']],
  ['@', 'AAAA', null, ['2001:db8:10::1']],
  ['@', 'MX', null, ['10 mail.acme-cloud.example.', '20 backup.mail.example.']],
  ['@', 'TXT', 3600, ['"v=spf1 mx -all"']],
  ['@', 'CAA', null, ['0 issue "letsencrypt.org"']],
  ['www', 'CNAME', 300, ['acme-cloud.example.']],
  ['mail', 'A', null, ['198.51.100.25']],
  ['_sip._tcp', 'SRV', null, ['10 60 5060 sip.acme-cloud.example.']],
  ['_443._tcp.www', 'TLSA', null, ['3 1 1 0b9fa5a59eed715c26c1020c711b4f6ec42d58b0015e14337a39dad301c5afc3']],
  ['shop', 'HTTPS', 600, ['1 . alpn="h3,h2"']],
];

export function seedDns(world: SandboxWorld): void {
  const rrsets = records.map(([name, type, ttl, values]) => ({
    name,
    type,
    ttl,
    records: values.map((value) => ({ value })),
  }));
  const primary = { mode: 'primary', labels: { env: 'production' }, rrsets };
  const tsig = { tsig_key: 'c2FuZGJveC10c2lnLWtleQ==', tsig_algorithm: 'hmac-sha256' };
  const zones = [
    { name: 'acme-cloud.example', ...primary },
    { name: 'moving.example', mode: 'primary', ttl: 300 },
    { name: 'acme-elsewhere.example', mode: 'secondary', primary_nameservers: [{ address: '192.0.2.53', ...tsig }] },
  ];
  for (const body of zones) {
    const zone = seeded(world, '/zones', body);
    if (zone['mode'] === 'primary') fill(zone, body, world);
  }
}

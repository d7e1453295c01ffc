/** Seeds the DNS records of all zones: many in the first one; some point to servers of the cloud, some to nothing. */
import { boundedCache, caches } from '../../../../base/shares/caches.js';
import { provider as cloud } from '../../../cloud/sandbox/index.js';
import { noHooks } from '../../../../sandbox/world/hooks.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { Objects } from '../../../../sandbox/world/objects.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import { textAt } from '../../../../base/unknown.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { DnsDraft, recordsOf } from './dns-draft.js';
import type { ProviderPart } from '../part.js';

/** Records of the largest zone. */
const many = 3_000;
/** The default seed of the sandbox. */
const usualSeed = 1;
const begun = Date.UTC(2024, 0, 15, 9, 30);

interface SeededServer {
  readonly name: string;
  readonly ipv4: string;
  readonly ipv6: string;
}

/** The servers of the cloud sandbox. */
function cloudServers(): SeededServer[] {
  const world = new Objects(cloud, usualSeed, () => begun, noHooks.timing);
  return world.all('/servers').map(({ id, name }) => {
    const addressOf = (type: string) => textAt(world.where('/primary_ips', { assignee_id: id, type })[0], 'ip') ?? '';
    return { name: String(name), ipv4: addressOf('ipv4'), ipv6: addressOf('ipv6').replace('::/64', '::1') };
  });
}

interface SeededZone {
  readonly records: readonly SandboxItem[];
  /** The state of the random numbers after these records. */
  readonly state: number;
}

/**
 * Seeded zones, by everything they depend on. Worlds with one seed share their records, which take longer to make than
 * the rest of a world.
 */
const seeded = boundedCache<SeededZone>(caches.sandboxZones);

function seed(world: SandboxWorld): void {
  let servers: SeededServer[] | undefined;
  for (const [place, zone] of world.all('/zones').entries()) {
    const key = `${world.random.state} ${place} ${zone.id} ${String(zone['name'])}`;
    const known = seeded.get(key);
    if (known) {
      for (const record of known.records) world.put(recordsOf(zone), record);
      world.random.skipTo(known.state);
    } else {
      makeRecords(world, zone, place, (servers ??= cloudServers()));
      seeded.set(key, { records: world.all(recordsOf(zone)), state: world.random.state });
    }
  }
}

function makeRecords(world: SandboxWorld, zone: SandboxItem, place: number, servers: readonly SeededServer[]): void {
  const draft = new DnsDraft(world, zone, timestamp(begun + place * 86_400_000));
  for (const body of [...usual(zone, place, servers), ...(place === 0 ? crowd(servers) : [])]) draft.post(body);
  draft.commit();
}

function usual({ name }: SandboxItem, place: number, servers: readonly SeededServer[]): Fields[] {
  const server = (role: string) => {
    const own = servers.filter((one) => one.name.startsWith(`${role}-`) && one.ipv4 !== '');
    return own[place % Math.max(1, own.length)] ?? { ipv4: '203.0.113.10', ipv6: '2001:db8::10' };
  };
  const [web, api, mail] = [server('web'), server('api'), server('mail')];
  const note = {
    comment: `Since ${timestamp(begun).slice(0, 10)}`,
    tags: ['owner:web', `env:${place % 3 ? 'test' : 'production'}`],
  };
  return [
    { type: 'A', name: '@', content: web.ipv4, proxied: true, ...note },
    { type: 'AAAA', name: '@', content: web.ipv6, proxied: true },
    { type: 'CNAME', name: 'www', content: name, proxied: true },
    { type: 'A', name: 'api', content: api.ipv4, ttl: 300, comment: 'The public interface' },
    { type: 'A', name: 'mail', content: mail.ipv4, ttl: 3600 },
    { type: 'MX', name: '@', content: `mail.${String(name)}`, priority: 10, ttl: 3600 },
    { type: 'TXT', name: '@', content: `"v=spf1 a:mail.${String(name)} -all"`, ttl: 3600 },
    { type: 'TXT', name: '_dmarc', content: `"v=DMARC1; p=${place % 2 ? 'none' : 'reject'}"`, ttl: 3600 },
    { type: 'CAA', name: '@', data: { flags: 0, tag: 'issue', value: 'letsencrypt.org' } },
    ...(place % 3 === 0
      ? [
          {
            type: 'SRV',
            name: '_sip._tcp',
            ttl: 600,
            data: { priority: 10, weight: 5, port: 5060, target: `mail.${String(name)}` },
          },
        ]
      : []),
    // Left over from a deleted server.
    ...(place % 4 === 1 ? [{ type: 'A', name: 'old', content: `203.0.113.${place}`, comment: 'To be removed' }] : []),
    ...(place % 7 === 2 ? [{ type: 'CNAME', name: 'status', content: 'gone.pages.dev' }] : []),
  ];
}

/** One name per customer. */
function crowd(servers: readonly SeededServer[]): Fields[] {
  const targets = servers.filter(({ ipv4 }) => ipv4 !== '');
  return Array.from({ length: many - 10 }, (_, place) => {
    const name = `c${String(place + 1).padStart(4, '0')}.customers`;
    const { ipv4 } = targets[place % targets.length] ?? { ipv4: '203.0.113.10' };
    return place % 10 === 9
      ? { type: 'TXT', name, content: `"customer-verification=${place}"`, ttl: 300 }
      : { type: 'A', name, content: ipv4, ttl: place % 5 ? 300 : 1, proxied: place % 5 === 0 };
  });
}

export const dnsSeed: ProviderPart = { seed };

/** DNS zones: each with its SOA and its name servers from the start. */
import { sameName } from '../../../dns/zone-file/text.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { changeProtection } from '../protection.js';
import { checkTtl, putRecordSet, recordSetsOf, requireUnprotected, rrsetsOf } from './record-sets.js';
import { readZoneFile } from './zone-file.js';

const nameservers = ['hydrogen.ns.example.', 'oxygen.ns.example.', 'helium.ns.example.'];

const usualTtl = 3600;

export const dnsZones: SandboxResource = {
  idOf: (name, world) => world.find('/zones', name)?.id,
  derived: {
    record_count: (zone, world) =>
      recordSetsOf(zone, world).reduce((sum, set) => sum + objectsAt(set, 'records').length, 0),
  },
  make({ name, mode, ttl, labels, primary_nameservers: primaries }, world) {
    const own = String(name);
    if (own !== sameName(own) || !/^([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(own))
      throw Refusal.invalidField('name', 'Must be a domain in lower case without a dot at its end.');
    const isSecondary = mode === 'secondary';
    if (isSecondary && listAt({ primaries }, 'primaries').length === 0)
      throw Refusal.invalidField('primary_nameservers', 'A secondary zone needs at least one.');
    checkTtl(ttl);
    return {
      name: own,
      mode,
      ttl: ttl ?? usualTtl,
      labels: labels ?? {},
      created: timestamp(world.now()),
      status: 'ok',
      protection: { delete: false },
      primary_nameservers: isSecondary ? withPorts(primaries) : [],
      authoritative_nameservers: {
        assigned: nameservers,
        delegated: nameservers,
        delegation_last_check: timestamp(world.now()),
        delegation_status: 'valid',
      },
      registrar: 'other',
    };
  },
  created(zone, body, world) {
    if (zone['mode'] === 'primary') fill(zone, body, world);
    const on = world.ref('/zones', zone);
    return { action: world.showAction(world.actions.begin({ command: 'create_zone', on, during: 'updating' })) };
  },
  goesWhile: 'updating',
  gone(zone, world) {
    for (const set of recordSetsOf(zone, world)) world.remove(rrsetsOf(zone), set);
  },
  actions: {
    change_protection: changeProtection,
    change_ttl: {
      atOnce: true,
      check({ item, body }) {
        requireMode(item, 'primary');
        checkTtl(body['ttl']);
      },
      then: ({ body }) => pick(body, 'ttl'),
    },
    change_primary_nameservers: {
      atOnce: true,
      check: ({ item }) => requireMode(item, 'secondary'),
      then: ({ body }) => ({ primary_nameservers: withPorts(body['primary_nameservers']) }),
    },
    import_zonefile: {
      check({ item, body, world }) {
        requireMode(item, 'primary');
        for (const set of recordSetsOf(item, world)) requireUnprotected(set);
        readZoneFile(String(body['zonefile']), item);
      },
      then({ item, body, world }) {
        for (const set of recordSetsOf(item, world)) world.remove(rrsetsOf(item), set);
        const { ttl, sets } = readZoneFile(String(body['zonefile']), item);
        for (const set of sets) putRecordSet(item, set, world);
        return { ttl };
      },
    },
  },
};

export function requireMode(zone: Fields, mode: 'primary' | 'secondary'): void {
  if (zone['mode'] === mode) return;
  throw new Refusal('service_error', `the mode of the zone is not ${mode}`, undefined, 'incorrect_zone_mode');
}

/** Gives a primary zone its first records. */
export function fill(zone: SandboxItem, body: Fields, world: SandboxWorld): void {
  if (typeof body['zonefile'] === 'string') {
    const { ttl, sets } = readZoneFile(body['zonefile'], zone);
    for (const set of sets) putRecordSet(zone, set, world);
    return world.change('/zones', zone.id, { ttl });
  }
  const soa = `${nameservers[0] ?? ''} dns.example. 2025010100 86400 10800 3600000 3600`;
  putRecordSet(zone, { name: '@', type: 'SOA', records: [{ value: soa }] }, world);
  putRecordSet(zone, { name: '@', type: 'NS', records: nameservers.map((value) => ({ value })) }, world);
  for (const set of objectsAt(body, 'rrsets')) putRecordSet(zone, set, world);
}

function withPorts(nameservers: unknown): Fields[] {
  return objectsAt({ nameservers }, 'nameservers').map((server) => ({ port: 53, ...server }));
}

/** Zone files of a zone: all its records as text, and back. */
import { numberAt } from '../../../../base/unknown.js';
import { parseZoneFile } from '../../../dns/zone-file/parse.js';
import { ZoneFileError, entriesOf } from '../../../dns/zone-file/tokens.js';
import { textOf } from '../../../dns/zone-file/value.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import { type Fields, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { recordSetsOf } from './record-sets.js';

export function printZone(zone: SandboxItem, world: SandboxWorld): string {
  const first = ['SOA', 'NS'];
  const place = ({ type }: Fields) => (first.includes(String(type)) ? first.indexOf(String(type)) : first.length);
  const sets = [...recordSetsOf(zone, world)].sort((a, b) => place(a) - place(b));
  const lines = sets.flatMap((set) =>
    objectsAt(set, 'records').map(({ value }) =>
      [set['name'], ...(set['ttl'] === null ? [] : [set['ttl']]), 'IN', set['type'], value].join('\t'),
    ),
  );
  return [`$ORIGIN\t${String(zone['name'])}.`, `$TTL\t${String(zone['ttl'])}`, ...lines, ''].join('\n');
}

interface ZoneInFile {
  readonly ttl: number;
  readonly sets: readonly Fields[];
}

/** Refuses a file without the SOA and the name servers of the zone. */
export function readZoneFile(text: string, zone: SandboxItem): ZoneInFile {
  try {
    return read(text, zone);
  } catch (error) {
    if (error instanceof ZoneFileError) throw Refusal.invalidField('zonefile', error.message);
    throw error;
  }
}

function read(text: string, zone: SandboxItem): ZoneInFile {
  const domain = String(zone['name']);
  const soa = soaIn(text);
  if (soa === undefined) throw Refusal.invalidField('zonefile', 'The SOA record is missing.');
  const sets = new Map<string, { name: string; type: string; ttl: number | null; records: Fields[] }>();
  sets.set('@/SOA', { name: '@', type: 'SOA', ttl: null, records: [{ value: soa }] });
  const ttl = ttlIn(text) ?? numberAt(zone, 'ttl') ?? 3600;
  for (const { name, type, ttl: own, line, ...value } of parseZoneFile(text, domain)) {
    if (name !== domain && !name.endsWith(`.${domain}`))
      throw Refusal.invalidField('zonefile', `line ${line}: ${name} is not in the zone.`);
    const relative = name === domain ? '@' : name.slice(0, -domain.length - 1);
    const key = `${relative}/${type}`;
    const set = sets.get(key) ?? { name: relative, type, ttl: own === ttl ? null : own, records: [] };
    set.records.push({ value: textOf(type, value) });
    sets.set(key, set);
  }
  if (!sets.has('@/NS')) throw Refusal.invalidField('zonefile', 'The NS records of the zone are missing.');
  return { ttl, sets: [...sets.values()] };
}

function ttlIn(text: string): number | undefined {
  const [, ttl] = /^\$TTL\s+(\d+)/im.exec(text) ?? [];
  return ttl === undefined ? undefined : Number(ttl);
}

/** Its value, with the words after the type in one line. */
function soaIn(text: string): string | undefined {
  for (const { tokens } of entriesOf(text)) {
    const at = tokens.findIndex((token) => token.text.toUpperCase() === 'SOA');
    if (at >= 0)
      return tokens
        .slice(at + 1)
        .map((token) => token.text)
        .join(' ');
  }
  return undefined;
}

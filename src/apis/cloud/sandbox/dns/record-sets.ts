/** Record sets: all records of a zone with one name and type, whose values are read as a name server would. */
import { isObject, textAt } from '../../../../base/unknown.js';
import { entriesOf } from '../../../dns/zone-file/tokens.js';
import { isKnownKind, valueOf } from '../../../dns/zone-file/value.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { ActionCall, Effect, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt, pick } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

/** Records that one call may write. */
const mostRecords = 50;
const shortestTtl = 60;

export const recordSets: SandboxResource = {
  unique: null,
  checkParent({ zoneId }, world) {
    if (world.must('/zones', zoneId)['mode'] !== 'primary')
      throw new Refusal('service_error', 'the mode of the zone is not primary', undefined, 'incorrect_zone_mode');
  },
  actsOn: ({ zone }) => [{ id: Number(zone), type: 'zone' }],
  make(body, world, _id, collection) {
    const zone = world.must('/zones', collection.split('/')[2]);
    requireUnlocked(zone, world);
    const set = recordSetOf(zone, body);
    if (world.get(collection, set.id))
      throw new Refusal('uniqueness_error', 'rrset is already there', { fields: [{ name: 'name' }, { name: 'type' }] });
    refuseBesideAlias(zone, set, world);
    return set;
  },
  created: (set, _body, world) => ({ action: begun('create_rrset', set, world) }),
  actions: {
    change_protection: {
      command: 'change_rrset_protection',
      atOnce: true,
      then: ({ body }) => ({ protection: pick(body, 'change') }),
    },
    change_ttl: changing('change_rrset_ttl', ({ body }) => {
      checkTtl(body['ttl']);
      return { ttl: body['ttl'] ?? null };
    }),
    set_records: changing('set_rrset_records', ({ item, body }) => ({ records: recordsOf(body, item['type']) })),
    remove_records: {
      ...changing('remove_rrset_records', (call) => ({ records: without(call) })),
      then(call) {
        const records = without(call);
        if (records.length > 0) return { records };
        call.world.remove(`/zones/${String(call.item['zone'])}/rrsets`, call.item);
      },
    },
    update_records: changing('update_rrset_records', ({ item, body }) => {
      const named = objectsAt(body, 'records');
      const there = objectsAt(item, 'records');
      const missing = named.find(({ value }) => !there.some((record) => record['value'] === value));
      if (missing) throw Refusal.notFound(`record '${String(missing['value'])}'`);
      const comment = (record: Fields) => named.find(({ value }) => value === record['value'])?.['comment'];
      return { records: there.map((record) => ({ ...record, comment: comment(record) ?? record['comment'] })) };
    }),
  },
};

/** Refuses protected and invalid changes; the action is done when its call returns. */
function changing(command: string, then: (call: ActionCall) => Fields): Effect {
  return {
    command,
    atOnce: true,
    check(call) {
      requireUnprotected(call.item);
      then(call);
    },
    then,
  };
}

export function requireUnlocked(zone: SandboxItem, world: SandboxWorld): void {
  if (world.actions.isLocked(world.ref('/zones', zone)))
    throw new Refusal('locked', 'zone is locked: an action runs on it');
}

export function requireUnprotected(set: Fields): void {
  if (objectAt(set, 'protection')['change'] === true) throw new Refusal('protected', 'the rrset is protected');
}

export const rrsetsOf = ({ id }: SandboxItem) => `/zones/${id}/rrsets`;

export const recordSetsOf = (zone: SandboxItem, world: SandboxWorld) => world.all(rrsetsOf(zone));

/** An action of a record set, which is about its zone and over at once. */
export function begun(command: string, { zone }: Fields, world: SandboxWorld): Fields {
  const on = { id: Number(zone), type: 'zone' };
  return world.showAction(world.actions.begin({ command, on, atOnce: true }));
}

export function putRecordSet(zone: SandboxItem, body: Fields, world: SandboxWorld): SandboxItem {
  const set = recordSetOf(zone, body);
  refuseBesideAlias(zone, set, world);
  return world.put(rrsetsOf(zone), set);
}

function recordSetOf(zone: SandboxItem, body: Fields): SandboxItem {
  const { name, type, ttl, labels } = body;
  checkTtl(ttl);
  const own = String(name);
  const domain = String(zone['name']);
  if (own !== own.toLowerCase() || own.endsWith('.') || own === domain || own.endsWith(`.${domain}`))
    throw Refusal.invalidField('name', 'Must be lower case and relative to the zone.');
  return {
    id: `${own}/${String(type)}`,
    name: own,
    type,
    ttl: ttl ?? null,
    labels: labels ?? {},
    protection: { change: false },
    records: recordsOf(body, type),
    zone: zone.id,
  };
}

export function recordsOf(body: Fields, type: unknown, most = mostRecords): Fields[] {
  const records = objectsAt(body, 'records');
  if (records.length === 0 || records.length > most)
    throw Refusal.invalidField('records', `Must be 1 to ${most} records.`);
  for (const record of records) checkValue(String(type), record['value']);
  if (new Set(records.map(({ value }) => value)).size < records.length)
    throw Refusal.invalidField('records', 'The values must be distinct.');
  return records.map((record) => pick(record, 'value', 'comment'));
}

function checkValue(type: string, value: unknown): void {
  try {
    if (typeof value !== 'string') throw new Error('no text');
    if (!isKnownKind(type)) return;
    const words = [...entriesOf(value)].flatMap(({ tokens }) => tokens);
    if (type === 'TXT' && !words.every(({ isQuoted }) => isQuoted)) throw new Error('not quoted');
    valueOf(type, words, (name) => name);
  } catch {
    throw Refusal.invalidField('records', `Not a value of type ${type}.`);
  }
}

export function checkTtl(ttl: unknown): void {
  if (ttl === undefined || ttl === null) return;
  if (typeof ttl === 'number' && ttl >= shortestTtl && ttl < 2 ** 31) return;
  throw Refusal.invalidField('ttl', 'Must be from 60 to 2147483647.');
}

/** Refuses records with the same name as an alias. */
function refuseBesideAlias(zone: SandboxItem, { id, name, type }: Fields, world: SandboxWorld): void {
  const others = recordSetsOf(zone, world).filter((set) => set['name'] === name && set.id !== id);
  if (others.some((set) => type === 'CNAME' || set['type'] === 'CNAME'))
    throw Refusal.invalidField('type', 'A CNAME has nothing beside it.');
}

function without({ item, body }: ActionCall): Fields[] {
  const gone = objectsAt(body, 'records').map((record) => textAt(record, 'value'));
  const there = objectsAt(item, 'records').filter(isObject);
  const missing = gone.find((value) => !there.some((record) => record['value'] === value));
  if (missing !== undefined) throw Refusal.notFound(`record '${String(missing)}'`);
  return there.filter((record) => !gone.includes(textAt(record, 'value')));
}

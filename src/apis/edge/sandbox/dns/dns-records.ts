/** DNS records: searched, changed one by one or in batches, and as zone files. */
import { parseZoneFile } from '../../../dns/zone-file/parse.js';
import { printZoneFile } from '../../../dns/zone-file/print.js';
import { ZoneFileError } from '../../../dns/zone-file/tokens.js';
import { numberAt, textAt } from '../../../../base/unknown.js';
import { Content } from '../../../../sandbox/protocol/content.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { ListFilter, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, listAt, objectAt, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { DnsDraft, recordsOf, valueIn } from './dns-draft.js';
import type { ProviderPart } from '../part.js';

/** The most changes in one batch, by the plan of the zone. */
const mostOf = (zone: SandboxItem) => (objectAt(zone, 'plan')['legacy_id'] === 'free' ? 200 : 3_500);

/** Parameters that only modify the meaning of others. */
const meant: ListFilter = (_item, _values, query) => query['match']?.[0] !== 'any';

const tagsOf = (item: SandboxItem) => listAt(item, 'tags').map((tag) => String(tag).toLowerCase());

function tagged(passes: (tag: string, wanted: string) => boolean, isWanted = true): ListFilter {
  return (item, [wanted]) =>
    wanted === undefined || tagsOf(item).some((tag) => passes(tag, wanted.toLowerCase())) === isWanted;
}

const isNamed = (tag: string, name: string) => tag.split(':')[0] === name;

const dnsRecords: SandboxResource = {
  missing: '81044',
  filters: {
    search: (item, [words]) => words === undefined || says(item, words.toLowerCase()),
    tag_match: meant,
    include_shadow_metadata: meant,
    'tag.exact': tagged((tag, wanted) => tag === wanted),
    'tag.contains': tagged((tag, wanted) => tag.includes(wanted)),
    'tag.startswith': tagged((tag, wanted) => tag.startsWith(wanted)),
    'tag.endswith': tagged((tag, wanted) => tag.endsWith(wanted)),
    'tag.present': tagged(isNamed),
    'tag.absent': tagged(isNamed, false),
  },
};

function says(item: SandboxItem, words: string): boolean {
  const texts = [item['name'], item['type'], item['content'], item['comment'], ...tagsOf(item)];
  return texts.some((text) =>
    String(text ?? '')
      .toLowerCase()
      .includes(words),
  );
}

const zoneOf = ({ world, values }: SpecialCall) => world.must('/zones', values['zoneId']);

/** Commits all changes, or none. */
function drafted(call: SpecialCall, change: (draft: DnsDraft) => SandboxItem): Fields {
  const draft = new DnsDraft(call.world, zoneOf(call));
  const item = change(draft);
  draft.commit();
  return { dns_record: shown(call.world, zoneOf(call), item) };
}

function shown(world: SandboxWorld, zone: SandboxItem, item: SandboxItem): Fields {
  return world.show(recordsOf(zone), item);
}

function batch(call: SpecialCall): Fields {
  const { world, body } = call;
  const zone = zoneOf(call);
  const draft = new DnsDraft(world, zone);
  const of = (name: string) => objectsAt(body, name);
  const count = ['deletes', 'patches', 'puts', 'posts'].reduce((sum, name) => sum + of(name).length, 0);
  if (count > mostOf(zone))
    throw new Refusal('invalid_input', `A batch may have ${mostOf(zone)} changes, but this one has ${count}.`);
  const done = {
    deletes: of('deletes').map(({ id }) => draft.remove(id)),
    patches: of('patches').map((patch) => draft.change(patch['id'], patch)),
    puts: of('puts').map((put) => draft.replace(put['id'], put)),
    posts: of('posts').map((post) => draft.post(post)),
  };
  draft.commit();
  const parts = Object.entries(done).map(([name, items]) => [name, items.map((item) => shown(world, zone, item))]);
  return { batch: Object.fromEntries(parts) };
}

function exported(call: SpecialCall): Content {
  const zone = zoneOf(call);
  const name = textAt(zone, 'name') ?? '';
  const records = call.world.all(recordsOf(zone)).map((item) => ({
    name: textAt(item, 'name') ?? '',
    type: textAt(item, 'type') ?? '',
    ttl: numberAt(item, 'ttl'),
    ...valueIn(item),
  }));
  const [server = ''] = listAt(zone, 'name_servers').map(String);
  const head = `;; Domain: ${name}.\n${name}.\t3600\tIN\tSOA\t${server}. dns.edge.example. 1 10000 2400 604800 1800\n`;
  return Content.text(`${head}${printZoneFile(records)}`);
}

function imported(call: SpecialCall): Fields {
  const zone = zoneOf(call);
  const { file, proxied } = call.body;
  const draft = new DnsDraft(call.world, zone);
  const records = recordsIn(file instanceof Content ? file.text : '', textAt(zone, 'name') ?? '');
  let added = 0;
  for (const { line: _line, ...record } of records) {
    const body = {
      ...record,
      ttl: record.ttl ?? 1,
      proxied: proxied === true && ['A', 'AAAA', 'CNAME'].includes(record.type),
    };
    if (draft.has(body)) continue;
    draft.post(body);
    added += 1;
  }
  draft.commit();
  return { import: { recs_added: added, total_records_parsed: records.length } };
}

function recordsIn(file: string, zone: string) {
  try {
    return parseZoneFile(file, zone);
  } catch (error) {
    throw error instanceof ZoneFileError ? new Refusal('invalid_input', error.message, undefined, '9207') : error;
  }
}

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{zoneId}/dns_records': (call) => drafted(call, (draft) => draft.post(call.body)),
  'PUT /zones/{zoneId}/dns_records/{id}': (call) =>
    drafted(call, (draft) => draft.replace(call.values['id'], call.body)),
  'POST /zones/{zoneId}/dns_records/batch': batch,
  'GET /zones/{zoneId}/dns_records/export': exported,
  'POST /zones/{zoneId}/dns_records/import': imported,
  'POST /zones/{zoneId}/dns_records/scan': (call) => ({
    scan: { recs_added: 0, total_records_parsed: call.world.all(recordsOf(zoneOf(call))).length },
  }),
  'PATCH /zones/{zoneId}/dns_records/{id}': (call) =>
    drafted(call, (draft) => draft.change(call.values['id'], call.body)),
};

/** The documents require it, and clients of old leave it out. */
const automatic = { ttl: 1 };

export const dns: ProviderPart = {
  resources: { '/zones/{zoneId}/dns_records': dnsRecords },
  specialCalls,
  defaults: {
    'POST /zones/{zoneId}/dns_records': automatic,
    'PUT /zones/{zoneId}/dns_records/{id}': automatic,
  },
};

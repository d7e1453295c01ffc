/** Custom domains of Workers, each with the DNS record that was made for it. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { DnsDraft, recordsOf } from '../dns/dns-draft.js';
import { firstAccount, uuid } from '../ids.js';
import type { ProviderPart } from '../part.js';
import { scriptsOf } from './workers.js';

const path = '/accounts/{accountId}/workers/domains';
const domainsOf = (accountId: unknown) => `/accounts/${String(accountId)}/workers/domains`;

const domains: SandboxResource = {
  missing: '100114',
  unique: 'hostname',
  hides: ['record_id'],
  gone({ zone_id: zoneId, record_id: recordId }, world) {
    const zone = world.get('/zones', zoneId);
    const record = zone && world.get(recordsOf(zone), recordId);
    if (zone && record) world.remove(recordsOf(zone), record);
  },
};

/** The zone that is named, or the one that the host name is in. */
function zoneOf(
  world: SandboxWorld,
  accountId: unknown,
  { hostname, zone_id: id, zone_name: name }: Fields,
): SandboxItem {
  const all = world.all('/zones').filter((zone) => objectAt(zone, 'account')['id'] === accountId);
  const isWithin = (zone: SandboxItem) => `.${String(hostname)}`.endsWith(`.${String(zone['name'])}`);
  const zone = all.find((one) => (id ?? one.id) === one.id && (name ?? one['name']) === one['name'] && isWithin(one));
  if (!zone) throw new Refusal('invalid_input', 'The host name is in no zone of the account.', undefined, '100112');
  return zone;
}

function attached(world: SandboxWorld, accountId: unknown, body: Fields): SandboxItem {
  const { hostname, service } = body;
  world.must(scriptsOf(accountId), service);
  const zone = zoneOf(world, accountId, body);
  const [known] = world.where(domainsOf(accountId), { hostname });
  if (known) return world.put(domainsOf(accountId), { ...known, service });
  if (world.where(recordsOf(zone), { name: hostname, type: 'CNAME' }).length > 0)
    throw new Refusal('conflict', 'The host name has a CNAME record.', undefined, '100117');
  const draft = new DnsDraft(world, zone);
  const record = draft.post({ name: hostname, type: 'AAAA', content: '100::', proxied: true, ttl: 1 });
  draft.commit();
  const ids = { id: world.random.hex(32), cert_id: uuid(world) };
  return world.put(domainsOf(accountId), domainAt(zone, record, { ...ids, service }));
}

function domainAt(zone: SandboxItem, record: SandboxItem, fields: Pick<SandboxItem, 'id'> & Fields): SandboxItem {
  return {
    ...fields,
    hostname: record['name'],
    zone_id: zone.id,
    zone_name: zone['name'],
    environment: 'production',
    record_id: record.id,
  };
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`PUT ${path}`]: ({ world, values, body }: SpecialCall) => ({
    domain: world.show(domainsOf(values['accountId']), attached(world, values['accountId'], body)),
  }),
};

/** One from before: its name has an address record of its own. */
function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const [zone] = world.all('/zones');
  if (!zone) return;
  const record = world.all(recordsOf(zone)).find(({ type, proxied }) => type === 'A' && proxied === true);
  if (!record) return;
  world.put(
    domainsOf(account),
    domainAt(zone, record, { id: world.random.hex(32), cert_id: uuid(world), service: 'old-site' }),
  );
}

export const workerDomains: ProviderPart = { resources: { [path]: domains }, specialCalls, seed };

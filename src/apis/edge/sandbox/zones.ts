/** Thirty zones: one with many records, and at least one in every state. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, pick, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

export const plans: Readonly<Record<string, Fields>> = {
  free: { name: 'Free Website', price: 0 },
  pro: { name: 'Pro Website', price: 25 },
  business: { name: 'Business Website', price: 250 },
};

const zoneTable: SandboxResource = {
  make(body, world) {
    const now = timestamp(world.now());
    const account = world.find('/accounts', Reflect.get(Object(body['account']), 'id')) ?? world.all('/accounts')[0];
    const server = () => `${['ada', 'bob', 'cora', 'dan'][world.random.int(0, 3)]}.ns.edge.example`;
    return {
      id: world.random.hex(32),
      status: 'pending',
      type: 'full',
      paused: false,
      development_mode: 0,
      ...body,
      account: account ? pick(account, 'id', 'name') : {},
      created_on: now,
      modified_on: now,
      activated_on: null,
      name_servers: [server(), server()],
      original_name_servers: ['ns1.registrar.example'],
      original_dnshost: null,
      original_registrar: null,
      meta: { cdn_only: false, custom_certificate_quota: 1, dns_only: false, page_rule_quota: 3, step: 4 },
      owner: { ...(account && pick(account, 'id', 'name')), type: 'organization' },
      plan: planOf('free'),
      permissions: ['#zone:read', '#zone:edit', '#dns_records:read', '#dns_records:edit'],
      tenant: { id: null, name: null },
      tenant_unit: { id: null },
    };
  },
};

export function planOf(kind: string): Fields {
  return {
    id: `plan-${kind}`,
    legacy_id: kind,
    currency: 'USD',
    frequency: kind === 'free' ? '' : 'monthly',
    is_subscribed: true,
    can_subscribe: true,
    legacy_discount: false,
    externally_managed: false,
    ...plans[kind],
  };
}

const words = ['shop', 'blog', 'api', 'status', 'docs', 'mail', 'lab', 'media', 'play', 'team'];
const endings = ['example', 'test', 'invalid'];

function seed(world: SandboxWorld): void {
  const [first, second] = world.all('/accounts');
  for (let place = 0; place < 30; place += 1) {
    const account = place % 5 === 4 ? second : first;
    const name = place === 0 ? 'acme.example' : `acme-${words[place % 10]}.${endings[Math.floor(place / 10)]}`;
    const zone = world.create('/zones', { name, account: { id: account?.id } });
    const isActive = place % 9 !== 8;
    const date = new Date(Date.UTC(2023, 4, 1 + 13 * place, 8, 30)).toISOString().replace('.000', '');
    world.put('/zones', {
      ...zone,
      status: isActive ? 'active' : place === 8 ? 'pending' : 'moved',
      activated_on: isActive ? date : null,
      created_on: date,
      modified_on: date,
      plan: planOf(place === 0 ? 'business' : place % 4 === 1 ? 'pro' : 'free'),
    });
  }
}

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{id}/activation_check': ({ world, values }) => ({
    zone: { id: world.must('/zones', values['id']).id },
  }),
};

export const zones: ProviderPart = { resources: { '/zones': zoneTable }, specialCalls, seed };

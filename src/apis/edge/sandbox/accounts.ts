/** The two accounts of the edge API. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { objectAt, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const accountTable: SandboxResource = {
  hides: ['idempotency_key'],
  make: ({ name, type = 'standard', unit, idempotency_key }, world) => ({
    id: world.random.hex(32),
    name,
    type,
    idempotency_key,
    settings: { enforce_twofactor: false, abuse_contact_email: null },
    ...(unit !== undefined && {
      managed_by: { parent_org_id: objectAt({ unit }, 'unit')['id'], parent_org_name: null },
    }),
    created_on: timestamp(world.now()),
  }),
  gone(account, world) {
    for (const zone of world.all('/zones')) {
      if (objectAt(zone, 'account')['id'] === account.id) world.remove('/zones', zone);
    }
  },
};

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /accounts': ({ world, body }) => {
    const { idempotency_key } = body;
    const [known] = idempotency_key === undefined ? [] : world.where('/accounts', { idempotency_key });
    return { account: world.show('/accounts', known ?? world.create('/accounts', body)) };
  },
};

function seed(world: SandboxWorld): void {
  for (const [name, type] of [
    ['Acme', 'standard'],
    ['Acme Labs', 'enterprise'],
  ]) {
    const account = world.create('/accounts', { name, type });
    world.put('/accounts', { ...account, created_on: '2023-04-17T09:12:44Z' });
  }
}

export const accounts: ProviderPart = { resources: { '/accounts': accountTable }, specialCalls, seed };

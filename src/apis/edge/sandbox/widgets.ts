/** Challenge widgets: one for each mode. */
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstAccount } from './ids.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/challenges/widgets';

const secretOf = ({ random }: SandboxWorld) => `0x4AAAAAAA${random.text(24)}`;

const widgetTable: SandboxResource = {
  key: 'sitekey',
  unique: null,
  details: ['secret'],
  make: (body, world) => {
    const now = timestamp(world.now());
    return {
      id: `0x4AAAAAAA${world.random.text(14)}`,
      bot_fight_mode: false,
      clearance_level: 'no_clearance',
      ephemeral_id: false,
      offlabel: false,
      region: 'world',
      deployed_via: 'api',
      last_modified_via: 'api',
      ...body,
      created_on: now,
      modified_on: now,
      secret: secretOf(world),
    };
  },
  filters: {
    filter: (item, [expression = '']) => {
      const [, field = '', text = ''] = /^(name|sitekey):(.*)$/.exec(expression) ?? [];
      return String(field === 'sitekey' ? item.id : (item[field] ?? '')).includes(text);
    },
  },
};

const resources = { [path]: widgetTable };

function placed({ world, values }: SpecialCall) {
  const collection = `/accounts/${values['accountId']}/challenges/widgets`;
  const item = world.must(collection, values['sitekey']);
  return {
    item,
    shown: () => world.show(collection, world.must(collection, item.id)),
    change: (fields: Fields) =>
      world.change(collection, item.id, { ...fields, modified_on: timestamp(world.now()), last_modified_via: 'api' }),
    remove: () => world.remove(collection, item),
  };
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`PUT ${path}/{sitekey}`]: (call) => {
    const { change, shown } = placed(call);
    change(call.body);
    return { widget: shown() };
  },
  [`DELETE ${path}/{sitekey}`]: (call) => {
    const { shown, remove } = placed(call);
    const widget = shown();
    remove();
    return { widget };
  },
  [`POST ${path}/{sitekey}/rotate_secret`]: (call) => {
    const { change, shown } = placed(call);
    change({ secret: secretOf(call.world) });
    return { widget: shown() };
  },
};

function seed(world: SandboxWorld): void {
  const collection = `/accounts/${firstAccount(world)}/challenges/widgets`;
  const seed = (name: string, domains: readonly string[], fields: Fields) => {
    const widget = world.create(collection, { name, domains, ...fields });
    const dates = { created_on: '2024-02-11T15:40:00Z', modified_on: '2026-05-02T07:12:33Z' };
    world.put(collection, { ...widget, ...dates, deployed_via: 'dashboard' });
  };
  seed('Sign-in', ['acme.example'], { mode: 'managed', clearance_level: 'interactive' });
  seed('Newsletter', ['acme-blog.example', 'acme-docs.example'], { mode: 'non-interactive' });
  seed('Comments', ['acme-play.example'], { mode: 'invisible', bot_fight_mode: true });
}

export const widgets: ProviderPart = { resources, specialCalls, seed };

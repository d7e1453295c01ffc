/** Service tokens: one that lasts, one that expires soon, and one that has expired. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import { type Fields, timestamp, without } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstAccount, uuid } from './ids.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/access/service_tokens';

const hour = 3_600_000;
const day = 24 * hour;
const year = '8760h';

/** Null for `forever`. */
function hoursOf(duration: string): number | null {
  if (duration === 'forever') return null;
  const [, hours] = /^(\d+)h$/.exec(duration) ?? [];
  if (hours === undefined) throw Refusal.invalidField('duration', 'Not a valid duration.');
  return Number(hours);
}

const secretOf = ({ random }: SandboxWorld) => random.hex(64);

const tokens: SandboxResource = {
  missing: '12145',
  hides: ['client_secret', 'previous_client_secret', 'previous_client_secret_expires_at', 'client_secret_version'],
  make: (body, world) => {
    const { duration = year } = body;
    const hours = hoursOf(String(duration));
    const now = timestamp(world.now());
    return {
      id: uuid(world),
      enabled: true,
      client_id: `${world.random.hex(32)}.access`,
      client_secret: secretOf(world),
      client_secret_version: 1,
      ...body,
      duration,
      ...(hours !== null && { expires_at: timestamp(world.now() + hours * hour) }),
      created_at: now,
      updated_at: now,
    };
  },
  filters: {
    search: ({ name }, [text = '']) => String(name).toLowerCase().includes(text.toLowerCase()),
  },
};

const resources = { [path]: tokens };

function placed({ world, values }: SpecialCall) {
  const collection = `/accounts/${String(values['accountId'])}/access/service_tokens`;
  return { world, collection, item: () => world.must(collection, values['id']) };
}

/** The only form that holds the secret has no dates. */
function withSecret(item: Fields): Fields {
  const hidden = ['client_secret_version', 'previous_client_secret', 'previous_client_secret_expires_at'];
  return { token: without(item, [...hidden, 'expires_at', 'created_at', 'updated_at']) };
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: (call) => {
    const { world, collection } = placed(call);
    if (world.where(collection, { name: call.body['name'] }).length > 0)
      throw new Refusal('uniqueness_error', 'A service token of this name exists already.', undefined, '12132');
    return withSecret(world.create(collection, call.body));
  },
  [`DELETE ${path}/{id}`]: (call) => {
    const { world, collection, item } = placed(call);
    const token = item();
    world.remove(collection, token);
    return { token: world.show(collection, token) };
  },
  [`POST ${path}/{id}/rotate`]: (call) => {
    const { world, collection, item } = placed(call);
    const { id, client_secret: old, client_secret_version: version } = item();
    const { previous_client_secret_expires_at: end = timestamp(world.now()) } = call.body;
    world.change(collection, id, {
      client_secret: secretOf(world),
      client_secret_version: Number(version) + 1,
      previous_client_secret: old,
      previous_client_secret_expires_at: end,
      updated_at: timestamp(world.now()),
    });
    return withSecret(item());
  },
};

function seed(world: SandboxWorld): void {
  const collection = `/accounts/${firstAccount(world)}/access/service_tokens`;
  const seed = (name: string, days: number, duration = year) => {
    const token = world.create(collection, { name, duration });
    const ends = days === Infinity ? {} : { expires_at: timestamp(world.now() + days * day) };
    const created = timestamp(world.now() - 200 * day);
    world.put(collection, { ...token, created_at: created, updated_at: created, ...ends });
  };
  seed('Deploys', Infinity, 'forever');
  seed('Monitoring', 12);
  seed('Old importer', -40);
}

export const accessServiceTokens: ProviderPart = { resources, specialCalls, seed };

/** Lists and their items, which change by operations: one at a time may be pending in an account. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { firstAccount } from '../ids.js';
import type { ProviderPart } from '../part.js';

const path = '/accounts/{accountId}/rules/lists';
const listsOf = (accountId: unknown) => `/accounts/${String(accountId)}/rules/lists`;
const itemsOf = (accountId: unknown, id: unknown) => `${listsOf(accountId)}/${String(id)}/items`;
const operationsOf = (accountId: unknown) => `${listsOf(accountId)}/bulk_operations`;

function timed(world: SandboxWorld) {
  const now = timestamp(world.now());
  return { id: world.random.hex(32), created_on: now, modified_on: now };
}

/** The number of rules whose expressions name the list. */
function uses({ name }: SandboxItem, world: SandboxWorld): number {
  const owners = ['/zones', '/accounts'].flatMap((all) => world.all(all).map(({ id }) => `${all}/${id}/rulesets`));
  const rules = owners.flatMap((collection) => world.all(collection).flatMap((ruleset) => objectsAt(ruleset, 'rules')));
  const words = rules.map(({ expression }) => String(expression).split(/[^\w$]+/));
  return words.filter((inRule) => inRule.includes(`$${String(name)}`)).length;
}

const lists: SandboxResource = {
  missing: '10001',
  hides: ['account_id'],
  make: (body, world, _id, collection) => ({
    ...timed(world),
    account_id: collection.split('/')[2],
    ...body,
  }),
  derived: {
    num_items: ({ id, account_id }, world) => world.all(itemsOf(account_id, id)).length,
    num_referencing_filters: uses,
  },
  mayGo: (list, world) => {
    if (uses(list, world) > 0) throw new Refusal('conflict', 'the list is in use by rules', undefined, '10007');
  },
  gone: ({ id, account_id }, world) => {
    const collection = itemsOf(account_id, id);
    for (const item of world.all(collection)) world.remove(collection, item);
  },
};

const items: SandboxResource = {
  unique: null,
  filters: {
    search: (item, [wanted]) => wanted === undefined || JSON.stringify(item).includes(wanted),
  },
};

/** The action that carries an operation out. */
const actionOf = ({ action }: SandboxItem, world: SandboxWorld) =>
  objectAt({ action: world.get('/actions', action) }, 'action');

const operations: SandboxResource = {
  hides: ['action'],
  derived: {
    status: (operation, world) =>
      ({ running: 'running', success: 'completed' })[String(actionOf(operation, world)['status'])] ?? 'failed',
    completed: (operation, world) => actionOf(operation, world)['finished'] ?? undefined,
    error: (operation, world) => objectAt(actionOf(operation, world), 'error')['message'],
  },
};

const isPending = (operation: SandboxItem, world: SandboxWorld) => actionOf(operation, world)['status'] === 'running';

/** Begins an operation, unless another one of the account is pending. */
function begin({ world, values }: SpecialCall, then: () => void): Fields {
  const collection = operationsOf(values['accountId']);
  if (world.all(collection).some((operation) => isPending(operation, world)))
    throw new Refusal('conflict', 'another bulk operation is pending', undefined, '10029');
  const id = world.random.hex(32);
  const action = world.actions.begin({ command: 'change_list', on: { id, type: 'bulk_operation' }, then });
  world.put(collection, { id, action: action.id });
  return { operation: { operation_id: id } };
}

/** Identifies an item: no list has two with one key. */
function keyOf(item: Fields): string {
  const { ip, asn } = item;
  const { url_hostname: host } = objectAt(item, 'hostname');
  const { source_url: source } = objectAt(item, 'redirect');
  return JSON.stringify([ip, asn, host, source]);
}

function checked(sent: readonly Fields[], { kind }: SandboxItem): readonly Fields[] {
  const wrong = sent.findIndex((item) => item[String(kind)] === undefined);
  if (wrong !== -1) throw new Refusal('invalid_input', `item ${wrong} is no ${String(kind)}`, undefined, '10009');
  return sent;
}

function put(world: SandboxWorld, collection: string, sent: readonly Fields[]): void {
  for (const item of sent) {
    const known = world.all(collection).find((other) => keyOf(other) === keyOf(item));
    const { id, created_on: since } = timed(world);
    world.put(collection, {
      ...item,
      id: known?.id ?? id,
      created_on: known?.['created_on'] ?? since,
      modified_on: since,
    });
  }
}

function targetOf({ world, values }: SpecialCall): { readonly list: SandboxItem; readonly collection: string } {
  const list = world.must(listsOf(values['accountId']), values['id']);
  return { list, collection: itemsOf(values['accountId'], list.id) };
}

const specialCalls: NonNullable<ProviderPart['specialCalls']> = {
  [`POST ${path}/{id}/items`]: (call) => {
    const { list, collection } = targetOf(call);
    const sent = checked(objectsAt(call.body, 'items'), list);
    return begin(call, () => put(call.world, collection, sent));
  },
  [`PUT ${path}/{id}/items`]: (call) => {
    const { list, collection } = targetOf(call);
    const sent = checked(objectsAt(call.body, 'items'), list);
    return begin(call, () => {
      for (const item of call.world.all(collection)) call.world.remove(collection, item);
      put(call.world, collection, sent);
    });
  },
  [`DELETE ${path}/{id}/items`]: (call) => {
    const { collection } = targetOf(call);
    const ids = objectsAt(call.body, 'items').map(({ id }) => id);
    if (ids.length === 0) throw Refusal.invalidField('items', 'It has to be given.');
    const found = ids.map((id) => call.world.must(collection, id));
    return begin(call, () => found.forEach((item) => call.world.remove(collection, item)));
  },
};

function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const seedList = (kind: string, name: string, description: string, sent: readonly Fields[]) => {
    const list = world.create(listsOf(account), { kind, name, description });
    put(world, itemsOf(account, list.id), sent);
  };
  seedList('ip', 'partners', 'Networks of partners', [
    { ip: '192.0.2.0/24', comment: 'The warehouse' },
    { ip: '198.51.100.7', comment: 'The auditor' },
  ]);
  seedList('redirect', 'moved', 'Pages that have moved', [
    { redirect: { source_url: 'acme.example/old', target_url: 'https://acme.example/new', status_code: 301 } },
  ]);
}

export const ruleLists: ProviderPart = {
  resources: { [path]: lists, [`${path}/{id}/items`]: items, [`${path}/bulk_operations`]: operations },
  specialCalls,
  seed,
};

/** Policies of Access apps. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { checkRules } from './access-rules.js';
import { uuid } from './ids.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/access/apps/{appId}/policies';

export const policiesOf = (accountId: unknown, appId: unknown) =>
  `/accounts/${String(accountId)}/access/apps/${String(appId)}/policies`;

const byPrecedence = (a: SandboxItem, b: SandboxItem) => Number(a['precedence']) - Number(b['precedence']);

export function policiesIn(world: SandboxWorld, collection: string): readonly SandboxItem[] {
  return [...world.all(collection)].sort(byPrecedence);
}

const policies: SandboxResource = { missing: '12130', hides: ['is_reusable'], order: byPrecedence };

/** Stores a policy of an app; without an id it is a new one. */
export function putPolicy(world: SandboxWorld, accountId: string, appId: string, given: Fields): SandboxItem {
  const now = timestamp(world.now());
  return world.put(policiesOf(accountId, appId), {
    id: typeof given['id'] === 'string' ? given['id'] : uuid(world),
    decision: 'allow',
    include: [],
    exclude: [],
    require: [],
    created_at: now,
    updated_at: now,
    ...given,
    account_id: accountId,
  });
}

function placed({ world, values }: SpecialCall) {
  const [accountId = '', appId = ''] = [values['accountId'], values['appId']];
  const collection = policiesOf(accountId, appId);
  return {
    accountId,
    appId,
    others: world.all(collection).filter(({ id }) => id !== values['id']),
    item: () => world.must(collection, values['id']),
    shown: (item: SandboxItem) => ({ policy: world.show(collection, item) }),
  };
}

/** The precedence that is given, or another that no other policy has. */
function precedenceOf(body: Fields, others: readonly SandboxItem[], otherwise?: unknown): unknown {
  const taken = others.map(({ precedence }) => Number(precedence));
  const { precedence = otherwise ?? Math.max(0, ...taken) + 1 } = body;
  if (taken.includes(Number(precedence)))
    throw new Refusal('uniqueness_error', 'The precedence is used by another policy.', undefined, '12130');
  return precedence;
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: (call) => {
    const { accountId, appId, others, shown } = placed(call);
    checkRules(call.world, accountId, call.body);
    const precedence = precedenceOf(call.body, others);
    return shown(putPolicy(call.world, accountId, appId, { ...call.body, precedence }));
  },
  [`PUT ${path}/{id}`]: (call) => {
    const { accountId, appId, others, item, shown } = placed(call);
    const { id, precedence: old, created_at, is_reusable: isReusable } = item();
    if (isReusable === true)
      throw new Refusal('conflict', 'A reusable policy cannot be changed by an application.', undefined, '12130');
    checkRules(call.world, accountId, call.body);
    const precedence = precedenceOf(call.body, others, old);
    return shown(putPolicy(call.world, accountId, appId, { ...call.body, id, created_at, precedence }));
  },
};

export const accessPolicies: ProviderPart = { resources: { [path]: policies }, specialCalls };

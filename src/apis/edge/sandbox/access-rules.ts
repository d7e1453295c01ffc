/** Checks the rules of Access policies and groups. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import { type Fields, listAt, objectAt, objectsAt } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';

const kinds = ['include', 'exclude', 'require'];

/** Rules are objects with one key, at least one includes somebody, and what they name exists. */
export function checkRules(world: SandboxWorld, accountId: string, body: Fields): void {
  if (listAt(body, 'include').length === 0)
    throw Refusal.invalidField('include', 'At least one include rule is required.');
  const access = `/accounts/${accountId}/access`;
  for (const kind of kinds)
    for (const rule of objectsAt(body, kind)) {
      if (Object.keys(rule).length !== 1) throw Refusal.invalidField(kind, 'A rule has exactly one key.');
      const { id: group } = objectAt(rule, 'group');
      const { token_id: token } = objectAt(rule, 'service_token');
      if (group !== undefined && !world.get(`${access}/groups`, group))
        throw Refusal.invalidField(kind, 'There is no such group.');
      if (token !== undefined && !world.get(`${access}/service_tokens`, token))
        throw Refusal.invalidField(kind, 'There is no such service token.');
    }
}

/** Whose it is that the DNS records of an account lead to, in a word for each. */
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Client } from '../../../rest/transport/client.js';
import { isObject } from '../../../base/unknown.js';
import type { Formers } from '../addresses/previous-owners.js';
import { hasTarget } from './has-target.js';
import type { Names } from '../names.js';
import { TargetState } from './target.js';
import { Targets } from './targets.js';

/** Null of a record that has no target. */
export type StateOf = (record: unknown) => TargetState | null;

export async function targetStates(names: Names, client: Client, formers: Formers): Promise<StateOf> {
  // What the sandbox has is not joined with what is real.
  const isJoined = names.inventory
    .clientsOf(zones.rows.zones)
    .some(({ upstream }) => upstream.account === client.upstream.account);
  const targets = isJoined ? await Targets.of(names, formers) : null;
  return (record) =>
    isObject(record) && hasTarget(record) ? (targets?.of(record)?.state ?? TargetState.UNKNOWN) : null;
}

/** The target states of an account's DNS records. */
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Client } from '../../../rest/transport/client.js';
import { isObject } from '../../../base/unknown.js';
import type { PreviousOwners } from '../addresses/previous-owners.js';
import { hasTarget } from './has-target.js';
import type { NameIndexes } from '../names.js';
import { TargetState } from './target.js';
import { Targets } from './targets.js';

/** Null of a record that has no target. */
type StateOf = (record: unknown) => TargetState | null;

export async function targetStates(
  names: NameIndexes,
  client: Client,
  previousOwners: PreviousOwners,
): Promise<StateOf> {
  // Sandbox accounts are not joined with real ones.
  const isJoined = names.inventory
    .clientsOf(zones.rows.zones)
    .some(({ upstream }) => upstream.account === client.upstream.account);
  const targets = isJoined ? await Targets.of(names, previousOwners) : null;
  return (record) =>
    isObject(record) && hasTarget(record) ? (targets?.of(record)?.state ?? TargetState.UNKNOWN) : null;
}

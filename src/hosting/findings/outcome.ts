/** Runs rules over every account. What a rule could not see makes its finding UNKNOWN: never absent, never certain. */
import type { Client } from '../../rest/transport/client.js';
import type { InventoryReading } from '../inventory/listing.js';
import type { Audit } from './audit.js';
import type { AnyRule } from './stored-rule.js';
import { type RunResult, runOf } from './run.js';

export interface FindingsOutcome {
  /** The results of each selected rule in each account. */
  readonly runs: readonly RunResult[];
  /** The lists that were read. */
  readonly seen: readonly InventoryReading[];
  /** True if all data that the judgement needs was read. */
  readonly isComplete: boolean;
}

export async function outcomeOf(
  rules: readonly AnyRule[],
  audit: Audit,
  isWanted: (client: Client) => boolean,
): Promise<FindingsOutcome> {
  const { inventory } = audit.names;
  const wanted = rules.flatMap((rule) =>
    inventory
      .clientsOf(rule)
      .filter(isWanted)
      .map((client) => runOf(rule, client, audit)),
  );
  const all = await Promise.all(wanted);
  return {
    runs: all,
    seen: [...new Set(all.flatMap(({ seen }) => seen))],
    isComplete: all.every(({ isComplete }) => isComplete),
  };
}

/** Runs rules over every account. What a rule could not see makes its finding UNKNOWN: never absent, never certain. */
import type { Client } from '../../rest/transport/client.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { Reading } from '../inventory/listing.js';
import type { Audit } from './audit.js';
import type { Rule } from './rule.js';
import { type RunResult, runOf } from './run.js';

export interface Outcome {
  /** Of each rule in each account that is wanted. */
  readonly runs: readonly RunResult[];
  /** What was looked at. */
  readonly seen: readonly Reading[];
  /** Nothing is lacking of what it took to tell. */
  readonly isWhole: boolean;
}

const runs = new MemoKey<Map<string, Promise<RunResult>>>();

export async function outcomeOf(
  rules: readonly Rule[],
  audit: Audit,
  isWanted: (client: Client) => boolean,
): Promise<Outcome> {
  const { inventory } = audit.names;
  const wanted = rules.flatMap((rule) =>
    inventory
      .clientsOf(rule.of)
      .filter(isWanted)
      .map((client) => toldOf(rule, client, audit)),
  );
  const all = await Promise.all(wanted);
  return {
    runs: all,
    seen: [...new Set(all.flatMap(({ seen }) => seen))],
    isWhole: all.every(({ isWhole }) => isWhole),
  };
}

/** However often a question asks. */
function toldOf(rule: Rule, client: Client, audit: Audit): Promise<RunResult> {
  const { api, name } = client.upstream.account;
  const key = `${rule.kind} ${api} ${name}`;
  const known = runs.of(audit, () => new Map<string, Promise<RunResult>>());
  const told = known.get(key) ?? runOf(rule, client, audit);
  known.set(key, told);
  return told;
}

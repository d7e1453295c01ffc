/**
 * Reports what is missing in a joined list as a partial error, once for all objects of a request that lack the same.
 */
import type { GraphQLResolveInfo } from 'graphql';
import { addPartialError } from '../../rest/failures/partial-errors.js';
import type { RestContext } from '../../rest/transport/context.js';
import { MemoKey } from '../../rest/planner/memo.js';

const reported = new MemoKey<Set<string>>();

export function reportMissing(
  context: RestContext,
  info: GraphQLResolveInfo,
  problems: readonly (Error | null)[],
): void {
  const known = context.clients.memo(reported, () => new Set<string>());
  for (const problem of problems) {
    if (!problem) continue;
    const key = `${info.fieldName} ${problem.message}`;
    if (known.has(key)) continue;
    known.add(key);
    addPartialError(context, info, problem);
  }
}

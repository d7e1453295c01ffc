/** What is missing in a joined list is told beside it, once for all objects of a request that lack the same. */
import type { GraphQLResolveInfo } from 'graphql';
import { tellBeside } from '../../rest/failures/partial-errors.js';
import type { RestContext } from '../../rest/transport/context.js';
import { MemoKey } from '../../rest/planner/memo.js';

const told = new MemoKey<Set<string>>();

export function tellMissing(context: RestContext, info: GraphQLResolveInfo, problems: readonly (Error | null)[]): void {
  const known = context.clients.memo(told, () => new Set<string>());
  for (const problem of problems) {
    if (!problem) continue;
    const key = `${info.fieldName} ${problem.message}`;
    if (known.has(key)) continue;
    known.add(key);
    tellBeside(context, info, problem);
  }
}

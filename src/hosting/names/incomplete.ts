/**
 * Reports what is missing in a joined list as a partial error, once for all objects of a request that lack the same.
 */
import type { GraphQLResolveInfo } from 'graphql';
import { addPartialError } from '../../rest/failures/partial-errors.js';
import type { RestContext } from '../../rest/transport/context.js';
import { joinsOf } from '../inventory/joins.js';

export function reportMissing(
  context: RestContext,
  info: GraphQLResolveInfo,
  problems: readonly (Error | null)[],
): void {
  const { reported } = joinsOf(context.clients);
  for (const problem of problems) {
    if (!problem) continue;
    const key = `${info.fieldName} ${problem.message}`;
    if (reported.has(key)) continue;
    reported.add(key);
    addPartialError(context, info, problem);
  }
}

/** Partial errors, reported alongside a field's data: graphql-js itself reports errors only instead of data. */
import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import type { RestContext } from '../transport/context.js';

export function addPartialError({ answer }: RestContext, { path, fieldNodes }: GraphQLResolveInfo, cause: Error): void {
  const options = { nodes: fieldNodes, path: responsePathAsArray(path), originalError: cause };
  answer.partialErrors.add(new GraphQLError(cause.message, options));
}

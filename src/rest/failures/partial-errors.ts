/** Partial errors, beside the data of the field that they are about: graphql-js itself gives an error instead of the data. */
import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import type { RestContext } from '../transport/context.js';

export function addPartialError({ answer }: RestContext, { path, fieldNodes }: GraphQLResolveInfo, cause: Error): void {
  const options = { nodes: fieldNodes, path: responsePathAsArray(path), originalError: cause };
  answer.partialErrors.add(new GraphQLError(cause.message, options));
}

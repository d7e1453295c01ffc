/** Errors beside the data of the field that they are about: graphql-js itself gives an error instead of the data. */
import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import type { RestContext } from './context.js';

export function tellBeside({ answer }: RestContext, { path, fieldNodes }: GraphQLResolveInfo, cause: Error): void {
  const options = { nodes: fieldNodes, path: responsePathAsArray(path), originalError: cause };
  answer.asides.push(new GraphQLError(cause.message, options));
}

/** For whoever executes: the result with what was told beside its data. */
export function withAsides<T extends { readonly errors?: readonly GraphQLError[] | undefined }>(
  result: T,
  { answer: { asides } }: RestContext,
): T {
  return asides.length === 0 ? result : { ...result, errors: [...(result.errors ?? []), ...asides] };
}

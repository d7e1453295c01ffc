/** The errors of operations that are not run. */
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { shown } from '../base/errors.js';
import type { OwnNodes } from './executor/own-nodes.js';

export function unresolved(name: string | undefined): GraphQLError {
  const several = 'Must provide operation name if query contains multiple operations.';
  const message = typeof name === 'string' ? `Unknown operation named ${shown(name)}.` : several;
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}

/** The advice to the program of a client; assistants get another. */
export const acceptStream = 'send it with the header `Accept: text/event-stream`';

export function withoutStream(): GraphQLError {
  return badInput(new GraphQLError(`Expected a query or a mutation, but this is a subscription: ${acceptStream}.`));
}

export function noSubscription({ operation }: OperationDefinitionNode): GraphQLError {
  const message = `Expected a subscription, but this is a ${operation}: send it with the header \`Accept: application/json\`.`;
  return badInput(new GraphQLError(message));
}

/** Located in `own`, the nodes of the text that is run. */
export function badInput({ message, nodes = [] }: GraphQLError, own?: OwnNodes): GraphQLError {
  const located = own ? nodes.map((node) => own.of(node)) : nodes;
  return new GraphQLError(message, { nodes: located, extensions: { code: 'BAD_USER_INPUT' } });
}

/** Keeps the locations of the original error. */
export function coded({ message, nodes, source, positions, extensions }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { ...extensions, code } });
}

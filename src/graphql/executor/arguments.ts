/** The arguments of a field in one run, as graphql-js coerces them. */
import { type FieldNode, getArgumentValues } from 'graphql';
import type { Given } from './run/execution-arguments.js';
import type { OwnNodes } from './own-nodes.js';
import type { Site } from './field-site.js';

export function argumentsOf({ field, nodes: [node] }: Site, { nodes, variableValues }: Given): Record<string, unknown> {
  if (!node || field.args.length === 0) return {};
  if (!nodes) return getArgumentValues(field, node, variableValues);
  try {
    return getArgumentValues(field, withLiterals(node, nodes), variableValues);
  } catch {
    // Coerced again, so that the error names the location in the caller's own text.
    return getArgumentValues(field, nodes.of(node), variableValues);
  }
}

function withLiterals(node: FieldNode, nodes: OwnNodes): FieldNode {
  const own = node.arguments?.map((argument) => ({ ...argument, value: nodes.value(argument.value) }));
  return { ...node, ...(own && { arguments: own }) };
}

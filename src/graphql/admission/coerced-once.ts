/** Lets a reader of an operation that coerces its variables take those that are coerced already. */
import { type DefinitionNode, type DocumentNode, Kind, type TypeNode } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';

/** A scalar of the graph that takes every value as it is. */
const asItIs: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: GraphQLJSON.name } };

/** The document with variables that take every value. */
export function withAnyVariables(document: DocumentNode): DocumentNode {
  const hasVariables = document.definitions.some((definition) => variablesOf(definition).length > 0);
  return hasVariables ? { ...document, definitions: document.definitions.map(open) } : document;
}

function open(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const variableDefinitions = variablesOf(definition).map(({ kind, variable }) => ({ kind, variable, type: asItIs }));
  return { ...definition, variableDefinitions };
}

function variablesOf(definition: DefinitionNode) {
  return definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [];
}

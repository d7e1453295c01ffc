/** A field at its place in an operation. */
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  ResponsePath,
} from 'graphql';
import type { FragmentBudget } from './fragments/fragment-budget.js';

/** The operation that a field is part of. */
export interface OperationScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
  readonly fragmentBudget: FragmentBudget;
}

export interface Site {
  readonly scope: OperationScope;
  /** The index among all fields of the operation. */
  readonly index: number;
  readonly parentType: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** Several where selections are merged. */
  readonly nodes: readonly FieldNode[];
  readonly responseName: string;
}

export function pathTo({ responseName, parentType }: Site, prev: ResponsePath | undefined): ResponsePath {
  return { prev, key: responseName, typename: parentType.name };
}

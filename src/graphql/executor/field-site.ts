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

/** What a place is part of. */
export interface OperationScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
  readonly fragmentBudget: FragmentBudget;
}

export interface Site {
  readonly whole: OperationScope;
  /** Among those of the whole. */
  readonly index: number;
  readonly parentType: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** Several where selections meet. */
  readonly nodes: readonly FieldNode[];
  readonly responseName: string;
}

export function pathTo({ responseName, parentType }: Site, prev: ResponsePath | undefined): ResponsePath {
  return { prev, key: responseName, typename: parentType.name };
}

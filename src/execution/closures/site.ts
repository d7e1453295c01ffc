/** A field at its place in an operation. */
import type { FieldNode, GraphQLField, GraphQLObjectType, ResponsePath } from 'graphql';
import type { Tree } from './tree.js';

export interface Site {
  readonly tree: Tree;
  /** Among those of the tree. */
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

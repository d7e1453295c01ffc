/** The checks that literals must pass in a text of a valid shape: those of graphql-js's ValuesOfCorrectTypeRule. */
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLLeafType,
  type GraphQLSchema,
  TypeInfo,
  type ValueNode,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { LiteralPlaces } from './places.js';

/** A value that a leaf type parses as one: mostly a literal, but also a list or an object where a scalar accepts it. */
export interface Check {
  readonly node: ValueNode;
  readonly type: GraphQLLeafType;
}

export interface Checks {
  readonly checks: readonly Check[];
  /** Whether the cost of a field depends on arguments with literals in them. */
  readonly costVaries: boolean;
}

export function checksIn(schema: GraphQLSchema, document: DocumentNode, { holders }: LiteralPlaces): Checks {
  const types = new TypeInfo(schema);
  const checks: Check[] = [];
  let costVaries = false;
  const enterHolder = (node: ASTNode) => (holders.has(node) ? undefined : false);
  const checkLeaf = (node: ValueNode) => {
    const type = getNamedType(types.getInputType());
    if (holders.has(node) && isLeafType(type)) checks.push({ node, type });
    return false;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ arguments: given = [] }) => {
        const { complexity } = types.getFieldDef()?.extensions ?? {};
        costVaries ||= typeof complexity === 'function' && given.some((argument) => holders.has(argument));
      },
      Argument: enterHolder,
      // Inside a list, the input type is already that of its items.
      ListValue: (node) => (isListType(getNullableType(types.getParentInputType())) ? undefined : checkLeaf(node)),
      ObjectValue: (node) => (isInputObjectType(getNamedType(types.getInputType())) ? undefined : checkLeaf(node)),
      IntValue: checkLeaf,
      FloatValue: checkLeaf,
      StringValue: checkLeaf,
    }),
  );
  return { checks, costVaries };
}

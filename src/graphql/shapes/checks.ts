/** What is asked of the literals of a text whose shape is known to be valid: what graphql's ValuesOfCorrectTypeRule asks. */
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
import type { Places } from './places.js';

/** A leaf type reads the value whole: mostly a literal, but a list or an object where the type takes these as they are. */
export interface Check {
  readonly node: ValueNode;
  readonly type: GraphQLLeafType;
}

export interface Checks {
  readonly checks: readonly Check[];
  /** Whether a field reckons its cost by arguments that have literals in them. */
  readonly costVaries: boolean;
}

export function checksIn(schema: GraphQLSchema, document: DocumentNode, { holders }: Places): Checks {
  const types = new TypeInfo(schema);
  const checks: Check[] = [];
  let costVaries = false;
  const enterHolder = (node: ASTNode) => (holders.has(node) ? undefined : false);
  const whole = (node: ValueNode) => {
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
      // A list has entered the type of its items.
      ListValue: (node) => (isListType(getNullableType(types.getParentInputType())) ? undefined : whole(node)),
      ObjectValue: (node) => (isInputObjectType(getNamedType(types.getInputType())) ? undefined : whole(node)),
      IntValue: whole,
      FloatValue: whole,
      StringValue: whole,
    }),
  );
  return { checks, costVaries };
}

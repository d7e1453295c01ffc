/** Finds the literal that its type refuses with a message. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  TypeInfo,
  type ValueNode,
  getNamedType,
  isLeafType,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export function literalRefusing(document: DocumentNode, schema: GraphQLSchema, message: string): ValueNode | undefined {
  const types = new TypeInfo(schema);
  const found: ValueNode[] = [];
  const check = (node: ValueNode) => {
    const type = getNamedType(types.getInputType());
    if (!isLeafType(type)) return;
    try {
      type.parseLiteral(node, undefined);
    } catch (error) {
      if (error instanceof GraphQLError && error.message === message) found.push(node);
    }
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      IntValue: check,
      FloatValue: check,
      StringValue: check,
      BooleanValue: check,
      EnumValue: check,
      ObjectValue: check,
    }),
  );
  return found[0];
}

/** A question with all its values written into it, as people write them. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type ValueNode,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  parse,
  parseValue,
  print,
  typeFromAST,
  visit,
} from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import type { Operation } from './selection.js';

export function inLiterals(schema: GraphQLSchema, { source, variables }: Operation): string {
  const types = new Map<string, GraphQLInputType>();
  return print(
    visit(parse(source), {
      VariableDefinition(node) {
        types.set(node.variable.name.value, typeFromAST(schema, node.type as never) as GraphQLInputType);
        return null;
      },
      Variable({ name: { value: name } }): ValueNode {
        const type = types.get(name);
        return type ? parseValue(written(variables[name], type)) : { kind: Kind.NULL };
      },
    }),
  );
}

function written(value: unknown, type: GraphQLInputType): string {
  const bare = getNullableType(type);
  const named = getNamedType(bare);
  if (Array.isArray(value)) {
    return `[${value.map((item) => written(item, isListType(bare) ? bare.ofType : bare)).join(', ')}]`;
  }
  if (isEnumType(named)) return String(value);
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = isInputObjectType(named) ? named.getFields() : {};
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([name, part]) => `${name}: ${written(part, fields[name]?.type ?? bare)}`).join(', ')} }`;
}

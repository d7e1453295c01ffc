/** Values of the wire in the form of an input of the graph, which can be sent back as a variable. */
import { type GraphQLInputObjectType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { isObject } from '../../../base/unknown.js';
import { wireNameOf } from '../../../rest/mapping/wire-names.js';
import { dialect } from '../dialect.js';
import type { Entry } from './collection.js';

/** The fields that the input knows; those without a value are left out. */
export function asInput(wire: Entry, type: GraphQLInputObjectType): Entry {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const value = wire[wireNameOf(field, dialect.names)];
    return value === null || value === undefined
      ? []
      : [[field.name, valueOf(value, getNamedType(field.type))] as const];
  });
  return Object.fromEntries(fields);
}

function valueOf(value: unknown, type: ReturnType<typeof getNamedType>): unknown {
  if (Array.isArray(value)) return value.map((item) => valueOf(item, type));
  if (isInputObjectType(type)) return isObject(value) ? asInput(value, type) : value;
  if (!isEnumType(type)) return value;
  return type.getValues().find((one) => one.value === value)?.name ?? value;
}

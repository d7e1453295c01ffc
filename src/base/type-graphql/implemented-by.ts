/**
 * Interfaces over types that do not know of them, such as those of several APIs: in type-graphql 2.0.0-rc.4 each type
 * names its interfaces itself, and fields of theirs would hide those that it inherits.
 */
import {
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { ClassType } from 'type-graphql';
import { isObject } from '../unknown.js';
import { typeNameOf } from './metadata.js';

const implementations = new Map<object, () => readonly ClassType<object>[]>();

/** They may be declared later. Fields of the interface that a type lacks are added to it; they should have resolvers. */
export function implementedBy(Interface: object, classes: () => readonly ClassType<object>[]): void {
  implementations.set(Interface, classes);
}

/** Whether it is such an interface. */
export function joinsTypes({ name }: GraphQLNamedType): boolean {
  return [...implementations.keys()].some((Interface) => typeNameOf(Interface) === name);
}

/** Takes effect in a schema that is made of this one. */
export function addImplementations(schema: GraphQLSchema): void {
  for (const [Interface, classes] of implementations) {
    const type = schema.getType(typeNameOf(Interface) ?? '');
    if (!isInterfaceType(type)) continue;
    // That of type-graphql makes a promise for every object.
    type.resolveType = (value: unknown) => (isObject(value) ? typeNameOf(value.constructor) : undefined);
    for (const Class of classes()) {
      const object = schema.getType(typeNameOf(Class) ?? '');
      if (isObjectType(object)) implement(object, type);
    }
  }
}

/** Takes effect in a schema that is made of the one with these types. */
export function implement(object: GraphQLObjectType, type: GraphQLInterfaceType): void {
  const interfaces = [...object.getInterfaces(), type];
  object.getInterfaces = () => interfaces;
  const own = object.getFields();
  for (const field of Object.values(type.getFields())) own[field.name] ??= { ...field };
}

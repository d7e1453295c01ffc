/** An object behind a type of the schema, in several forms; what its properties hold is made when they are read, or at once. */
import { type GraphQLObjectType, getNullableType, isLeafType } from 'graphql';
import type { Choices } from '../../generate/choices.js';
import type { Making } from './making.js';

/** Whoever makes the properties of an object. */
const makers = new WeakMap<object, Making>();

export function rowOf(making: Making, type: GraphQLObjectType, path: string, choices: Choices): object {
  // Some are known by this, which others have no need of.
  const own = { kind: type.name, path, ...(choices.chance(type.isTypeOf ? 0.5 : 0.95) && { __typename: type.name }) };
  const form = choices.next();
  if (form < 0.06) return { ...own, ...atOnce(making, type, path) };
  if (form < 0.12) return Object.freeze({ ...own, ...atOnce(making, type, path) });
  const row = Object.assign(emptyRow(type, form), own);
  makers.set(row, making);
  return row;
}

function emptyRow(type: GraphQLObjectType, form: number): object {
  if (form < 0.2) return withGetters(Object.create(null), type);
  if (form < 0.25) return withGetters(() => undefined, type);
  return Object.create(prototypeOf(type));
}

const prototypes = new WeakMap<GraphQLObjectType, object>();

function prototypeOf(type: GraphQLObjectType): object {
  const prototype = prototypes.get(type) ?? withGetters(new (class Row {})(), type);
  prototypes.set(type, prototype);
  return prototype;
}

function withGetters(target: object, type: GraphQLObjectType): object {
  for (const name of propertiesOf(type)) {
    Object.defineProperty(target, name, {
      get(this: object) {
        return makers.get(this)?.property({ type, path: pathOf(this) }, name);
      },
    });
  }
  return target;
}

function atOnce(making: Making, type: GraphQLObjectType, path: string): object {
  const names = propertiesOf(type).filter((name) => isLeafType(getNullableType(type.getFields()[name]?.type)));
  return Object.fromEntries(names.map((name) => [name, made(() => making.property({ type, path }, name))]));
}

/** What would be thrown stands there as an error. */
function made(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const properties = new WeakMap<GraphQLObjectType, string[]>();

/** Not those that every object has, nor those by which it is known. */
function propertiesOf(type: GraphQLObjectType): string[] {
  const known = properties.get(type);
  if (known) return known;
  const names = Object.values(type.getFields()).filter(
    ({ name, resolve }) => !resolve && !(name in Object.prototype) && name !== 'kind',
  );
  const found = names.map(({ name }) => name);
  properties.set(type, found);
  return found;
}

export function kindOf(value: unknown): unknown {
  return Reflect.get(Object(value), 'kind');
}

export function pathOf(value: unknown): string {
  return String(Reflect.get(Object(value), 'path'));
}

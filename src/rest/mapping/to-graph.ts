/** Maps wire values to graph values by the declared types: names and classes, but nothing inside `JSON`. */
import {
  type GraphQLField,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { listed, mapNamesOf } from './as-map.js';
import type { Client } from '../transport/client.js';
import { declaredOf } from './declared.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { typeNamed } from '../schema/fields-of-rows.js';
import { abstractClass, kindOf, nameOfClass } from './abstract-types.js';
import type { PathValues } from '../rows/path.js';
import { isId, isObject, isRounded, textAt } from '../../base/unknown.js';
import { type Wire, reshaped } from './mapping.js';
import { UnknownValue } from './invalid-value.js';
import { ofEach } from '../../base/of-each.js';

/** The account and path that an object was read with; its children are read there too. */
export interface ObjectOrigin {
  readonly client: Client;
  readonly values: PathValues;
}

/** Context shared by all values of one object. */
interface From {
  readonly origin: ObjectOrigin;
  readonly currency: string;
}

const originKey = Symbol('origin');
const oddKey = Symbol('odd');

export function originOf(value: unknown): ObjectOrigin | undefined {
  return isObject(value) && originKey in value ? (value[originKey] as ObjectOrigin) : undefined;
}

/** Sets the origin of an object that no upstream sent, such as the root of an API. */
export function stamped<T extends object>(object: T, origin: ObjectOrigin): T {
  return Object.assign(object, { [originKey]: origin });
}

/**
 * Maps a wire value to a graph value, with objects as instances of their classes. An invalid value becomes an error,
 * which the executor reports at its path.
 */
export function toGraph(wire: unknown, type: GraphQLOutputType, origin: ObjectOrigin): unknown {
  return valueOf(wire, type, getNamedType(type).name, { origin, currency: origin.client.upstream.dialect.currency });
}

/** Maps an item of a list, where null is invalid too. */
export function itemToGraph(wire: unknown, type: GraphQLOutputType, origin: ObjectOrigin): unknown {
  const { account } = origin.client.upstream;
  return toGraph(wire, type, origin) ?? new UnknownValue(account, getNamedType(type).name, wire);
}

/** The value of a property, or the error in place of an invalid one; the property itself is then absent. */
export function valueAt(object: object, name: string): unknown {
  const odd = oddKey in object ? (object[oddKey] as Wire)[name] : undefined;
  return odd ?? Reflect.get(object, name);
}

/** `where` names the field in messages. */
function valueOf(wire: unknown, type: GraphQLOutputType, where: string, from: From): unknown {
  if (wire === null || wire === undefined) return null;
  const bare = getNullableType(type);
  const { account } = from.origin.client.upstream;
  if (isListType(bare)) {
    if (!Array.isArray(wire)) return new UnknownValue(account, where, wire, 'a list');
    const none = (item: unknown) => (isNonNullType(bare.ofType) ? new UnknownValue(account, where, item) : null);
    return wire.map((item) => valueOf(item, bare.ofType, where, from) ?? none(item));
  }
  if (isLeafType(bare)) return fits(wire, bare) ? wire : new UnknownValue(account, where, wire, bare);
  if (isObjectType(bare)) return objectOf(wire, bare, where, from);
  const Class = abstractClass(bare.name);
  if (!Class || !isObject(wire)) return Class ? new UnknownValue(account, where, wire, 'an object') : wire;
  const kind = typeNamed(bare, nameOfClass(kindOf(Class, wire)));
  return kind ? objectOf(wire, kind, where, from) : new UnknownValue(account, where, wire, bare.name);
}

export function fits(value: unknown, type: GraphQLLeafType): boolean {
  if (isRounded(value) && [GraphQLID.name, GraphQLString.name].includes(type.name)) return false;
  // Some upstreams send seconds, which would be taken for milliseconds: a day in 1970.
  if (type.name === GraphQLDateTime.name && typeof value === 'number') return false;
  try {
    type.serialize(value);
    return true;
  } catch {
    return false;
  }
}

function objectOf(wire: unknown, type: GraphQLObjectType, where: string, outer: From): unknown {
  const { origin } = outer;
  const { account, dialect } = origin.client.upstream;
  const currency = textAt(wire, 'currency') ?? outer.currency;
  const Class = classNamed(type.name);
  if (Class && 'fromWire' in Class && typeof Class.fromWire === 'function') {
    const result: unknown = Class.fromWire(wire, currency);
    return isObject(result) ? stamped(result, origin) : new UnknownValue(account, where, wire, type.name);
  }
  const shaped = reshaped(Class, wire);
  if (!isObject(shaped)) return new UnknownValue(account, where, wire, 'an object');
  const fields = type.getFields();
  const object: Record<string | symbol, unknown> = Class ? Object.create(Class.prototype) : {};
  const odd: Record<string, unknown> = {};
  const from = { origin: originWithin(shaped, Class, origin), currency };
  object[originKey] = origin;
  for (const [wireName, part] of Object.entries(shaped)) {
    const name = dialect.names.toGraph(wireName);
    // Properties that the class computes itself.
    if (name in object) continue;
    const named = fields[name];
    const field = named && declaredOf(named) ? named : (renamedOf(type).get(name) ?? named);
    const declared = field && declaredOf(field);
    const map = field && mapNamesOf(field);
    const laidOut = map ? listed(part, map) : part;
    const value = declared ? valueOf(laidOut, declared.type, declared.where, from) : laidOut;
    const isOdd = value instanceof Error || (Array.isArray(value) && value.some(isError));
    if (isOdd) odd[name] = value;
    if (!isOdd) object[name] = value;
    else if (Array.isArray(value)) object[name] = value.filter((item) => !isError(item));
  }
  if (Object.keys(odd).length > 0) object[oddKey] = odd;
  return object;
}

/** Fields whose property has another name in the graph, such as the provider's id, which is `number` there. */
const renamedOf = ofEach(
  (type: GraphQLObjectType): ReadonlyMap<unknown, GraphQLField<unknown, unknown>> =>
    new Map(
      Object.values(type.getFields())
        .filter((field) => declaredOf(field))
        .map((field) => [field.extensions['wire'], field]),
    ),
);

/** The origin of an object within this one: if it has calls of its own, this one's key is in their path. */
function originWithin(shaped: Wire, Class: object | undefined, origin: ObjectOrigin): ObjectOrigin {
  const { names } = origin.client.upstream.dialect;
  const own = (Class ? renamedKeysOf(Class) : []).flatMap(([param, property]) => {
    const key = param in origin.values ? undefined : shaped[names.toWire(property)];
    return isId(key) ? [[param, String(key)] as const] : [];
  });
  return own.length > 0 ? { ...origin, values: { ...origin.values, ...Object.fromEntries(own) } } : origin;
}

type RenamedKeys = readonly (readonly [param: string, property: string])[];

/** The keys of a class whose placeholder names what they identify: within other objects, `id` would be their own. */
const renamedKeysOf = ofEach((Class: object): RenamedKeys => {
  const declared: unknown = 'keys' in Class ? Class.keys : undefined;
  const all = isObject(declared) ? Object.entries(declared).map(([param, key]) => [param, String(key)] as const) : [];
  return all.filter(([param, property]) => param !== property);
});

const isError = (value: unknown) => value instanceof Error;

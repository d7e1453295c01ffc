/** Gives objects global ids; the provider's own key moves to a field named by the provider's word. */
import {
  type GraphQLField,
  GraphQLID,
  GraphQLNonNull,
  getNullableType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isNonNullType,
  isOutputType,
} from 'graphql';
import { nameOfClass } from '../mapping/abstract-types.js';
import { implement } from '../../base/type-graphql/implemented-by.js';
import { declare, declaredOf } from '../mapping/declared.js';
import { UnknownValue } from '../mapping/invalid-value.js';
import { originOf, valueAt } from '../mapping/to-graph.js';
import { knownValue } from '../planner/path-values.js';
import { objectTypesOf, payloadType } from '../schema/fields-of-rows.js';
import type { BoundRow } from '../rows/bound-row.js';
import { keyBesideOf } from '../rows/key-beside.js';
import type { Account } from '../transport/account.js';
import { idName } from '../transport/pages.js';
import { ofEach } from '../../base/of-each.js';
import { isId } from '../../base/unknown.js';
import { keysIn, keysOfId } from './graph-id.js';
import { type ObjectIdentity, classOf, idFrom, identitiesOf, keyNameOf, startOf } from './identity.js';

export type ObjectField = GraphQLField<unknown, unknown>;

/** Takes effect in a schema that is made of this one. */
export function addNodes(schema: GraphQLSchema): void {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) return;
  for (const [type] of identified(schema)) {
    const isNew = !type.getFields()['id'];
    implement(type, node);
    const { id } = type.getFields();
    if (id && isNew) id.extensions = { ...id.extensions, ...composed };
  }
}

/** Marks the ids of types whose objects have no id of their provider. */
const composed = { isComposed: true };

export function addGlobalIds(schema: GraphQLSchema): void {
  for (const [type, identity] of identified(schema)) giveId(type, identity);
  for (const type of Object.values(schema.getTypeMap()).filter(isInterfaceType)) {
    const objects = schema.getImplementations(type).objects.map((object) => object.getFields());
    const { id } = type.getFields();
    const [first] = objects;
    if (first?.['id'] && objects.every((fields) => isNonNullType(fields['id']?.type))) {
      if (id) id.type = new GraphQLNonNull(GraphQLID);
      else putFirst(type, { ...first['id'], description: 'Its id, of which there is no second one in the graph' });
    }
    for (const name of keyNames(schema)) {
      const [own, ...others] = objects.map((fields) => fields[name]);
      // As soon as all of its objects have the key, so has the interface.
      if (type.getFields()['id'] && own && others.every((other) => String(other?.type) === String(own.type)))
        type.getFields()[name] ??= { ...own, description: aboutKey };
    }
  }
}

function putFirst(type: GraphQLInterfaceType, field: ObjectField): void {
  const fields = type.getFields();
  const others = Object.entries(fields);
  for (const [name] of others) Reflect.deleteProperty(fields, name);
  Object.assign(fields, { [field.name]: field }, Object.fromEntries(others));
}

/** The names of the types whose objects have such ids, by identity. */
export const typesOfIdentities = ofEach((schema: GraphQLSchema) => {
  const names = new Map<ObjectIdentity, readonly string[]>();
  for (const [{ name }, identity] of identified(schema)) names.set(identity, [...(names.get(identity) ?? []), name]);
  return names;
});

function identified(schema: GraphQLSchema): readonly (readonly [GraphQLObjectType, ObjectIdentity])[] {
  return [...identitiesOf(schema)].flatMap(([Class, identity]) =>
    typesOf(schema, Class, identity).map((type) => [type, identity] as const),
  );
}

function typesOf(schema: GraphQLSchema, Class: object, { row, part }: ObjectIdentity): readonly GraphQLObjectType[] {
  const type = part ? schema.getType(nameOfClass(Class) ?? '') : payloadType(schema, row);
  return isOutputType(type) ? objectTypesOf(schema, type) : [];
}

function keyNames(schema: GraphQLSchema): ReadonlySet<string> {
  return new Set(Array.from(identitiesOf(schema).values(), ({ row }) => keyNameOf(row)));
}

const aboutKey = 'Its id at its provider, which arguments take, too';

function giveId(type: GraphQLObjectType, identity: ObjectIdentity): void {
  const { id, ...others } = type.getFields();
  const own = id?.extensions['isComposed'] === true ? undefined : id;
  const keyName = keyNameOf(identity.row);
  const fields = type.getFields();
  for (const name of Object.keys(fields)) Reflect.deleteProperty(fields, name);
  fields['id'] = idField(type, identity, own);
  if (own) {
    if (others[keyName]) throw new Error(`${type.name} has a field ${keyName} of its own`);
    // Without its key it has no id either.
    const key = renamed(own, keyName, type);
    const { resolve } = key;
    const always: ObjectField['resolve'] = (object, ...others) =>
      resolve?.(object, ...others) ?? missingKey(object, `${type.name}.${keyName}`);
    const isAlways = isNonNullType(declaredOf(own)?.type);
    fields[keyName] = {
      ...key,
      description: aboutKey,
      type: new GraphQLNonNull(getNullableType(key.type)),
      ...(resolve && !isAlways && { resolve: always }),
    };
  }
  Object.assign(fields, others);
}

function missingKey(object: unknown, where: string): UnknownValue {
  return new UnknownValue(originOf(object)?.client.upstream.account ?? null, where, null);
}

/** The same property under another name. */
export function renamed(own: ObjectField, name: string, { name: owner }: GraphQLObjectType): ObjectField {
  const extensions = { ...own.extensions, wire: own.name };
  const field: ObjectField = { ...own, name, extensions };
  const declared = declaredOf(own);
  if (declared) declare(field, { type: declared.type, where: `${owner}.${name}` });
  return field;
}

function idField(
  type: GraphQLObjectType,
  { row, ...identity }: ObjectIdentity,
  own: ObjectField | undefined,
): ObjectField {
  const starts = new WeakMap<Account, string>();
  const count = identity.part ? 1 : keysOfId(classOf(row));
  const property = identity.part?.key ?? (count > 1 ? 'id' : idName(row));
  const above = identity.keys.slice(0, -count);
  const where = `${type.name}.id`;
  const resolve = (object: object): string | Error => {
    const account = originOf(object)?.client.upstream.account;
    if (!account) throw new Error(`${where} was asked of an object that came from no account`);
    const key = valueAt(object, property);
    if (!isId(key)) return key instanceof Error ? key : new UnknownValue(account, where, key);
    let start = starts.get(account);
    if (start === undefined) starts.set(account, (start = startOf(account, identity.type)));
    if (above.length === 0) return idFrom(start, [String(key)]);
    const keys = above.map((param) => valueAbove(row, object, param));
    const missing = keys.indexOf(undefined);
    if (missing >= 0) return new UnknownValue(account, `${type.name}.${above[missing] ?? ''}`, null);
    return idFrom(start, [...keys.map(String), ...(count > 1 ? keysIn(String(key), classOf(row)) : [String(key)])]);
  };
  return {
    name: 'id',
    description: `Its id, such as \`${exampleOf(row, identity)}\``,
    type: new GraphQLNonNull(GraphQLID),
    args: [],
    resolve: (object) => resolve(object as object),
    subscribe: undefined,
    deprecationReason: undefined,
    extensions: own?.extensions ?? {},
    astNode: undefined,
  };
}

/**
 * The value of a placeholder. An object of a list takes it from the list's path: its property of that name may be its
 * own key.
 */
function valueAbove(row: BoundRow, object: object, param: string): string | undefined {
  const beside = keyBesideOf(row);
  if (param === beside?.property) return knownValue(object, param) ?? beside.values[0];
  const ofPath = row.kind === 'list' ? originOf(object)?.values[param] : undefined;
  return ofPath ?? (row.kind === 'list' && param === idName(row) ? undefined : knownValue(object, param));
}

function exampleOf(
  { dialect: { api } }: ObjectIdentity['row'],
  { type, keys }: Pick<ObjectIdentity, 'type' | 'keys'>,
): string {
  return idFrom(
    startOf({ api, name: 'prod' }, type),
    keys.map(() => '1'),
  );
}

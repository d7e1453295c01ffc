/** Maps the classes of an API to their global ids: the type and the keys of the path that reads an object. */
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { composeId, encodePart } from '../../base/global-id.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { nameOfClass } from '../mapping/abstract-types.js';
import { declaredOf, isSent } from '../mapping/declared.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Dialect } from '../rows/dialect.js';
import { keyBesideOf } from '../rows/key-beside.js';
import { paramsOf, shapeOf } from '../rows/path.js';
import { objectTypesOf, ownerOf, payloadType, rowsOf } from '../schema/fields-of-rows.js';
import type { Account } from '../transport/account.js';
import { idName } from '../transport/pages.js';
import { isObject, textAt } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';

export interface ObjectIdentity {
  /** The call that reads such an object or, if there is none, its list. */
  readonly row: BoundRow;
  /** The word for its type in ids: `server` of a CloudServer. */
  readonly type: string;
  /** The values of the path that are the keys of the id; of a list, its own path and then the key in it. */
  readonly keys: readonly string[];
  /** Set if the object comes within another one, which the call reads. */
  readonly part?: Pick<PartOf, 'field' | 'key'>;
}

/** A class declares this as `partOf` if its objects come in a field of other objects; `key` identifies them there. */
export interface PartOf {
  readonly parent: () => object;
  readonly field: string;
  readonly key: string;
}

/** The identities of a schema, by the class of the objects. */
export const identitiesOf = ofEach(found);

/** The identity of the objects that the row returns; undefined if they have no global id. */
export function identityOf(schema: GraphQLSchema, row: BoundRow): ObjectIdentity | undefined {
  const Class = classOf(row);
  return Class && identitiesOf(schema).get(Class);
}

/** The field that holds the provider's own key. If the provider calls that an id, it has another name in the graph. */
export function keyFieldOf(schema: GraphQLSchema, { row }: Pick<ObjectIdentity, 'row'>): string {
  const property = idName(row);
  const isField = objectTypesOf(schema, payloadType(schema, row)).some((type) => property in type.getFields());
  return property === 'id' || !isField ? keyNameOf(row) : property;
}

/** The graph's name for the provider's own id. */
export function keyNameOf({ dialect: { ids }, path }: Pick<BoundRow, 'dialect' | 'path'>): 'number' | 'identifier' {
  const kind = typeof ids === 'string' ? ids : ids(paramsOf(path).at(-1) ?? 'id');
  return kind === 'int' ? 'number' : 'identifier';
}

const pathIdentitiesIn = ofEach((schema: GraphQLSchema) =>
  ofEach((row: BoundRow): ReadonlyMap<string, ObjectIdentity> => {
    const named = namesIn(row).flatMap((param) => {
      const [same] = sameKeys(schema, row, param);
      const identity = same && isNamedAfter(param, same) ? same : (identityAt(schema, row, param) ?? same);
      return identity ? [[param, identity] as const] : [];
    });
    return new Map(named);
  }),
);

/** The identities of what the path names, by placeholder; without those that have no global id. */
export function pathIdentities(schema: GraphQLSchema, row: BoundRow): ReadonlyMap<string, ObjectIdentity> {
  return pathIdentitiesIn(schema)(row);
}

/** The placeholders that take an id. Enums take none. */
function namesIn({ path, options: { enums = {} } }: BoundRow): readonly string[] {
  return paramsOf(path).filter((param) => !(param in enums));
}

/** The words in ids for the types that a placeholder may name: a server's reset options also go by the server's id. */
export function typesAt(schema: GraphQLSchema, row: BoundRow, param: string): readonly string[] {
  const own = pathIdentities(schema, row).get(param);
  const all = own ? [own, ...sameKeys(schema, row, param)] : [];
  return [...new Set(all.map(({ type }) => type))];
}

/** The objects whose key has this name; first those that are named after it. */
function sameKeys(schema: GraphQLSchema, { dialect }: BoundRow, param: string): readonly ObjectIdentity[] {
  if (['id', 'name', 'type'].includes(param)) return [];
  const rank = (identity: ObjectIdentity) => Number(isNamedAfter(param, identity));
  return [...identitiesOf(schema).values()]
    .filter(({ row, keys }) => row.dialect === dialect && keys.length === 1 && isSameKey(row, keys[0] ?? '', param))
    .sort((one, other) => rank(other) - rank(one));
}

function isNamedAfter(param: string, { type }: ObjectIdentity): boolean {
  return param.toLowerCase().startsWith(type.toLowerCase());
}

/** Paths may have several names for one key: the class of its objects then declares one property for all of them. */
function isSameKey(row: BoundRow, key: string, param: string): boolean {
  if (key === param) return true;
  const Class = classOf(row);
  const properties: unknown = Class && 'keys' in Class ? Class.keys : undefined;
  const property = textAt(properties, param);
  return property !== null && property === textAt(properties, key);
}

/** The identity of the object that the path up to this placeholder addresses. */
export function identityAt(
  schema: GraphQLSchema,
  { dialect, path }: BoundRow,
  param: string,
): ObjectIdentity | undefined {
  const [own = ''] = path.split(`{${param}}`);
  const shape = shapeOf(`${own}{}`);
  for (const row of rowsOf(schema).keys()) {
    if (row.dialect !== dialect || row.kind === 'write' || shapeOfOne(row) !== shape) continue;
    const identity = identitiesOf(schema).get(classOf(row) ?? row);
    if (identity && identity.keys.length === keysOfOne(row).length) return identity;
  }
  return undefined;
}

/** How the ids of one type in one account begin. */
export function startOf({ api, name }: Pick<Account, 'api' | 'name'>, type: string): string {
  return composeId(api.toLowerCase(), name, type);
}

export function idFrom(start: string, keys: readonly string[]): string {
  return keys.reduce((id, key) => `${id}:${encodePart(key)}`, start);
}

/** The word for a class in ids, `server` for CloudServer; undefined if the class belongs to no API. */
export function typeInIds(Class: unknown, { api }: Pick<Dialect, 'api'>): string | undefined {
  const name = nameOfClass(Class) ?? '';
  if (!name.toUpperCase().startsWith(api) || name.length === api.length) return undefined;
  return name.charAt(api.length).toLowerCase() + name.slice(api.length + 1);
}

function found(schema: GraphQLSchema): ReadonlyMap<object, ObjectIdentity> {
  const identities = new Map<object, ObjectIdentity>();
  const rows = [...rowsOf(schema).keys()];
  note(rows.filter((row) => isRead(schema, row)));
  note(rows.filter((row) => isOnlyListed(schema, row)));
  for (const name of Object.keys(schema.getTypeMap())) notePart(classNamed(name));
  return identities;

  function notePart(Class: object | undefined): void {
    const partOf = Class && (Reflect.get(Class, 'partOf') as PartOf | undefined);
    const parent = partOf && identities.get(partOf.parent());
    const type = parent && typeInIds(Class, parent.row.dialect);
    if (!parent || type === undefined) return;
    const { field, key } = partOf;
    identities.set(Class, { row: parent.row, type, keys: [...parent.keys, key], part: { field, key } });
  }

  function note(those: readonly BoundRow[]): void {
    // Several calls may read the same objects, for instance actions of servers: the shortest path counts for all.
    for (const row of [...those].sort((one, other) => one.path.length - other.path.length)) {
      const Class = classOf(row);
      const type = typeInIds(Class, row.dialect);
      if (!Class || type === undefined || identities.has(Class)) continue;
      identities.set(Class, { row, type, keys: keysOfOne(row) });
    }
  }
}

/** The path of one object: below a list, its key. */
function shapeOfOne({ kind, shape }: BoundRow): string {
  return kind === 'list' ? `${shape}/{}` : shape;
}

function hasOwnId(type: GraphQLObjectType): boolean {
  const { id } = type.getFields();
  return id !== undefined && (isSent(id) || declaredOf(id) !== undefined);
}

function keysOfOne(row: BoundRow): readonly string[] {
  const params = row.kind === 'list' ? [...paramsOf(row.path), 'id'] : paramsOf(row.path);
  const beside = keyBesideOf(row);
  return beside ? [...params.slice(0, -1), beside.property, ...params.slice(-1)] : params;
}

/** True if only this list reads the objects and thus defines their ids. */
function isOnlyListed(schema: GraphQLSchema, row: BoundRow): boolean {
  const type = getNamedType(row.kind === 'list' ? payloadType(schema, row) : undefined);
  return row.kind === 'list' && row.partner === null && isObjectType(type) && hasOwnId(type);
}

/** Whether the row reads an object by its own key, not a facet of the object above under that one's. */
function isRead(schema: GraphQLSchema, row: BoundRow): boolean {
  const { kind, path, options } = row;
  if (kind !== 'get' || !path.endsWith('}') || options.secret) return false;
  if (isLeafType(getNamedType(payloadType(schema, row)))) return false;
  return !((paramsOf(row.path).at(-1) ?? '') in keysOf(ownerOf(schema, row).name));
}

export function classOf({ result }: BoundRow): object | undefined {
  const Class: unknown = result?.();
  return typeof Class === 'function' ? Class : undefined;
}

function keysOf(type: string): Readonly<Record<string, unknown>> {
  const keys: unknown = Reflect.get(classNamed(type) ?? {}, 'keys');
  return isObject(keys) ? keys : {};
}

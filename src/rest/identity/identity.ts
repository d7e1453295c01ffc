/** Which objects of an API have a global id, and what it is made of: the parts of the path that reads them. */
import { type GraphQLSchema, isLeafType, getNamedType } from 'graphql';
import { composeId, encodePart } from '../../base/global-id.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { nameOfClass } from '../mapping/abstract-types.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Dialect } from '../rows/dialect.js';
import { paramsOf, shapeOf } from '../rows/path.js';
import { ownerOf, payloadType, rowsOf } from '../schema/fields-of-rows.js';
import type { Account } from '../transport/account.js';
import { idName } from '../transport/pages.js';
import { isObject } from '../../base/unknown.js';

export interface ObjectIdentity {
  /** The call that reads such an object: the keys of the id are the values of its path. */
  readonly row: BoundRow;
  /** The word for its type in ids: `server` of a CloudServer. */
  readonly type: string;
  readonly keys: readonly string[];
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<object, ObjectIdentity>>();

/** By the class of the objects. */
export function identitiesOf(schema: GraphQLSchema): ReadonlyMap<object, ObjectIdentity> {
  let identities = known.get(schema);
  if (!identities) known.set(schema, (identities = found(schema)));
  return identities;
}

/** Of the objects that the row returns. */
export function identityOf(schema: GraphQLSchema, row: BoundRow): ObjectIdentity | undefined {
  const Class = classOf(row);
  return Class && identitiesOf(schema).get(Class);
}

/** The field that holds the provider's own key: where the provider calls that an id, it has another name in the graph. */
export function keyFieldOf({ row }: Pick<ObjectIdentity, 'row'>): string {
  const property = idName(row);
  return property === 'id' ? (row.dialect.keyName ?? property) : property;
}

const ofPaths = new WeakMap<GraphQLSchema, Map<BoundRow, ReadonlyMap<string, ObjectIdentity>>>();

/** By placeholder, of what the path names up to there: without those that name nothing with a global id. */
export function pathIdentities(schema: GraphQLSchema, row: BoundRow): ReadonlyMap<string, ObjectIdentity> {
  let rows = ofPaths.get(schema);
  if (!rows) ofPaths.set(schema, (rows = new Map()));
  let identities = rows.get(row);
  if (!identities) {
    const found = paramsOf(row.path).flatMap((param) => {
      const identity = hasGlobalIds(row.dialect) ? identityAt(schema, row, param) : undefined;
      return identity ? [[param, identity] as const] : [];
    });
    rows.set(row, (identities = new Map(found)));
  }
  return identities;
}

function identityAt(schema: GraphQLSchema, { dialect, path }: BoundRow, param: string): ObjectIdentity | undefined {
  const [own = ''] = path.split(`{${param}}`);
  const shape = shapeOf(`${own}{}`);
  for (const row of rowsOf(schema).keys()) {
    if (row.dialect !== dialect || row.kind !== 'get' || row.shape !== shape) continue;
    const identity = identitiesOf(schema).get(classOf(row) ?? row);
    if (identity && identity.keys.length === paramsOf(row.path).length) return identity;
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

/** `server` of the class of a CloudServer. */
export function typeInIds(Class: unknown, { api }: Pick<Dialect, 'api'>): string | undefined {
  const name = nameOfClass(Class);
  if (name === undefined) return undefined;
  const own = name.toUpperCase().startsWith(api) && name.length > api.length ? name.slice(api.length) : name;
  return own.charAt(0).toLowerCase() + own.slice(1);
}

/** Whether ids of this API are global. */
export function hasGlobalIds({ keyName }: Pick<Dialect, 'keyName'>): boolean {
  return keyName !== undefined;
}

function found(schema: GraphQLSchema): ReadonlyMap<object, ObjectIdentity> {
  const identities = new Map<object, ObjectIdentity>();
  for (const row of rowsOf(schema).keys()) {
    const Class = classOf(row);
    const type = typeInIds(Class, row.dialect);
    if (!Class || type === undefined || !isRead(schema, row)) continue;
    const before = identities.get(Class);
    // Several calls may read the same objects, such as the actions of servers: the shortest path is that of all.
    if (!before || row.path.length < before.row.path.length)
      identities.set(Class, { row, type, keys: paramsOf(row.path) });
  }
  return identities;
}

/** Whether the row reads an object by its own key, not a facet of the object above under that one's. */
function isRead(schema: GraphQLSchema, row: BoundRow): boolean {
  const { kind, path, options, dialect } = row;
  if (!hasGlobalIds(dialect) || kind !== 'get' || !path.endsWith('}') || options.secret) return false;
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

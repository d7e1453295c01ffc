/** References: linked objects of which only that is selected which the linking object already has, such as the id. */
import { type FieldNode, type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';
import { identityOf, keyFieldOf } from '../identity/identity.js';
import { payloadType } from '../schema/fields-of-rows.js';
import type { Sent } from '../mapping/as-sent.js';
import type { Link } from '../rows/link.js';
import { idName } from '../transport/pages.js';
import { fieldsOf } from './selected-fields.js';
import type { Wire } from '../mapping/mapping.js';

/**
 * True if these nodes select only fields that are known without reading the object: its id, and those that its parent
 * carries; without a parent, those that parents usually carry.
 */
export function isReferenceAlone<P>(
  { row, isReference, carries, parentParameters = {} }: Omit<Link<P>, 'ids' | 'many' | 'description'>,
  nodes: readonly FieldNode[],
  info: GraphQLResolveInfo,
  parent?: Sent<P>,
): boolean {
  const type = getNamedType(payloadType(info.schema, row));
  if (!isReference || !isObjectType(type)) return false;
  const identity = identityOf(info.schema, row);
  const own = identity ? ['id', keyFieldOf(info.schema, identity)] : [idName(row)];
  // Its id begins with keys that only an object above knows.
  const isBelow = identity?.keys.some((param) => param in parentParameters) === true;
  const carried = parent && carries?.of(parent);
  const isCarried = (name: string) => carried === undefined || carried[name] !== undefined;
  const beside = carries?.names.filter(isCarried) ?? [];
  const free = [...own.filter((name) => !isBelow || name !== 'id'), ...beside, '__typename', 'accountName'];
  return [...fieldsOf(info, type, nodes).keys()].every((name) => free.includes(name));
}

/** The object as far as its parent knows it; never to be cached as the object itself. */
export function referenceOf<P>(
  { row, carries }: Pick<Link<P>, 'row' | 'carries'>,
  id: string | number,
  parent: Sent<P>,
): Wire {
  const { names } = row.dialect;
  const carried = Object.entries(carries?.of(parent) ?? {}).map(([name, value]) => [names.toWire(name), value]);
  return { ...Object.fromEntries(carried), [names.toWire(idName(row))]: id };
}

/** References: linked objects of which only the id is selected, which the linking object already has. */
import { type FieldNode, type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';
import { identityOf, keyFieldOf } from '../identity/identity.js';
import { payloadType } from '../schema/fields-of-rows.js';
import type { Link } from '../rows/link.js';
import { idName } from '../transport/pages.js';
import type { BoundRow } from '../rows/bound-row.js';
import { fieldsOf } from './selected-fields.js';
import type { Wire } from '../mapping/mapping.js';

/** True if these nodes select only fields that are known without reading the object, as its id is. */
export function isOfIdsAlone(
  { row, isReference, parentParameters = {} }: Pick<Link, 'row' | 'isReference' | 'parentParameters'>,
  nodes: readonly FieldNode[],
  info: GraphQLResolveInfo,
): boolean {
  const type = getNamedType(payloadType(info.schema, row));
  if (!isReference || !isObjectType(type)) return false;
  const identity = identityOf(info.schema, row);
  const own = identity ? ['id', keyFieldOf(info.schema, identity)] : [idName(row)];
  // Its id begins with keys that only an object above knows.
  const isBelow = identity?.keys.some((param) => param in parentParameters) === true;
  const free = [...own.filter((name) => !isBelow || name !== 'id'), '__typename', 'accountName'];
  return [...fieldsOf(info, type, nodes).keys()].every((name) => free.includes(name));
}

/** Contains the id alone; never to be cached as the object itself. */
export function referenceOf(row: BoundRow, id: string | number): Wire {
  return { [row.dialect.names.toWire(idName(row))]: id };
}

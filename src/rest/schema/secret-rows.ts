/** Rows whose answers hold secrets: by their own declaration, or by a field of what they return. */
import { getNamedType, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import { isSecret } from '../mapping/secrets.js';
import { declaredOf } from '../mapping/declared.js';
import { payloadType, rowsOf } from './fields-of-rows.js';

export function secretRowsOf(schema: GraphQLSchema): ReadonlySet<BoundRow> {
  const known = new Map<string, boolean>();
  const holdsSecret = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, false);
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const own = fields.filter((field) => declaredOf(field) !== undefined);
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [];
    const leads = [...possible, ...own.map((field) => getNamedType(field.type).name)];
    const holds = own.some(isSecret) || leads.some(holdsSecret);
    known.set(name, holds);
    return holds;
  };
  const rows = [...rowsOf(schema)].filter(
    ([row]) => row.options.secret || (row.result !== null && holdsSecret(getNamedType(payloadType(schema, row)).name)),
  );
  return new Set(rows.map(([row]) => row));
}

/** The selection on objects of a type, if it consists of adjacent cacheable fields alone. */
import type { GraphQLObjectType } from 'graphql';
import type { CompiledField, Subselection } from '../field.js';
import type { CacheableFragment } from './fragment-cache.js';
import type { Site } from '../field-site.js';

export function rowBelow(type: GraphQLObjectType, site: Site, below: Subselection): CacheableFragment | undefined {
  if (type.isTypeOf) return undefined;
  const fields = fieldsBelow(type, site, below);
  const row = fields[0]?.row;
  return row?.length === fields.length ? row.texts.row : undefined;
}

/** Empty where a condition is null: that is an error of each object. */
function fieldsBelow(type: GraphQLObjectType, site: Site, below: Subselection): readonly CompiledField[] {
  try {
    return below(type, site.nodes);
  } catch {
    return [];
  }
}

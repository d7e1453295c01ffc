/** Chooses how values of a field's type are written. */
import { type GraphQLOutputType, isAbstractType, isLeafType, isListType, isNonNullType } from 'graphql';
import { abstractOf } from './abstract.js';
import type { Complete } from './complete.js';
import type { Subselection } from './field.js';
import { leafOf } from './leaf.js';
import { listOf } from './list.js';
import { objectOf } from './object.js';
import type { Site } from './field-site.js';

export function completeOf(type: GraphQLOutputType, site: Site, below: Subselection): Complete {
  const isNonNull = isNonNullType(type);
  const complete = ofPresent(isNonNull ? type.ofType : type, site, below);
  return (value, to, run, path) => {
    if (value !== null && value !== undefined) {
      if (value instanceof Error) throw value;
      return complete(value, to, run, path);
    }
    if (isNonNull) {
      throw new Error(`Cannot return null for non-nullable field ${site.parentType.name}.${site.field.name}.`);
    }
    return to.bytes('null');
  };
}

function ofPresent(type: GraphQLOutputType, site: Site, below: Subselection): Complete {
  if (isNonNullType(type)) return completeOf(type, site, below);
  if (isLeafType(type)) return leafOf(type);
  if (isListType(type)) return listOf(completeOf(type.ofType, site, below), type.ofType, site, below);
  return isAbstractType(type) ? abstractOf(type, site, below) : objectOf(type, site, below);
}

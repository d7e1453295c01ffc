/** What a field's type makes of its value. */
import {
  type GraphQLOutputType,
  type ResponsePath,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { abstractOf } from './abstract.js';
import { leafOf } from './leaf.js';
import { listOf } from './list.js';
import { objectOf } from './object.js';
import type { Outcome } from './outcome.js';
import type { Run } from './run.js';
import type { Site } from './site.js';
import type { Writer } from './writer.js';

/** `path` is where the value stands; leaves make no use of it. */
export type Complete = (value: unknown, to: Writer, run: Run, path: ResponsePath) => Outcome;

/** Stands for the path of a leaf. */
export const nowhere: ResponsePath = { prev: undefined, key: '', typename: undefined };

export function needsPath(type: GraphQLOutputType): boolean {
  return !isLeafType(getNullableType(type));
}

export function completeOf(type: GraphQLOutputType, site: Site): Complete {
  const isNonNull = isNonNullType(type);
  const complete = ofPresent(isNonNull ? type.ofType : type, site);
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

function ofPresent(type: GraphQLOutputType, site: Site): Complete {
  if (isNonNullType(type)) return completeOf(type, site);
  if (isLeafType(type)) return leafOf(type);
  if (isListType(type)) return listOf(type.ofType, site);
  return isAbstractType(type) ? abstractOf(type, site) : objectOf(type, site);
}

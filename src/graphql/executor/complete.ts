/** The function that writes a value of a known type. */
import { type GraphQLOutputType, type ResponsePath, getNullableType, isLeafType } from 'graphql';
import type { FieldOutcome } from './run/outcome.js';
import type { ExecutionRun } from './run/run.js';
import type { Writer } from './run/json-writer.js';

/** `path` locates the value; leaves do not use it. */
export type Complete = (value: unknown, to: Writer, run: ExecutionRun, path: ResponsePath) => FieldOutcome;

/** A placeholder for the path of a leaf. */
export const nowhere: ResponsePath = { prev: undefined, key: '', typename: undefined };

export function needsPath(type: GraphQLOutputType): boolean {
  return !isLeafType(getNullableType(type));
}

/** A field of an object: what writes it. */
import type { FieldNode, GraphQLObjectType, ResponsePath } from 'graphql';
import type { FragmentCache } from './fragments/fragment-cache.js';
import type { FieldOutcome } from './run/outcome.js';
import type { ExecutionRun } from './run/run.js';
import type { Writer } from './run/json-writer.js';

export interface CompiledField {
  /** The bytes before its value where it stands first in its object, and where others stand before it. */
  readonly first: string;
  readonly next: string;
  /** Where it begins a row of fields whose texts are kept: those, and how many they are. */
  readonly row?: { readonly texts: FragmentCache; readonly length: number };
  readonly write: (source: unknown, to: Writer, run: ExecutionRun, parent: ResponsePath | undefined) => FieldOutcome;
}

/** The fields that are asked of an object at a place, made as they are first needed. */
export type Below = (type: GraphQLObjectType, nodes: readonly FieldNode[]) => readonly CompiledField[];

/** A compiled field of an object: what writes its key and value. */
import type { FieldNode, GraphQLObjectType, ResponsePath } from 'graphql';
import type { FragmentCache } from './fragments/fragment-cache.js';
import type { FieldOutcome } from './run/outcome.js';
import type { ExecutionRun } from './run/run.js';
import type { Writer } from './run/json-writer.js';

export interface CompiledField {
  /** The bytes before its value, as the first field of its object and as a later one. */
  readonly first: string;
  readonly next: string;
  /** Set on the first of several adjacent cacheable fields: their cached texts and their number. */
  readonly row?: { readonly texts: FragmentCache; readonly length: number };
  /** Set where its value takes long to be found: other operations may get their turn after it. */
  readonly isLong?: boolean;
  readonly write: (source: unknown, to: Writer, run: ExecutionRun, parent: ResponsePath | undefined) => FieldOutcome;
}

/** The fields selected on an object at a place, compiled on first use. */
export type Subselection = (type: GraphQLObjectType, nodes: readonly FieldNode[]) => readonly CompiledField[];

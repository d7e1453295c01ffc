/** The payload of a write: parts of the upstream's response, and the object that it changed. */
import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import { type Changed, ChangedObjectReads, above } from '../planner/changed-object.js';
import { fieldOf } from './fields-of-rows.js';
import { hasParts } from '../rows/row.js';

export interface Payload {
  /** The field that contains the complete response; null if that is empty, or has parts of its own. */
  readonly part: string | null;
  readonly object: Changed | null;
  /** The placeholders that identify what the write deletes. */
  readonly gone: readonly string[] | null;
}

const key = 'payload';

export function keepPayload(field: GraphQLField<unknown, unknown>, payload: Payload): void {
  field.extensions = { ...field.extensions, [key]: payload };
}

/** The payload of a write in a schema that already has payload types. */
export function payloadIn(schema: GraphQLSchema, row: BoundRow): Payload {
  return fieldOf(schema, row).extensions[key] as Payload;
}

/** Derives the payload of a write. */
export function payloadOf(schema: GraphQLSchema, row: BoundRow): Payload {
  const reads = new ChangedObjectReads(schema, row);
  const { gone } = reads;
  const { object: named } = row.options;
  const path = gone === null ? row.path : above(row.path);
  const object = named === undefined ? (reads.created ?? reads.changed(path)) : reads.named(named);
  return { part: partOf(row, reads, object), object, gone };
}

/**
 * The name of the payload field, as the row declares it; otherwise by type (the object, an action, a read at the same
 * path) or by the end of the path.
 */
function partOf(row: BoundRow, reads: ChangedObjectReads, object: Changed | null): string | null {
  if (row.result === null || hasParts(row)) return null;
  if (object && reads.answers(object.row)) return object.row.name;
  const result = row.result();
  if ([result].flat()[0] === row.dialect.actions?.type) return Array.isArray(result) ? 'actions' : 'action';
  const words = row.path.split('/').filter((word) => word && !word.startsWith('{'));
  return row.options.part ?? reads.same?.name ?? row.dialect.names.toGraph(words.at(-1) ?? row.name);
}

/** What a write answers in the graph, told by its row and the reads around it: parts of its answer, and the object that it changed. */
import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { BoundRow } from './bound-row.js';
import { classNamed, fieldOf, ownerOf, payloadType, rowsOf } from './graph.js';
import type { Keys } from './keys.js';
import { hasParts } from './rows.js';
import { paramsOf } from './path.js';
import { isObject, isText } from '../unknown.js';

export interface Payload {
  /** Under which name stands all that the upstream answers; null when that is nothing, or has parts of its own. */
  readonly part: string | null;
  /** What it changed or made. */
  readonly object: Changed | null;
  /** The placeholder of what is gone after it. */
  readonly gone: string | null;
}

export interface Changed {
  /** Reads it. */
  readonly row: BoundRow;
  /** Placeholder of the read → that of the write; what is new has one more, which the answer fills. */
  readonly filledBy: Readonly<Record<string, string>>;
}

const key = 'payload';

export function keepPayload(field: GraphQLField<unknown, unknown>, payload: Payload): void {
  field.extensions = { ...field.extensions, [key]: payload };
}

/** Of a write of a schema that has payloads. */
export function payloadIn(schema: GraphQLSchema, row: BoundRow): Payload {
  return fieldOf(schema, row).extensions[key] as Payload;
}

export function payloadOf(schema: GraphQLSchema, row: BoundRow): Payload {
  const reads = readsOf(schema, row);
  const gone = goneOf(schema, row, reads);
  const object =
    madeBy(schema, row, reads) ??
    (row.options.object === undefined
      ? changedAt(schema, gone === null ? row.path : above(row.path), reads)
      : byPath(row.options.object, reads));
  return { part: partOf(schema, row, reads, object), object, gone };
}

function readsOf(schema: GraphQLSchema, { dialect }: BoundRow): BoundRow[] {
  return [...rowsOf(schema).keys()].filter((read) => read.dialect === dialect && read.kind !== 'write');
}

/** Paths of the same shape differ in the names of their placeholders at most. */
const shapeOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}');

/** Without its last placeholder and what follows that. */
const above = (path: string) => path.replace(/\/\{[^{]*$/, '');

function readAt(path: string, reads: readonly BoundRow[]): BoundRow | undefined {
  return reads.find((read) => read.kind === 'get' && shapeOf(read.path) === shapeOf(path));
}

/** The object that the last placeholder of a path names, or the one before it. */
function changedAt(schema: GraphQLSchema, path: string, reads: readonly BoundRow[]): Changed | null {
  const [own = ''] = /^.*\}/.exec(path) ?? [];
  if (own === '') return null;
  const row = readAt(own, reads);
  if (!row) return changedAt(schema, above(own), reads);
  const params = paramsOf(own);
  const filledBy = Object.fromEntries(paramsOf(row.path).map((param, index) => [param, params[index] ?? param]));
  return isFacet(schema, row) ? ofOwner(schema, row, filledBy, reads) : { row, filledBy };
}

function byPath(path: string, reads: readonly BoundRow[]): Changed | null {
  const row = readAt(path, reads);
  return row ? { row, filledBy: Object.fromEntries(paramsOf(row.path).map((param) => [param, param])) } : null;
}

/** Told of one object under the id of that, as `/boot/{server-number}` is of a server: nothing by itself. */
function isFacet(schema: GraphQLSchema, row: BoundRow): boolean {
  return (paramsOf(row.path).at(-1) ?? '') in keysOf(ownerOf(schema, row).name);
}

/** The object that a facet tells of: both have placeholders for the same properties. */
function ofOwner(
  schema: GraphQLSchema,
  facet: BoundRow,
  filledBy: Changed['filledBy'],
  reads: readonly BoundRow[],
): Changed | null {
  const owner = ownerOf(schema, facet);
  const keys = keysOf(owner.name);
  const row = reads.find(
    (read) => read.kind === 'get' && getNamedType(payloadType(schema, read)) === owner && !isFacet(schema, read),
  );
  if (!row) return null;
  const fillers = paramsOf(row.path).map((param) => {
    const same = paramsOf(facet.path).find(
      (other) => other === param || (param in keys && keys[other] === keys[param]),
    );
    return [param, filledBy[same ?? param] ?? param] as const;
  });
  return { row, filledBy: Object.fromEntries(fillers) };
}

function keysOf(type: string): Keys {
  const keys: unknown = Reflect.get(classNamed(type) ?? {}, 'keys');
  return isObject(keys)
    ? Object.fromEntries(Object.entries(keys).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};
}

/** The object that stands in the answer of its creation. */
function madeBy(schema: GraphQLSchema, row: BoundRow, reads: readonly BoundRow[]): Changed | null {
  const read = readAt(`${row.path}/{}`, reads);
  if (!read || isFacet(schema, read)) return null;
  const type = getNamedType(payloadType(schema, read));
  const answer = getNamedType(fieldOf(schema, row).type);
  const isAnswered =
    answer === type || (isObjectType(answer) && getNamedType(answer.getFields()[read.name]?.type) === type);
  if (!isAnswered) return null;
  const params = paramsOf(row.path);
  return {
    row: read,
    filledBy: Object.fromEntries(params.map((param, index) => [paramsOf(read.path)[index] ?? param, param])),
  };
}

/** A DELETE whose answer is the object has only put it back to how it was. */
function goneOf(schema: GraphQLSchema, row: BoundRow, reads: readonly BoundRow[]): string | null {
  if (row.method !== 'DELETE' || !row.path.endsWith('}') || row.options.gone === false) return null;
  const read = readAt(row.path, reads);
  const isKept = read && (isFacet(schema, read) || sameType(schema, row, read));
  return isKept ? null : (paramsOf(row.path).at(-1) ?? null);
}

function partOf(
  schema: GraphQLSchema,
  row: BoundRow,
  reads: readonly BoundRow[],
  object: Changed | null,
): string | null {
  if (row.result === null || hasParts(row)) return null;
  if (object && sameType(schema, row, object.row)) return object.row.name;
  const result = row.result();
  if ([result].flat()[0] === row.dialect.actions?.type) return Array.isArray(result) ? 'actions' : 'action';
  const kind = Array.isArray(result) ? 'list' : 'get';
  const read = reads.find(
    (read) => read.kind === kind && shapeOf(read.path) === shapeOf(row.path) && sameType(schema, row, read),
  );
  const words = row.path.split('/').filter((word) => word && !word.startsWith('{'));
  return read?.name ?? row.dialect.names.toGraph(words.at(-1) ?? row.name);
}

function sameType(schema: GraphQLSchema, row: BoundRow, read: BoundRow): boolean {
  return getNamedType(fieldOf(schema, row).type) === getNamedType(payloadType(schema, read));
}

/** Reads rows for ordinary resolvers, for instance joins: with the same clients and memo as fields of rows. */
import type { GraphQLResolveInfo } from 'graphql';
import { ById, findOne } from './by-id.js';
import type { Client } from '../transport/client.js';
import type { RestContext } from '../transport/context.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { Prefetch } from './prefetch.js';
import type { Connection } from '../schema/connection.js';
import { readSlice } from '../transport/pages.js';
import { type PathValues, fill, paramsOf } from '../rows/path.js';
import { clientOf } from './resolvers.js';
import type { BoundRow } from '../rows/bound-row.js';
import { knownValues, valuesAbove } from './path-values.js';
import { nodesWithin } from './selected-fields.js';
import { itemToGraph, stamped, toGraph } from '../mapping/to-graph.js';

/** The request, and the object that the resolver's field belongs to. */
export interface ReadContext {
  readonly context: RestContext;
  readonly info: GraphQLResolveInfo;
  readonly parent?: object;
  /** The client to read with if there is no parent; by default, that of the API's only or default account. */
  readonly client?: Client;
  /** Further parameters, by wire name. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a `get` row; null when there is no such object. Objects read by id alone are loaded together with others.
 * Path values that are not given are taken from the parent.
 */
export async function objectOf<T>(row: BoundRow<T>, values: PathValues, readContext: ReadContext): Promise<T | null> {
  const origin = begin(row, readContext, values);
  const { client } = origin;
  const own = paramsOf(row.path).at(-1);
  const id = own === undefined || readContext.sent ? undefined : origin.values[own];
  const wire =
    id === undefined
      ? await findOne(client, row, origin.values, readContext.sent)
      : await ById.of(client, row, valuesAbove(row, stamped({}, origin))).load(id);
  const object = toGraph(wire, payloadType(readContext.info.schema, row), origin);
  if (object instanceof Error) throw object;
  return isResult(row, object) ? object : null;
}

/** Reads a complete list, without objects that could not be read. */
export async function objectsOf<T>(row: BoundRow<T>, values: PathValues, readContext: ReadContext): Promise<T[]> {
  const objects = await objectsOrErrors(row, values, readContext);
  return objects.filter((object): object is T => isResult(row, object));
}

/** Reads all objects of a list, with an error in place of each that could not be read. */
export async function objectsOrErrors<T>(
  row: BoundRow<T>,
  values: PathValues,
  readContext: ReadContext,
): Promise<(T | Error)[]> {
  return (await pageOfObjects(row, values, readContext, { first: Number.POSITIVE_INFINITY })).nodes;
}

interface ReadPage {
  readonly first: number;
  readonly after?: string | null;
  /** The number of objects that the field returns; their selections are prefetched. */
  readonly shown?: number;
}

/** Reads a page of objects, with an error in place of each that could not be read. */
export async function pageOfObjects<T>(
  row: BoundRow<T>,
  values: PathValues,
  readContext: ReadContext,
  { shown = 0, ...slice }: ReadPage,
): Promise<Connection<T | Error>> {
  const origin = begin(row, readContext, values);
  const { info, sent: filter = {} } = readContext;
  const { client } = origin;
  const type = payloadType(info.schema, row);
  const toObject = (item: unknown) => itemToGraph(item, type, origin);
  const own = row.partner && ById.of(client, row.partner, origin.values);
  const question = `${info.parentType.name}.${info.fieldName} ${fill(row.path, origin.values)}`;
  const fieldNodes = shown > 0 ? nodesWithin(info, info.returnType, info.fieldNodes) : [];
  const prefetch = shown > 0 ? new Prefetch(client, info, row, fieldNodes, question, own) : null;
  let unseen = shown;
  const page = await readSlice(client, { row, values: origin.values, filter }, slice, (items, left) => {
    own?.note(items);
    const seen = items.slice(0, unseen);
    unseen -= seen.length;
    prefetch?.see(seen.map(toObject), Math.min(left, unseen));
  }).finally(() => prefetch?.end());
  const edges = page.edges.flatMap(({ cursor, node }) => {
    const object = toObject(node);
    return object instanceof Error || isResult(row, object) ? [{ cursor, node: object }] : [];
  });
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

function begin(row: BoundRow, { context, parent, client }: ReadContext, values: PathValues) {
  const known = parent ? knownValues(row, parent) : {};
  return { client: client ?? clientOf(row, parent ?? {}, context), values: { ...known, ...values } };
}

function isResult<T>(row: BoundRow<T>, value: unknown): value is T {
  const result = row.result?.();
  return typeof result === 'function' && value instanceof result;
}

/** What a field does that a row has become. */
import type { GraphQLResolveInfo } from 'graphql';
import { tellBeside } from './asides.js';
import type { Keys } from './keys.js';
import { ById, readOne } from './by-id.js';
import type { Client } from './client.js';
import type { RestContext } from './context.js';
import type { Arguments, Resolve } from './define.js';
import { inputFields, payloadType } from './graph.js';
import { check } from './input.js';
import { lookAhead } from './look-ahead.js';
import { readList } from './pages.js';
import { type PathValues, paramsOf } from './path.js';
import type { BoundRow } from './bound-row.js';
import { type Origin, itemToGraph, originOf, toGraph } from './shape.js';
import { isObject, isText } from '../unknown.js';
import { waited } from './wait.js';
import { toWireFields, toWireId } from './wire.js';
import { argumentName } from './words.js';

export function resolverOf(row: BoundRow, keys: Keys): Resolve {
  const run = { list: runList, get: runGet, write: runWrite }[row.kind];
  return (root, args, context, info) => {
    const origin = { client: clientOf(row, root, context, args['account']), values: valuesOf(row, root, args, keys) };
    return run(row, origin, args, info, context);
  };
}

/** Every field that an upstream has a part in passes here. Children are read where their parent came from. */
export function clientOf(row: BoundRow, root: object, { clients }: RestContext, account: unknown = null): Client {
  const parent = originOf(root)?.client;
  if (parent?.upstream.dialect === row.dialect) return clients.near(parent, row);
  return clients.named(row.dialect, isText(account) ? account : null, row.kind === 'write' ? 'write' : 'read');
}

/** From the arguments, from the parent's properties, or from the path that the parent itself was read with. */
function valuesOf(row: BoundRow, root: object, args: Arguments, keys: Keys): PathValues {
  const inherited = originOf(root)?.values ?? {};
  return Object.fromEntries(
    paramsOf(row.path).map((param) => {
      const key = keys[param];
      if (key === undefined)
        return [param, String(toWireId(String(args[param]), row.dialect, param, argumentName(row, param)))];
      return [param, String(Reflect.get(root, key) ?? inherited[param] ?? '')];
    }),
  );
}

async function runList(row: BoundRow, origin: Origin, args: Arguments, info: GraphQLResolveInfo) {
  const { client, values } = origin;
  const slice = { first: Number(args['first']), after: typeof args['after'] === 'string' ? args['after'] : null };
  const type = payloadType(info.schema, row);
  const objects = new Map<unknown, unknown>();
  const follow = lookAhead(row, client, slice.first, info);
  const connection = await readList(client, { row, values, filter: sentOf(row, args, info) }, slice, (items) => {
    if (row.partner) ById.of(client, row.partner, values).note(items);
    for (const item of items) {
      const object = itemToGraph(item, type, origin);
      objects.set(item, object);
      if (isObject(object) && !(object instanceof Error)) follow(object);
    }
  });
  const objectOf = (item: unknown) => objects.get(item) ?? itemToGraph(item, type, origin);
  const edges = connection.edges.map(({ cursor, node }) => ({ cursor, node: objectOf(node) }));
  return { ...connection, edges, nodes: edges.map(({ node }) => node) };
}

async function runGet(row: BoundRow, origin: Origin, args: Arguments, info: GraphQLResolveInfo) {
  const payload = await readOne(origin.client, row, origin.values, sentOf(row, args, info));
  return toGraph(payload, payloadType(info.schema, row), origin);
}

async function runWrite(
  row: BoundRow,
  origin: Origin,
  args: Arguments,
  info: GraphQLResolveInfo,
  context: RestContext,
) {
  const { client, values } = origin;
  let body = await client.write(row, { values, sent: sentOf(row, args, info) });
  if (row.result === null) return true;
  if (args['wait'] === true) {
    const begun = body;
    const ended = await client.deadline.apart(() => waited(begun, row, client, info));
    for (const failure of ended.failures) tellBeside(context, info, failure);
    body = ended.body;
  }
  return toGraph(row.dialect.payload(row, body), payloadType(info.schema, row), origin);
}

/** The checked input by wire name: the query of a read, the body of a write. */
function sentOf(
  row: BoundRow,
  { input }: Arguments,
  { schema }: GraphQLResolveInfo,
): Readonly<Record<string, unknown>> {
  if (!isObject(input)) return {};
  const path = row.kind === 'write' ? 'input' : '';
  check(input, path);
  return toWireFields(input, inputFields(schema, row), row.dialect, path);
}

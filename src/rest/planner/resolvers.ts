/** The resolvers of fields that rows become. */
import type { GraphQLResolveInfo } from 'graphql';
import { addPartialError } from '../failures/partial-errors.js';
import { awaiting } from '../files/awaiting-file.js';
import { awaitedIn } from '../rows/body.js';
import { Base64Bytes } from '../mapping/base64-bytes.js';
import type { Keys } from '../rows/path-keys.js';
import { ById, findOne } from './by-id.js';
import type { Client } from '../transport/client.js';
import type { RestContext } from '../transport/context.js';
import type { Arguments, Resolve } from '../../base/type-graphql/define.js';
import { clientOfIds, isOf, locate } from '../identity/located.js';
import { inputFields, inputType, payloadType } from '../schema/fields-of-rows.js';
import { check } from '../schema/input-validation.js';
import { Prefetch } from './prefetch.js';
import { nodesWithin } from './selected-fields.js';
import { checkSlice, readSlice } from '../transport/pages.js';
import { fill } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import { type ObjectOrigin, itemToGraph, originOf, toGraph } from '../mapping/to-graph.js';
import { isObject, isText } from '../../base/unknown.js';
import { leaveOutNulls } from '../mapping/nulls.js';
import { followed, waited } from '../schema/wait-argument.js';
import { written } from './write-payload.js';
import { toWire, toWireFields } from '../mapping/to-wire.js';

export function resolverOf(row: BoundRow, keys: Keys): Resolve<RestContext> {
  const run = { list: runList, get: runGet, write: runWrite }[row.kind];
  return (root, args, context, info) => {
    const { account } = args;
    const located = locate(row, root, args, keys, info.schema);
    const ofIds = row.kind === 'write' ? clientOfIds(row, located, account, context.clients) : null;
    const client = ofIds ?? clientOf(row, root, context, account);
    return isOf(client, located) ? run(row, { client, values: located.values }, args, info, context) : null;
  };
}

/** Chooses the client for every upstream field. Children are read from the account of their parent. */
export function clientOf(row: BoundRow, root: object, { clients }: RestContext, account: unknown = null): Client {
  const parent = originOf(root)?.client;
  if (parent?.upstream.dialect === row.dialect) return clients.near(parent, row);
  return clients.named(row.dialect, isText(account) ? account : null, row.kind === 'write' ? 'write' : 'read');
}

function runList(row: BoundRow, origin: ObjectOrigin, args: Arguments, info: GraphQLResolveInfo) {
  return readList(row, origin, args, info);
}

/** `own` is the filter that narrows the list to its parent. */
export async function readList(
  row: BoundRow,
  origin: ObjectOrigin,
  args: Arguments,
  info: GraphQLResolveInfo,
  own: Readonly<Record<string, unknown>> = {},
) {
  const { client, values } = origin;
  const slice = { first: Number(args['first']), after: typeof args['after'] === 'string' ? args['after'] : null };
  checkSlice(slice);
  const filter = { ...sentOf(row, args, info), ...own };
  const type = payloadType(info.schema, row);
  const objects = new Map<unknown, unknown>();
  const objectsById = row.partner && ById.of(client, row.partner, values);
  const nodes = nodesWithin(info, info.returnType, info.fieldNodes);
  const question = `${fill(row.path, values)} ${JSON.stringify([filter, slice])}`;
  const prefetch = new Prefetch(client, info, row, nodes, question, objectsById);
  try {
    const connection = await readSlice(client, { row, values, filter, own }, slice, (items, left) => {
      objectsById?.note(items);
      for (const item of items) objects.set(item, itemToGraph(item, type, origin));
      prefetch.see(
        items.map((item) => objects.get(item)),
        left,
      );
    });
    const objectOf = (item: unknown) => objects.get(item) ?? itemToGraph(item, type, origin);
    const edges = connection.edges.map(({ cursor, node }) => ({ cursor, node: objectOf(node) }));
    return { ...connection, edges, nodes: edges.map(({ node }) => node) };
  } finally {
    prefetch.end();
  }
}

async function runGet(row: BoundRow, origin: ObjectOrigin, args: Arguments, info: GraphQLResolveInfo) {
  const { client, values } = origin;
  const sent = sentOf(row, args, info);
  const payload = await findOne(client, row, values, sent);
  const object = toGraph(payload, payloadType(info.schema, row), origin);
  const prefetch = new Prefetch(client, info, row, info.fieldNodes, fill(row.path, values));
  prefetch.see([object].flat(), 0);
  prefetch.end();
  if (object instanceof Base64Bytes) {
    const field = `${info.parentType.name}.${info.fieldName}`;
    object.readBy({ field, account: client.upstream.account.name, values, sent });
  }
  return object;
}

async function runWrite(
  row: BoundRow,
  origin: ObjectOrigin,
  args: Arguments,
  info: GraphQLResolveInfo,
  context: RestContext,
) {
  const { client, values } = origin;
  const wanted = { values, sent: sentOf(row, args, info) };
  const awaited = awaitedIn(wanted.sent);
  const { coming } = context.files;
  if (awaited?.size && !coming) {
    client.verify(row, wanted);
    return awaiting(awaited.size, context, info);
  }
  if (coming) awaited?.take(coming);
  const write = () => client.write(row, wanted);
  const body = await (coming ? client.deadline.apart(write) : write());
  if (args['wait'] !== true) return written(row, { body, sent: wanted.sent, isOld: false }, origin, info);
  const wait = () =>
    row.options.operation ? followed(body, row, values, client, info) : waited(body, row, client, info);
  const ended = await client.deadline.apart(wait);
  await client.outdate(row, wanted);
  for (const failure of ended.failed) addPartialError(context, info, failure);
  return written(row, { body: ended.body, sent: wanted.sent, isOld: ended.isDone }, origin, info);
}

/** The validated input by wire name: the query of a read, the body of a write. */
function sentOf(
  row: BoundRow,
  { input }: Arguments,
  { schema }: GraphQLResolveInfo,
): Readonly<Record<string, unknown>> {
  if (!isObject(input)) return {};
  const type = inputType(schema, row);
  if (!type) {
    check(input, '');
    return toWireFields(input, inputFields(schema, row), row.dialect);
  }
  leaveOutNulls(input, type, row);
  check(input, 'input');
  const sent = toWire(input, type, row.dialect, 'input');
  return isObject(sent) ? sent : {};
}

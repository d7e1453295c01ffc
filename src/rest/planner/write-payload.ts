/** Resolves the payload of a write: the parts of the response, and the changed object, which is read when selected. */
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { resultOf } from '../rows/response-kind.js';
import { addPartialError } from '../failures/partial-errors.js';
import type { BoundRow } from '../rows/bound-row.js';
import { keyBesideOf } from '../rows/key-beside.js';
import type { RestContext } from '../transport/context.js';
import { type ObjectIdentity, idFrom, startOf } from '../identity/identity.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { idOf } from '../transport/pages.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import { type Payload, payloadIn } from '../schema/payload.js';
import { type ObjectOrigin, originOf, toGraph, valueAt } from '../mapping/to-graph.js';
import { asError, isId, isObject } from '../../base/unknown.js';

/** An object that a write returned or named. */
interface WrittenObject {
  /** The path values to read it by; null when the response does not identify it. */
  readonly values: PathValues | null;
  /** Headers of the write that the read must send too. */
  readonly sent: WrittenBody;
  /** The object in the response predates the end of the write's actions. */
  readonly isOld: boolean;
}

const knownOf = new WeakMap<object, WrittenObject>();

type WrittenBody = Readonly<Record<string, unknown>>;

type Resolver = GraphQLFieldResolver<object, RestContext>;

export function written(
  row: BoundRow,
  { body, sent, isOld }: { readonly body: unknown; readonly sent: WrittenBody; readonly isOld: boolean },
  origin: ObjectOrigin,
  info: GraphQLResolveInfo,
): unknown {
  const payload = payloadIn(info.schema, row);
  const wire = wireOf(row, body, payload);
  const object = toGraph(wire, payloadType(info.schema, row), origin);
  if (isObject(object)) {
    knownOf.set(object, { values: valuesOf(payload, wire, origin), sent: sentAlike(row, payload, sent), isOld });
  }
  return object;
}

function sentAlike(row: BoundRow, { object }: Payload, sent: WrittenBody): WrittenBody {
  const own = Object.entries(row.options.headers ?? {});
  const alike = Object.entries(object?.row.options.headers ?? {}).map(([name, header]) => {
    const [filler = ''] = own.find(([, other]) => other === header) ?? [];
    return [name, sent[filler]] as const;
  });
  return Object.fromEntries(alike);
}

/** Each part under its wire name. */
function wireOf(row: BoundRow, body: unknown, { part }: Payload): Readonly<Record<string, unknown>> {
  const answer = row.result === null ? {} : resultOf(row, body);
  if (part !== null) return { [row.dialect.names.toWire(part)]: answer };
  return isObject(answer) ? answer : {};
}

function valuesOf(
  { object }: Payload,
  wire: Readonly<Record<string, unknown>>,
  { values }: ObjectOrigin,
): PathValues | null {
  if (!object) return null;
  const { row, filledBy } = object;
  const found = paramsOf(row.path).map((param) => {
    const filler = filledBy[param];
    const id = filler === undefined ? idOf(row, wire[row.dialect.names.toWire(row.name)]) : values[filler];
    return [param, id] as const;
  });
  const isKnown = found.every(([, id]) => isId(id));
  return isKnown ? Object.fromEntries(found.map(([param, id]) => [param, String(id)])) : null;
}

/** Resolves an object that the write does not return, by reading it. */
export function readChanged(row: BoundRow): Resolver {
  return (root, _args, context, info) => read(row, root, context, info);
}

/** The returned object; read again if it was null or its actions have ended. If that fails, it stays as it was. */
export function readRenewed(row: BoundRow): Resolver {
  return async (root, _args, context, info) => {
    const own = valueAt(root, info.fieldName);
    const isOld = knownOf.get(root)?.isOld && isObject(own);
    if (own !== null && !isOld) return own;
    try {
      return (await read(row, root, context, info)) ?? own;
    } catch (error) {
      addPartialError(context, info, asError(error));
      return own;
    }
  };
}

/** Several values joined by slashes form one id. */
export function readDeleted(params: readonly string[]): Resolver {
  return (root) => {
    const values = originOf(root)?.values;
    return values && params.map((param) => values[param]).join('/');
  };
}

/** The global id of what was deleted. */
export function readDeletedId(row: BoundRow, { type, row: reading }: ObjectIdentity): Resolver {
  const params = paramsOf(row.path);
  const beside = keyBesideOf(reading);
  return (root) => {
    const origin = originOf(root);
    const keys = params.map((param) => origin?.values[param] ?? '');
    const aside = beside ? [origin?.values[beside.property] ?? beside.values[0] ?? ''] : [];
    const all = [...keys.slice(0, -1), ...aside, ...keys.slice(-1)];
    return origin && idFrom(startOf(origin.client.upstream.account, type), all);
  };
}

/** A missing object is an error, not null: it has just been written. */
async function read(row: BoundRow, root: object, { clients }: RestContext, { schema }: GraphQLResolveInfo) {
  const origin = originOf(root);
  const known = knownOf.get(root);
  if (!origin || !known?.values) return null;
  const { values } = known;
  const client = clients.near(origin.client, row);
  const wire = resultOf(row, await client.read(row, { values, sent: known.sent }));
  const object = toGraph(wire, payloadType(schema, row), { client, values });
  if (object instanceof Error) throw object;
  return object;
}

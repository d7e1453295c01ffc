/** Reads an object of a hosting API by its global id. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ObjectIdentity, type PartOf, identitiesOf } from '../../rest/identity/identity.js';
import { isOwnId } from '../../rest/mapping/to-wire.js';
import { valueAt } from '../../rest/mapping/to-graph.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { type ReadContext, objectOf, objectsOf } from '../../rest/planner/read-objects.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { besidePath, keyBesideOf } from '../../rest/rows/key-beside.js';
import { type PathValues, canStandInPath, paramsOf } from '../../rest/rows/path.js';
import type { Client } from '../../rest/transport/client.js';
import { idName } from '../../rest/transport/pages.js';
import type { Api } from '../../rest/rows/dialect.js';
import type { RestContext } from '../../rest/transport/context.js';
import { isObject } from '../../base/unknown.js';

interface HostingId {
  readonly api: Api;
  readonly account: string;
  readonly keys: readonly string[];
  readonly identity: ObjectIdentity;
}

/** Null for an id of anything else. */
export function hostingId(parts: readonly string[], { schema }: GraphQLResolveInfo): HostingId | null {
  const [api, account, type, ...keys] = parts;
  const identity = [...identitiesOf(schema).values()].find(
    ({ row, ...identity }) => identity.type === type && row.dialect.api.toLowerCase() === api,
  );
  if (!identity || account === undefined || keys.length !== identity.keys.length) return null;
  return { api: identity.row.dialect.api, account, keys, identity };
}

/** Null if there is no such object, or the caller may not know: its account is unknown or belongs to others. */
export async function hostingNode(
  { account, keys, identity }: HostingId,
  context: RestContext,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const { row, part } = identity;
  const client = context.clients.ofId(row.dialect, account, 'read');
  if (!client) return null;
  const params = part ? identity.keys.slice(0, -1) : identity.keys;
  const own = keys.slice(0, params.length);
  if (keyBesideOf(row)?.values.includes(own.at(-2) ?? '') === false) return null;
  if (!params.every((param, index) => isOwnId(own[index] ?? '', row.dialect, param))) return null;
  const object = await objectAt(row, own, { context, info, client });
  if (!isObject(object)) return null;
  return part ? partWithin(object, part, keys.at(-1)) : object;
}

function partWithin(parent: object, { field, key }: Pick<PartOf, 'field' | 'key'>, wanted: string | undefined) {
  const parts: unknown = Reflect.get(parent, field);
  const found = Array.isArray(parts) ? parts.find((one) => isObject(one) && one[key] === wanted) : undefined;
  return isObject(found) ? found : null;
}

interface ClientContext extends ReadContext {
  readonly client: Client;
}

async function objectAt(row: BoundRow, keys: readonly string[], clientContext: ClientContext): Promise<unknown> {
  if (!keys.slice(0, -1).every(canStandInPath)) return null;
  const own = keys.at(-1) ?? '';
  // Some keys can be sent in no path, though lists have them.
  const reading = canStandInPath(own) ? row : (row.partner ?? row);
  if (reading.kind === 'list') return (await listed(reading, keys, clientContext)).get(own);
  return canStandInPath(own) ? objectOf(reading, valuesFrom(reading, keys), clientContext) : null;
}

/** The values of a call's path and of the keys beside it. */
function valuesFrom(row: BoundRow, keys: readonly string[]): PathValues {
  const beside = keyBesideOf(row);
  const inPath = beside ? [...keys.slice(0, -2), ...keys.slice(-1)] : keys;
  const values = Object.fromEntries(paramsOf(row.path).map((param, index) => [param, inPath[index] ?? '']));
  return beside ? { ...values, ...besidePath(beside, keys.at(-2) ?? '') } : values;
}

type Objects = ReadonlyMap<string, unknown>;

/** The lists that this request has read, by path and values. */
const lists = new MemoKey<Map<string, Promise<Objects>>>();

/**
 * The objects of a list by key, for types that no call reads by itself. The list is searched once, however many are
 * requested.
 */
function listed(row: BoundRow, keys: readonly string[], clientContext: ClientContext): Promise<Objects> {
  const known = clientContext.client.memo(lists, () => new Map());
  const values = valuesFrom(row, keys);
  const key = `${row.path} ${JSON.stringify(values)}`;
  let objects = known.get(key);
  if (!objects) known.set(key, (objects = byKey(row, values, clientContext)));
  return objects;
}

async function byKey(row: BoundRow, values: PathValues, clientContext: ClientContext): Promise<Objects> {
  const objects = await objectsOf(row, values, clientContext);
  return new Map(objects.filter(isObject).map((object) => [String(valueAt(object, idName(row))), object]));
}

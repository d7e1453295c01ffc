/** Reads an object of a hosting API by its global id. */
import type { GraphQLResolveInfo } from 'graphql';
import { composeId } from '../../base/global-id.js';
import { type ObjectIdentity, type PartOf, identitiesOf } from '../../rest/identity/identity.js';
import { toWireId } from '../../rest/mapping/to-wire.js';
import { valueAt } from '../../rest/mapping/to-graph.js';
import { type ReadContext, objectOf, objectsOf } from '../../rest/planner/read-objects.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { paramsOf } from '../../rest/rows/path.js';
import { idName } from '../../rest/transport/pages.js';
import type { Api } from '../../rest/rows/dialect.js';
import type { RestContext } from '../../rest/transport/context.js';
import { isObject } from '../../base/unknown.js';

export interface HostingId {
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

/** Null where there is none, and where the caller may not know: of an unknown account, or one of others. */
export async function hostingNode(
  { account, keys, identity }: HostingId,
  argument: string,
  context: RestContext,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const { row, part } = identity;
  const client = context.clients.ofId(row.dialect, account, 'read');
  if (!client) return null;
  const own = part ? identity.keys.slice(0, -1) : identity.keys;
  const wire = own.map((param, index) => toWireId(keys[index] ?? '', row.dialect, param, argument));
  // Another spelling of a number would be an id of its own.
  if (composeId('', ...wire.map(String)) !== composeId('', ...keys.slice(0, own.length))) return null;
  const values = Object.fromEntries(own.map((param, index) => [param, keys[index] ?? '']));
  const asking = { context, info, client };
  const object: unknown = row.kind === 'list' ? await listed(row, keys, asking) : await objectOf(row, values, asking);
  if (!isObject(object)) return null;
  return part ? partWithin(object, part, keys.at(-1)) : object;
}

function partWithin(whole: object, { field, key }: Pick<PartOf, 'field' | 'key'>, wanted: string | undefined) {
  const parts: unknown = Reflect.get(whole, field);
  const found = Array.isArray(parts) ? parts.find((one) => isObject(one) && one[key] === wanted) : undefined;
  return isObject(found) ? found : null;
}

/** What no call reads by itself. */
async function listed(row: BoundRow, keys: readonly string[], asking: ReadContext): Promise<unknown> {
  const values = Object.fromEntries(paramsOf(row.path).map((param, index) => [param, keys[index] ?? '']));
  const objects = await objectsOf(row, values, asking);
  return objects.find((object) => isObject(object) && String(valueAt(object, idName(row))) === keys.at(-1));
}

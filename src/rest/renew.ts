/** The objects in an answer of several parts as they are once its actions have ended. */
import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { readOne } from './by-id.js';
import type { Client } from './client.js';
import { ownRow, payloadType } from './graph.js';
import { fieldsOf } from './selected.js';
import { idOf } from './pages.js';
import { paramsOf } from './path.js';
import type { BoundRow } from './bound-row.js';
import type { Wire } from './shape.js';
import { isObject } from '../unknown.js';

/** Reads again each object that was asked for; all other parts, some of them told only once, stay as they came. */
export async function renewed(body: Wire, row: BoundRow, client: Client, info: GraphQLResolveInfo): Promise<Wire> {
  const type = payloadType(info.schema, row);
  if (!isObjectType(type)) return body;
  const { names, actions } = row.dialect;
  const wanted = fieldsOf(info, type, info.fieldNodes);
  const parts = Object.entries(body).map(async ([key, part]) => {
    const name = names.toGraph(key);
    const field = wanted.has(name) && !actions?.keys.includes(key) ? type.getFields()[name] : undefined;
    const own = field && ownRow(info.schema, field.type, row.dialect);
    return [key, own ? await renewedPart(part, own, client) : part] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** A read that fails must not lose what was created. */
async function renewedPart(part: unknown, own: BoundRow, client: Client): Promise<unknown> {
  const id = idOf(own, part);
  const [param] = paramsOf(own.path);
  if (id === null || param === undefined || !isObject(part)) return part;
  const now = await readOne(client, own, { [param]: String(id) }).catch(() => null);
  return isObject(now) ? { ...part, ...now } : part;
}

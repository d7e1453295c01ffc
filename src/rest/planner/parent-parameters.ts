/** Path values that an object lacks but an object above it has: for objects in a zone, the account of the zone. */
import type { GraphQLSchema } from 'graphql';
import { ById } from './by-id.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Client } from '../transport/client.js';
import { payloadType } from '../schema/fields-of-rows.js';
import type { LinkId, Link, ParentParameter } from '../rows/link.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import { knownValue, paramsAbove, valuesAbove } from './path-values.js';
import type { Sent } from '../mapping/as-sent.js';
import { toGraph } from '../mapping/to-graph.js';
import { isId, isObject } from '../../base/unknown.js';

export function fromParent<T>(row: BoundRow<T>, by: string, value: (above: Sent<T>) => LinkId): ParentParameter<T> {
  return { row, by, value };
}

/** All path values of a link above its object. */
export function valuesFor(
  { row, parentParameters = {} }: Pick<Link, 'row' | 'parentParameters'>,
  object: object,
  client: Client,
  schema: GraphQLSchema,
): PathValues | Promise<PathValues> {
  const values = valuesAbove(row, object);
  const inherited = paramsAbove(row).flatMap((param) => {
    const parameter = param in values ? undefined : parentParameters[param];
    return parameter ? [valueAbove(parameter, object, client, schema).then((value) => [param, value] as const)] : [];
  });
  if (inherited.length === 0) return values;
  return Promise.all(inherited).then((pairs) => ({
    ...values,
    ...Object.fromEntries(pairs.flatMap(([param, value]) => (isId(value) ? [[param, String(value)]] : []))),
  }));
}

async function valueAbove(
  parameter: ParentParameter,
  object: object,
  client: Client,
  schema: GraphQLSchema,
): Promise<LinkId> {
  const { row, by } = parameter;
  const id = knownValue(object, by);
  if (id === undefined) return null;
  const wire = await ById.of(client, row).load(id);
  const above = toGraph(wire, payloadType(schema, row), { client, values: { [paramsOf(row.path).at(-1) ?? by]: id } });
  if (above instanceof Error) throw above;
  return isObject(above) ? parameter.value(above) : null;
}

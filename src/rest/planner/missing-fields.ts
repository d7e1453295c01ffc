/** Fields that a list omits from its objects: selecting one reads the object itself. */
import { type ClassType, Extensions, FieldResolver, Resolver } from 'type-graphql';
import type { RowGroup } from '../rows/group.js';
import { findOne } from './by-id.js';
import { OfClass } from '../mapping/declared.js';
import { define } from '../../base/type-graphql/define.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { knownValues } from './path-values.js';
import { clientOf } from './resolvers.js';
import type { BoundRow } from '../rows/bound-row.js';
import { toGraph, valueAt } from '../mapping/to-graph.js';
import { isObject } from '../../base/unknown.js';
import type { RestContext } from '../transport/context.js';

interface Parent<P extends object> extends ClassType<P> {
  readonly keys: Readonly<Record<string, string>>;
}

/** `row` reads the complete object; its class declares the fields. */
export function details<P extends object>(
  parent: Parent<P>,
  row: BoundRow<P>,
  fields: readonly (keyof P & string)[],
): RowGroup {
  class DetailsResolver {}
  for (const name of fields) {
    define(
      DetailsResolver,
      name,
      async (root, _args, context: RestContext, info) => {
        const own = valueAt(root, name);
        if (own !== undefined) return own;
        const client = clientOf(row, root, context);
        const values = knownValues(row, root, parent.keys);
        const object = toGraph(await findOne(client, row, values), payloadType(info.schema, row), { client, values });
        if (object instanceof Error) return object;
        return isObject(object) ? valueAt(object, name) : null;
      },
      [FieldResolver(), OfClass(), Extensions({ detail: row })],
    );
  }
  Resolver(() => parent)(DetailsResolver);
  return { rows: {}, resolver: DetailsResolver };
}

/** Back links: the objects of a list that refer to the parent by its id. For lists that come in one page. */
import { type ClassType, Extensions, FieldResolver, Resolver } from 'type-graphql';
import type { RowGroup } from '../rows/group.js';
import { define } from '../../base/type-graphql/define.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { inGraph } from '../mapping/abstract-types.js';
import type { LinkId } from '../rows/link.js';
import { readPage } from '../transport/pages.js';
import { clientOf } from './resolvers.js';
import { knownValues } from './path-values.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Sent } from '../mapping/as-sent.js';
import { toGraph } from '../mapping/to-graph.js';
import { isObject } from '../../base/unknown.js';
import type { RestContext } from '../transport/context.js';

interface BackLink<P> {
  readonly row: BoundRow;
  /** The wire name of the field with the parent's id. */
  readonly by: string;
  readonly id: (parent: Sent<P>) => LinkId;
  readonly description: string;
}

/** Selects the objects of a `list` row that refer to the parent. */
export function naming<P>(
  row: BoundRow,
  by: string,
  id: (parent: Sent<P>) => LinkId,
  description: string,
): BackLink<P> {
  return { row, by, id, description };
}

export function backLinks<P extends object>(
  parent: ClassType<P>,
  fields: Readonly<Record<string, BackLink<P>>>,
): RowGroup {
  class BackLinksResolver {}
  for (const [name, { row, by, id, description }] of Object.entries(fields)) {
    define(
      BackLinksResolver,
      name,
      async (root, _args, context: RestContext, info) => {
        const client = clientOf(row, root, context);
        const values = knownValues(row, root);
        const { items } = await readPage(client, { row, values, filter: {} }, null, row.paging.size);
        const own = id(root as Sent<P>);
        return items
          .filter((item) => isObject(item) && own !== null && own !== undefined && String(item[by]) === String(own))
          .map((item) => toGraph(item, payloadType(info.schema, row), { client, values }));
      },
      [
        FieldResolver(() => [inGraph(row.result?.() ?? Object)], { nullable: true, description }),
        Extensions({ back: row }),
      ],
    );
  }
  Resolver(() => parent)(BackLinksResolver);
  return { rows: {}, resolver: BackLinksResolver };
}

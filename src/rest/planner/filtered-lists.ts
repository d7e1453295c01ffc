/** Lists filtered by their parent: a `list` row with a value of it. They have no call of their own. */
import { type ClassType, Extensions, FieldResolver, Resolver } from 'type-graphql';
import type { RowGroup } from '../rows/group.js';
import { argumentsOf, listComplexity } from '../schema/bind.js';
import { connectionOf } from '../schema/connection.js';
import { define } from '../../base/type-graphql/define.js';
import { idsOfInput, isOf } from '../identity/located.js';
import type { LinkId } from '../rows/link.js';
import type { Keys } from '../rows/path-keys.js';
import type { Narrowing } from '../rows/narrowing.js';
import { knownValues } from './path-values.js';
import { clientOf, readList } from './resolvers.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Sent } from '../mapping/as-sent.js';
import { UnknownValue } from '../mapping/invalid-value.js';
import { isId } from '../../base/unknown.js';
import type { RestContext } from '../transport/context.js';

interface FilteredList<P> {
  readonly row: BoundRow;
  /** The row's filters that may still be given. */
  readonly input: ClassType<object> | null;
  /** The query parameter that selects the parent. */
  readonly by: string;
  readonly id: (parent: Sent<P>) => LinkId;
  readonly description: string;
}

export function filteredLists<P extends object>(
  parent: ClassType<P> & { readonly keys?: Keys },
  fields: Readonly<Record<string, FilteredList<P>>>,
): RowGroup {
  class FilteredListsResolver {}
  for (const [name, { row, input, by, id, description }] of Object.entries(fields)) {
    const narrowing: Narrowing = {
      row,
      filter: (root) => {
        const own = id(root as Sent<P>);
        return isId(own) ? { [by]: own } : null;
      },
    };
    const result = row.result?.();
    if (typeof result !== 'function') throw new Error(`${name}: expected a list of objects, but got ${row.path}`);
    const type = connectionOf(result);
    define(
      FilteredListsResolver,
      name,
      (root, args, context: RestContext, info) => {
        const own = narrowing.filter(root);
        const client = clientOf(row, root, context);
        // Without it the list would contain the objects of all parents.
        if (!own) return new UnknownValue(client.upstream.account, `${info.parentType.name}.${name}`, null, 'an id');
        const ids = idsOfInput(row, args, info.schema);
        return isOf(client, { ids, clash: null })
          ? readList(row, { client, values: knownValues(row, root) }, args, info, own)
          : null;
      },
      [
        FieldResolver(() => type, { nullable: true, description, complexity: listComplexity }),
        Extensions({ narrowing }),
      ],
      argumentsOf({ ...row, input }, parent.keys ?? {}),
    );
  }
  Resolver(() => parent)(FilteredListsResolver);
  return { rows: {}, resolver: FilteredListsResolver };
}

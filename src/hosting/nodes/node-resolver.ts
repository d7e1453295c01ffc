/** Finds objects again by their global ids. */
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import { Node } from '../../base/node.js';
import type { DataContext } from '../../data/context.js';

/** Ids of one `nodes`. */
const most = 200;

const form = 'an id of this graph, such as `currency:INR`';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'An object by its id; null when there is none.',
  })
  node(
    @Ctx() context: DataContext,
    @Arg('id', () => ID, { description: 'Its id, as its field `id` has it.' }) id: string,
  ): Node | null {
    return find(id, 'id', context);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their ids, in the order of these; null in place of each that there is not.',
    complexity: ({ args, childComplexity }) => 1 + (Array.isArray(args.ids) ? args.ids.length : 1) * childComplexity,
  })
  nodes(
    @Ctx() context: DataContext,
    @Arg('ids', () => [ID], { description: `Their ids, at most ${most}.` }) ids: string[],
  ): (Node | null)[] {
    if (ids.length > most)
      throw new CallerError('BAD_USER_INPUT', `ids: expected at most ${most}, but got ${ids.length}`);
    return ids.map((id, index) => find(id, `ids[${index}]`, context));
  }
}

function find(id: string, argument: string, { rates, geography }: DataContext): Node | null {
  const [type, code, ...more] = parseId(id) ?? [];
  const isData = code !== undefined && more.length === 0;
  if (isData && type === 'currency') return exactly(id, rates.currency(code));
  if (isData && type === 'country') return exactly(id, geography.countryByCode(code));
  throw new CallerError('BAD_USER_INPUT', `${argument}: expected ${form}, but got ${shown(id)}`);
}

/** Codes are found in other spellings, too, of which only one is the id. */
function exactly(id: string, found: Node | undefined): Node | null {
  return found?.id === id ? found : null;
}

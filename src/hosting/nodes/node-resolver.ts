/** Finds objects again by their global ids. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import { Node } from '../../base/node.js';
import { asError } from '../../base/unknown.js';
import { parsePlaceId } from '../../data/geography/place-id.js';
import type { HostingContext } from '../context.js';
import { findingNode, isFindingId } from './finding-node.js';
import { hostingId, hostingNode } from './hosting-node.js';

/** Ids of one `nodes`. */
const most = 200;
/** The greatest number of findings: each runs its rule on its account. */
const mostFindings = 5;

const form = 'an id of this graph, such as `currency:INR` or `cloud:prod:server:1000169`';
const scope = 'Requires a token with the scope `hosting:read` for objects of the hosting APIs, and none for others';

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: `An object by its id; null when there is none. ${scope}` })
  async node(
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its id, as its field `id` has it.' }) id: string,
  ): Promise<object | null> {
    return find(id, 'id', context, info);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: `Objects by their ids, in the order of these; null in place of each that there is not. Many of one list are read by its pages. ${scope}`,
    complexity: ({ args, childComplexity }) => 1 + (Array.isArray(args.ids) ? args.ids.length : 1) * childComplexity,
  })
  async nodes(
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ids', () => [ID], { description: `Their ids, at most ${most}, and ${mostFindings} of findings.` })
    ids: string[],
  ): Promise<(object | null)[]> {
    if (ids.length > most)
      throw new CallerError('BAD_USER_INPUT', `ids: expected at most ${most}, but got ${ids.length}`);
    const findings = ids.filter(isFindingId).length;
    if (findings > mostFindings)
      throw new CallerError('BAD_USER_INPUT', `ids: expected at most ${mostFindings} of findings, but got ${findings}`);
    // One that fails is an error in its place.
    return Promise.all(ids.map((id, index) => find(id, `ids[${index}]`, context, info).catch(asError)));
  }
}

async function find(
  id: string,
  argument: string,
  context: HostingContext,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const parts = parseId(id) ?? [];
  const [type, code, ...more] = parts;
  const isData = code !== undefined && more.length === 0;
  if (isData && type === 'currency') return exactly(id, context.rates.currency(code));
  if (isData && type === 'country') return exactly(id, context.geography.countryByCode(code));
  // A former place leads to its present successor.
  if (parsePlaceId(id)) return context.geography.placeById(id) ?? null;
  const hosting = hostingId(parts, info);
  if (hosting) return hostingNode(hosting, context, info);
  if (isFindingId(id)) return findingNode(id, { context, info });
  throw new CallerError('BAD_USER_INPUT', `${argument}: expected ${form}, but got ${shown(id)}`);
}

/** Codes are found in other spellings, too, of which only one is the id. */
function exactly(id: string, found: Node | undefined): Node | null {
  return found?.id === id ? found : null;
}

/** Finds objects again by their global ids. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { CallerError } from '../../base/errors.js';
import { Node } from '../../base/node.js';
import { asError } from '../../base/unknown.js';
import type { HostingContext } from '../context.js';
import { boundFindings, leadOf, mostFindings } from './lead.js';

/** Ids of one `nodes`. */
const most = 200;
const scope = 'Requires a token with the scope `hosting:read` for objects of the hosting APIs, and none for others';

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: `An object by its id; null when there is none. ${scope}` })
  async node(
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Its id, as its field `id` has it.' }) id: string,
  ): Promise<object | null> {
    return leadOf(id, 'id', { context, info }).read();
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
    boundFindings(ids, 'ids');
    // One that fails is an error in its place.
    return Promise.all(
      ids
        .map(async (id, index) => leadOf(id, `ids[${index}]`, { context, info }).read())
        .map((read) => read.catch(asError)),
    );
  }
}

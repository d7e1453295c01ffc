/** The accounts that the joined fields of a request are based on. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { centralRowsOf } from '../../rest/schema/fields-of-rows.js';
import { Inventory } from './inventory.js';
import { checkMaxAge, maxAgeArgument } from './max-age.js';
import { HostingSource, sourcesOf } from './source.js';

@Resolver(() => Hosting)
export class SourcesResolver {
  @FieldResolver(() => [HostingSource], {
    description:
      'The accounts that the token may use, and whether they could be read: for the other fields of this query, and for the list of their servers, storage boxes or zones, which takes one call each unless it has been read already',
  })
  async sources(
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HostingSource[]> {
    checkMaxAge('sources', maxAge);
    const inventory = Inventory.of({ context, info }, maxAge);
    const own = (await Promise.all(centralRowsOf(info.schema).map((row) => inventory.of(row)))).flat();
    await Promise.all(own.map((listing) => listing.checked()));
    const all = new Set([...own, ...(await Inventory.readBy({ context }))]);
    return sourcesOf([...all]);
  }
}

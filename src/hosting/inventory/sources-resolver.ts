/** Which accounts the joined answers of a request were made of. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { central } from './central.js';
import { Inventory } from './inventory.js';
import { checkMaxAge, maxAgeArgument } from './max-age.js';
import { Source, sourcesOf } from './source.js';

@Resolver(() => Hosting)
export class SourcesResolver {
  @FieldResolver(() => [Source], {
    description:
      'The accounts that the token may use, and whether they could be read: for the other fields of this query, and for the list of their servers, storage boxes or zones, which takes one call each unless it has been read already',
  })
  async sources(
    @maxAgeArgument() maxAge: number,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Source[]> {
    checkMaxAge('sources', maxAge);
    const inventory = Inventory.of({ context, info }, maxAge);
    const own = (await Promise.all(central.map((row) => inventory.of(row)))).flat();
    await Promise.all(own.map((listing) => listing.checked()));
    const all = new Set([...own, ...(await Inventory.readBy({ context }))]);
    return sourcesOf([...all]);
  }
}

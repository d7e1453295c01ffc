/** Resolves the locations in a country. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { Location, locations } from '../../apis/cloud/locations.js';
import type { HostingContext } from '../context.js';
import { Country } from '../../data/geography/country.js';
import { objectsOf } from '../../rest/planner/read-objects.js';

@Resolver(() => Country)
export class CountryLocations {
  @FieldResolver(() => [Location], {
    nullable: true,
    description: 'The cloud locations in the country. Requires a token with the scope `hosting:read`.',
  })
  async cloudLocations(
    @Root() country: Country,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Location[]> {
    const row = locations.rows.locations;
    const all = await objectsOf(row, {}, { context, info, client: context.clients.any(row.dialect) });
    return all.filter((location) => location.country === country.isoCode);
  }
}

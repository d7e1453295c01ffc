/** Resolves the servers in a country. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { items } from '../../data/geography/complexity.js';
import { Country } from '../../data/geography/country.js';
import { AnyServer } from '../../apis/machines/server.js';
import { failing } from './hosting-resolver.js';
import { countryCodeOf } from './places.js';
import { allServersOf } from './servers-there.js';

const averageServers = 20;

@Resolver(() => Country)
export class CountryServers {
  @FieldResolver(() => [AnyServer], {
    nullable: 'itemsAndList',
    complexity: items(averageServers),
    description: `Your servers in the country: cloud servers, then dedicated servers, account by account. ${failing} Requires a token with the scope \`hosting:read\`.`,
  })
  async servers(
    @Root() { isoCode }: Country,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(AnyServer | Error)[]> {
    const all = await allServersOf({ context, info });
    return all.filter((server) => server instanceof Error || countryCodeOf(server) === isoCode);
  }
}

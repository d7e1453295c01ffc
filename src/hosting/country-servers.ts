/** Joins countries with the servers in them. */
import { type GraphQLResolveInfo, OperationTypeNode } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { items } from '../geography/complexity.js';
import { Country } from '../geography/country.js';
import { AnyServer } from '../machines/server.js';
import { readEveryApi } from './every-api.js';
import { failing, serverRows } from './hosting.js';
import { countryCodeOf } from './places.js';

type Servers = Promise<(AnyServer | Error)[]>;

const averageServers = 20;

const known = new WeakMap<Context, Servers>();

/** Once per query, however many countries are asked; between the fields of a mutation the servers may change. */
function allServers(context: Context, info: GraphQLResolveInfo): Servers {
  const kept = known.get(context);
  if (kept) return kept;
  const servers = readEveryApi(serverRows, { context, info });
  if (info.operation.operation === OperationTypeNode.QUERY) known.set(context, servers);
  return servers;
}

@Resolver(() => Country)
export class CountryServers {
  @FieldResolver(() => [AnyServer], {
    nullable: 'itemsAndList',
    complexity: items(averageServers),
    description: `Your servers in the country: those of the cloud, then those of the dedicated API. ${failing} Takes a token with scope \`hosting:read\`.`,
  })
  async servers(
    @Root() { isoCode }: Country,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(AnyServer | Error)[]> {
    const all = await allServers(context, info);
    return all.filter((server) => server instanceof Error || countryCodeOf(server) === isoCode);
  }
}

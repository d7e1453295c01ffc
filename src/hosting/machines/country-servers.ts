/** Resolves the servers in a country. */
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../context.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { Country } from '../../data/geography/country.js';
import type { AnyServer } from '../../apis/machines/server.js';
import { addPartialError } from '../../rest/failures/partial-errors.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { keyOfObject } from '../inventory/identity.js';
import type { JoinedList } from '../inventory/joined-list.js';
import { sourcesOf } from '../inventory/source.js';
import { type AccountObjects, objectsOfEveryAccount } from './every-account.js';
import { Servers, left, serverRows } from './hosting-resolver.js';
import { countryCodeOf } from './places.js';

/** Read once, however many countries select it. */
const allServers = new MemoKey<Promise<AccountObjects<AnyServer>[]>>();

@Resolver(() => Country)
export class CountryServers {
  @FieldResolver(() => Servers, {
    nullable: true,
    complexity: pageComplexity(),
    description: `Your servers in the country: cloud servers, then dedicated servers, account by account. All servers of all accounts are read. An account that cannot be read is reported with its error beside the data; the others stay. ${left} Requires a token with the scope \`hosting:read\`.`,
  })
  async servers(
    @Root() { isoCode }: Country,
    @firstArgument() first: number,
    @afterArgument() after: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JoinedList<AnyServer | Error>> {
    checkFirst('servers', first, maxFirst);
    const accounts = await context.clients.memo(allServers, () => objectsOfEveryAccount(serverRows, { context, info }));
    for (const { error, readAt } of accounts) if (error && readAt === null) addPartialError(context, info, error);
    const here = accounts.flatMap((account) =>
      account.objects
        // What cannot be read may be anywhere.
        .filter((object) => object instanceof Error || countryCodeOf(object) === isoCode)
        .map((object) => ({ key: keyOfObject(account, object), object })),
    );
    const page = slice(here, ({ key }) => key, { first, after, list: `servers ${isoCode}` });
    return {
      ...mapped(page, ({ object }) => object),
      isComplete: accounts.every(({ isComplete }) => isComplete),
      sources: sourcesOf(accounts),
    };
  }
}

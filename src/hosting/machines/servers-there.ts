/** Resolves the servers in a country, a state or a city, and those paid in a currency. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { AnyServer } from '../../apis/machines/server.js';
import { asError } from '../../base/unknown.js';
import { checkFirst } from '../../data/geography/bounds.js';

import { City } from '../../data/geography/city.js';
import { Country, State } from '../../data/geography/country.js';
import { Currency } from '../../data/rates/currency.js';
import { addPartialError } from '../../rest/failures/partial-errors.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { mapped, slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import type { HostingContext } from '../context.js';
import { keyOfObject } from '../inventory/identity.js';
import type { JoinedList } from '../inventory/joined-list.js';
import { sourcesOf } from '../inventory/source.js';
import { monthlyAmountOf } from '../resources/monthly-amount.js';
import { type AccountObjects, objectsOfEveryAccount } from './every-account.js';
import { Servers, left, serverRows } from './hosting-resolver.js';
import { cityOf, countryCodeOf } from './places.js';

interface ServersContext {
  readonly context: HostingContext;
  readonly info: GraphQLResolveInfo;
}

/** Read once, however many places and currencies select them. */
const allServers = new MemoKey<Promise<AccountObjects<AnyServer>[]>>();

interface Choice<T> {
  /** The place as the descriptions name it. */
  readonly which: string;
  /** The text that cursors of the list contain, so that they fit no other list. */
  readonly of: (parent: T) => string;
  /** An error where that cannot be known. */
  readonly isThere: (
    server: AnyServer,
    parent: T,
    serversContext: ServersContext,
  ) => boolean | Promise<boolean | Error>;
}

function servers<T extends object>(Parent: ClassType<T>, { which, of, isThere }: Choice<T>) {
  @Resolver(() => Parent)
  class ServersThere {
    @FieldResolver(() => Servers, {
      nullable: true,
      complexity: pageComplexity(),
      description: `${which}: cloud servers, then dedicated servers, account by account. All servers of all accounts are read. An account that cannot be read is reported with its error beside the data; the others stay. ${left} Requires a token with the scope \`hosting:read\`.`,
    })
    async servers(
      @Root() parent: T,
      @firstArgument() first: number,
      @afterArgument() after: string | null,
      @Ctx() context: HostingContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<JoinedList<AnyServer | Error>> {
      checkFirst('servers', first, maxFirst);
      const serversContext = { context, info };
      const accounts = await context.clients.memo(allServers, () => objectsOfEveryAccount(serverRows, serversContext));
      for (const { error, readAt } of accounts) if (error && readAt === null) addPartialError(context, info, error);
      const judged = accounts.flatMap((account) =>
        account.objects.map(async (object) => {
          // An unreadable server may be anywhere.
          const there = object instanceof Error ? true : await isThere(object, parent, serversContext);
          return there === false
            ? []
            : [{ key: keyOfObject(account, object), object: there instanceof Error ? there : object }];
        }),
      );
      const here = (await Promise.all(judged)).flat();
      const page = slice(here, ({ key }) => key, { first, after, list: `servers ${of(parent)}` });
      return {
        ...mapped(page, ({ object }) => object),
        isComplete: accounts.every(({ isComplete }) => isComplete),
        sources: sourcesOf(accounts),
      };
    }
  }
  return ServersThere;
}

/** True if the city is in the state, or in one below it. */
function isIn(city: City | null, wanted: State): boolean {
  for (let state: State | null = city?.state ?? null; state !== null; state = state.parent)
    if (state === wanted) return true;
  return false;
}

async function isPaidIn(
  server: AnyServer,
  { code }: Currency,
  serversContext: ServersContext,
): Promise<boolean | Error> {
  const price = await monthlyAmountOf(server, serversContext).catch(asError);
  if (price instanceof Error) return price;
  return price?.gross?.currency === code || price?.net?.currency === code;
}

export const serversThere = [
  servers(Country, {
    which: 'Your servers in the country',
    of: ({ isoCode }) => isoCode,
    isThere: (server, { isoCode }) => countryCodeOf(server) === isoCode,
  }),
  servers(State, {
    which: 'Your servers in the state and in the states below it',
    of: ({ id }) => id,
    isThere: (server, state, { context }) => isIn(cityOf(server, context.geography), state),
  }),
  servers(City, {
    which: 'Your servers in the city',
    of: ({ id }) => id,
    isThere: (server, { position }, { context }) => cityOf(server, context.geography)?.position === position,
  }),
  servers(Currency, {
    which: 'Your servers whose `monthlyAmount` is in the currency',
    of: ({ code }) => code,
    isThere: isPaidIn,
  }),
] as const;

/** Resolves the servers in a state or a city, and those that are paid in a currency. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { AnyServer } from '../../apis/machines/server.js';
import { asError } from '../../base/unknown.js';
import { City } from '../../data/geography/city.js';
import { items } from '../../data/geography/complexity.js';
import { State } from '../../data/geography/country.js';
import { Currency } from '../../data/rates/currency.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { HostingContext } from '../context.js';
import { monthlyAmountOf } from '../resources/monthly-amount.js';
import { objectsOfEveryAccount } from './every-account.js';
import { failing, serverRows } from './hosting-resolver.js';
import { cityOf } from './places.js';

interface ServersContext {
  readonly context: HostingContext;
  readonly info: GraphQLResolveInfo;
}

export type Servers = readonly (AnyServer | Error)[];

const averageServers = 20;

const allServers = new MemoKey<Promise<Servers>>();

/** Read once, however many places and currencies select them. */
export function allServersOf(asking: ServersContext): Promise<Servers> {
  return asking.context.clients.memo(allServers, () => objectsOfEveryAccount(serverRows, asking));
}

type Choose<T> = (servers: Servers, parent: T, asking: ServersContext) => Servers | Promise<Servers>;

function servers<T extends object>(Parent: ClassType<T>, which: string, choose: Choose<T>) {
  @Resolver(() => Parent)
  class ServersThere {
    @FieldResolver(() => [AnyServer], {
      nullable: 'itemsAndList',
      complexity: items(averageServers),
      description: `${which}: cloud servers, then dedicated servers, account by account. ${failing} Requires a token with the scope \`hosting:read\`.`,
    })
    async servers(
      @Root() parent: T,
      @Ctx() context: HostingContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Servers> {
      const asking = { context, info };
      return choose(await allServersOf(asking), parent, asking);
    }
  }
  return ServersThere;
}

/** With those in states below it. */
function isIn(city: City | null, wanted: State): boolean {
  for (let state: State | null = city?.state ?? null; state !== null; state = state.parent)
    if (state === wanted) return true;
  return false;
}

async function paidIn(all: Servers, { code }: Currency, asking: ServersContext): Promise<Servers> {
  const judged = all.map(async (server) => {
    if (server instanceof Error) return server;
    const price = await monthlyAmountOf(server, asking).catch(asError);
    if (price instanceof Error) return price;
    return price?.gross?.currency === code || price?.net?.currency === code ? server : null;
  });
  return (await Promise.all(judged)).filter((server) => server !== null);
}

export const serversThere = [
  servers(State, 'Your servers in the state and in the states below it', (all, state, { context }) =>
    all.filter((server) => server instanceof Error || isIn(cityOf(server, context.geography), state)),
  ),
  servers(City, 'Your servers in the city', (all, { position }, { context }) =>
    all.filter((server) => server instanceof Error || cityOf(server, context.geography)?.position === position),
  ),
  servers(Currency, 'Your servers whose `monthlyAmount` is in the currency', paidIn),
] as const;

/** How the service is: what `Query.health` tells. */
import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from './context.js';
import { apisWithout } from './config/accounts.js';
import { RatesHealth } from '../data/rates/health.js';
import { callerIn } from '../base/auth/caller.js';

@ObjectType({ description: 'An account of a hosting API.' })
export class HostingAccount {
  @Field({ description: 'What the configuration calls it: the value of `account` arguments and of `accountName`.' })
  name!: string;

  @Field({
    description: 'True while it is left alone because its API fails, or refuses its credential: calls fail at once.',
  })
  resting!: boolean;
}

@ObjectType({ description: 'One of the hosting APIs behind this graph.' })
export class HostingApi {
  @Field({ description: 'Its root field in the graph, such as cloud.' })
  name!: string;

  @Field({ description: 'True while no credential is set for it and the embedded sandbox answers in its place.' })
  sandbox!: boolean;

  @Field({
    description:
      'True while no credential is set for it and `SANDBOX=off` keeps the sandbox from standing in: whatever is asked of it fails with `UPSTREAM_UNAVAILABLE`.',
  })
  off!: boolean;
}

@ObjectType('Health', { description: 'How the service is, from the point of view of the process that answers.' })
export class Health {
  @Field({ description: 'True when data is loaded, and the store answers and takes writes.' })
  ready!: boolean;

  @Field({ description: 'The kind of store that keeps tokens and rate tables: lmdb, postgres or redis.' })
  store!: string;

  @Field(() => RatesHealth, { description: 'Where the rates in force come from and how old they are.' })
  rates!: RatesHealth;

  @Field(() => [HostingApi], { description: 'The hosting APIs, and which of them are real.' })
  hosting!: HostingApi[];
}

@Resolver()
export class HealthResolver {
  @Query(() => Health, { description: 'How the service is: readiness, store and the source and age of the rates.' })
  async health(@Ctx() context: Context): Promise<Health> {
    const ready = await context.availability.ready().then(
      () => true,
      () => false,
    );
    const { store, rates, upstreams } = context;
    const sandboxed = new Map(upstreams.accounts.map(({ api, sandbox }) => [api.toLowerCase(), sandbox]));
    const off = apisWithout(upstreams.accounts).map((api) => ({ name: api.toLowerCase(), sandbox: false, off: true }));
    const hosting = [...[...sandboxed].map(([name, sandbox]) => ({ name, sandbox, off: false })), ...off];
    return { ready, store: store.kind, rates: rates.health(), hosting };
  }
}

@Resolver(() => HostingApi)
export class HostingApiResolver {
  @FieldResolver(() => [HostingAccount], {
    description: 'Its accounts that the caller may read: none without a token with the scope `hosting:read`.',
  })
  accounts(@Root() { name }: HostingApi, @Ctx() context: Context): HostingAccount[] {
    if (callerIn(context) === null) return [];
    return context.clients
      .readable()
      .filter(({ api }) => api.toLowerCase() === name)
      .map((account) => ({ name: account.name, resting: context.upstreams.isResting(account) }));
  }
}

/** How the service is: what `Query.health` tells. */
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from './context.js';
import { RatesHealth } from './rates/health.js';

@ObjectType({ description: 'One of the hosting APIs behind this graph.' })
export class HostingApi {
  @Field({ description: 'Its root field in the graph: cloud, storage, dedicated or edge.' })
  name!: string;

  @Field({ description: 'True while no credential is set for it and the embedded sandbox answers in its place.' })
  sandbox!: boolean;
}

@ObjectType('Health', { description: 'How the service is, from the point of view of the process that answers.' })
export class Health {
  @Field({ description: 'True when data is loaded and the store answers.' })
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
    const ready = await context.availability.ping().then(
      () => true,
      () => false,
    );
    const { store, rates, upstreams } = context;
    const hosting = upstreams.accounts.map(({ api, sandbox }) => ({ name: api.toLowerCase(), sandbox }));
    return { ready, store: store.kind, rates: rates.health(), hosting };
  }
}

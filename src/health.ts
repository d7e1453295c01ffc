/** How the service is: what `Query.health` tells. */
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from './context.js';
import { RatesHealth } from './rates/health.js';

@ObjectType({ description: 'How the service is, from the point of view of the process that answers.' })
export class Health {
  @Field({ description: 'True when data is loaded and the store answers.' })
  ready!: boolean;

  @Field({ description: 'The kind of store that keeps tokens and rate tables: lmdb, postgres or redis.' })
  store!: string;

  @Field(() => RatesHealth, { description: 'Where the rates in force come from and how old they are.' })
  rates!: RatesHealth;
}

@Resolver()
export class HealthResolver {
  @Query(() => Health, { description: 'How the service is: readiness, store and the source and age of the rates.' })
  async health(@Ctx() context: Context): Promise<Health> {
    context.volatile = true;
    const ready = await context.store.ping().then(
      () => true,
      () => false,
    );
    return Object.assign(new Health(), { ready, store: context.store.kind, rates: context.rates.health() });
  }
}

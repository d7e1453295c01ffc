/** What health says of PRICES_FILE: entries that have no effect. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { callerIn } from '../base/auth/caller.js';
import { items } from '../data/geography/complexity.js';
import { NoEffect, PriceEffects } from '../hosting/bill/own-prices/effects.js';
import { wordsOf } from '../hosting/bill/own-prices/own-price.js';
import type { Context } from './context.js';
import { Health } from './health.js';

registerEnumType(NoEffect, {
  name: 'PriceEntryState',
  description: 'Why an entry of `PRICES_FILE` is not known to have an effect.',
  valuesConfig: {
    MEETS_NOTHING: { description: 'Everything that it could be for was read, and it is for nothing of that.' },
    EXPIRED: { description: 'Its last day is over.' },
    NOT_KNOWN: { description: 'Not everything that it could be for has been read, or could be.' },
  },
});

/** A few of them are no longer right. */
const averageIdle = 4;
/** Entries that are shown. */
const mostShown = 100;

@ObjectType({ description: 'An entry of `PRICES_FILE` that is not known to have an effect.' })
export class PriceEntryHealth {
  @Field(() => Int, { description: 'Its place in the file, from 1.' })
  entry!: number;

  @Field({ description: 'What it is for, such as `label team=a, kind SERVER`.' })
  appliesTo!: string;

  @Field(() => NoEffect, { description: 'Why it has none, or why that is not known.' })
  state!: NoEffect;

  @Field({ description: 'The same in words.' })
  reason!: string;
}

@ObjectType({ description: 'The state of `PRICES_FILE`.' })
export class PricesHealth {
  @Field(() => GraphQLDateTime, { description: 'When the file was last changed; it is read at start.' })
  changedAt!: Date;

  @Field(() => Int, { description: 'The number of its entries.' })
  entryCount!: number;

  @Field(() => Int, { description: 'The number of those that have expired or meet nothing.' })
  idleCount!: number;

  @Field(() => Int, { description: 'The number of those of which that is not known, as something has not been read.' })
  unknownCount!: number;

  @Field(() => [PriceEntryHealth], {
    complexity: items(averageIdle),
    description: `Of both, the first ${mostShown} in the order of the file. They are judged by what bills have read since the start; nothing is read for this.`,
  })
  idle!: PriceEntryHealth[];
}

@Resolver(() => Health)
export class PricesHealthResolver {
  @FieldResolver(() => PricesHealth, {
    nullable: true,
    description:
      'Entries of `PRICES_FILE` that have no effect. Null without such a file, and for callers without a token that may read every account.',
  })
  prices(@Ctx() context: Context): PricesHealth | null {
    const { config, clients, upstreams } = context;
    const mayReadAll = callerIn(context) !== null && clients.readable().length === upstreams.accounts.length;
    if (!config.prices || !mayReadAll) return null;
    const entries = PriceEffects.of(upstreams, config.prices).idleEntries();
    const unknownCount = entries.filter(({ state }) => state === NoEffect.NOT_KNOWN).length;
    return Object.assign(new PricesHealth(), {
      changedAt: new Date(config.prices.changedAt),
      entryCount: config.prices.prices.length,
      idleCount: entries.length - unknownCount,
      unknownCount,
      idle: entries
        .slice(0, mostShown)
        .map(({ own, state, reason }) =>
          Object.assign(new PriceEntryHealth(), { entry: own.entry, appliesTo: wordsOf(own), state, reason }),
        ),
    });
  }
}

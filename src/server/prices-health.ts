/** The health of own prices: reports those that have no effect. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { callerIn } from '../base/auth/caller.js';
import { items } from '../data/geography/complexity.js';
import { NoEffect, PriceEffects } from '../hosting/bill/own-prices/effects.js';
import { entryOf, wordsOf } from '../hosting/bill/own-prices/own-price.js';
import type { Context } from './context.js';
import { Health } from './health.js';
import { Optional } from '../base/optional-field.js';

registerEnumType(NoEffect, {
  name: 'PriceEntryState',
  description: 'Why a price of your own is not known to have an effect.',
  valuesConfig: {
    MEETS_NOTHING: { description: 'Everything that it could apply to was read, and it applies to none of it.' },
    EXPIRED: { description: 'Its last day is over.' },
    NOT_KNOWN: { description: 'Not everything that it could apply to has been read, or could be.' },
  },
});

/** A few of them are no longer right. */
const averageIdle = 4;
/** Entries that are shown. */
const mostShown = 100;

@ObjectType({ description: 'A price of your own that is not known to have an effect.' })
class PriceEntryHealth {
  @Optional(() => Int, 'Its place in `PRICES_FILE`, from 1; null for one that was set.')
  entry!: number | null;

  @Field({ description: 'What it is for, such as `label team=a, kind SERVER`.' })
  appliesTo!: string;

  @Field(() => NoEffect, { description: 'Why it has no effect, or why that is not known.' })
  state!: NoEffect;

  @Field({ description: 'The same in words.' })
  reason!: string;
}

@ObjectType({ description: 'The state of prices of your own.' })
class PricesHealth {
  @Field(() => GraphQLDateTime, {
    description: 'When `PRICES_FILE` was last changed, which is read at start, or the last price was set.',
  })
  changedAt!: Date;

  @Field(() => Int, { description: 'The number of prices of your own.' })
  entryCount!: number;

  @Field(() => Int, { description: 'The number of those that have expired or apply to nothing.' })
  idleCount!: number;

  @Field(() => Int, { description: 'The number of those whose effect is not known, as something has not been read.' })
  unknownCount!: number;

  @Field(() => [PriceEntryHealth], {
    complexity: items(averageIdle),
    description: `The first ${mostShown} of both: those that were set, then those of the file, in its order. They are judged by what bills have read since the start; nothing is read for this.`,
  })
  idle!: PriceEntryHealth[];
}

@Resolver(() => Health)
export class PricesHealthResolver {
  @FieldResolver(() => PricesHealth, {
    nullable: true,
    description:
      'Prices of your own that have no effect. Null without any, and for callers without a token that may read every account.',
  })
  prices(@Ctx() context: Context): PricesHealth | null {
    const { config, clients, upstreams } = context;
    const mayReadAll = callerIn(context) !== null && clients.readable().length === upstreams.accounts.length;
    if (!config.prices || !mayReadAll) return null;
    const entries = PriceEffects.of(upstreams, config.prices).idleEntries();
    const times = config.prices.prices.map(({ origin }) => ('id' in origin ? origin.setAt : 0));
    const changedAt = Math.max(config.prices.changedAt, ...times);
    const unknownCount = entries.filter(({ state }) => state === NoEffect.NOT_KNOWN).length;
    return Object.assign(new PricesHealth(), {
      changedAt: new Date(changedAt),
      entryCount: config.prices.prices.length,
      idleCount: entries.length - unknownCount,
      unknownCount,
      idle: entries
        .slice(0, mostShown)
        .map(({ own, state, reason }) =>
          Object.assign(new PriceEntryHealth(), { entry: entryOf(own), appliesTo: wordsOf(own), state, reason }),
        ),
    });
  }
}

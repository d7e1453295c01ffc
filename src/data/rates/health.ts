/** Where the rates in force come from, how old they are and how the last sync went. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { HeldCurrency } from './tables/held.js';
import { currenciesAtMost } from './rate-table.js';

@ObjectType({ description: 'Where the rates in force come from, how old they are and how the last sync went.' })
export class RatesHealth {
  @Field({
    description:
      'Who published the table in force: currency-api, ecb, or snapshot for the one shipped with the service.',
  })
  source!: string;

  @Field(() => GraphQLDate, { description: 'The day of the table in force.' })
  date!: string;

  @Field(() => Int, { description: 'Seconds since 00:00 UTC of that day.' })
  ageSeconds!: number;

  @Field({
    description:
      'True once they are older than `staleAfterDays`: they still answer, under their own day, and the service is ready.',
  })
  isStale!: boolean;

  @Field(() => Int, {
    description:
      'Days after 00:00 UTC of that day from which on they are stale: 3 where the source publishes every day; 6 for ecb, which publishes on working days, four days without one among them at most.',
  })
  staleAfterDays!: number;

  @Field(() => Int, { description: 'How many currencies have a rate in force.' })
  currencies!: number;

  @Field(() => [HeldCurrency], {
    description: 'The currencies that the table in force has no rate of its own for, by code.',
    complexity: ({ childComplexity }) => 1 + currenciesAtMost * childComplexity,
  })
  held!: HeldCurrency[];

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When a source last answered with a valid table.' })
  lastSyncAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the last sync failed; null when it did not.' })
  lastError!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the sources are asked next; null when sync is off.',
  })
  nextSyncAt!: Date | null;
}

/** What the sync reports of itself. */
export type SyncReport = Pick<RatesHealth, 'lastSyncAt' | 'lastError' | 'nextSyncAt'>;

/** The health of the rates in force: their source, their age, and the outcome of the last sync. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { DisputedRate, RefusedRates } from './tables/disputes.js';
import { MissingRate } from './tables/missing-rate.js';
import { currenciesAtMost } from './rate-table.js';
import { Optional } from '../../base/optional-field.js';

/** The currencies of the ECB. */
const disputesAtMost = 30;

@ObjectType({ description: 'The source and age of the rates in force, and the result of the last sync.' })
export class RatesHealth {
  @Field({
    description: 'Source of the table in force: currency-api, ecb, or snapshot for the one shipped with the service.',
  })
  source!: string;

  @Field(() => GraphQLDate, { description: 'The day of the table in force.' })
  date!: string;

  @Field(() => Int, { description: 'Seconds since 00:00 UTC of that day.' })
  ageSeconds!: number;

  @Field({
    description:
      'True once the rates are older than `staleAfterDays`: they are still served, under their own date, and the service stays ready.',
  })
  isStale!: boolean;

  @Field(() => Int, {
    description:
      'Days after 00:00 UTC of that day until the rates are stale: 3 if the source publishes every day; 6 for ecb, which publishes on working days, with at most four days without one in a row.',
  })
  staleAfterDays!: number;

  @Field(() => Int, { description: 'Number of currencies with a rate in force.' })
  currencyCount!: number;

  @Field(() => [MissingRate], {
    description: 'The currencies without a rate of their own in the table in force, by code.',
    complexity: ({ childComplexity }) => 1 + currenciesAtMost * childComplexity,
  })
  missing!: MissingRate[];

  @Field(() => [DisputedRate], {
    description:
      'The currencies of which the newest tables of the two sources contradict each other, by code. A contradicted rate is not in force, for three days at most.',
    complexity: ({ childComplexity }) => 1 + disputesAtMost * childComplexity,
  })
  disputed!: DisputedRate[];

  @Field(() => [RefusedRates], {
    description: 'The newest tables that were refused as a whole, by source; the rates before them stay in force.',
    complexity: ({ childComplexity }) => 1 + 2 * childComplexity,
  })
  refused!: RefusedRates[];

  @Optional(() => GraphQLDateTime, 'When a source last returned a valid table.')
  lastSyncAt!: Date | null;

  @Optional(() => String, 'Why the last sync failed; null if it did not.')
  lastError!: string | null;

  @Optional(() => GraphQLDateTime, 'When the next sync is due; null when sync is off.')
  nextSyncAt!: Date | null;
}

/** The part that the sync reports about itself. */
export type SyncReport = Pick<RatesHealth, 'lastSyncAt' | 'lastError' | 'nextSyncAt'>;

/** Resolves the currencies that countries use and used. */
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { DataContext } from '../context.js';
import { Country } from '../geography/country.js';
import { Currency } from './currency.js';
import { cacheable } from '../../base/cacheable.js';
import { dateOf } from '../../base/dates.js';
import { TenderPeriod, isInUseOn, tenderPeriods } from './tender-period.js';

/** Countries have had 1 to 17, most of them 2 or 3. */
const periodsOnAverage = 3;

@Resolver(() => Country)
export class CountryCurrencyResolver {
  @Extensions(cacheable((_given: never, { rates }: DataContext) => rates.currencies))
  @FieldResolver(() => Currency, {
    nullable: true,
    description: 'The current legal tender by CLDR, the local one first; null for a territory without one.',
  })
  currency(@Root() { currencyCode }: Country, @Ctx() { rates }: DataContext): Currency | null {
    return currencyCode === null ? null : (rates.currency(currencyCode) ?? null);
  }

  @FieldResolver(() => [TenderPeriod], {
    description:
      'The currencies it has used, in CLDR order, current ones first: all of them, or those in use on a day. First and last days count, so a day of change has two.',
    complexity: ({ childComplexity }) => 1 + periodsOnAverage * childComplexity,
  })
  currencyPeriods(
    @Root() { isoCode }: Country,
    @Ctx() { rates }: DataContext,
    @Arg('date', () => GraphQLDate, { nullable: true, description: 'A day; all periods are returned unless given.' })
    day: Date | null,
  ): TenderPeriod[] {
    const periods = tenderPeriods(isoCode);
    const wanted = day ? periods.filter((period) => isInUseOn(dateOf(day), period)) : periods;
    return wanted.map((period) =>
      Object.assign(new TenderPeriod(), { ...period, currency: rates.currency(period.code) ?? null }),
    );
  }
}

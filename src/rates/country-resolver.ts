/** Joins countries to the currency they use. */
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { Country } from '../geography/country.js';
import { Currency } from './currency.js';

@Resolver(() => Country)
export class CountryCurrencyResolver {
  @FieldResolver(() => Currency, {
    nullable: true,
    description: 'The current legal tender by CLDR, the local one first; null for a territory without any.',
  })
  currency(@Root() { currencyCode }: Country, @Ctx() { rates }: Context): Currency | null {
    return currencyCode === null ? null : (rates.currency(currencyCode) ?? null);
  }
}

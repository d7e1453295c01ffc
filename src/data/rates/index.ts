/** The resolvers and types that the rates add to the schema. */
import { ConversionAgeResolver, RateAgeResolver, RatePointAgeResolver } from './age-resolver.js';
import { CountryCurrencyResolver } from './country-resolver.js';
import { CurrencyResolver } from './currency-resolver.js';
import { HistoryResolver } from './history/history-resolver.js';
import { PublishedRatesResolver } from './published-rates-resolver.js';
import { RatesResolver } from './rates-resolver.js';

export { loadRates, startSync } from './load.js';

export const ratesResolvers = [
  CurrencyResolver,
  RatesResolver,
  PublishedRatesResolver,
  HistoryResolver,
  CountryCurrencyResolver,
] as const;

/** The fields whose values change as time passes. */
export const ageResolvers = [RateAgeResolver, ConversionAgeResolver, RatePointAgeResolver] as const;

/** The known currencies, their rates in force and where they are used. */
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, Extensions, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql';
import type { DataContext } from '../context.js';
import { Country } from '../geography/country.js';
import { cacheable } from '../../base/cacheable.js';
import { basisOf } from './basis.js';
import { baseArgument, baseFor, tableFor, withoutRate } from './choose.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Currency } from './currency.js';
import { publication } from './tables/in-force.js';
import { namesIn } from './names.js';
import { currenciesAtMost, Rate } from './rate-table.js';
import { rateIn } from './rate-in.js';
import { RateSourceName, sourceArgument, sourceNamed } from './source-argument.js';

/** Most currencies are used by one country, some by many. */
const countriesOnAverage = 4;

@Resolver(() => Currency)
export class CurrencyResolver {
  @Query(() => Currency, {
    nullable: true,
    description: 'A currency by its code, also one of the past such as BGN; null when neither is known.',
  })
  currency(
    @Ctx() { rates }: DataContext,
    @Arg('code', () => CurrencyCode, { description: 'ISO 4217 code.' }) code: string,
  ): Currency | null {
    return rates.currency(code) ?? null;
  }

  @Query(() => [Currency], {
    description: 'The currencies in use in some country, by code; by `codes` those of the past, too.',
    complexity: ({ args, childComplexity }) => 1 + (args.codes?.length ?? currenciesAtMost) * childComplexity,
  })
  currencies(
    @Ctx() { rates }: DataContext,
    @Arg('isActive', () => Boolean, {
      nullable: true,
      description: 'True: only those with a rate in force; false: only those without one.',
    })
    active: boolean | null,
    @Arg('codes', () => [CurrencyCode], {
      nullable: true,
      description:
        'Only the currencies with these ISO 4217 codes, those of the past among them; unknown ones are ignored.',
    })
    codes: string[] | null,
  ): readonly Currency[] {
    const isWanted = (currency: Currency) => typeof active !== 'boolean' || currency.isActive === active;
    const wanted = codes && new Set(codes);
    if (wanted) return rates.allCurrencies.filter((currency) => wanted.has(currency.code) && isWanted(currency));
    return typeof active === 'boolean' ? rates.activeCurrencies(active) : rates.currencies;
  }

  @Extensions(cacheable(({ locale }: { locale?: string | null }) => namesIn(locale)))
  @FieldResolver(() => String, {
    description: 'Name, such as Indian Rupee, in English or in the language of the locale where CLDR has it.',
  })
  name(
    @Root() { code, name }: Currency,
    @Arg('locale', () => String, {
      nullable: true,
      description: 'BCP 47 code of a language such as "de" or "pt-PT"; English unless given.',
    })
    locale: string | null,
  ): string {
    return typeof locale === 'string' ? (namesIn(locale).of(code) ?? name) : name;
  }

  @Extensions(
    cacheable(({ base }: { base?: string | null }, context: DataContext) =>
      basisOf(context.rates.table, baseFor(context, base)),
    ),
  )
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Units of this currency per unit of the base, by the rates in force; null when not active.',
  })
  rate(
    @Root() { code }: Currency,
    @Ctx() context: DataContext,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
  ): number | null {
    const { rates } = context;
    const base = baseFor(context, named);
    if (!rates.table.rates.has(base)) throw withoutRate(rates, base);
    return rates.rate(base, code) ?? null;
  }

  @FieldResolver(() => Rate, {
    nullable: true,
    description:
      'The same rate with its day, its source and its age, also of another day or of one source alone; null if there is none.',
  })
  quote(
    @Root() currency: Currency,
    @Ctx() context: DataContext,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) named: string | null,
    @Arg('date', () => GraphQLDate, {
      nullable: true,
      description: 'A day since 4 January 1999; the rates in force unless given.',
    })
    day: Date | null,
    @Arg('source', () => RateSourceName, { nullable: true, description: sourceArgument }) source: string | null,
  ): Rate | null {
    const { rates } = context;
    const base = baseFor(context, named);
    const table = tableFor(rates, day, sourceNamed(source));
    if (!table.rates.has(base)) throw withoutRate(rates, base, table);
    return rateIn(rates, table, base, currency) ?? null;
  }

  @FieldResolver(() => GraphQLDate, {
    nullable: true,
    description:
      'The day of its rate in force against the US dollar: at most 30 days before the newest table, or before the last one that has most currencies, if the newest ' +
      'lacks the currency or its value fails the plausibility check; null when not active. Against another base, a rate is as ' +
      'old as the older of the two.',
  })
  rateDate(@Root() { code }: Currency, @Ctx() { rates: { table } }: DataContext): string | null {
    return table.rates.has(code) ? publication(table, code).date : null;
  }

  @FieldResolver(() => [Country], {
    description: 'The countries that have it as their current legal tender, by name.',
    complexity: ({ childComplexity }) => 1 + countriesOnAverage * childComplexity,
  })
  countries(@Root() { code }: Currency, @Ctx() { geography }: DataContext): readonly Country[] {
    return geography.countriesUsing(code);
  }
}

/** The periods in which a country used its currencies, from CLDR. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { type JsonObject, list, jsonObject, text } from '../../base/checked.js';
import { regions } from './cldr.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Currency } from './currency.js';
import { nameOf } from './names.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType({
  description:
    'A period in which a country used a currency, either a current or a past one such as the mark. Source: CLDR.',
})
export class TenderPeriod {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code; for a past currency, the last one it had.' })
  code!: string;

  @Field({ description: 'English name, such as German Mark.' })
  name!: string;

  @Optional(() => GraphQLDate, 'The first day; null if CLDR does not know it.')
  from!: string | null;

  @Optional(() => GraphQLDate, 'The last day; null while it is in use.')
  to!: string | null;

  @Field({
    description:
      'False for units of account such as CHE and USN, which are used in accounting but are not legal tender.',
  })
  isLegalTender!: boolean;

  @Optional(
    () => Currency,
    'The currency; null when no country uses it as its own today and its end is not known in detail.',
  )
  currency!: Currency | null;
}

type Period = Omit<TenderPeriod, 'currency'>;

/** The periods in CLDR's order. */
export function tenderPeriods(isoCode: string): Period[] {
  const known = regions();
  return isoCode in known
    ? list(known[isoCode]).flatMap((entry) => Object.entries(jsonObject(entry)).map(periodOf))
    : [];
}

/** Both ends are included: on the day on which one currency replaces another, both are in use. */
export function isInUseOn(date: string, { from, to }: Period): boolean {
  return from !== null && from <= date && (to === null || date <= to);
}

export function periodOf([code, value]: [string, unknown]): Period {
  const use = jsonObject(value);
  return {
    code,
    name: nameOf(code),
    from: dayIn(use, '_from'),
    to: dayIn(use, '_to'),
    isLegalTender: use._tender !== 'false',
  };
}

function dayIn(use: JsonObject, key: string): string | null {
  return key in use ? text(use, key) : null;
}

/** When a country used which currency, from CLDR. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { type JsonObject, list, jsonObject, text } from '../../base/checked.js';
import { regions } from './cldr.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Currency } from './currency.js';
import { nameOf } from './names.js';

@ObjectType({
  description: 'When a country used a currency, be it one of today or one of the past such as the mark. Source: CLDR.',
})
export class TenderPeriod {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code; of a currency of the past, the last that it had.' })
  code!: string;

  @Field({ description: 'English name, such as German Mark.' })
  name!: string;

  @Field(() => GraphQLDate, { nullable: true, description: 'The first day; null where CLDR does not know it.' })
  from!: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'The last day; null while it is in use.' })
  to!: string | null;

  @Field({
    description: 'False for units of account such as CHE and USN, in which sums are reckoned but nobody pays by law.',
  })
  legalTender!: boolean;

  @Field(() => Currency, {
    nullable: true,
    description: 'The currency itself; null when no country uses it today as its own.',
  })
  currency!: Currency | null;
}

type Period = Omit<TenderPeriod, 'currency'>;

/** In the order of CLDR. */
export function tenderPeriods(isoCode: string): Period[] {
  const known = regions();
  return isoCode in known
    ? list(known[isoCode]).flatMap((entry) => Object.entries(jsonObject(entry)).map(periodOf))
    : [];
}

/** Both ends are included: on the day on which one currency took another's place there are two. */
export function isInUseOn(date: string, { from, to }: Period): boolean {
  return from !== null && from <= date && (to === null || date <= to);
}

function periodOf([code, value]: [string, unknown]): Period {
  const use = jsonObject(value);
  return {
    code,
    name: nameOf(code),
    from: dayIn(use, '_from'),
    to: dayIn(use, '_to'),
    legalTender: use._tender !== 'false',
  };
}

function dayIn(use: JsonObject, key: string): string | null {
  return key in use ? text(use, key) : null;
}

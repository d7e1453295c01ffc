/** The input of an own price. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { dateOf } from '../../../base/dates.js';
import { Decimal } from '../../../base/decimal.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { HostingApiName } from '../../inventory/api.js';
import { BillKind } from '../kind-type.js';
import type { PriceTexts } from './price-store.js';

@InputType('SetOwnPriceInput', {
  description:
    'A price of your own: what it is for, and one of `amount`, `discount` and `scale`. The most specific price applies: that of one resource before that of a label, a kind, an account and an API',
})
export class PriceInput {
  @Field(() => HostingApiName, { nullable: true, description: 'Only resources of this API' })
  api?: Api | null;

  @Field(() => String, { nullable: true, description: 'Only resources of the account with this name; needs `api`' })
  account?: string | null;

  @Field(() => BillKind, { nullable: true, description: 'Only lines of this kind' })
  kind?: BillKind | null;

  @Field(() => String, { nullable: true, description: 'Only resources with this label, as `key=value`' })
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only the resource with this id; that of its provider needs `api`',
  })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Only resources with this name; needs `api`' })
  name?: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'What one resource costs each `period`, without tax; needs `currency`, and `id`, `name` or `kind`',
  })
  amount?: string | null;

  @Field(() => CurrencyCode, { nullable: true, description: 'The currency of `amount`' })
  currency?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The period of `amount`: hour, month or year; month unless given',
  })
  period?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'The per cent of tax on `amount`; none unless given' })
  vat?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'The per cent by which it is less than the list price' })
  discount?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'What the list price is multiplied by' })
  scale?: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Its first day in UTC; of all time unless given' })
  from?: Date | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Its last day in UTC; without an end unless given' })
  until?: Date | null;

  @Field(() => String, { nullable: true, description: 'A note, of at most 500 visible characters' })
  note?: string | null;
}

/** The input as an entry of PRICES_FILE. */
export function textsOf(input: PriceInput): PriceTexts {
  const { amount, period, from, until, ...plain } = input;
  const texts = {
    ...plain,
    amount,
    period: period ?? (amount === undefined || amount === null ? null : 'month'),
    from: from && dateOf(from),
    until: until && dateOf(until),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === null || text === undefined ? [] : [[key, String(text)]])),
  );
}

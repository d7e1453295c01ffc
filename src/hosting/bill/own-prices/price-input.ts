/** The input of an own price. */
import { GraphQLDate } from 'graphql-scalars';
import { InputType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { dateOf } from '../../../base/dates.js';
import { Decimal } from '../../../base/decimal.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { HostingApiName } from '../../inventory/api.js';
import { BillKind } from '../kind-type.js';
import type { PriceTexts } from './price-store.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('SetOwnPriceInput', {
  description:
    'A price of your own: what it is for, and one of `amount`, `discount` and `scale`. The most specific price applies: that of one resource before that of a label, a product, a kind, a day of creation, an account and an API',
})
export class PriceInput {
  @Optional(() => HostingApiName, 'Only resources of this API')
  api?: Api | null;

  @Optional(() => String, 'Only resources of the account with this name; needs `api`')
  account?: string | null;

  @Optional(() => BillKind, 'Only lines of this kind')
  kind?: BillKind | null;

  @Optional(() => String, 'Only resources of this product, as `product` of the line has it, such as `cx22`')
  product?: string | null;

  @Optional(
    () => GraphQLDate,
    'Only resources that were created before this day in UTC; none whose time of creation is unknown',
  )
  createdBefore?: Date | null;

  @Optional(() => String, 'Only resources with this label, as `key=value`')
  label?: string | null;

  @Optional(() => String, 'Only the resource with this id; that of its provider needs `api`')
  id?: string | null;

  @Optional(() => String, 'Only resources with this name; needs `api`')
  name?: string | null;

  @Optional(
    () => Decimal,
    'What one resource costs each `period`, without tax; needs `currency`, and `id`, `name`, `product` or `kind`',
  )
  amount?: string | null;

  @Optional(() => CurrencyCode, 'The currency of `amount`')
  currency?: string | null;

  @Optional(() => String, 'The period of `amount`: hour, month or year; month unless given')
  period?: string | null;

  @Optional(() => Decimal, 'The per cent of tax on `amount`; none unless given')
  vat?: string | null;

  @Optional(
    () => Decimal,
    'What the order of one resource costs once, without tax, beside `amount`; that of the price list unless given',
  )
  setup?: string | null;

  @Optional(() => Decimal, 'The per cent by which it is less than the list price')
  discount?: string | null;

  @Optional(() => Decimal, 'What the list price is multiplied by')
  scale?: string | null;

  @Optional(() => GraphQLDate, 'Its first day in UTC; of all time unless given')
  from?: Date | null;

  @Optional(() => GraphQLDate, 'Its last day in UTC; without an end unless given')
  until?: Date | null;

  @Optional(() => String, 'A note, of at most 500 visible characters')
  note?: string | null;
}

/** The input as an entry of PRICES_FILE. */
export function textsOf(input: PriceInput): PriceTexts {
  const { amount, period, createdBefore, from, until, ...plain } = input;
  const texts = {
    ...plain,
    amount,
    period: period ?? (amount === undefined || amount === null ? null : 'month'),
    createdBefore: createdBefore && dateOf(createdBefore),
    from: from && dateOf(from),
    until: until && dateOf(until),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === null || text === undefined ? [] : [[key, String(text)]])),
  );
}

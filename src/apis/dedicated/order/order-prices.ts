/** Prices of products by location. */
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../../data/rates/money/money.js';
import { inOrderCurrency } from './order-currency.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedMonthlyPrice', { description: 'A recurring price' })
class MonthlyPrice {
  @Field(() => Money, { description: 'Per month, without VAT' })
  net!: Money;

  @Field(() => Money, { description: 'Per month, with VAT' })
  gross!: Money;

  @Optional(() => Money, 'Per hour, without VAT; null when it is not billed by the hour')
  hourlyNet!: Money | null;

  @Optional(() => Money, 'Per hour, with VAT; null when it is not billed by the hour')
  hourlyGross!: Money | null;
}

@ObjectType('DedicatedSetupPrice', { description: 'A one-time setup fee' })
class SetupPrice {
  @Field(() => Money, { description: 'Without VAT' })
  net!: Money;

  @Field(() => Money, { description: 'With VAT' })
  gross!: Money;
}

@ObjectType('DedicatedLocationPrice', { description: 'The price in one location' })
export class LocationPrice {
  @Field({ description: 'The location, for instance `FSN1`' })
  location!: string;

  @Field(() => MonthlyPrice, { description: 'The recurring price' })
  price!: MonthlyPrice;

  @Field(() => SetupPrice, { description: 'The setup fee' })
  priceSetup!: SetupPrice;
}

export const currencies = [
  inOrderCurrency(MonthlyPrice, ['net', 'gross', 'hourlyNet', 'hourlyGross']),
  inOrderCurrency(SetupPrice, ['net', 'gross']),
];

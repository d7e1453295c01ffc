/** What products cost, by location. */
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../../data/rates/money/money.js';
import { inOrderCurrency } from './order-currency.js';

@ObjectType('DedicatedMonthlyPrice', { description: 'What something costs while you have it' })
export class MonthlyPrice {
  @Field(() => Money, { description: 'A month, without VAT' })
  net!: Money;

  @Field(() => Money, { description: 'A month, with VAT' })
  gross!: Money;

  @Field(() => Money, { nullable: true, description: 'An hour, without VAT; null when it is not billed by the hour' })
  hourlyNet!: Money | null;

  @Field(() => Money, { nullable: true, description: 'An hour, with VAT; null when it is not billed by the hour' })
  hourlyGross!: Money | null;
}

@ObjectType('DedicatedSetupPrice', { description: 'What something costs once' })
export class SetupPrice {
  @Field(() => Money, { description: 'Without VAT' })
  net!: Money;

  @Field(() => Money, { description: 'With VAT' })
  gross!: Money;
}

@ObjectType('DedicatedLocationPrice', { description: 'What something costs in a location' })
export class LocationPrice {
  @Field({ description: 'The location, for instance `FSN1`' })
  location!: string;

  @Field(() => MonthlyPrice, { description: 'What it costs while you have it' })
  price!: MonthlyPrice;

  @Field(() => SetupPrice, { description: 'What it costs once' })
  priceSetup!: SetupPrice;
}

export const currencies = [
  inOrderCurrency(MonthlyPrice, ['net', 'gross', 'hourlyNet', 'hourlyGross']),
  inOrderCurrency(SetupPrice, ['net', 'gross']),
];

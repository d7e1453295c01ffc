/** Prices with and without tax. */
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../data/rates/money/money.js';

@ObjectType({ description: 'A price without and with tax' })
export class HostingPrice {
  @Field(() => Money, { description: 'Without value added tax' })
  readonly net!: Money;

  @Field(() => Money, { description: 'With value added tax at the rate of the account' })
  readonly gross!: Money;
}

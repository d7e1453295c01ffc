/** What something costs. */
import { Field, ObjectType } from 'type-graphql';
import { Money } from '../rates/money.js';

@ObjectType({ description: 'A price without and with tax' })
export class HostingPrice {
  @Field(() => Money, { description: 'Without value added tax' })
  readonly net!: Money;

  @Field(() => Money, { description: 'With value added tax at the rate of the account' })
  readonly gross!: Money;
}

/** The share is in per cent, as digits. */
export function withShare({ net, gross }: HostingPrice, percentage: string): HostingPrice {
  const share = (money: Money) => money.times(percentage).times('0.01');
  return { net: net.plus(share(net)), gross: gross.plus(share(gross)) };
}

export function times({ net, gross }: HostingPrice, count: number): HostingPrice {
  return { net: net.times(String(count)), gross: gross.times(String(count)) };
}

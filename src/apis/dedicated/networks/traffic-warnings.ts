/** Warnings by mail when an address has much traffic: of IPs and subnets alike. */
import { Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';

@ObjectType()
export abstract class TrafficWarnings {
  @Field({ description: 'A mail is sent when there is more traffic than the three limits say' })
  trafficWarnings!: boolean;

  @Field(() => Int, { description: 'Megabytes an hour from which on to warn' })
  trafficHourly!: number;

  @Field(() => Int, { description: 'Megabytes a day from which on to warn' })
  trafficDaily!: number;

  @Field(() => Int, { description: 'Gigabytes a month from which on to warn' })
  trafficMonthly!: number;
}

@AtLeastOneOf('trafficWarnings', 'trafficHourly', 'trafficDaily', 'trafficMonthly')
@InputType('DedicatedTrafficWarningsInput', { description: 'From how much traffic on to warn' })
export class WarnOfTraffic {
  @Field(() => Boolean, { nullable: true, description: 'Send a mail when there is more traffic than the limits say' })
  trafficWarnings?: boolean;

  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Megabytes an hour from which on to warn' })
  trafficHourly?: number;

  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Megabytes a day from which on to warn' })
  trafficDaily?: number;

  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Gigabytes a month from which on to warn' })
  trafficMonthly?: number;
}

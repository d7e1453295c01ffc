/** Traffic warnings by e-mail, for IPs and subnets. */
import { Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
export abstract class TrafficWarnings {
  @Field({ description: 'Traffic warnings are enabled: an email is sent when one of the three limits is exceeded' })
  trafficWarnings!: boolean;

  @Field(() => Int, { description: 'Hourly traffic limit in megabytes' })
  trafficHourly!: number;

  @Field(() => Int, { description: 'Daily traffic limit in megabytes' })
  trafficDaily!: number;

  @Field(() => Int, { description: 'Monthly traffic limit in gigabytes' })
  trafficMonthly!: number;
}

@AtLeastOneOf('trafficWarnings', 'trafficHourly', 'trafficDaily', 'trafficMonthly')
@InputType('DedicatedTrafficWarningsInput', { description: 'Traffic warnings' })
export class WarnOfTraffic {
  @Optional(() => Boolean, 'Send an email when a limit is exceeded')
  trafficWarnings?: boolean;

  @Min(0)
  @Optional(() => Int, 'Hourly traffic limit in megabytes')
  trafficHourly?: number;

  @Min(0)
  @Optional(() => Int, 'Daily traffic limit in megabytes')
  trafficDaily?: number;

  @Min(0)
  @Optional(() => Int, 'Monthly traffic limit in gigabytes')
  trafficMonthly?: number;
}

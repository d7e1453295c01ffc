/** Plans of zones. */
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
abstract class PlanParts {
  @Optional(() => Boolean, 'The caller may subscribe to the plan')
  canSubscribe!: boolean | null;

  @Optional(() => String, 'ISO 4217 code of the currency of the price')
  currency!: string | null;

  @Optional(() => Boolean, 'The plan is managed by someone else')
  externallyManaged!: boolean | null;

  @Optional(() => String, 'The billing frequency, for instance `monthly`')
  frequency!: string | null;

  @Optional(() => Boolean, 'The zone is subscribed to the plan')
  isSubscribed!: boolean | null;

  @Optional(() => Boolean, 'A legacy discount applies')
  legacyDiscount!: boolean | null;

  @Optional(() => ID, 'The legacy id, for instance `free` or `pro`')
  legacyId!: string | null;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => Float, 'The price per billing period, in that currency')
  price!: number | null;
}

@ObjectType('EdgeZonePlan', { description: 'The plan of a zone' })
export class ZonePlan extends PlanParts {
  @Optional(() => ID, 'Id of the plan')
  id!: string | null;
}

@ObjectType('EdgeAvailablePlan', { description: 'A plan that a zone could have' })
export class AvailablePlan extends PlanParts {
  @Field(() => ID, { description: 'Id of the plan' })
  id!: string;
}

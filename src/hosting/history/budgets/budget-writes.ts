/** The inputs and payloads of the budget mutations. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { BillFilter } from '../../bill/filter.js';
import { BudgetPeriod } from '../forecast/bill-forecast.js';
import { Budget } from './budget.js';
import { BudgetBasis } from './budget-basis.js';
import { BudgetThresholdInput } from './threshold.js';
import { Optional } from '../../../base/optional-field.js';

@InputType({ description: 'A budget to set' })
export class SetBudgetInput {
  @Field({ description: 'Its name: 1 to 100 visible characters' })
  name!: string;

  @Field(() => Decimal, { description: 'The amount for each period, without or with tax by `basis`' })
  amount!: string;

  @Field(() => BudgetBasis, {
    defaultValue: BudgetBasis.GROSS,
    description: 'Whether the amount is without or with tax',
  })
  basis!: BudgetBasis;

  @Field(() => CurrencyCode, { description: 'The currency of the amount' })
  currency!: string;

  @Optional(() => BillFilter, 'Which lines of the bill it covers; all unless given')
  filter?: BillFilter | null;

  @Field(() => BudgetPeriod, { defaultValue: BudgetPeriod.MONTH, description: 'The period' })
  period!: BudgetPeriod;

  @Optional(
    () => [BudgetThresholdInput],
    'When alerts of the kind BUDGET are sent: at most 10 thresholds; 100 ACTUAL and 100 FORECAST unless given',
  )
  thresholds?: BudgetThresholdInput[] | null;
}

@ObjectType({ description: 'The result of `setBudget`' })
export class SetBudgetPayload {
  @Field(() => Budget, { description: 'The budget as it stands' })
  budget!: Budget;
}

@ObjectType({ description: 'The result of `endBudget`' })
export class EndBudgetPayload {
  @Field(() => Budget, { description: 'The budget as it stands' })
  budget!: Budget;
}

/** A budget and its state, as a type of the graph. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../../data/rates/money/money.js';
import { Decimal } from '../../../base/decimal.js';
import { BillFilter } from '../../bill/filter.js';
import { BillForecast, BudgetPeriod } from '../forecast/bill-forecast.js';
import { BudgetBasis } from './budget-basis.js';
import { BudgetThreshold } from './threshold.js';
import { Optional } from '../../../base/optional-field.js';

export enum BudgetState {
  WITHIN = 'WITHIN',
  FORECAST_TO_PASS = 'FORECAST_TO_PASS',
  PASSED = 'PASSED',
  PASSED_BY_ESTIMATE = 'PASSED_BY_ESTIMATE',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(BudgetState, {
  name: 'BudgetState',
  description: 'How a budget stands',
  valuesConfig: {
    WITHIN: { description: 'The forecast of the period is within the budget' },
    FORECAST_TO_PASS: { description: 'What was spent is within the budget, but the forecast is beyond it' },
    PASSED: { description: 'What was spent is beyond the budget' },
    PASSED_BY_ESTIMATE: {
      description:
        'The forecast is beyond the budget only by what is estimated for days before anything was read; no alert is sent',
    },
    UNKNOWN: { description: 'No snapshot of its accounts is known, or there is no exchange rate' },
  },
});

@ObjectType({ description: 'A budget: the most that a period of the calendar is meant to cost' })
export class Budget {
  @Field(() => ID, { description: 'Its id, for `setBudget` and `endBudget`' })
  id!: string;

  @Field({ description: 'Its name, which others may have too' })
  name!: string;

  @Field(() => Money, { description: 'The amount for each period, without or with tax by `basis`' })
  amount!: Money;

  @Field(() => BudgetBasis, {
    description: 'Which amounts count: `state` and `spentPercent` go by these of the forecast',
  })
  basis!: BudgetBasis;

  @Field(() => BudgetPeriod, { description: 'The period' })
  period!: BudgetPeriod;

  @Field(() => [BudgetThreshold], {
    description: 'Its thresholds, the lowest first: an alert of the kind BUDGET is sent for each, once a period',
  })
  thresholds!: BudgetThreshold[];

  @Field(() => BillFilter, { description: 'Which lines of the bill it covers, as given; all of it null: all lines' })
  filter!: BillFilter;

  @Field(() => GraphQLDateTime, { description: 'When it was set' })
  setAt!: Date;

  @Field({ description: 'Its last day is over: `forecast` has its last period, and no alert is sent any more' })
  isEnded!: boolean;

  @Optional(() => GraphQLDate, 'Its last day, in UTC, with which its last period ends; null while it has none')
  endsOn!: string | null;

  @Optional(() => String, 'Why it ends, as given; null if no reason was given')
  endReason!: string | null;

  @Field(() => BudgetState, { description: 'How it stands in the present period, or stood at its end' })
  state!: BudgetState;

  @Field(() => BillForecast, {
    description: 'The present period so far and its forecast, up to its last day, in the currency of the budget',
  })
  forecast!: BillForecast;

  @Optional(
    () => Decimal,
    'What was spent so far, in per cent of the amount, to 4 significant digits; null where it is not known',
  )
  spentPercent!: string | null;
}

/** The thresholds of a budget, and which of them are reached. */
import type { BigNumber } from 'bignumber.js';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CallerError } from '../../../base/errors.js';
import { Optional } from '../../../base/optional-field.js';
import type { Both } from '../../bill/amounts/both.js';
import type { BillForecast } from '../forecast/bill-forecast.js';

export enum ThresholdKind {
  ACTUAL = 'ACTUAL',
  FORECAST = 'FORECAST',
}

registerEnumType(ThresholdKind, {
  name: 'BudgetThresholdKind',
  description: 'What is compared with a threshold of a budget',
  valuesConfig: {
    ACTUAL: { description: 'What was spent in the period so far' },
    FORECAST: { description: 'What the period will have cost at its end' },
  },
});

export interface Threshold {
  /** Per cent of the amount of the budget. */
  readonly percent: number;
  readonly kind: ThresholdKind;
}

const percents = [1, 1_000] as const;
const mostThresholds = 10;

@InputType({ description: 'A threshold of a budget' })
export class BudgetThresholdInput implements Threshold {
  @Field(() => Int, { description: `Per cent of the amount: ${percents[0]} to ${percents[1]}` })
  percent!: number;

  @Field(() => ThresholdKind, { defaultValue: ThresholdKind.ACTUAL, description: 'What is compared with it' })
  kind!: ThresholdKind;
}

/** The complexity of finding an hour, in fields of a response. */
const costOfHour = 1_000;

@ObjectType({ description: 'A threshold of a budget, and whether the present period has reached it' })
export class BudgetThreshold implements Threshold {
  @Field(() => Int, { description: 'Per cent of the amount of the budget' })
  percent!: number;

  @Field(() => ThresholdKind, { description: 'What is compared with it' })
  kind!: ThresholdKind;

  @Optional(
    () => Boolean,
    'Whether the cost is above it, by what was seen alone: no estimate reaches a threshold. Null where the state is UNKNOWN',
  )
  isReached!: boolean | null;

  findReachedAt!: () => Promise<Date | null>;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    complexity: costOfHour,
    description:
      'The beginning of the hour in which the cost passes it. Of ACTUAL it is over; of FORECAST it may lie ahead, and is when the cost passes it if everything stays as it is. Null while the threshold is not reached, and where traffic or metered usage, of which no hours are known, has made the difference',
  })
  reachedAt(): Promise<Date | null> {
    return this.findReachedAt();
  }
}

/** Those of a budget for which none are given. */
export const usualThresholds: readonly Threshold[] = [
  { percent: 100, kind: ThresholdKind.ACTUAL },
  { percent: 100, kind: ThresholdKind.FORECAST },
];

/** The thresholds in order; throws for too many, and for what cannot be one or is given twice. */
export function checkedThresholds(given: readonly Threshold[]): Threshold[] {
  const fail = (expected: string, got: number | string) =>
    new CallerError('BAD_USER_INPUT', `thresholds: expected ${expected}, but got ${got}.`);
  if (given.length > mostThresholds) throw fail(`${mostThresholds} at most`, given.length);
  const [least, most] = percents;
  const wrong = given.find(({ percent }) => percent < least || percent > most);
  if (wrong) throw fail(`${least} to ${most} per cent`, wrong.percent);
  const sorted = given.map(({ percent, kind }) => ({ percent, kind })).sort(byPercent);
  const twice = sorted.find((one, place) => place > 0 && byPercent(one, sorted[place - 1] ?? one) === 0);
  if (twice) throw fail('each once', `${twice.percent} ${twice.kind} twice`);
  return sorted;
}

interface Limit {
  readonly side: keyof Both;
  readonly limit: BigNumber;
}

const sums = { ACTUAL: 'soFar', FORECAST: 'total' } as const;

export function thresholdOf({ percent, kind }: Threshold, forecast: BillForecast, limit: Limit): BudgetThreshold {
  const { soFar, total, seen, passedAt } = forecast;
  const amount = limit.limit.times(percent).shiftedBy(-2);
  const of = sums[kind];
  const isReached = soFar && total ? seen[of][limit.side].gt(amount) : null;
  return Object.assign(new BudgetThreshold(), {
    percent,
    kind,
    isReached,
    findReachedAt: async () => {
      const at = isReached ? await passedAt(amount, of, limit.side) : null;
      return at === null ? null : new Date(at);
    },
  });
}

function byPercent(one: Threshold, other: Threshold): number {
  return one.percent - other.percent || Number(one.kind > other.kind) - Number(one.kind < other.kind);
}

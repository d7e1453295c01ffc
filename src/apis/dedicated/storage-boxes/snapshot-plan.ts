/** When snapshots of a storage box are made: the plan, and what to change of it. */
import { IsDefined, Max, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const PlanStatus = wireEnum(
  'DedicatedSnapshotPlanStatus',
  'Whether snapshots are made by plan',
  ['enabled', 'disabled'],
  {
    enabled: 'Snapshots are made at the times of the plan',
    disabled: 'No snapshots are made by plan; those there are stay',
  },
);

@ObjectType('DedicatedStorageBoxSnapshotPlan', { description: 'When snapshots are made, as by cron, in UTC' })
export class SnapshotPlan {
  @Field(() => PlanStatus, { description: 'Whether snapshots are made by plan' })
  status!: ValueOf<typeof PlanStatus>;

  @Field(() => Int, { nullable: true, description: 'Minute of the hour; null while disabled' })
  minute!: number | null;

  @Field(() => Int, { nullable: true, description: 'Hour of the day; null while disabled' })
  hour!: number | null;

  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; null for every day' })
  dayOfWeek!: number | null;

  @Field(() => Int, { nullable: true, description: 'Day of the month; null for every day' })
  dayOfMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the year; null for every month' })
  month!: number | null;

  @Field(() => Int, { nullable: true, description: 'Snapshots kept; when there are more, the oldest is deleted' })
  maxSnapshots!: number | null;
}

/** Of fields without which a plan says no time. */
const WhenEnabled = (): PropertyDecorator => (target, property) => {
  ValidateIf(({ status }: ChangePlan) => status === 'enabled')(target, property);
  IsDefined({ message: '$property must be a value when status is ENABLED' })(target, property);
};

@InputType('ChangeDedicatedStorageBoxSnapshotPlanInput', { description: 'When to make snapshots, as by cron, in UTC' })
export class ChangePlan {
  @Field(() => PlanStatus, { description: 'Whether to make snapshots by plan' })
  status!: ValueOf<typeof PlanStatus>;

  #minute: number | null | undefined;
  #hour: number | null | undefined;

  @WhenEnabled()
  @Min(0)
  @Max(59)
  @Field(() => Int, { nullable: true, description: 'Minute of the hour; needed when enabled' })
  get minute(): number | null | undefined {
    return this.#timeOr(this.#minute);
  }
  set minute(minute: number | null | undefined) {
    this.#minute = minute;
  }

  @WhenEnabled()
  @Min(0)
  @Max(23)
  @Field(() => Int, { nullable: true, description: 'Hour of the day; needed when enabled' })
  get hour(): number | null | undefined {
    return this.#timeOr(this.#hour);
  }
  set hour(hour: number | null | undefined) {
    this.#hour = hour;
  }

  @Min(1)
  @Max(7)
  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; every day unless given' })
  dayOfWeek?: number;

  @Min(1)
  @Max(31)
  @Field(() => Int, { nullable: true, description: 'Day of the month; every day unless given' })
  dayOfMonth?: number;

  @Min(1)
  @Max(12)
  @Field(() => Int, { nullable: true, description: 'Month of the year; every month unless given' })
  month?: number;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Snapshots to keep; when there are more, the oldest is deleted' })
  maxSnapshots?: number;

  /** The provider wants a time even of a plan that is disabled. */
  #timeOr(given: number | null | undefined): number | null | undefined {
    return this.status === 'disabled' ? (given ?? 0) : given;
  }
}

/** Snapshot plans of storage boxes: when snapshots are created. */
import { IsDefined, Max, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

const PlanStatus = wireEnum('DedicatedSnapshotPlanStatus', 'Whether a snapshot plan is enabled', {
  enabled: 'Enabled: snapshots are created at the planned times',
  disabled: 'Disabled: no snapshots are created automatically; existing ones stay',
});

@ObjectType('DedicatedStorageBoxSnapshotPlan', { description: 'A snapshot plan, in UTC, like a cron schedule' })
export class SnapshotPlan {
  @Field(() => PlanStatus, { description: 'Whether the plan is enabled' })
  status!: ValueOf<typeof PlanStatus>;

  @Optional(() => Int, 'Minute of the hour; null while disabled')
  minute!: number | null;

  @Optional(() => Int, 'Hour of the day; null while disabled')
  hour!: number | null;

  @Optional(() => Int, 'Day of the week, from 1 for Monday to 7 for Sunday; null: every day')
  dayOfWeek!: number | null;

  @Optional(() => Int, 'Day of the month; null: every day')
  dayOfMonth!: number | null;

  @Optional(() => Int, 'Month of the year; null: every month')
  month!: number | null;

  @Optional(() => Int, 'The maximum number of snapshots; beyond it the oldest is deleted')
  maxSnapshots!: number | null;
}

/** Marks fields that an enabled plan requires. */
const WhenEnabled = (): PropertyDecorator => (target, property) => {
  ValidateIf(({ status }: ChangePlan) => status === 'enabled')(target, property);
  IsDefined({ message: '$property must be a value when status is ENABLED' })(target, property);
};

@InputType('ChangeDedicatedStorageBoxSnapshotPlanInput', {
  description: 'A snapshot plan, in UTC, like a cron schedule',
})
export class ChangePlan {
  @Field(() => PlanStatus, { description: 'Whether to enable the plan' })
  status!: ValueOf<typeof PlanStatus>;

  #minute: number | null | undefined;
  #hour: number | null | undefined;

  @WhenEnabled()
  @Min(0)
  @Max(59)
  @Field(() => Int, { nullable: true, description: 'Minute of the hour; required when enabled' })
  get minute(): number | null | undefined {
    return this.#timeOr(this.#minute);
  }
  set minute(minute: number | null | undefined) {
    this.#minute = minute;
  }

  @WhenEnabled()
  @Min(0)
  @Max(23)
  @Field(() => Int, { nullable: true, description: 'Hour of the day; required when enabled' })
  get hour(): number | null | undefined {
    return this.#timeOr(this.#hour);
  }
  set hour(hour: number | null | undefined) {
    this.#hour = hour;
  }

  @Min(1)
  @Max(7)
  @Optional(() => Int, 'Day of the week, from 1 for Monday to 7 for Sunday; every day unless given')
  dayOfWeek?: number;

  @Min(1)
  @Max(31)
  @Optional(() => Int, 'Day of the month; every day unless given')
  dayOfMonth?: number;

  @Min(1)
  @Max(12)
  @Optional(() => Int, 'Month of the year; every month unless given')
  month?: number;

  @Min(1)
  @Optional(() => Int, 'The maximum number of snapshots; beyond it the oldest is deleted')
  maxSnapshots?: number;

  /** The provider requires a time even for a disabled plan. */
  #timeOr(given: number | null | undefined): number | null | undefined {
    return this.status === 'disabled' ? (given ?? 0) : given;
  }
}

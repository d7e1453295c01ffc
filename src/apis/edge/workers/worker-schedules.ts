/** Schedules of worker scripts: when they run by themselves. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { get, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';

const aboutCron = 'The cron expression: five fields, in UTC';

@ObjectType('EdgeWorkerSchedule', { description: 'A schedule of a Worker script' })
class WorkerSchedule {
  @Field({ description: aboutCron })
  cron!: string;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}

@ObjectType('EdgeWorkerSchedules', { description: 'The schedules of a Worker script' })
class WorkerSchedules {
  @Field(() => [WorkerSchedule], { description: 'The schedules' })
  schedules!: WorkerSchedule[];
}

@InputType('EdgeWorkerScheduleInput', { description: 'A schedule of a Worker script' })
export class WorkerScheduleInput {
  @Field({ description: aboutCron })
  cron!: string;
}

@InputType('UpdateEdgeWorkerScriptSchedulesInput', { description: 'The schedules of a Worker script' })
class UpdateSchedules {
  @Field(() => [WorkerScheduleInput], { description: 'All of them; none ends those that it has' })
  schedules!: WorkerScheduleInput[];
}

const path = '/accounts/{accountId}/workers/scripts/{name}/schedules';

export const workerSchedules = on(Account, {
  workerScriptSchedules: get(path, () => WorkerSchedules, { about: 'The schedules of a Worker script', listed: false }),
});

export const workerScheduleWrites = mutations({
  updateEdgeWorkerScriptSchedules: put(path, () => WorkerSchedules, UpdateSchedules, {
    about: 'Replaces all schedules of a Worker script',
    body: { items: 'schedules' },
    object: path,
    listed: false,
  }),
});

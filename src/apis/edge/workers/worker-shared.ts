/** What scripts, their settings and what is sent to change them have alike. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const WorkerUsageModel = wireEnum(
  'EdgeWorkerUsageModel',
  'How the work of a script is counted',
  ['standard', 'bundled', 'unbound'],
  {
    standard: 'By requests and CPU time',
    bundled: 'By requests alone; no longer given out',
    unbound: 'By requests and how long they last; no longer given out',
  },
);

export const WorkerPlacementMode = wireEnum(
  'EdgeWorkerPlacementMode',
  'What decides where a script runs',
  ['smart', 'targeted'],
  { smart: 'What its own requests lead to: near that', targeted: 'A place that was named' },
);

const PropagationPolicy = wireEnum(
  'EdgeWorkerTracePropagation',
  'Whose trace a request may go on with',
  ['authenticated', 'accept'],
  { authenticated: 'That of callers who are known', accept: 'That of every caller' },
);

@BothWays('EdgeWorkerCacheOptions', 'Whether the answers of a script are cached')
export class WorkerCacheOptions {
  @Field({ description: 'They are' })
  enabled!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'What one version has cached the next one answers too' })
  crossVersionCache?: boolean | null;
}

@BothWays('EdgeWorkerLimits', 'What one request to a script may use')
export class WorkerLimits {
  @Field(() => Int, { nullable: true, description: 'Milliseconds of CPU time' })
  cpuMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Requests of its own' })
  subrequests?: number | null;
}

@BothWays('EdgeWorkerIssues', 'Whether problems of a script are told as they come up')
export class WorkerIssues {
  @Field(() => Boolean, { nullable: true, description: 'They are' })
  enabled?: boolean | null;
}

@BothWays('EdgeWorkerLogs', 'What is logged of a script')
export class WorkerLogs {
  @Field({ description: 'Something is' })
  enabled!: boolean;

  @Field({ description: 'Each of its runs is' })
  invocationLogs!: boolean;

  @Field(() => [String], { nullable: true, description: 'Where the log is sent to as well' })
  destinations?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'The share of requests that are logged, from 0 to 1' })
  headSamplingRate?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'The log is kept here' })
  persist?: boolean | null;
}

@BothWays('EdgeWorkerTraces', 'What is traced of a script')
export class WorkerTraces {
  @Field(() => [String], { nullable: true, description: 'Where traces are sent to as well' })
  destinations?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Something is' })
  enabled?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'The share of requests that are traced, from 0 to 1' })
  headSamplingRate?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Traces are kept here' })
  persist?: boolean | null;

  @Field(() => PropagationPolicy, { nullable: true, description: 'Whose trace a request may go on with' })
  propagationPolicy?: ValueOf<typeof PropagationPolicy> | null;
}

@BothWays('EdgeWorkerObservability', 'What can be seen of a script at work')
export class WorkerObservability {
  @Field({ description: 'Something can' })
  enabled!: boolean;

  @Field(() => Float, { nullable: true, description: 'The share of requests that are seen, from 0 to 1; 1 unless set' })
  headSamplingRate?: number | null;

  @Field(() => WorkerIssues, { nullable: true, description: 'Its problems, as they come up' })
  issues?: WorkerIssues | null;

  @Field(() => WorkerLogs, { nullable: true, description: 'Its log' })
  logs?: WorkerLogs | null;

  @Field(() => Boolean, { nullable: true, description: 'Query strings are left out of logs and traces' })
  redactQueryString?: boolean | null;

  @Field(() => WorkerTraces, { nullable: true, description: 'Its traces' })
  traces?: WorkerTraces | null;
}

@ObjectType('EdgeWorkerTailConsumer', { description: 'A script that is sent what another one logs' })
export class WorkerTailConsumer {
  @Field({ description: 'Name of the script' })
  service!: string;

  @Field(() => String, { nullable: true, description: 'Its environment, if it has several' })
  environment!: string | null;

  @Field(() => String, { nullable: true, description: 'The dispatch namespace that it is in, if it is in one' })
  namespace!: string | null;
}

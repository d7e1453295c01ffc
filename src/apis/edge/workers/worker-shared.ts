/** Common parts of scripts, their settings and their inputs. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

export const WorkerUsageModel = wireEnum(
  'EdgeWorkerUsageModel',
  'The usage model of a Worker, which determines billing',
  {
    standard: 'By requests and CPU time',
    bundled: 'By requests alone; deprecated',
    unbound: 'By requests and duration; deprecated',
  },
);

export const WorkerPlacementMode = wireEnum('EdgeWorkerPlacementMode', 'The placement mode of a Worker', {
  smart: 'Smart Placement: close to the back ends that it calls',
  targeted: 'Close to a given target',
});

const PropagationPolicy = wireEnum('EdgeWorkerTracePropagation', 'Whose trace context a request continues', {
  authenticated: 'That of authenticated callers',
  accept: 'That of every caller',
});

@BothWays('EdgeWorkerCacheOptions', 'Cache settings of a Worker')
export class WorkerCacheOptions {
  @Field({ description: 'Its responses are cached' })
  enabled!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Versions share the cache' })
  crossVersionCache?: boolean | null;
}

@BothWays('EdgeWorkerLimits', 'Limits per invocation of a Worker')
export class WorkerLimits {
  @Field(() => Int, { nullable: true, description: 'CPU time in milliseconds' })
  cpuMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of subrequests' })
  subrequests?: number | null;
}

@BothWays('EdgeWorkerIssues', 'Detection of issues of a Worker')
class WorkerIssues {
  @Field(() => Boolean, { nullable: true, description: 'Detection is enabled' })
  enabled?: boolean | null;
}

@BothWays('EdgeWorkerLogs', 'Log settings of a Worker')
class WorkerLogs {
  @Field({ description: 'Logs are enabled' })
  enabled!: boolean;

  @Field({ description: 'Each invocation is logged' })
  invocationLogs!: boolean;

  @Field(() => [String], { nullable: true, description: 'Destinations that logs are exported to' })
  destinations?: string[] | null;

  @TakesNull()
  @Field(() => Float, { nullable: true, description: 'The share of requests that are logged, from 0 to 1' })
  headSamplingRate?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Logs are stored by the provider' })
  persist?: boolean | null;
}

@BothWays('EdgeWorkerTraces', 'Trace settings of a Worker')
class WorkerTraces {
  @Field(() => [String], { nullable: true, description: 'Destinations that traces are exported to' })
  destinations?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Traces are enabled' })
  enabled?: boolean | null;

  @TakesNull()
  @Field(() => Float, { nullable: true, description: 'The share of requests that are traced, from 0 to 1' })
  headSamplingRate?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Traces are stored by the provider' })
  persist?: boolean | null;

  @TakesNull()
  @Field(() => PropagationPolicy, { nullable: true, description: 'Whose trace context a request continues' })
  propagationPolicy?: ValueOf<typeof PropagationPolicy> | null;
}

@BothWays('EdgeWorkerObservability', 'Observability settings of a Worker')
export class WorkerObservability {
  @Field({ description: 'Observability is enabled' })
  enabled!: boolean;

  @TakesNull()
  @Field(() => Float, {
    nullable: true,
    description: 'The share of requests that are sampled, from 0 to 1; 1 unless set',
  })
  headSamplingRate?: number | null;

  @TakesNull()
  @Field(() => WorkerIssues, { nullable: true, description: 'Detection of issues' })
  issues?: WorkerIssues | null;

  @TakesNull()
  @Field(() => WorkerLogs, { nullable: true, description: 'Log settings' })
  logs?: WorkerLogs | null;

  @Field(() => Boolean, { nullable: true, description: 'Query strings are removed from logs and traces' })
  redactQueryString?: boolean | null;

  @TakesNull()
  @Field(() => WorkerTraces, { nullable: true, description: 'Trace settings' })
  traces?: WorkerTraces | null;
}

@ObjectType('EdgeWorkerTailConsumer', { description: 'A Tail Worker: it receives the logs of another one' })
export class WorkerTailConsumer {
  @Field({ description: 'Name of the Tail Worker' })
  service!: string;

  @Field(() => String, { nullable: true, description: 'Its environment, if it has several' })
  environment!: string | null;

  @Field(() => String, { nullable: true, description: 'Its dispatch namespace, if it has one' })
  namespace!: string | null;
}

/** Common parts of scripts, their settings and their inputs. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

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

  @Optional(() => Boolean, 'Versions share the cache')
  crossVersionCache?: boolean | null;
}

@BothWays('EdgeWorkerLimits', 'Limits per invocation of a Worker')
export class WorkerLimits {
  @Optional(() => Int, 'CPU time in milliseconds')
  cpuMs?: number | null;

  @Optional(() => Int, 'Number of subrequests')
  subrequests?: number | null;
}

@BothWays('EdgeWorkerIssues', 'Detection of issues of a Worker')
class WorkerIssues {
  @Optional(() => Boolean, 'Detection is enabled')
  enabled?: boolean | null;
}

@BothWays('EdgeWorkerLogs', 'Log settings of a Worker')
class WorkerLogs {
  @Field({ description: 'Logs are enabled' })
  enabled!: boolean;

  @Field({ description: 'Each invocation is logged' })
  invocationLogs!: boolean;

  @Optional(() => [String], 'Destinations that logs are exported to')
  destinations?: string[] | null;

  @TakesNull()
  @Optional(() => Float, 'The share of requests that are logged, from 0 to 1')
  headSamplingRate?: number | null;

  @Optional(() => Boolean, 'Logs are stored by the provider')
  persist?: boolean | null;
}

@BothWays('EdgeWorkerTraces', 'Trace settings of a Worker')
class WorkerTraces {
  @Optional(() => [String], 'Destinations that traces are exported to')
  destinations?: string[] | null;

  @Optional(() => Boolean, 'Traces are enabled')
  enabled?: boolean | null;

  @TakesNull()
  @Optional(() => Float, 'The share of requests that are traced, from 0 to 1')
  headSamplingRate?: number | null;

  @Optional(() => Boolean, 'Traces are stored by the provider')
  persist?: boolean | null;

  @TakesNull()
  @Optional(() => PropagationPolicy, 'Whose trace context a request continues')
  propagationPolicy?: ValueOf<typeof PropagationPolicy> | null;
}

@BothWays('EdgeWorkerObservability', 'Observability settings of a Worker')
export class WorkerObservability {
  @Field({ description: 'Observability is enabled' })
  enabled!: boolean;

  @TakesNull()
  @Optional(() => Float, 'The share of requests that are sampled, from 0 to 1; 1 unless set')
  headSamplingRate?: number | null;

  @TakesNull()
  @Optional(() => WorkerIssues, 'Detection of issues')
  issues?: WorkerIssues | null;

  @TakesNull()
  @Optional(() => WorkerLogs, 'Log settings')
  logs?: WorkerLogs | null;

  @Optional(() => Boolean, 'Query strings are removed from logs and traces')
  redactQueryString?: boolean | null;

  @TakesNull()
  @Optional(() => WorkerTraces, 'Trace settings')
  traces?: WorkerTraces | null;
}

@ObjectType('EdgeWorkerTailConsumer', { description: 'A Tail Worker: it receives the logs of another one' })
export class WorkerTailConsumer {
  @Field({ description: 'Name of the Tail Worker' })
  service!: string;

  @Optional(() => String, 'Its environment, if it has several')
  environment!: string | null;

  @Optional(() => String, 'Its dispatch namespace, if it has one')
  namespace!: string | null;
}

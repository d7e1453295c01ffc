/** Settings of worker scripts, including their bindings. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { WorkerBinding } from './bindings/worker-bindings.js';
import { ExportsReconciliation } from './worker-exports.js';
import {
  WorkerCacheOptions,
  WorkerLimits,
  WorkerObservability,
  WorkerTailConsumer,
  WorkerUsageModel,
} from './worker-shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeWorkerAnnotations', { description: 'Annotations of a version' })
class WorkerAnnotations {
  static reshape(this: void, wire: Wire): Wire {
    return renamed(wire, {
      'workers/message': 'message',
      'workers/tag': 'tag',
      'workers/triggered_by': 'triggered_by',
    });
  }

  @Optional(() => String, 'A message that describes the version')
  message!: string | null;

  @Optional(() => String, 'A tag that identifies the version')
  tag!: string | null;

  @Optional(() => String, 'What created the version, for instance `upload`')
  triggeredBy!: string | null;
}

@ObjectType('EdgeWorkerScriptSettings', { description: 'Settings of a Worker script' })
export class WorkerScriptSettings {
  @Optional(() => WorkerAnnotations, 'Annotations of this version')
  annotations!: WorkerAnnotations | null;

  @Optional(() => [WorkerBinding], 'Bindings of the Worker')
  bindings!: WorkerBinding[] | null;

  @Optional(() => WorkerCacheOptions, 'Cache settings of the Worker')
  cacheOptions!: WorkerCacheOptions | null;

  @Optional(() => String, 'The compatibility date: the runtime behaves as on that day')
  compatibilityDate!: string | null;

  @Optional(() => [String], 'Compatibility flags that switch runtime features on or off')
  compatibilityFlags!: string[] | null;

  @Optional(
    () => ExportsReconciliation,
    'The result of reconciling its Durable Objects with its `exports`; null unless `exports` was sent',
  )
  exportsReconciliation!: ExportsReconciliation | null;

  @Optional(() => WorkerLimits, 'Limits per invocation')
  limits!: WorkerLimits | null;

  @Optional(() => Boolean, 'Its logs are sent to Logpush jobs')
  logpush!: boolean | null;

  @Optional(() => WorkerObservability, 'Observability settings')
  observability!: WorkerObservability | null;

  @Optional(
    () => GraphQLJSONObject,
    'Placement of the Worker, if it does not run close to its callers: `mode`, or the `region`, `hostname` or `host` it is close to',
  )
  placement!: object | null;

  @Optional(() => [String], 'Tags to filter by')
  tags!: string[] | null;

  @Optional(() => [WorkerTailConsumer], 'The Tail Workers that receive its logs')
  tailConsumers!: WorkerTailConsumer[] | null;

  @Optional(() => WorkerUsageModel, 'The usage model, which determines billing')
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;
}

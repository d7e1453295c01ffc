/** Settings of worker scripts, including their bindings. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
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

@ObjectType('EdgeWorkerAnnotations', { description: 'Annotations of a version' })
class WorkerAnnotations {
  static reshape(this: void, wire: Wire): Wire {
    return renamed(wire, {
      'workers/message': 'message',
      'workers/tag': 'tag',
      'workers/triggered_by': 'triggered_by',
    });
  }

  @Field(() => String, { nullable: true, description: 'A message that describes the version' })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'A tag that identifies the version' })
  tag!: string | null;

  @Field(() => String, { nullable: true, description: 'What created the version, for instance `upload`' })
  triggeredBy!: string | null;
}

@ObjectType('EdgeWorkerScriptSettings', { description: 'Settings of a Worker script' })
export class WorkerScriptSettings {
  @Field(() => WorkerAnnotations, { nullable: true, description: 'Annotations of this version' })
  annotations!: WorkerAnnotations | null;

  @Field(() => [WorkerBinding], { nullable: true, description: 'Bindings of the Worker' })
  bindings!: WorkerBinding[] | null;

  @Field(() => WorkerCacheOptions, { nullable: true, description: 'Cache settings of the Worker' })
  cacheOptions!: WorkerCacheOptions | null;

  @Field(() => String, { nullable: true, description: 'The compatibility date: the runtime behaves as on that day' })
  compatibilityDate!: string | null;

  @Field(() => [String], { nullable: true, description: 'Compatibility flags that switch runtime features on or off' })
  compatibilityFlags!: string[] | null;

  @Field(() => ExportsReconciliation, {
    nullable: true,
    description: 'The result of reconciling its Durable Objects with its `exports`; null unless `exports` was sent',
  })
  exportsReconciliation!: ExportsReconciliation | null;

  @Field(() => WorkerLimits, { nullable: true, description: 'Limits per invocation' })
  limits!: WorkerLimits | null;

  @Field(() => Boolean, { nullable: true, description: 'Its logs are sent to Logpush jobs' })
  logpush!: boolean | null;

  @Field(() => WorkerObservability, { nullable: true, description: 'Observability settings' })
  observability!: WorkerObservability | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Placement of the Worker, if it does not run close to its callers: `mode`, or the `region`, `hostname` or `host` it is close to',
  })
  placement!: object | null;

  @Field(() => [String], { nullable: true, description: 'Tags to filter by' })
  tags!: string[] | null;

  @Field(() => [WorkerTailConsumer], { nullable: true, description: 'The Tail Workers that receive its logs' })
  tailConsumers!: WorkerTailConsumer[] | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'The usage model, which determines billing' })
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;
}

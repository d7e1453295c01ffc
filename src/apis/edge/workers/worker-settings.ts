/** Settings of worker scripts, their bindings among them. */
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

@ObjectType('EdgeWorkerAnnotations', { description: 'What was noted of a version' })
export class WorkerAnnotations {
  static reshape(this: void, wire: Wire): Wire {
    return renamed(wire, {
      'workers/message': 'message',
      'workers/tag': 'tag',
      'workers/triggered_by': 'triggered_by',
    });
  }

  @Field(() => String, { nullable: true, description: 'What it is about, in words' })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'What its makers call it' })
  tag!: string | null;

  @Field(() => String, { nullable: true, description: 'What it came of, for instance `upload`' })
  triggeredBy!: string | null;
}

@ObjectType('EdgeWorkerScriptSettings', { description: 'Settings of a script' })
export class WorkerScriptSettings {
  @Field(() => WorkerAnnotations, { nullable: true, description: 'What was noted of this version' })
  annotations!: WorkerAnnotations | null;

  @Field(() => [WorkerBinding], { nullable: true, description: 'What it reaches under names of its own' })
  bindings!: WorkerBinding[] | null;

  @Field(() => WorkerCacheOptions, { nullable: true, description: 'Whether its answers are cached' })
  cacheOptions!: WorkerCacheOptions | null;

  @Field(() => String, { nullable: true, description: 'The day whose behaviour the runtime keeps to for it' })
  compatibilityDate!: string | null;

  @Field(() => [String], { nullable: true, description: 'What of the runtime it has switched on or off beyond that' })
  compatibilityFlags!: string[] | null;

  @Field(() => ExportsReconciliation, {
    nullable: true,
    description: 'What became of its durable objects; null unless it was sent with what it exports',
  })
  exportsReconciliation!: ExportsReconciliation | null;

  @Field(() => WorkerLimits, { nullable: true, description: 'What one request may use' })
  limits!: WorkerLimits | null;

  @Field(() => Boolean, { nullable: true, description: 'What it logs is pushed to where log jobs say' })
  logpush!: boolean | null;

  @Field(() => WorkerObservability, { nullable: true, description: 'What can be seen of it at work' })
  observability!: WorkerObservability | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Where it runs, if not next to its callers: `mode`, or the `region`, `hostname` or `host` it is near',
  })
  placement!: object | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags!: string[] | null;

  @Field(() => [WorkerTailConsumer], { nullable: true, description: 'The scripts that are sent what it logs' })
  tailConsumers!: WorkerTailConsumer[] | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'How its work is counted' })
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;
}

/** The worker script type: a program that handles requests at the edge. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ScriptRoute } from './worker-route.js';
import {
  WorkerCacheOptions,
  WorkerObservability,
  WorkerPlacementMode,
  WorkerTailConsumer,
  WorkerUsageModel,
} from './worker-shared.js';

const PlacementStatus = wireEnum('EdgeWorkerPlacementStatus', 'The outcome of Smart Placement', {
  SUCCESS: 'The Worker runs close to its back end',
  UNSUPPORTED_APPLICATION: 'Placing it anywhere else would make it slower',
  INSUFFICIENT_INVOCATIONS: 'Too few requests to decide',
});

@ObjectType('EdgeWorkerNamedHandler', { description: 'A named export with its handlers' })
class NamedHandler {
  @Field(() => [String], { nullable: true, description: 'The handlers, for instance `fetch`' })
  handlers!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Name of the export' })
  name!: string | null;
}

@ObjectType('EdgeWorkerPlacementTarget', { description: 'A placement target: one of these' })
class PlacementTarget {
  @Field(() => String, { nullable: true, description: 'Close to this cloud region, as `provider:region`' })
  region!: string | null;

  @Field(() => String, { nullable: true, description: 'Close to this HTTP host' })
  hostname!: string | null;

  @Field(() => String, { nullable: true, description: 'Close to this TCP host, as `host:port`' })
  host!: string | null;
}

@ObjectType('EdgeWorkerPlacement', { description: 'Placement of a Worker that does not run close to its callers' })
class Placement extends PlacementTarget {
  @Field(() => WorkerPlacementMode, { nullable: true, description: 'The placement mode' })
  mode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the placement was last analyzed' })
  lastAnalyzedAt!: string | null;

  @Field(() => PlacementStatus, { nullable: true, description: 'The outcome of the analysis' })
  status!: ValueOf<typeof PlacementStatus> | null;

  @Field(() => [PlacementTarget], { nullable: true, description: 'The placement targets' })
  target!: PlacementTarget[] | null;
}

@ObjectType('EdgeWorkerScript', { description: 'A Worker script: a program that handles requests at the edge' })
export class WorkerScript {
  @Field(() => ID, { description: 'Its name, which is also its id' })
  id!: string;

  @Field(() => WorkerCacheOptions, { nullable: true, description: 'Cache settings of the Worker' })
  cacheOptions!: WorkerCacheOptions | null;

  @Field(() => String, { nullable: true, description: 'The compatibility date: the runtime behaves as on that day' })
  compatibilityDate!: string | null;

  @Field(() => [String], { nullable: true, description: 'Compatibility flags that switch runtime features on or off' })
  compatibilityFlags!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => String, { nullable: true, description: 'A hash of the content, which changes with it' })
  etag!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The exports as declared, by name' })
  exports!: object | null;

  @Field(() => [String], { nullable: true, description: 'The handlers, for instance `fetch` or `scheduled`' })
  handlers!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'It has static assets' })
  hasAssets!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It uses ES module syntax' })
  hasModules!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The client that last deployed it, for instance `wrangler`' })
  lastDeployedFrom!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Its logs are sent to Logpush jobs' })
  logpush!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The tag of its latest Durable Object migration' })
  migrationTag!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => [NamedHandler], { nullable: true, description: 'Named exports with their handlers' })
  namedHandlers!: NamedHandler[] | null;

  @Field(() => WorkerObservability, { nullable: true, description: 'Observability settings' })
  observability!: WorkerObservability | null;

  @Field(() => Placement, {
    nullable: true,
    description: 'Placement of the Worker, if it does not run close to its callers',
  })
  placement!: Placement | null;

  @Field(() => WorkerPlacementMode, { nullable: true, description: 'The same as `placement { mode }`' })
  placementMode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Field(() => PlacementStatus, { nullable: true, description: 'The same as `placement { status }`' })
  placementStatus!: ValueOf<typeof PlacementStatus> | null;

  @Field(() => [ScriptRoute], { nullable: true, description: 'The Worker routes that run it, in all zones' })
  routes!: ScriptRoute[] | null;

  @Field(() => String, { nullable: true, description: 'An immutable id, which survives renaming' })
  tag!: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags to filter by' })
  tags!: string[] | null;

  @Field(() => [WorkerTailConsumer], { nullable: true, description: 'The Tail Workers that receive its logs' })
  tailConsumers!: WorkerTailConsumer[] | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'The usage model, which determines billing' })
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;

  @Field(() => Int, { nullable: true, description: 'Start-up time in milliseconds; only in the answer to an upload' })
  startupTimeMs!: number | null;

  @Field(() => String, { nullable: true, description: 'The main module; only in the answer to an upload' })
  entryPoint!: string | null;
}

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
import { Optional } from '../../../base/optional-field.js';

const PlacementStatus = wireEnum('EdgeWorkerPlacementStatus', 'The outcome of Smart Placement', {
  SUCCESS: 'The Worker runs close to its back end',
  UNSUPPORTED_APPLICATION: 'Placing it anywhere else would make it slower',
  INSUFFICIENT_INVOCATIONS: 'Too few requests to decide',
});

@ObjectType('EdgeWorkerNamedHandler', { description: 'A named export with its handlers' })
class NamedHandler {
  @Optional(() => [String], 'The handlers, for instance `fetch`')
  handlers!: string[] | null;

  @Optional(() => String, 'Name of the export')
  name!: string | null;
}

@ObjectType('EdgeWorkerPlacementTarget', { description: 'A placement target: one of these' })
class PlacementTarget {
  @Optional(() => String, 'Close to this cloud region, as `provider:region`')
  region!: string | null;

  @Optional(() => String, 'Close to this HTTP host')
  hostname!: string | null;

  @Optional(() => String, 'Close to this TCP host, as `host:port`')
  host!: string | null;
}

@ObjectType('EdgeWorkerPlacement', { description: 'Placement of a Worker that does not run close to its callers' })
class Placement extends PlacementTarget {
  @Optional(() => WorkerPlacementMode, 'The placement mode')
  mode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Optional(() => GraphQLDateTime, 'When the placement was last analyzed')
  lastAnalyzedAt!: string | null;

  @Optional(() => PlacementStatus, 'The outcome of the analysis')
  status!: ValueOf<typeof PlacementStatus> | null;

  @Optional(() => [PlacementTarget], 'The placement targets')
  target!: PlacementTarget[] | null;
}

@ObjectType('EdgeWorkerScript', { description: 'A Worker script: a program that handles requests at the edge' })
export class WorkerScript {
  @Field(() => ID, { description: 'Its name, which is also its id' })
  id!: string;

  @Optional(() => WorkerCacheOptions, 'Cache settings of the Worker')
  cacheOptions!: WorkerCacheOptions | null;

  @Optional(() => String, 'The compatibility date: the runtime behaves as on that day')
  compatibilityDate!: string | null;

  @Optional(() => [String], 'Compatibility flags that switch runtime features on or off')
  compatibilityFlags!: string[] | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => String, 'A hash of the content, which changes with it')
  etag!: string | null;

  @Optional(() => GraphQLJSONObject, 'The exports as declared, by name')
  exports!: object | null;

  @Optional(() => [String], 'The handlers, for instance `fetch` or `scheduled`')
  handlers!: string[] | null;

  @Optional(() => Boolean, 'It has static assets')
  hasAssets!: boolean | null;

  @Optional(() => Boolean, 'It uses ES module syntax')
  hasModules!: boolean | null;

  @Optional(() => String, 'The client that last deployed it, for instance `wrangler`')
  lastDeployedFrom!: string | null;

  @Optional(() => Boolean, 'Its logs are sent to Logpush jobs')
  logpush!: boolean | null;

  @Optional(() => String, 'The tag of its latest Durable Object migration')
  migrationTag!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;

  @Optional(() => [NamedHandler], 'Named exports with their handlers')
  namedHandlers!: NamedHandler[] | null;

  @Optional(() => WorkerObservability, 'Observability settings')
  observability!: WorkerObservability | null;

  @Optional(() => Placement, 'Placement of the Worker, if it does not run close to its callers')
  placement!: Placement | null;

  @Optional(() => WorkerPlacementMode, 'The same as `placement { mode }`')
  placementMode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Optional(() => PlacementStatus, 'The same as `placement { status }`')
  placementStatus!: ValueOf<typeof PlacementStatus> | null;

  @Optional(() => [ScriptRoute], 'The Worker routes that run it, in all zones')
  routes!: ScriptRoute[] | null;

  @Optional(() => String, 'An immutable id, which survives renaming')
  tag!: string | null;

  @Optional(() => [String], 'Tags to filter by')
  tags!: string[] | null;

  @Optional(() => [WorkerTailConsumer], 'The Tail Workers that receive its logs')
  tailConsumers!: WorkerTailConsumer[] | null;

  @Optional(() => WorkerUsageModel, 'The usage model, which determines billing')
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;

  @Optional(() => Int, 'Start-up time in milliseconds; only in the answer to an upload')
  startupTimeMs!: number | null;

  @Optional(() => String, 'The main module; only in the answer to an upload')
  entryPoint!: string | null;
}

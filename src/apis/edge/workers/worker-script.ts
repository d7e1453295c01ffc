/** Worker scripts: programs that answer requests at the edge. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { WorkerRoute } from './worker-route.js';
import {
  WorkerCacheOptions,
  WorkerObservability,
  WorkerPlacementMode,
  WorkerTailConsumer,
  WorkerUsageModel,
} from './worker-shared.js';

const PlacementStatus = wireEnum(
  'EdgeWorkerPlacementStatus',
  'What came of looking for a better place for a script',
  ['SUCCESS', 'UNSUPPORTED_APPLICATION', 'INSUFFICIENT_INVOCATIONS'],
  {
    SUCCESS: 'It runs there',
    UNSUPPORTED_APPLICATION: 'It would be slower anywhere else',
    INSUFFICIENT_INVOCATIONS: 'Too few requests to tell',
  },
);

@ObjectType('EdgeWorkerNamedHandler', { description: 'A class or an object that a script exports' })
class NamedHandler {
  @Field(() => [String], { nullable: true, description: 'What it handles, for instance `fetch`' })
  handlers!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The name under which it is exported' })
  name!: string | null;
}

@ObjectType('EdgeWorkerPlacementTarget', { description: 'A place where a script shall run: one of these' })
class PlacementTarget {
  @Field(() => String, { nullable: true, description: 'Near this region of a cloud, as `provider:region`' })
  region!: string | null;

  @Field(() => String, { nullable: true, description: 'Near this HTTP server' })
  hostname!: string | null;

  @Field(() => String, { nullable: true, description: 'Near this TCP server, as `host:port`' })
  host!: string | null;
}

@ObjectType('EdgeWorkerPlacement', { description: 'Where a script runs, if not next to its callers' })
class Placement extends PlacementTarget {
  @Field(() => WorkerPlacementMode, { nullable: true, description: 'What decides it' })
  mode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When a better place was last looked for' })
  lastAnalyzedAt!: string | null;

  @Field(() => PlacementStatus, { nullable: true, description: 'What came of it' })
  status!: ValueOf<typeof PlacementStatus> | null;

  @Field(() => [PlacementTarget], { nullable: true, description: 'The places named' })
  target!: PlacementTarget[] | null;
}

@ObjectType('EdgeWorkerScript', { description: 'A program that answers requests at the edge' })
export class WorkerScript {
  @Field(() => ID, { nullable: true, description: 'Its name, which is its id as well' })
  id!: string | null;

  @Field(() => WorkerCacheOptions, { nullable: true, description: 'Whether its answers are cached' })
  cacheOptions!: WorkerCacheOptions | null;

  @Field(() => String, { nullable: true, description: 'The day whose behaviour the runtime keeps to for it' })
  compatibilityDate!: string | null;

  @Field(() => [String], { nullable: true, description: 'What of the runtime it has switched on or off beyond that' })
  compatibilityFlags!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Changes with its content' })
  etag!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What it exports, by name, as it was declared' })
  exports!: object | null;

  @Field(() => [String], { nullable: true, description: 'What it handles, for instance `fetch` or `scheduled`' })
  handlers!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Files were uploaded with it, which are served beside it' })
  hasAssets!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It consists of ES modules' })
  hasModules!: boolean | null;

  @Field(() => String, { nullable: true, description: 'What it was last deployed with, for instance `wrangler`' })
  lastDeployedFrom!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'What it logs is pushed to where log jobs say' })
  logpush!: boolean | null;

  @Field(() => String, { nullable: true, description: 'How far its durable objects have been migrated' })
  migrationTag!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => [NamedHandler], { nullable: true, description: 'The classes and objects that it exports' })
  namedHandlers!: NamedHandler[] | null;

  @Field(() => WorkerObservability, { nullable: true, description: 'What can be seen of it at work' })
  observability!: WorkerObservability | null;

  @Field(() => Placement, { nullable: true, description: 'Where it runs, if not next to its callers' })
  placement!: Placement | null;

  @Field(() => WorkerPlacementMode, { nullable: true, description: 'The same as `placement { mode }`' })
  placementMode!: ValueOf<typeof WorkerPlacementMode> | null;

  @Field(() => PlacementStatus, { nullable: true, description: 'The same as `placement { status }`' })
  placementStatus!: ValueOf<typeof PlacementStatus> | null;

  @Field(() => [WorkerRoute], { nullable: true, description: 'Which requests run it, of all zones' })
  routes!: WorkerRoute[] | null;

  @Field(() => String, { nullable: true, description: 'An id that stays when it is renamed' })
  tag!: string | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags!: string[] | null;

  @Field(() => [WorkerTailConsumer], { nullable: true, description: 'The scripts that are sent what it logs' })
  tailConsumers!: WorkerTailConsumer[] | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'How its work is counted' })
  usageModel!: ValueOf<typeof WorkerUsageModel> | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that it takes to start; told when it is uploaded' })
  startupTimeMs!: number | null;

  @Field(() => String, { nullable: true, description: 'The module that it begins with; told when it is uploaded' })
  entryPoint!: string | null;
}

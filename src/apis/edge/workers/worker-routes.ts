/** Routes: which script runs for requests to a zone. */
import { Field, InputType } from 'type-graphql';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { WorkerRoute } from './worker-route.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('CreateEdgeWorkerRouteInput', { description: 'A Worker route to create' })
class CreateRoute {
  @Field({ description: 'The URL pattern, for instance `shop.example/api/*`' })
  pattern!: string;

  @OnWire('script')
  @Optional(() => String, 'Name of the script to run; none unless given')
  scriptName?: string;
}

@InputType('UpdateEdgeWorkerRouteInput', {
  description: 'The complete new state of a Worker route: fields left out are reset',
})
class UpdateRoute extends CreateRoute {}

export const workerRoutes = on(Zone, {
  workerRoutes: list('/zones/{zoneId}/workers/routes', () => WorkerRoute, { paging: unpaged }),
  workerRoute: get('/zones/{zoneId}/workers/routes/{id}', () => WorkerRoute),
});

export const workerRouteWrites = mutations({
  createEdgeWorkerRoute: post('/zones/{zoneId}/workers/routes', () => WorkerRoute, CreateRoute),
  updateEdgeWorkerRoute: put('/zones/{zoneId}/workers/routes/{id}', () => WorkerRoute, UpdateRoute),
  deleteEdgeWorkerRoute: del('/zones/{zoneId}/workers/routes/{id}'),
});

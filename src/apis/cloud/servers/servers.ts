/** Reads, creates, changes and deletes servers; server-actions.ts has the other actions. */
import { Field, ObjectType } from 'type-graphql';
import { ActionFilter } from '../../machines/action.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Metrics } from './metrics.js';
import { CreateServer, ServerFilter, ServerMetrics, UpdateServer } from './server-inputs.js';
import { Server } from './server.js';
import { CreatedInSteps } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
class ServerCreated extends CreatedInSteps {
  @Field(() => Server, { description: 'The new server' })
  server!: Server;

  @Optional(() => String, 'The root password, returned only here; null if SSH keys are used')
  rootPassword!: string | null;
}

export const servers = on(Cloud, {
  servers: list('/servers', () => Server, ServerFilter, { central: true }),
  server: get('/servers/{id}', () => Server),
  serverActions: list('/servers/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all servers',
    listed: false,
  }),
  serverAction: get('/servers/actions/{id}', () => Action, { listed: false }),
});

export const serverReads = on(Server, {
  actions: list('/servers/{id}/actions', () => Action, ActionFilter, { about: 'Its running and past actions' }),
  metrics: get('/servers/{id}/metrics', () => Metrics, ServerMetrics, {
    about: 'Metrics of the last 30 days; `cpu` is in per cent of one core, so 400 is all of four',
    key: 'metrics',
  }),
});

export const serverWrites = mutations({
  createCloudServer: post('/servers', () => ServerCreated, CreateServer, {
    about:
      'Creates a server and, unless `startAfterCreate` is false, starts it; it is billed from then on, running or not',
    changes: [
      '/firewalls',
      '/load_balancers',
      '/networks',
      '/placement_groups',
      '/primary_ips',
      '/servers',
      '/volumes',
    ],
  }),
  updateCloudServer: put('/servers/{id}', () => Server, UpdateServer, {
    about: 'Changes the name or labels of a server',
    changes: ['/firewalls', '/load_balancers'],
  }),
  deleteCloudServer: del('/servers/{id}', () => Action, {
    about: 'Deletes a server with its disk and its backups, for good; volumes are detached and stay',
    key: 'action',
    changes: [
      '/firewalls',
      '/floating_ips',
      '/images',
      '/load_balancers',
      '/networks',
      '/placement_groups',
      '/primary_ips',
      '/servers',
      '/volumes',
    ],
  }),
});

/** The provider's official client of the edge against `npm run sandbox`, as other teams use it. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { printTable } from '../../../support/official-client.js';
import { packageIn } from '../../../support/optional/packages.js';
import { type ServerProcess, startProcess } from '../../../support/process.js';
import { node, output } from '../../../support/run.js';
import { itLong } from '../../../support/scale.js';

packageIn('scripts/packages/edge-client', 'cloudflare').describe("the sandbox and the provider's client", (address) => {
  let sandbox: ServerProcess;
  beforeAll(async () => {
    sandbox = await startProcess({ HOST: '' }, 'dist/server/sandbox-cli.js');
    await sandbox.printed(/ready/);
  });
  afterAll(() => sandbox.stop());

  itLong('takes what it sends, and answers what it expects', async () => {
    // In a process of its own, as the client has over a thousand modules.
    const program = join(import.meta.dirname, '../../../support/edge-client.mjs');
    const printed = await output(node, [program, address, `${sandbox.url}/edge`, 'sandbox']);
    const table = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [call: string, outcome: string]);
    printTable("The provider's client of the edge", table);
    expect(Object.fromEntries(table)).toEqual(outcomes);
  });
});

/** The calls in their order, and what the client makes of each answer. */
const outcomes: Readonly<Record<string, string>> = {
  'zones.list, 7 a page': '30 items',
  'accounts.list': '2 items',
  'zones.list by name': '1 items',
  'zones.get': 'its id',
  'zones.create': 'ok',
  'zones.edit': 'paused: true',
  'zones.activationCheck.trigger': 'its id',
  'zones.delete': 'its id',
  'zones.get of what is gone': 'NotFoundError 404 7003',
  'zones.settings.get': 'ssl',
  'zones.settings.edit': 'full',
  'cache.purge of everything': 'its id',
  'cache.purge of hosts': 'its id',
  'dns.records.create': 'sdk.acme.example A 198.18.0.9 1',
  'dns.records.create again': 'ConflictError 409 81057',
  'dns.records.create of no address': 'BadRequestError 400 1004',
  'dns.records.get': 'sdk.acme.example A 198.18.0.9 1',
  'dns.records.edit': 'sdk.acme.example A 198.18.0.10 300',
  'dns.records.edit of one field': 'sdk.acme.example A 198.18.0.10 300 kept',
  'dns.records.edit of no address': 'BadRequestError 400 1004',
  'dns.records.edit of no number': 'BadRequestError 400 1004',
  'dns.records.update': 'sdk.acme.example A 198.18.0.11 60 null',
  'dns.records.list, 1,000 a page': 'true',
  'dns.records.list by name and type': '1 items',
  'dns.records.batch': 'sdk-2.acme.example A 198.18.0.9 1, sdk.acme.example A 198.18.0.12 60',
  'dns.records.import': '1 added',
  'dns.records.export': 'true',
  'dns.records.delete': 'its id',
  'dns.records.get of what is gone': 'NotFoundError 404 81044',
  'kv.namespaces.create': 'ok',
  'kv.namespaces.list': '4 items',
  'kv.namespaces.get': 'its id',
  'kv.namespaces.update': 'ok',
  'kv.namespaces.values.update': 'ok',
  'kv.namespaces.values.get': 'v1',
  'kv.namespaces.values.get of none': 'NotFoundError 404 10009',
  'kv.namespaces.bulkUpdate': '2 written',
  'kv.namespaces.keys.list': 'k/1 web, k2, k3',
  'kv.namespaces.bulkDelete': '2 deleted',
  'kv.namespaces.values.delete': 'ok',
  'kv.namespaces.delete': 'ok',
  'r2.buckets.create': 'sdk-bucket',
  'r2.buckets.list': 'true',
  'r2.buckets.get': 'sdk-bucket',
  'r2.buckets.delete': 'ok',
  'tunnels.create': 'ok',
  'tunnels.list': '1 items',
  'tunnels.get': 'its id',
  'tunnels.edit': 'sdk-2',
  'tunnels.token.get': 'true',
  'tunnels.connections.delete': 'ok',
  'tunnels.delete': 'its id',
  'loadBalancers.monitors.create': 'ok',
  'loadBalancers.monitors.edit': 'https /up',
  'loadBalancers.monitors.list': '3 items',
  'loadBalancers.pools.create': 'ok',
  'loadBalancers.pools.edit': 'sdk false',
  'loadBalancers.pools.update': 'sdk-2',
  'loadBalancers.pools.list': '4 items',
  'loadBalancers.pools.health.get': 'ok',
  'loadBalancers.create': 'ok',
  'loadBalancers.list': '3 items',
  'loadBalancers.get': 'its id',
  'loadBalancers.edit': 'lb.acme.example edited',
  'loadBalancers.update': 'ttl: 60',
  'loadBalancers.pools.delete while it is used': 'ConflictError 409 1004',
  'loadBalancers.delete': 'its id',
  'loadBalancers.pools.delete': 'its id',
  'loadBalancers.monitors.delete': 'its id',
  'pages.projects.create': 'sdk',
  'pages.projects.list': '4 items',
  'pages.projects.get': 'sdk',
  'pages.projects.edit': 'next',
  'pages.projects.deployments.list': 'true',
  'pages.projects.delete': 'ok',
  'workers.scripts.list': '3 items',
  'workers.routes.create': 'ok',
  'workers.routes.delete': 'its id',
  'd1.database.create': 'ok',
  'd1.database.query': '[{"one":1}]',
  'd1.database.delete': 'ok',
  'user.get': 'ok',
  'user.tokens.verify': 'active',
  'kv.namespaces.bulkGet': 'NotFoundError 404 7003',
  'tunnels.configurations.get': 'ok',
  'pages.projects.domains.list': 'ok',
  'zones.get with a wrong token': 'AuthenticationError 401 10000',
  'zones.get of nobody': 'APIConnectionError Connection error.',
};

/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { dialect as cloudDialect } from '../../src/apis/cloud/dialect.js';
import { groups as cloud } from '../../src/apis/cloud/index.js';
import { dialect as dedicatedDialect } from '../../src/apis/dedicated/dialect.js';
import { groups as dedicated } from '../../src/apis/dedicated/index.js';
import { groups as edge } from '../../src/apis/edge/index.js';
import { sharedGeography } from '../support/shared/geography.js';
import { geographyResolvers } from '../../src/data/geography/index.js';
import { hostingResolvers } from '../../src/hosting/index.js';
import { Rates } from '../../src/data/rates/rates.js';
import { sharedRates } from '../support/shared/rates.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import { groups as storage } from '../../src/apis/storage/index.js';
import { asker, schemaOf, upstreamsOf } from '../rest/harness.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { Turns } from '../support/turns.js';
import { both, cloudOf, project, rackOf } from './project.js';

const geography = sharedGeography();
const rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
beforeAll(async () => {
  // How many calls run at once makes no chain of them.
  for (const dialect of [cloudDialect, dedicatedDialect]) jest.replaceProperty(dialect, 'atOnce', 1_000);
  upstream = await ScriptedUpstream.start();
  const resolvers = [...geographyResolvers, ...hostingResolvers].map((resolver) => ({ resolver }));
  schema = await schemaOf([...cloud, ...storage, ...dedicated, ...edge, ...resolvers]);
});
beforeEach(() => {
  const account = { name: 'default', credential: 'user:secret', baseUrl: upstream.url, sandbox: false };
  upstreams = upstreamsOf((['CLOUD', 'DEDICATED'] as const).map((api) => ({ ...account, api })));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await upstream.close();
});

const answers = both(cloudOf(project(200)), rackOf(20));

async function costOf(source: string) {
  const turns = new Turns();
  upstream.script = turns.over(answers);
  upstream.asked.splice(0);
  const { data, errors } = await asker(schema, upstreams, undefined, { geography, rates, upstreams })(source);
  return { data, errors, calls: upstream.asked.length, trips: turns.taken.length };
}

/**
 * Calls: the pages of every list that is needed, 50 objects each. Trips: the first pages side by side, then the others;
 * where a list has one page, or an API hands over whole lists, what they lead to.
 */
const questions: readonly (readonly [string, string, number, number])[] = [
  ['servers with volumes', '{ cloud { servers(first: 200) { nodes { name volumes { name } } } } }', 8, 2],
  ['servers with the ids of volumes', '{ cloud { servers(first: 200) { nodes { name volumes { id } } } } }', 4, 2],
  [
    'servers with the ids of addresses, networks and firewalls',
    '{ cloud { servers(first: 200) { nodes { name primaryIps { id } networks { id } firewalls { id } } } } }',
    4,
    2,
  ],
  [
    'servers with networks, firewalls and images',
    '{ cloud { servers(first: 200) { nodes { name networks { name } firewalls { name } image { name } } } } }',
    6,
    2,
  ],
  [
    'load balancers with targets, networks and certificates',
    `{ cloud { loadBalancers(first: 200) { nodes {
      name targets { server { name } } networks { name } services { http { certificates { name } } }
    } } } }`,
    10,
    2,
  ],
  [
    'firewalls with servers with volumes',
    '{ cloud { firewalls { nodes { name appliedTo { server { name volumes { name } } } } } } }',
    9,
    3,
  ],
  [
    'dedicated servers with what they can boot',
    '{ dedicated { servers { nodes { name boot { rescue { active { operatingSystem } } } } } } }',
    21,
    2,
  ],
  [
    'servers of every API with volumes, firewalls and addresses',
    `{ hosting { servers(first: 300) { nodes { name ... on CloudServer { volumes { name } firewalls { name } }
      ... on DedicatedServer { ips { locked } } } } } }`,
    11,
    2,
  ],
  [
    'volumes with servers with their volumes and addresses',
    '{ cloud { volumes(first: 200) { nodes { name server { name volumes { name } primaryIps { ip } } } } } }',
    16,
    3,
  ],
  [
    'dedicated servers with all that belongs to them',
    `{ dedicated { servers { nodes { name ips { ip reverseDns { ptr } } subnets { gateway } reset { types }
      failovers { ip } storageBoxes { name } } } } }`,
    7,
    3,
  ],
  [
    'servers and volumes side by side, each with the other',
    `{ cloud { servers(first: 200) { nodes { name volumes { name } } }
      volumes(first: 200) { nodes { name server { name } } } } }`,
    8,
    2,
  ],
  [
    'one network with its servers and their firewalls and addresses',
    '{ cloud { network(id: 3) { name servers { name firewalls { name } primaryIps { ip } } } } }',
    5,
    3,
  ],
];

describe('the cost of a nested question', () => {
  it.each(questions)('over %s is the least there is', async (_name, source, calls, trips) => {
    const first = await costOf(source);
    expect(first.errors).toBeUndefined();
    const again = await costOf(source);
    expect(again.data).toEqual(first.data);
    expect([first.calls, again.calls]).toEqual([calls, calls]);
    expect(first.trips).toBeLessThanOrEqual(trips + 1);
    expect(again.trips).toBeLessThanOrEqual(trips);
  });

  it('is not paid for what directives, fragments of other types and other operations leave out', async () => {
    const source = `query A($with: Boolean = false) { hosting { servers(first: 300) { nodes { name
        ... on DedicatedServer { volumes: ips @include(if: $with) { locked } boot @skip(if: true) { rescue { active { operatingSystem } } } }
        ...Cloud @include(if: $with) ... on CloudServer { networks { id ... on CloudNetwork @skip(if: true) { name } } }
      } } } }
      fragment Cloud on CloudServer { volumes { name } }`;
    for (let time = 0; time < 2; time++) {
      const { errors, calls } = await costOf(source);
      expect(errors).toBeUndefined();
      expect(calls).toBe(4 + 1);
    }
  });

  it('is paid for no object that the answer leaves out', async () => {
    const source = '{ country(code: "DE") { servers { nodes { name ... on CloudServer { volumes { name } } } } } }';
    const other = project(200)['servers']?.map((server) => ({ ...server, location: { id: 9, country: 'FI' } })) ?? [];
    const turns = new Turns();
    upstream.script = turns.over(both(cloudOf({ ...project(200), servers: other }), rackOf(0)));
    upstream.asked.splice(0);
    const { data, errors } = await asker(schema, upstreams, undefined, { geography, rates, upstreams })(source);
    expect([data, errors]).toEqual([{ country: { servers: { nodes: [] } } }, undefined]);
    expect(upstream.asked.length).toBe(4 + 1);
  });

  it.each([0, 1, 3])(
    'over a project of %i servers is no more than its pages, however many are asked for',
    async (count) => {
      const small = both(cloudOf(project(count)), rackOf(0));
      const source = '{ cloud { servers(first: 1000) { nodes { name volumes { name } firewalls { name } } } } }';
      for (let time = 0; time < 3; time++) {
        upstream.script = small;
        upstream.asked.splice(0);
        const { errors } = await asker(schema, upstreams, undefined, { geography, rates, upstreams })(source);
        expect(errors).toBeUndefined();
        expect(upstream.asked.length).toBe(count === 0 ? 1 : 3);
      }
    },
  );
});

/**
 * Another API with zones takes a dialect: both mutations, with their types, are made from it.
 *
 * @decorates-classes
 */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { textAt } from '../../../../src/base/unknown.js';
import { carryOut } from '../../../../src/apis/dns/changes/carry-out.js';
import { dnsChangesOf } from '../../../../src/apis/dns/changes/changing.js';
import { type Change, planBetween, tooManyDeletions } from '../../../../src/apis/dns/changes/plan.js';
import type { FileRecord } from '../../../../src/apis/dns/zone-file/parse.js';
import { namedKeys } from '../../../../src/rest/rows/named-keys.js';
import { get, list, post } from '../../../../src/rest/rows/row.js';
import { bind } from '../../../../src/rest/schema/bind.js';
import { asker, schemaOf, upstreamsOf } from '../../../rest/harness.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';

@ObjectType('CloudWork', { description: 'Work' })
class Work {
  @Field(() => ID) id!: number;
}

@ObjectType({ description: 'The root' })
class Phones {}

@ObjectType('CloudZone', { description: 'A zone' })
class Zone {
  static readonly keys = { zoneId: 'id' } as const;
  @Field(() => ID, { description: 'Its id' }) id!: number;
}

/** A host, which has one address. */
@ObjectType('CloudHost', { description: 'A host' })
class Host {
  @Field(() => ID, { description: 'Its name' }) name!: string;
  @Field({ description: 'Its address' }) content!: string;
}

@ObjectType('CloudHostUndo', { description: 'Puts a host back' })
class Undo extends Host {}

@InputType('CloudHostInput', { description: 'A host as it shall be' })
class HostInput {
  @Field({ description: 'Its name' }) name!: string;
  @Field({ description: 'Its address' }) content!: string;
}

const { root, on, mutations } = bind(namedKeys({ api: 'CLOUD', baseUrl: 'https://a.invalid', action: Work }));
const zones = on(Phones, { zone: get('/zones/{id}', () => Zone) });
const hosts = on(Zone, { hosts: list('/zones/{zoneId}/hosts', () => Host) });
const writes = mutations({ writeHost: post('/zones/{zoneId}/hosts', null, HostInput) });

type State = Pick<FileRecord, 'name' | 'content'>;
const hostOf = (name: string, content: string | null): State => ({ name, content });
const change = ({ name }: State, there: readonly State[], after: State | null): Change<State> => ({
  before: there.find((host) => host.name === name) ?? null,
  after,
});
const isSame = (one: State, other: State) => one.content === other.content;

const toy = dnsChangesOf({
  words: {
    api: 'Toy',
    thing: 'DnsHost',
    noun: 'host',
    fullNoun: 'DNS host',
    zone: 'toy zone',
    zoneList: 'phones { zones }',
    order: 'in any order',
    preserved: 'nothing',
    applied: 'host by host',
    saysIfAllOrNothing: false,
    ends: { change: '', changed: '', undo: '' },
  },
  rows: { zone: zones.rows.zone, records: hosts.rows.hosts, write: writes.rows.writeHost },
  types: { Requested: HostInput, State: Host, Undo },
  recordTypes: ['A'],
  zoneOf: ({ id, zone, records }) => ({
    id,
    name: textAt(zone, 'name') ?? '',
    hosts: records.map((host) => hostOf(textAt(host, 'name') ?? '', textAt(host, 'content'))),
  }),
  planOf: (asked) => (zone) =>
    planBetween(
      asked.map((host) => change(host, zone.hosts, host)),
      isSame,
    ),
  planOfFile: (wanted, { hosts: there }) => {
    const gone = there.filter(({ name }) => !wanted.some((host) => host.name === name));
    const kept = wanted.map(({ name, content }) => change({ name, content }, there, { name, content }));
    return planBetween([...kept, ...gone.map((host) => change(host, there, null))], isSame);
  },
  refusalOf: (changes, maxDeletes) => tooManyDeletions(changes, maxDeletes, () => 1),
  callsOf: (changes, { id }) => ({
    changes,
    calls: changes.map((one) => ({
      changes: [one],
      row: writes.rows.writeHost,
      values: { zoneId: id },
      sent: { name: (one.after ?? one.before)?.name, content: one.after?.content ?? null },
    })),
  }),
  carryOut: (calls, _zone, client) =>
    carryOut(calls, async ({ changes, row, ...wanted }) => {
      await client.write(row, wanted);
      return changes.map((one) => ({ ...one, isDone: true }));
    }),
  shown: (state) => state,
  undoOf: (changes) => changes.flatMap(({ before }) => before ?? []),
});

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await schemaOf([root(Phones, 'phones'), zones, hosts, writes, toy]);
  const there = ['a', 'b', 'c'].map((name) => host(name, '192.0.2.1'));
  upstream = await ScriptedUpstream.start((asked) => {
    if (asked.method === 'POST') return { status: 201, body: {} };
    if (asked.path === '/zones/1') return { body: { zone: { id: 1, name: 'toy.example' } } };
    const pagination = { page: 1, per_page: 25, next_page: null, total_entries: there.length };
    return { body: { hosts: there, meta: { pagination } } };
  });
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string, variables: Record<string, unknown>) => {
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]))(source, variables);
};
const fields = `{ isDone callCount refusalReason created { after { name } } changed { before { content } after { content } isDone }
  deleted { before { name } } unchanged { name } undo { name content } }`;
const sync = `mutation ($input: SyncToyDnsRecordsInput!) { syncToyDnsRecords(zoneId: "1", input: $input) ${fields} }`;
const written = () => upstream.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const zoneFile = 'a A 192.0.2.1\nb A 192.0.2.2\nd A 192.0.2.4';
const host = (name: string, content: string | null) => ({ name: `${name}.toy.example`, content });

it('changes what differs, in calls of the API, and answers what undoes it', async () => {
  const source = `mutation ($input: ChangeToyDnsRecordsInput!) { changeToyDnsRecords(zoneId: "1", input: $input) ${fields} }`;
  const { data, errors } = await ask(source, { input: { changes: [host('a', '192.0.2.1'), host('b', '192.0.2.2')] } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    changeToyDnsRecords: {
      isDone: true,
      callCount: 1,
      changed: [{ before: { content: '192.0.2.1' }, after: { content: '192.0.2.2' }, isDone: true }],
      unchanged: [{ name: 'a.toy.example' }],
      undo: [host('b', '192.0.2.1')],
    },
  });
  expect(written()).toEqual([host('b', '192.0.2.2')]);
});

it('shows what a zone file would change, and why it is refused', async () => {
  const { data } = await ask(sync, { input: { zoneFile, preview: true, maxDeletes: 0 } });
  expect(data).toMatchObject({
    syncToyDnsRecords: {
      isDone: false,
      callCount: 3,
      refusalReason: expect.stringMatching(/^maxDeletes: 1 records would be deleted/),
      created: [{ after: { name: 'd.toy.example' } }],
      deleted: [{ before: { name: 'c.toy.example' } }],
    },
  });
  const { errors } = await ask(sync, { input: { zoneFile, maxDeletes: 0 } });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  expect(written()).toEqual([]);
  await ask(sync, { input: { zoneFile } });
  expect(written()).toEqual([host('b', '192.0.2.2'), host('d', '192.0.2.4'), host('c', null)]);
});

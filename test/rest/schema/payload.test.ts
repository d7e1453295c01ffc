/** @decorates-classes */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { bind } from '../../../src/rest/schema/bind.js';
import { links, one } from '../../../src/rest/planner/links.js';
import { emitSdl } from '../../../src/rest/schema/sdl.js';
import { del, get, list, patch, post } from '../../../src/rest/rows/row.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type LabResult, FastClock, asker, schemaOf, upstreamsOf } from '../harness.js';
import { Job, dialect, groups as lab, missing } from '../lab.js';

const { root, on, mutations } = bind(dialect);

/** An API whose objects stand within others, and are described in several places. */
@ObjectType({ description: 'The root of zones' })
class Names {}

@ObjectType({ description: 'A zone' })
class Zone {
  static readonly keys = { zoneId: 'id', of: 'id' } as const;
  @Field(() => ID) id!: number;
  @Field() name!: string;
}

@ObjectType({ description: 'An entry of a zone' })
class Entry {
  @Field(() => ID) id!: number;
  @Field() name!: string;
  zone!: number;
}

@ObjectType({ description: 'How a zone is signed' })
class Signing {
  @Field() state!: string;
}

@ObjectType({ description: 'A check that was begun' })
class Check {
  @Field() state!: string;
}

@InputType()
class NewEntry {
  @Field() name!: string;
}

const reads = on(Names, {
  zones: list('/zones', () => Zone),
  zone: get('/zones/{zoneId}', () => Zone, { ttl: 60 }),
  check: get('/checks/{zoneId}', () => Check, { key: null }),
});
const zoneReads = on(Zone, {
  entries: list('/zones/{zoneId}/entries', () => Entry),
  entry: get('/zones/{zoneId}/entries/{id}', () => Entry, { key: 'entry' }),
  signing: get('/signing/{of}', () => Signing, { key: null }),
});
const writes = mutations({
  createEntry: post('/zones/{zoneId}/entries', () => Entry, NewEntry, { key: 'entry' }),
  updateEntry: patch('/zones/{zoneId}/entries/{id}', () => Entry, NewEntry, { key: 'entry' }),
  checkEntry: post('/zones/{zone}/entries/{entry}/checks', () => Check, { key: null }),
  deleteEntry: del('/zones/{zoneId}/entries/{id}'),
  deleteEntryNote: del('/zones/{zoneId}/entries/{id}/notes/{note}'),
  eraseEntry: del('/zones/{zoneId}/entries/{id}', () => Entry, { key: 'entry', gone: true }),
  deleteZone: del('/zones/{zoneId}'),
  retireZone: del('/zones/{zoneId}', null, { gone: false }),
  moveZone: post('/zones/{zoneId}/actions/move', () => Job),
  signZone: post('/signing/{of}', () => Signing, { key: null }),
  unsignZone: del('/signing/{of}', () => Signing, { key: null }),
  resetSigning: del('/signing/{of}'),
  checkZone: post('/checks/{zone}', () => Check, { key: null, object: '/zones/{zone}' }),
  resignZone: post('/signing/{of}/again', () => Check, { key: null, part: 'check' }),
  checkAll: { ...post('/checks', () => Check), result: null },
});
const groups = [
  root(Names, 'names'),
  reads,
  zoneReads,
  writes,
  links(Entry, { zone: one(reads.rows.zone, ({ zone }) => zone, 'Its zone') }),
];

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
let asking: (scopes?: readonly Scope[]) => ReturnType<typeof asker>;
beforeAll(async () => {
  schema = await schemaOf([...lab, ...groups]);
});
beforeEach(async () => {
  upstream = await ScriptedUpstream.start();
  clock = new FastClock();
  asking = (scopes) => {
    const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    return asker(schema, upstreamsOf([account], {}, clock), scopes);
  };
});
afterEach(() => upstream.close());

const errorsOf = ({ errors = [] }: LabResult) => errors.map(({ path, extensions }) => [path, extensions['code']]);

describe('the payload of a write', () => {
  const fieldsOf = (name: string): Record<string, string> => {
    const type = schema.getType(name);
    if (!type || !('getFields' in type)) throw new Error(`There is no ${name}`);
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
  };

  it.each([
    ['an action', 'WipeDiskPayload', { action: 'Job', disk: 'Disk' }],
    ['several parts', 'CreateDiskPayload', { disk: 'Disk', action: 'Job', rootPassword: 'String' }],
    ['the changed object', 'UpdateDiskPayload', { disk: 'Disk' }],
    ['nothing, of what is gone', 'DeleteDiskPayload', { deletedId: 'ID!' }],
    ['a new object within another', 'CreateEntryPayload', { entry: 'Entry' }],
    ['the changed object within another', 'UpdateEntryPayload', { entry: 'Entry' }],
    ['something else of an object within another', 'CheckEntryPayload', { checks: 'Check', entry: 'Entry' }],
    ['nothing, of what is gone from another', 'DeleteEntryPayload', { deletedId: 'ID!', zone: 'Zone' }],
    ['what is gone, as it was', 'EraseEntryPayload', { deletedId: 'ID!', entry: 'Entry', zone: 'Zone' }],
    ['nothing, of what no read knows', 'DeleteEntryNotePayload', { deletedId: 'ID!', entry: 'Entry' }],
    ['nothing, of what a DELETE leaves there', 'RetireZonePayload', { zone: 'Zone' }],
    ['what describes an object elsewhere', 'SignZonePayload', { signing: 'Signing', zone: 'Zone' }],
    ['something under the name that its row gives it', 'ResignZonePayload', { check: 'Check', zone: 'Zone' }],
    ['the same after a DELETE', 'UnsignZonePayload', { signing: 'Signing', zone: 'Zone' }],
    ['nothing, of what describes an object', 'ResetSigningPayload', { zone: 'Zone' }],
    ['about an object that its path does not name', 'CheckZonePayload', { check: 'Check', zone: 'Zone' }],
    ['nothing, of nothing in particular', 'CheckAllPayload', { ok: 'Boolean!' }],
  ])('is made of what it answers and what it changes: %s', (_, name, fields) => {
    expect(fieldsOf(name)).toEqual(fields);
  });

  it('describes itself and each of its fields', () => {
    const sdl = emitSdl(schema);
    for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Payload'))) {
      if (!('getFields' in type)) continue;
      const bare = Object.values(type.getFields()).filter(({ description }) => !description);
      expect([type.name, type.description, bare]).toEqual([type.name, expect.any(String), []]);
    }
    expect(sdl).not.toMatch(/undefined|null[;.]"/);
  });

  it.each([
    ['an object that nothing reads', post('/disks/{id}/a', () => Job, { object: '/nowhere/{id}' }), /Nothing reads/],
    ['something else under the name of its object', post('/disks/{id}/disk', () => Check), /has another disk/],
  ])('cannot be made of a row with %s', async (_, row, problem) => {
    await expect(schemaOf([...lab, mutations({ wrong: row })])).rejects.toThrow(problem);
  });

  it('leaves no type of an answer in parts behind', () => {
    expect(schema.getType('DiskCreated')).toBeUndefined();
  });
});

describe('the object that a write has changed', () => {
  /** A disk whose name counts the writes. */
  const counting = () => {
    let writes = 0;
    upstream.script = ({ method, path }) => {
      if (method !== 'GET') return { body: { action: { id: (writes += 1), status: 'running', command: 'wipe' } } };
      if (path === '/actions') return { body: { actions: [{ id: writes, status: 'success', command: 'wipe' }] } };
      return path === '/disks/7' ? { body: { disk: { id: 7, name: `written ${writes}`, machine: 3 } } } : machine;
    };
  };
  const machine: Reply = { body: { machine: { id: 3, name: 'm' } } };

  it('is read after the write, with what it links to', async () => {
    counting();
    const { data, errors } = await asking()('mutation { wipeDisk(id: 7) { disk { name machine { name } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ wipeDisk: { disk: { name: 'written 1', machine: { name: 'm' } } } });
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe', 'GET /disks/7', 'GET /machines/3']);
  });

  it('is read after the actions when these are waited for', async () => {
    counting();
    await asking()('mutation { wipeDisk(id: 7, wait: true) { disk { name } action { status } } }');
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe', 'GET /actions?id=1', 'GET /disks/7']);
  });

  it('is not read unless it is asked for', async () => {
    counting();
    const { context } = await asking()(
      'mutation ($on: Boolean = false) { wipeDisk(id: 7) { action { id } disk @include(if: $on) { name } } }',
    );
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe']);
    expect(context.clients.report(true)).toMatchObject({ cloud: { calls: 1 } });
  });

  it('is read once for several fields, counted, and anew after each further write', async () => {
    counting();
    const { data, context } = await asking()(`mutation {
      a: wipeDisk(id: 7) { disk { name } again: disk { name } }
      b: wipeDisk(id: 7) { disk { name } }
      c: wipeDisk(id: 7, wait: true) { disk { name } }
    }`);
    expect(data).toEqual({
      a: { disk: { name: 'written 1' }, again: { name: 'written 1' } },
      b: { disk: { name: 'written 2' } },
      c: { disk: { name: 'written 3' } },
    });
    expect(upstream.lines.filter((line) => line === 'GET /disks/7')).toHaveLength(3);
    // What is asked while waiting belongs to all who wait.
    expect(context.clients.report(true)).toMatchObject({ cloud: { calls: 6 } });
  });

  it('is not what another request has read, and kept, while the work went on', async () => {
    const ask = asking();
    const other = '{ names { zone(id: 4) { name } } }';
    const seen: unknown[] = [];
    let polls = 0;
    upstream.script = async ({ path }) => {
      if (path === '/zones/4') return { body: { zone: { id: 4, name: polls < 2 ? 'before' : 'after' } } };
      if (path !== '/actions') return { body: { action: { id: 1, status: 'running', command: 'move' } } };
      polls += 1;
      if (polls === 1) seen.push((await ask(other)).data);
      return { body: { actions: [{ id: 1, status: polls < 2 ? 'running' : 'success', command: 'move' }] } };
    };
    const { data } = await ask('mutation { moveZone(id: 4, wait: true) { zone { name } } }');
    seen.push(data, (await ask(other)).data);
    expect(seen).toEqual([
      { names: { zone: { name: 'before' } } },
      { moveZone: { zone: { name: 'after' } } },
      { names: { zone: { name: 'after' } } },
    ]);
  });

  it.each<[string, Reply, string]>([
    ['gone', missing, 'UPSTREAM_NOT_FOUND'],
    ['not to be read', { status: 403, body: { error: { code: 'forbidden', message: 'no' } } }, 'UPSTREAM_FORBIDDEN'],
    ['failing', { status: 500 }, 'UPSTREAM_UNAVAILABLE'],
    ['odd', { body: { disk: [] } }, 'UPSTREAM_UNAVAILABLE'],
  ])('costs its own field when it is %s', async (_, reply, code) => {
    counting();
    const { script } = upstream;
    upstream.script = (asked: ReceivedCall, nth: number) => (asked.path === '/disks/7' ? reply : script(asked, nth));
    for (const wait of [false, true]) {
      const answer = await asking()(
        `mutation { wipeDisk(id: 7, wait: ${wait}) { action { status } disk { name } } next: wipeDisk(id: 8) { action { status } } }`,
      );
      expect(answer.data).toEqual({
        wipeDisk: { action: { status: wait ? 'success' : 'running' }, disk: null },
        next: { action: { status: 'running' } },
      });
      expect(errorsOf(answer)).toEqual([[['wipeDisk', 'disk'], code]]);
    }
  });

  it('is read although the action has failed, whose error stands beside', async () => {
    upstream.script = ({ method, path }) => {
      const action = { id: 1, status: method === 'GET' ? 'error' : 'running', command: 'wipe' };
      if (path === '/disks/7') return { body: { disk: { id: 7, name: 'as it was' } } };
      return { body: method === 'GET' ? { actions: [action] } : { action } };
    };
    const answer = await asking()('mutation { wipeDisk(id: 7, wait: true) { action { status } disk { name } } }');
    expect(answer.data).toEqual({ wipeDisk: { action: { status: 'error' }, disk: { name: 'as it was' } } });
    expect(errorsOf(answer)).toEqual([[['wipeDisk'], 'UPSTREAM_CONFLICT']]);
  });

  it('is not read when the write has failed', async () => {
    upstream.script = () => ({ status: 409, body: { error: { code: 'locked', message: 'busy' } } });
    const answer = await asking()('mutation { wipeDisk(id: 7) { disk { name } } }');
    expect(answer.data).toEqual({ wipeDisk: null });
    expect(errorsOf(answer)).toEqual([[['wipeDisk'], 'UPSTREAM_CONFLICT']]);
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe']);
  });

  it('needs leave to read, which what the write has answered does not', async () => {
    counting();
    const ask = asking(['hosting:write']);
    const answer = await ask('mutation { wipeDisk(id: 7) { action { status } disk { name } } }');
    expect(answer.data).toEqual({ wipeDisk: { action: { status: 'running' }, disk: null } });
    expect(errorsOf(answer)).toEqual([[['wipeDisk', 'disk'], 'FORBIDDEN']]);
    upstream.script = () => ({ body: { disk: { id: 7, name: 'new' } } });
    const { data, errors } = await ask('mutation { updateDisk(id: 7, input: { name: "new" }) { disk { id name } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ updateDisk: { disk: { id: '7', name: 'new' } } });
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe', 'PUT /disks/7']);
  });

  it('is returned as it was created to who may not read what became of it', async () => {
    upstream.script = ({ method }) => {
      const action = { id: 1, status: method === 'GET' ? 'success' : 'running', command: 'create' };
      const made = { disk: { id: 5, name: 'a' }, action, root_password: 'once' };
      return { body: method === 'GET' ? { actions: [action] } : made };
    };
    const answer = await asking(['hosting:write'])(
      'mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p" }, wait: true) { disk { name } rootPassword } }',
    );
    expect(answer.data).toEqual({ createDisk: { disk: { name: 'a' }, rootPassword: 'once' } });
    expect(errorsOf(answer)).toEqual([[['createDisk', 'disk'], 'FORBIDDEN']]);
    expect(upstream.lines).toEqual(['POST /disks', 'GET /actions?id=1']);
  });
});

describe('objects within others', () => {
  const zone = { id: 4, name: 'z' };
  const entry = { id: 9, name: 'e', zone: 4 };
  beforeEach(() => {
    upstream.script = ({ method, path }) => {
      if (path === '/zones/4') return { body: { zone } };
      if (/^\/zones\/4\/entries(\/9)?$/.test(path)) return method === 'DELETE' ? { status: 204 } : { body: { entry } };
      return method === 'DELETE' ? { status: 204 } : { body: { state: 'on' } };
    };
  });

  it.each([
    ['deleteEntry(zoneId: 4, id: 9) { deletedId zone { name } }', { deletedId: '9', zone: { name: 'z' } }, '/zones/4'],
    [
      'deleteEntryNote(zoneId: 4, id: 9, note: 1) { deletedId entry { name zone { name } } }',
      { deletedId: '1', entry: { name: 'e', zone: { name: 'z' } } },
      '/zones/4/entries/9',
    ],
    [
      'checkEntry(zone: 4, entry: 9) { checks { state } entry { id } }',
      { checks: { state: 'on' }, entry: { id: '9' } },
      '/zones/4/entries/9',
    ],
    ['signZone(of: 4) { signing { state } zone { id } }', { signing: { state: 'on' }, zone: { id: '4' } }, '/zones/4'],
    ['checkZone(zone: 4) { zone { signing { state } } }', { zone: { signing: { state: 'on' } } }, '/zones/4'],
    ['retireZone(id: 4) { zone { name } }', { zone: { name: 'z' } }, '/zones/4'],
  ])('are read by all that their path needs: %s', async (field, expected, path) => {
    const { data, errors } = await asking()(`mutation { it: ${field} }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ it: expected });
    expect(upstream.lines[1]).toBe(`GET ${path}`);
  });

  it('are read anew though what changed them stands elsewhere', async () => {
    const ask = asking();
    const question = '{ names { zone(id: 4) { name } } }';
    const script = upstream.script;
    await ask(question);
    upstream.script = (asked, nth) =>
      asked.path === '/zones/4' ? { body: { zone: { id: 4, name: 'new' } } } : script(asked, nth);
    expect((await ask('mutation { checkZone(zone: 4) { zone { name } } }')).data).toEqual({
      checkZone: { zone: { name: 'new' } },
    });
    expect((await ask(question)).data).toEqual({ names: { zone: { name: 'new' } } });
  });

  it('cost no call where the answer has them', async () => {
    const { data } = await asking()(`mutation {
      createEntry(zoneId: 4, input: { name: "e" }) { entry { id name } }
      updateEntry(zoneId: 4, id: 9, input: { name: "e" }) { entry { id name } }
      checkAll { ok }
    }`);
    const known = { entry: { id: '9', name: 'e' } };
    expect(data).toEqual({ createEntry: known, updateEntry: known, checkAll: { ok: true } });
    expect(upstream.lines.filter((line) => line.startsWith('GET'))).toEqual([]);
  });

  it('are reported as gone by the id that was given', async () => {
    const { data } = await asking()(
      'mutation { a: deleteZone(id: 4) { deletedId } b: deleteZone(id: "5") { deletedId } }',
    );
    expect(data).toEqual({ a: { deletedId: '4' }, b: { deletedId: '5' } });
  });
});

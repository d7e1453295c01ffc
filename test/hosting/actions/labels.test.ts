/** Labels of many objects: providers take all labels of an object at once, and none may be lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { labelledLists } from '../../../src/hosting/actions/labelled-lists.js';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { Fleet } from './fleet.js';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start();
});
beforeEach(() => fleet.reset());
afterAll(() => fleet.close());

interface Outcomes {
  readonly isDone: boolean;
  readonly totalCount: number;
  readonly callCount: number;
  readonly refusalReason: string | null;
  readonly isComplete: boolean;
  readonly outcomes: readonly Record<string, unknown>[];
}

const fields =
  'isDone totalCount callCount refusalReason isComplete outcomes { status kind accountName id: resourceId name errorCode reason before after }';

async function change(args: string): Promise<Outcomes> {
  const { data, errors } = await fleet.ask(`mutation { labels: changeLabels(input: { ${args} }) { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.['labels'] as Outcomes;
}

const statuses = ({ outcomes }: Outcomes) => Object.fromEntries(outcomes.map(({ id, status }) => [id, status]));
const reads = () => fleet.upstream.lines.filter((line) => line.startsWith('GET')).map((line) => line.split('?')[0]);

describe('labels of many objects', () => {
  it('are added and removed over all kinds and accounts, and the others stay', async () => {
    fleet.together = 7;
    const outcomes = await change('where: { labels: ["env=prod"] }, add: { team: "a" }, remove: ["tier", "none"]');
    expect(outcomes).toMatchObject({
      isDone: true,
      totalCount: 7,
      callCount: 14,
      refusalReason: null,
      isComplete: true,
    });
    const server = (id: number) => ({
      status: 'DONE',
      kind: 'SERVER',
      accountName: 'prod',
      id: `cloud:prod:server:${id}`,
      name: `web-${id}`,
      before: { env: 'prod', tier: 'web' },
      after: { env: 'prod', team: 'a' },
    });
    expect(outcomes.outcomes).toMatchObject([
      ...[1, 2, 3, 4].map(server),
      {
        kind: 'VOLUME',
        id: 'cloud:prod:volume:21',
        before: { env: 'prod', odd: 7 },
        after: { env: 'prod', odd: 7, team: 'a' },
      },
      { kind: 'IMAGE', id: 'cloud:prod:image:32', name: 'before the move' },
      { kind: 'STORAGE_BOX', id: 'storage:backup:box:61', accountName: 'backup' },
    ]);
    expect(fleet.object('prod', 'servers', 1).labels).toEqual({ env: 'prod', team: 'a' });
    expect(fleet.object('prod', 'volumes', 21).labels).toEqual({ env: 'prod', odd: 7, team: 'a' });
    expect(fleet.object('backup', 'storage_boxes', 61).labels).toEqual({ env: 'prod', team: 'a' });
    expect(fleet.object('test', 'servers', 5).labels).toEqual({ env: 'test' });
    expect(fleet.writes).toHaveLength(7);
    // Nothing but labels is written.
    expect(new Set(fleet.bodies.map((body) => Object.keys(Object(body)).join()))).toEqual(new Set(['labels']));
  });

  it('are read again right before they are written, so that none is lost', async () => {
    let isListed = false;
    fleet.trouble = ({ method, path }) => {
      // Somebody else labels it between the two reads.
      if (path === '/servers') isListed = true;
      else if (isListed && method === 'GET' && path === '/servers/1')
        fleet.object('prod', 'servers', 1).labels = { env: 'prod', new: 'yes' };
      return undefined;
    };
    const { outcomes } = await change('where: { ids: [1], kinds: [SERVER] }, add: { team: "a" }, remove: ["tier"]');
    expect(outcomes).toMatchObject([
      { status: 'DONE', before: { env: 'prod', new: 'yes' }, after: { env: 'prod', new: 'yes', team: 'a' } },
    ]);
    expect(fleet.object('prod', 'servers', 1).labels).toEqual({ env: 'prod', new: 'yes', team: 'a' });
  });

  it('are left alone where they are so already, without a call for the object', async () => {
    const {
      isDone,
      callCount: calls,
      outcomes,
    } = await change('where: { accounts: ["prod"], kinds: [SERVER] }, add: { env: "prod" }, remove: ["none"]');
    expect({ isDone, calls }).toEqual({ isDone: true, calls: 0 });
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['ALREADY']));
    expect(reads()).toEqual(['GET /servers']);
    expect(fleet.writes).toEqual([]);
  });

  it('end for each in their own way, and what failed is done when they are sent again', async () => {
    fleet.object('prod', 'servers', 4)['labels'] = undefined as never;
    fleet.trouble = ({ method, path }) => {
      if (method === 'PUT' && path === '/servers/1')
        return { status: 409, body: { error: { code: 'conflict', message: 'it changes' } } };
      if (method === 'PUT' && path === '/servers/2') return { status: 500 };
      if (method === 'GET' && path === '/servers/3')
        return { status: 404, body: { error: { code: 'not_found', message: 'it is gone' } } };
      return undefined;
    };
    const args = 'where: { ids: [1, 2, 3, 4, 5, 999], kinds: [SERVER] }, add: { team: "a" }';
    const labels = { env: 'prod', tier: 'web' };
    const { outcomes, isDone } = await change(args);
    expect(isDone).toBe(false);
    expect(outcomes).toMatchObject([
      { id: 'cloud:prod:server:1', status: 'FAILED', errorCode: 'UPSTREAM_CONFLICT', before: labels, after: labels },
      {
        id: 'cloud:prod:server:2',
        status: 'UNCERTAIN',
        errorCode: 'UPSTREAM_UNAVAILABLE',
        before: labels,
        after: { ...labels, team: 'a' },
      },
      { id: 'cloud:prod:server:3', status: 'NOT_SENT', errorCode: 'UPSTREAM_NOT_FOUND' },
      { id: 'cloud:prod:server:4', status: 'NOT_SENT', errorCode: 'UPSTREAM_UNKNOWN_VALUE', before: null, after: null },
      { id: 'cloud:test:server:5', status: 'DONE' },
      { id: '999', status: 'NOT_SENT', errorCode: 'NOT_FOUND', kind: null },
    ]);
    expect(fleet.writes.sort()).toEqual(['prod PUT /servers/1', 'prod PUT /servers/2', 'test PUT /servers/5']);
    fleet.trouble = () => undefined;
    fleet.forget();
    expect(statuses(await change(args))).toMatchObject({
      'cloud:prod:server:1': 'DONE',
      'cloud:prod:server:2': 'DONE',
      'cloud:prod:server:3': 'DONE',
      'cloud:prod:server:4': 'NOT_SENT',
      'cloud:test:server:5': 'ALREADY',
    });
    expect(fleet.writes.sort()).toEqual([1, 2, 3].map((id) => `prod PUT /servers/${id}`));
  });

  it('of record sets are changed where their kind is named', async () => {
    expect((await change('where: { name: "www" }, add: { a: "b" }')).totalCount).toBe(0);
    expect(fleet.upstream.lines.filter((line) => line.includes('rrsets'))).toEqual([]);
    const { outcomes } = await change('where: { ids: ["41/www/A"], kinds: [RECORD_SET] }, add: { a: "b" }');
    expect(outcomes).toMatchObject([{ id: 'cloud:prod:dnsRecordSet:41:www:A', status: 'DONE', after: { a: 'b' } }]);
    expect(fleet.writes).toEqual(['prod PUT /zones/41/rrsets/www/A']);
    const again = await change(`where: { ids: ["${outcomes[0]?.id}"], kinds: [RECORD_SET] }, add: { a: "b" }`);
    expect(again.outcomes).toMatchObject([{ id: outcomes[0]?.id, status: 'ALREADY' }]);
  });

  it('of what the provider owns are none of yours', async () => {
    expect(statuses(await change('where: { kinds: [IMAGE] }, add: { a: "b" }'))).toEqual({
      'cloud:prod:image:32': 'DONE',
    });
  });

  it('are shown in full by a preview, which writes nothing', async () => {
    const args = 'where: { kinds: [VOLUME, STORAGE_BOX] }, add: { team: "a", env: "lab" }, remove: ["odd"]';
    const { outcomes, callCount: calls, isDone } = await change(`${args}, preview: true`);
    expect(outcomes).toMatchObject([
      {
        id: 'cloud:prod:volume:21',
        status: 'PLANNED',
        before: { env: 'prod', odd: 7 },
        after: { env: 'lab', team: 'a' },
      },
      { id: 'storage:backup:box:61', status: 'PLANNED', before: { env: 'prod' }, after: { env: 'lab', team: 'a' } },
    ]);
    expect({ calls, isDone }).toEqual({ calls: 4, isDone: false });
    expect(fleet.writes).toEqual([]);
    const done = await change(args);
    expect(done.outcomes.map(({ before, after }) => ({ before, after }))).toEqual(
      outcomes.map(({ before, after }) => ({ before, after })),
    );
  });

  it('are refused as a whole where more are selected than may be, or an id selects several', async () => {
    const args = ['where: { labels: ["env"] }, add: { a: "b" }, max: 10', 'where: { ids: [1] }, add: { a: "b" }'];
    fleet.lists['prod'] = { ...fleet.lists['prod'], networks: [{ id: 1, name: 'net', labels: { env: 'x' } }] };
    const reasons = [];
    for (const each of args) {
      const { errors } = await fleet.ask(`mutation { changeLabels(input: { ${each} }) { isDone } }`);
      reasons.push(errors?.[0]?.message);
      expect((await change(`${each}, preview: true`)).refusalReason).toBe(errors?.[0]?.message);
    }
    expect(reasons).toEqual([
      expect.stringContaining('`where` selects 12 objects, but no more than 10 may be'),
      expect.stringContaining('"1" selects server "web-1" of cloud "prod" and network "net" of cloud "prod"'),
    ]);
    expect(fleet.writes).toEqual([]);
  });

  it.each([
    ['', 'input: expected a label to add or to remove, but got none'],
    ['add: {}, remove: []', 'input: expected a label to add or to remove, but got none'],
    ['add: { a: "b" }, remove: ["a"]', 'input: expected each label to be added or removed, but got both for "a"'],
    ['remove: ["a b"]', 'input: remove: expected keys of labels, but got "a b"'],
    ['add: { a: 1 }', 'input.add: expected pairs of text'],
    [`remove: [${Array.from({ length: 51 }, (_, nth) => `"k${nth}"`).join()}]`, 'input: expected at most 50 labels'],
  ])('are refused before anything is read: %s', async (args, message) => {
    const { errors } = await fleet.ask(`mutation { changeLabels(input: { where: { ids: [1] }, ${args} }) { isDone } }`);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(fleet.upstream.asked).toEqual([]);
  });

  it('can be changed of all that has any', async () => {
    const schema = await sharedGraph();
    const updates = [...rowsOf(schema)].flatMap(([row, field]) => {
      const input = field.args.find(({ name }) => name === 'input')?.type;
      const type = input && 'ofType' in input ? input.ofType : input;
      return row.method === 'PUT' && isInputObjectType(type) && 'labels' in type.getFields() ? [row.name] : [];
    });
    expect(updates.length).toBeGreaterThan(10);
    expect(labelledLists.map(({ update }) => update.name).sort()).toEqual(updates.sort());
    // Each is read again by the path that it is written by.
    for (const { object, update, row } of labelledLists) {
      expect(object.path).toBe(update.path);
      expect(object.path.startsWith(`${row.path}/{`)).toBe(true);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type LabResult, asker, upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

const account = (id: number, storage_box: number) => ({
  id,
  name: `account-${id}`,
  username: `u1-sub${id}`,
  home_directory: 'a',
  server: `u1-sub${id}.example.com`,
  access_settings: { reachable_externally: false, readonly: true },
  description: '',
  labels: {},
  created: '2026-01-01T00:00:00Z',
  storage_box,
});
let lastAction = 0;
const actionOf = (...resources: object[]) => ({
  id: (lastAction += 1),
  command: 'create_subaccount',
  status: 'success',
  progress: 100,
  started: '2026-01-01T00:00:00Z',
  finished: '2026-01-01T00:00:01Z',
  error: null,
  resources,
});
const ofBoth = actionOf({ id: 2, type: 'storage_box' }, { id: 5, type: 'storage_box_subaccount' });

describe('sub-accounts and snapshots of a storage box', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let ask: (source: string) => Promise<LabResult>;
  let actions: object[] = [];

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ method, path }) => {
      if (method === 'POST') return { status: 201, body: { subaccount: { id: 5, storage_box: 2 }, action: ofBoth } };
      if (path === '/storage_boxes/2') return { body: { storage_box: { id: 2, name: 'box' } } };
      if (path === '/storage_boxes/2/subaccounts') return { body: { subaccounts: [account(5, 2), account(6, 2)] } };
      if (path === '/storage_boxes/2/subaccounts/5') return { body: { subaccount: account(5, 2) } };
      if (path === '/storage_boxes/actions') return { body: { actions, meta: { pagination: { next_page: null } } } };
      return { status: 404, body: { error: { code: 'not_found', message: 'gone' } } };
    });
    upstreams = upstreamsOf([
      { api: 'STORAGE', name: 'prod', credential: 'secret', baseUrl: upstream.url, sandbox: false },
    ]);
    ask = asker(await sharedGraph(), upstreams);
  });
  beforeEach(() => void upstream.asked.splice(0));
  afterAll(async () => {
    upstreams.close();
    await upstream.close();
  });

  const create = (selection: string) =>
    ask(
      `mutation { made: createStorageBoxSubaccount(storageBoxId: 2, input: { homeDirectory: "a", password: "Correct-horse-1" }) { ${selection} } }`,
    );

  it('have ids that name their box, which a node is read by', async () => {
    const { data } = await ask('{ storage { storageBox(id: 2) { subaccounts { totalCount nodes { id number } } } } }');
    expect(data).toEqual({
      storage: {
        storageBox: {
          subaccounts: {
            totalCount: 2,
            nodes: [5, 6].map((id) => ({ id: `storage:prod:boxSubaccount:2:${id}`, number: String(id) })),
          },
        },
      },
    });
    const { data: read } = await ask(
      '{ node(id: "storage:prod:boxSubaccount:2:5") { ... on StorageBoxSubaccount { name storageBox { name } } } }',
    );
    expect(read).toEqual({ node: { name: 'account-5', storageBox: { name: 'box' } } });
  });

  it('are read after their creation, but not for their ids', async () => {
    const { data } = await create('subaccount { id number storageBox { id } }');
    const ids = { id: 'storage:prod:boxSubaccount:2:5', number: '5', storageBox: { id: 'storage:prod:box:2' } };
    expect(data).toEqual({ made: { subaccount: ids } });
    expect(upstream.lines).toEqual(['POST /storage_boxes/2/subaccounts']);
    const { data: more } = await create('subaccount { name accessSettings { readonly } }');
    expect(more).toEqual({ made: { subaccount: { name: 'account-5', accessSettings: { readonly: true } } } });
    expect(upstream.lines.slice(1)).toEqual([
      'POST /storage_boxes/2/subaccounts',
      'GET /storage_boxes/2/subaccounts/5',
    ]);
  });

  it('are what an action leads to, by ids that need the box beside them', async () => {
    actions = [
      ofBoth,
      actionOf({ id: 2, type: 'storage_box' }),
      actionOf({ id: 9, type: 'storage_box_snapshot' }),
      actionOf({ id: 2, type: 'storage_box' }, { id: 9, type: 'storage_box_snapshot' }),
    ];
    const { data, errors } = await ask(
      '{ storage { actions { nodes { subaccount { name } snapshot { name } resources { type resourceId } } } } }',
    );
    const box = { type: 'storage_box', resourceId: 'storage:prod:box:2' };
    expect(data).toEqual({
      storage: {
        actions: {
          nodes: [
            {
              subaccount: { name: 'account-5' },
              snapshot: null,
              resources: [box, { type: 'storage_box_subaccount', resourceId: 'storage:prod:boxSubaccount:2:5' }],
            },
            { subaccount: null, snapshot: null, resources: [box] },
            { subaccount: null, snapshot: null, resources: [{ type: 'storage_box_snapshot', resourceId: '9' }] },
            {
              subaccount: null,
              snapshot: null,
              resources: [box, { type: 'storage_box_snapshot', resourceId: 'storage:prod:boxSnapshot:2:9' }],
            },
          ],
        },
      },
    });
    expect(errors?.map(({ path }) => path)).toEqual([['storage', 'actions', 'nodes', 2, 'snapshot']]);
  });

  it.each([
    ['homeDirectory: "/a"', 'input.homeDirectory'],
    ['homeDirectory: ""', 'input.homeDirectory'],
    ['homeDirectory: "ä"', 'input.homeDirectory'],
    ['homeDirectory: "a", name: ""', 'input.name'],
    [`homeDirectory: "a", description: "${'d'.repeat(1001)}"`, 'input.description'],
  ])('are refused before a call with %s', async (input, field) => {
    const { errors } = await ask(
      `mutation { createStorageBoxSubaccount(storageBoxId: 2, input: { password: "Correct-horse-1", ${input} }) { action { id } } }`,
    );
    expect(errors?.[0]?.message).toContain(field);
    expect(upstream.asked).toEqual([]);
  });

  it('are not changed by the id of another box', async () => {
    const { errors } = await ask(
      'mutation { deleteStorageBoxSubaccount(storageBoxId: 3, id: "storage:prod:boxSubaccount:2:5") { deletedId } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(upstream.asked).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { everything } from '../../../sandbox/selection.js';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('the storage API of the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
  });
  afterAll(() => served.close());

  const box = async (name: string, fields: string) => {
    const { storage } = await served.data(
      `{ storage { storageBoxes(name: "${name}") { nodes { number ${fields} } } } }`,
    );
    const [found] = (storage as { storageBoxes: { nodes: { number: string }[] } }).storageBoxes.nodes;
    return found;
  };

  it('has every field of every object', async () => {
    const queries = everything(schema, 'storage');
    expect(queries.length).toBeGreaterThan(3);
    for (const query of queries) {
      const { errors } = await served.ask(query);
      expect({ query, errors }).toEqual({ query, errors: undefined });
    }
  });

  it('sets up a box and can be waited for', async () => {
    const input = 'name: "fresh", location: "hel1", storageBoxType: "bx11", password: "Correct-horse-1"';
    const { createStorageBox } = await served.data(
      `mutation { createStorageBox(wait: true, input: { ${input} }) { action { status } storageBox { status server } } }`,
    );
    const ready = { status: 'ACTIVE', server: expect.stringMatching(/^u\d+\.your-storagebox\.de$/) };
    expect(createStorageBox).toEqual({ action: { status: 'SUCCESS' }, storageBox: ready });
    expect(await box('fresh', 'status server location { name } stats { size }')).toMatchObject({
      ...ready,
      location: { name: 'hel1' },
      stats: { size: 0 },
    });
  });

  it('changes how a box is reached, and when its snapshots are made', async () => {
    const { number } = (await box('media', '')) ?? {};
    await served.data(`mutation {
      a: updateStorageBoxAccessSettings(wait: true, id: "${number}", input: { webdavEnabled: true }) { action { status } }
      b: enableStorageBoxSnapshotPlan(wait: true, id: "${number}", input: { maxSnapshots: 5, minute: 0, hour: 4 }) { action { status } }
    }`);
    expect(
      await box('media', 'accessSettings { webdavEnabled sshEnabled } snapshotPlan { hour dayOfWeek }'),
    ).toMatchObject({
      accessSettings: { webdavEnabled: true, sshEnabled: true },
      snapshotPlan: { hour: 4, dayOfWeek: null },
    });
  });

  it('refuses a type that is too small', async () => {
    const { number } = (await box('mirror', '')) ?? {};
    expect(
      await served.refusal(
        `mutation { changeStorageBoxType(id: "${number}", input: { storageBoxType: "bx11" }) { action { id } } }`,
      ),
    ).toMatchObject({ code: 'UPSTREAM_INVALID_INPUT', upstream: { status: 422 } });
  });

  it('deletes a box by an action, unless it is protected', async () => {
    const account = served.account('STORAGE');
    const { number } = (await box('releases', '')) ?? {};
    expect(await call(account, `DELETE /storage_boxes/${number}`)).toMatchObject({
      status: 201,
      body: { action: { command: 'delete_storage_box' } },
    });
    served.clock.sleep(5_000);
    expect((await call(account, `GET /storage_boxes/${number}`)).status).toBe(404);
    const kept = (await box('backups-db', ''))?.number;
    expect((await call(account, `DELETE /storage_boxes/${kept}`)).status).toBe(423);
  });

  it('lists folders', async () => {
    const { number } = (await box('media', '')) ?? {};
    expect((await call(served.account('STORAGE'), `GET /storage_boxes/${number}/folders?path=/home`)).body).toEqual({
      folders: ['ada', 'grace'],
    });
  });
});

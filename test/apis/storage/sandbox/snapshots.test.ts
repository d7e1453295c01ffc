import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { boxNumber } from './box-number.js';

interface Snapshot {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

describe('snapshots of the sandbox', () => {
  let served: Served;
  let box: string;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    box = await boxNumber(served, 'media');
  });
  afterAll(() => served.close());

  const create = async (number = box, input = 'description: "before (1)"') => {
    const { made } = await served.data(
      `mutation { made: createStorageBoxSnapshot(wait: true, storageBoxId: ${number}, input: { ${input} }) {
        action { status command storageBox { number } snapshot { number } subaccount { number } } snapshot { id number name description isAutomatic stats { size } }
      } }`,
    );
    return made as { snapshot: Snapshot; action: object };
  };
  const namesOf = async (number: string) => {
    const { storage } = await served.data(
      `{ storage { storageBox(id: ${number}) { snapshots { nodes { name } } stats { sizeSnapshots } } } }`,
    );
    const found = (
      storage as { storageBox: { snapshots: { nodes: { name: string }[] }; stats: { sizeSnapshots: number } } }
    ).storageBox;
    return { names: found.snapshots.nodes.map(({ name }) => name), size: found.stats.sizeSnapshots };
  };

  it('are named by the provider, by their time', async () => {
    const { snapshot, action } = await create();
    expect(snapshot).toMatchObject({
      id: `storage:sandbox:boxSnapshot:${box}:${snapshot.number}`,
      name: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/),
      description: 'before (1)',
      isAutomatic: false,
    });
    expect(action).toEqual({
      status: 'SUCCESS',
      command: 'create_snapshot',
      storageBox: { number: box },
      snapshot: { number: snapshot.number },
      subaccount: null,
    });
  });

  it('answer their ids alone to the creation', async () => {
    const created = await call(served.account('STORAGE'), `POST /storage_boxes/${box}/snapshots`, {});
    expect(created.status).toBe(201);
    expect((created.body as { snapshot: object }).snapshot).toEqual({
      id: expect.any(Number),
      storage_box: Number(box),
    });
    served.clock.sleep(5_000);
  });

  it('change: their description and their labels as a whole', async () => {
    const { snapshot } = await create(box, 'labels: { a: "1" }');
    const { changed } = await served.data(
      `mutation { changed: updateStorageBoxSnapshot(storageBoxId: ${box}, id: "${snapshot.id}", input: { description: "kept", labels: { b: "2" } }) { snapshot { description labels name } } }`,
    );
    expect(changed).toEqual({ snapshot: { description: 'kept', labels: { b: '2' }, name: snapshot.name } });
  });

  it.each([
    ['a description with a dot', 'a.b'],
    ['a description of 1001 characters', 'd'.repeat(1001)],
  ])('are refused with %s', async (_what, description) => {
    expect(
      await call(served.account('STORAGE'), `POST /storage_boxes/${box}/snapshots`, { description }),
    ).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_input', details: { fields: [{ name: 'description' }] } } },
    });
  });

  it('are found by their exact name, and by what made them', async () => {
    const db = await boxNumber(served, 'backups-db');
    const { storage } = await served.data(`{ storage { storageBox(id: ${db}) {
      all: snapshots { totalCount }
      manual: snapshots(isAutomatic: false) { totalCount }
      named: snapshots(name: "2025-06-24T03-30-00") { nodes { name isAutomatic storageBox { name } } }
      part: snapshots(name: "2025-06-24") { totalCount }
      newest: snapshots(sort: [NAME_DESC], first: 1) { nodes { name } }
    } } }`);
    expect(storage).toEqual({
      storageBox: {
        all: { totalCount: 7 },
        manual: { totalCount: 0 },
        named: { nodes: [{ name: '2025-06-24T03-30-00', isAutomatic: true, storageBox: { name: 'backups-db' } }] },
        part: { totalCount: 0 },
        newest: { nodes: [{ name: '2025-06-30T03-30-00' }] },
      },
    });
  });

  it('are as many as the type of the box allows, automatic ones aside', async () => {
    const mail = await boxNumber(served, 'backups-mail');
    for (let nth = 0; nth < 10; nth += 1) await create(mail, '');
    expect(await call(served.account('STORAGE'), `POST /storage_boxes/${mail}/snapshots`, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'resource_limit_exceeded', details: { limits: [{ name: 'snapshot_limit' }] } } },
    });
    expect((await namesOf(mail)).names).toHaveLength(13);
  });

  it('give their space back when they are deleted', async () => {
    const photos = await boxNumber(served, 'photos');
    const before = await namesOf(photos);
    const { storage } = await served.data(
      `{ storage { storageBox(id: ${photos}) { snapshots(first: 1) { nodes { id stats { size sizeFilesystem } } } } } }`,
    );
    const [one] = (storage as { storageBox: { snapshots: { nodes: { id: string; stats: { size: number } }[] } } })
      .storageBox.snapshots.nodes;
    const { gone } = await served.data(
      `mutation { gone: deleteStorageBoxSnapshot(wait: true, storageBoxId: ${photos}, id: "${one?.id}") { deletedId action { status command } storageBox { stats { sizeSnapshots } } } }`,
    );
    expect(gone).toEqual({
      deletedId: one?.id,
      action: { status: 'SUCCESS', command: 'delete_snapshot' },
      storageBox: { stats: { sizeSnapshots: before.size - (one?.stats.size ?? 0) } },
    });
  });

  it.each(['name', 'number'] as const)('are rolled back to by their %s, and newer ones are gone', async (by) => {
    const releases = await boxNumber(served, 'releases');
    const { snapshot } = await create(releases, '');
    const { snapshot: newer } = await create(releases, '');
    const { back } = await served.data(
      `mutation { back: rollbackStorageBoxSnapshot(wait: true, id: ${releases}, input: { snapshot: "${snapshot[by]}" }) { action { status } } }`,
    );
    expect(back).toEqual({ action: { status: 'SUCCESS' } });
    const { names } = await namesOf(releases);
    expect(names).toContain(snapshot.name);
    expect(names).not.toContain(newer.name);
  });

  it('are not rolled back to where there is no such one', async () => {
    expect(
      await call(served.account('STORAGE'), `POST /storage_boxes/${box}/actions/rollback_snapshot`, { snapshot: 'x' }),
    ).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  it('are refused to a box that is locked or not set up yet, and unknown to one that is gone', async () => {
    const account = served.account('STORAGE');
    for (const name of ['mirror', 'new-box'])
      expect(await call(account, `POST /storage_boxes/${await boxNumber(served, name)}/snapshots`, {})).toMatchObject({
        status: 423,
      });
    expect(await call(account, 'GET /storage_boxes/1/snapshots')).toMatchObject({ status: 404 });
  });
});

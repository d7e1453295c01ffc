import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dedicatedGraph, refusal } from './upstream.js';

const listed = (id: number, linked_server: number | null) => ({ id, name: `box${id}`, linked_server });
const whole = (id: number) => ({ ...listed(id, 321), disk_quota: 10_240_000, ssh: true });

describe('storage boxes', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  let ask: ReturnType<typeof graph.fresh>;
  const lines = () => graph.upstream.lines;
  beforeAll(async () => void (graph = await dedicatedGraph()));
  beforeEach(() => void (ask = graph.fresh()));
  afterAll(() => graph.upstream.close());

  it('are none when the provider finds none', async () => {
    graph.answers({ 'GET /storagebox': () => refusal(404, 'STORAGEBOX_NOT_FOUND') });
    const { data, errors } = await ask('{ dedicated { storageBoxes { totalCount nodes { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ dedicated: { storageBoxes: { totalCount: 0, nodes: [] } } });
  });

  it('of one server come as a list, though the provider answers one alone', async () => {
    graph.answers({ 'GET /storagebox': { storagebox: listed(1, 321) } });
    const { data } = await ask('{ dedicated { storageBoxes(linkedServerId: "321") { nodes { name } } } }');
    expect(data).toEqual({ dedicated: { storageBoxes: { nodes: [{ name: 'box1' }] } } });
    expect(lines()).toEqual(['GET /storagebox?linked_server=321']);
  });

  it('are read one by one for what their list leaves out, and only then', async () => {
    graph.answers({
      'GET /storagebox': [1, 2].map((id) => ({ storagebox: listed(id, 321) })),
      'GET /storagebox/1': { storagebox: whole(1) },
      'GET /storagebox/2': { storagebox: whole(2) },
    });
    await ask('{ dedicated { storageBoxes { nodes { name } } } }');
    expect(lines()).toEqual(['GET /storagebox']);
    const { data, errors } = await graph.fresh()('{ dedicated { storageBoxes { nodes { diskQuota ssh samba } } } }');
    expect(errors).toBeUndefined();
    const node = { diskQuota: 10_240_000, ssh: true, samba: null };
    expect(data).toEqual({ dedicated: { storageBoxes: { nodes: [node, node] } } });
    expect(lines()).toEqual(['GET /storagebox', 'GET /storagebox/1', 'GET /storagebox/2']);
  });

  it('and servers link to each other with one call of either list', async () => {
    graph.answers({
      'GET /server': [321, 322, 323].map((number) => ({
        server: { server_number: number, server_name: `s${number}` },
      })),
      'GET /storagebox': [listed(1, 321), listed(2, 321), listed(3, 323), listed(4, null)].map((storagebox) => ({
        storagebox,
      })),
    });
    const { data, errors } = await ask(`{ dedicated {
      servers { nodes { storageBoxes { id } } }
      storageBoxes { nodes { linkedServer { name } } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      dedicated: {
        servers: {
          nodes: [
            { storageBoxes: [{ id: 'dedicated:default:storageBox:1' }, { id: 'dedicated:default:storageBox:2' }] },
            { storageBoxes: [] },
            { storageBoxes: [{ id: 'dedicated:default:storageBox:3' }] },
          ],
        },
        storageBoxes: {
          nodes: ['s321', 's321', 's323', null].map((name) => ({ linkedServer: name && { name } })),
        },
      },
    });
    expect(lines().sort()).toEqual(['GET /server', 'GET /storagebox']);
  });

  it('go back to a snapshot only with consent, its name encoded once', async () => {
    graph.answers({ 'POST /storagebox/1/snapshot/before%20%2F%20after': () => ({ status: 200 }) });
    const revert = (consent: boolean) =>
      ask(`mutation { revertDedicatedStorageBoxToSnapshot(
        storageBoxId: 1 name: "before / after" input: { revert: ${consent} }
      ) { __typename } }`);
    expect((await revert(false)).errors?.[0]?.message).toContain('what is newer than the snapshot is lost');
    expect(lines()).toEqual([]);
    const { data, errors } = await revert(true);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      revertDedicatedStorageBoxToSnapshot: { __typename: 'RevertDedicatedStorageBoxToSnapshotPayload' },
    });
    expect(graph.upstream.asked[0]?.body).toBe('revert=true');
  });

  it('take a snapshot plan with a time when it is enabled', async () => {
    const snapshotplan = { status: 'enabled', minute: 5, hour: 12, day_of_week: null };
    graph.answers({
      'POST /storagebox/1/snapshotplan': [{ snapshotplan }],
      'GET /storagebox/1': { storagebox: whole(1) },
      'GET /storagebox/1/snapshotplan': [{ snapshotplan }],
    });
    const change = (input: string) =>
      ask(
        `mutation { changeDedicatedStorageBoxSnapshotPlan(id: 1, input: { ${input} }) { snapshotPlans { status minute } } }`,
      );
    expect((await change('status: ENABLED, hour: 12')).errors?.[0]?.message).toContain(
      'input.minute: expected a value when status is ENABLED',
    );
    expect((await change('status: ENABLED, hour: 24, minute: 0')).errors?.[0]?.message).toContain('input.hour');
    expect(lines()).toEqual([]);
    const { data } = await change('status: ENABLED, hour: 12, minute: 5');
    expect(data).toEqual({
      changeDedicatedStorageBoxSnapshotPlan: { snapshotPlans: [{ status: 'ENABLED', minute: 5 }] },
    });
    expect(graph.upstream.asked[0]?.body).toBe('status=enabled&minute=5&hour=12');
    const read = await ask('{ dedicated { storageBox(id: 1) { snapshotPlans { nodes { hour dayOfWeek } } } } }');
    expect(read.data).toEqual({
      dedicated: { storageBox: { snapshotPlans: { nodes: [{ hour: 12, dayOfWeek: null }] } } },
    });
  });

  it.each([
    ['status: DISABLED', 'status=disabled&minute=0&hour=0'],
    ['status: DISABLED, minute: null, hour: 12', 'status=disabled&minute=0&hour=12'],
  ])('send a time even of a snapshot plan that is disabled (%s)', async (input, body) => {
    graph.answers({ 'POST /storagebox/1/snapshotplan': [{ snapshotplan: { status: 'disabled' } }] });
    const { data, errors } = await ask(
      `mutation { changeDedicatedStorageBoxSnapshotPlan(id: 1, input: { ${input} }) { snapshotPlans { status } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ changeDedicatedStorageBoxSnapshotPlan: { snapshotPlans: [{ status: 'DISABLED' }] } });
    expect(graph.upstream.asked[0]?.body).toBe(body);
  });

  it('return a password in the answer of the mutation alone', async () => {
    const account = { username: 'u1-sub1', accountid: 'u1', server: 'u1-sub1.example.com', homedirectory: 'test' };
    graph.answers({
      'POST /storagebox/1/password': { password: 'h1cgLgZY' },
      'POST /storagebox/1/subaccount': () => ({
        status: 201,
        body: { subaccount: { ...account, password: 'as7udha' } },
      }),
    });
    const { data, errors } = await ask(`mutation {
      resetDedicatedStorageBoxPassword(id: 1, input: {}) { password }
      createDedicatedStorageBoxSubaccount(storageBoxId: 1, input: { homeDirectory: "test", ssh: true }) { subaccount { username password } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      resetDedicatedStorageBoxPassword: { password: 'h1cgLgZY' },
      createDedicatedStorageBoxSubaccount: { subaccount: { username: 'u1-sub1', password: 'as7udha' } },
    });
    const again = await ask('{ dedicated { storageBox(id: 1) { subaccounts { nodes { password } } } } }');
    expect(again.errors?.[0]?.message).toContain('Cannot query field "password"');
  });

  it('keep the time of a sub-account as the provider returns it', async () => {
    const subaccount = { username: 'u1-sub1', accountid: 'u1', server: 's', homedirectory: 'test' };
    graph.answers({
      'GET /storagebox/1': { storagebox: whole(1) },
      'GET /storagebox/1/subaccount': [{ subaccount: { ...subaccount, createtime: '2026-05-24 13:16:45' } }],
    });
    const { data, errors } = await ask('{ dedicated { storageBox(id: 1) { subaccounts { nodes { createdAt } } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      dedicated: { storageBox: { subaccounts: { nodes: [{ createdAt: '2026-05-24T13:16:45' }] } } },
    });
  });
});

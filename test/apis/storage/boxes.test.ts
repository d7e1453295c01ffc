import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { callOf } from '../../../src/rest/transport/call.js';
import { type Upstreams } from '../../../src/rest/transport/upstreams.js';
import { dialect } from '../../../src/apis/storage/dialect.js';
import { locations } from '../../../src/apis/storage/locations.js';
import { type LabResult, asker, upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

const box = (id: number, type: number) => ({
  id,
  name: `box-${id}`,
  storage_box_type: { id: type, name: `bx${type}` },
});
const page = { pagination: { next_page: null, total_entries: 3 } };
const action = {
  id: 7,
  command: 'reset_password',
  status: 'success',
  progress: 100,
  started: '2026-01-01T00:00:00Z',
  finished: '2026-01-01T00:00:01Z',
  error: null,
  resources: [{ id: 2, type: 'storage_box' }],
};

describe('storage boxes', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let ask: (source: string, variables?: Record<string, unknown>) => Promise<LabResult>;

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path }) => {
      if (path === '/storage_boxes')
        return { body: { storage_boxes: [box(1, 11), box(2, 21), box(3, 11)], meta: page } };
      if (path === '/storage_box_types')
        return {
          body: {
            storage_box_types: [
              { id: 11, name: 'bx11', prices: [] },
              { id: 21, name: 'bx21' },
            ],
            meta: page,
          },
        };
      if (path === '/storage_boxes/2') return { body: { storage_box: box(2, 21) } };
      if (path === '/storage_boxes/2/folders') return { body: { folders: ['backup', 'photos'] } };
      if (path.endsWith('/reset_password')) return { status: 201, body: { action } };
      return { status: 404 };
    });
    upstreams = upstreamsOf([
      { api: 'STORAGE', name: 'default', credential: 'secret', baseUrl: upstream.url, sandbox: false },
    ]);
    ask = asker(await sharedGraph(), upstreams);
  });
  beforeEach(() => void upstream.asked.splice(0));
  afterAll(async () => {
    upstreams.close();
    await upstream.close();
  });

  it('lists the folders in one of its folders, without paging', async () => {
    const { data } = await ask('{ storage { storageBox(id: 2) { folders(path: "a/b c") { nodes totalCount } } } }');
    expect(data).toEqual({ storage: { storageBox: { folders: { nodes: ['backup', 'photos'], totalCount: 2 } } } });
    expect(upstream.asked.at(-1)).toMatchObject({ path: '/storage_boxes/2/folders', query: { path: 'a/b c' } });
  });

  it('leads from types to boxes with one list for all types', async () => {
    const { data } = await ask('{ storage { storageBoxTypes { nodes { name storageBoxes { name } } } } }');
    expect(data).toEqual({
      storage: {
        storageBoxTypes: {
          nodes: [
            { name: 'bx11', storageBoxes: [{ name: 'box-1' }, { name: 'box-3' }] },
            { name: 'bx21', storageBoxes: [{ name: 'box-2' }] },
          ],
        },
      },
    });
    expect(upstream.lines.filter((line) => line.startsWith('GET /storage_boxes'))).toHaveLength(1);
  });

  it('leads from an action to the box it acts on, which a write has made stale', async () => {
    const { data } = await ask(
      'mutation { resetStorageBoxPassword(id: 2, input: { password: "Correct-horse-1" }) { action { command storageBox { name } } } }',
    );
    expect(data).toEqual({
      resetStorageBoxPassword: { action: { command: 'reset_password', storageBox: { name: 'box-2' } } },
    });
    expect(upstream.asked.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { password: 'Correct-horse-1' }],
      ['GET', undefined],
    ]);
  });

  it('refuses a password that is too short without repeating it', async () => {
    const { errors } = await ask(
      'mutation { resetStorageBoxPassword(id: 2, input: { password: "hunter2" }) { action { id } } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.message).toContain('input.password');
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    expect(upstream.asked).toEqual([]);
  });

  it.each([
    ['minute: 60, hour: 3', 'input.minute'],
    ['minute: 0, hour: 24', 'input.hour'],
    ['minute: 0, hour: 3, dayOfWeek: 0', 'input.dayOfWeek'],
    ['minute: 0, hour: 3, dayOfMonth: 32', 'input.dayOfMonth'],
  ])('refuses a snapshot plan at %s', async (when, field) => {
    const { errors } = await ask(
      `mutation { enableStorageBoxSnapshotPlan(id: 2, input: { maxSnapshots: 3, ${when} }) { action { id } } }`,
    );
    expect(errors?.[0]?.message).toContain(field);
    expect(upstream.asked).toEqual([]);
  });

  it("asks the provider's cloud API for locations", () => {
    const account = {
      api: dialect.api,
      name: 'default',
      credential: 'secret',
      baseUrl: dialect.baseUrl,
      sandbox: false,
    };
    const call = callOf(locations.rows.location, { values: { id: '1' } }, account);
    expect(call).toMatchObject({ method: 'GET', path: '/locations/1', baseUrl: 'https://api.hetzner.cloud/v1' });
  });
});

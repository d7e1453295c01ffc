import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { missing, pageOf } from '../../rest/lab.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

const box = (id: number) => ({
  id,
  name: `box-${id}`,
  labels: { env: 'lab' },
  storage_box_type: { id: 11, name: 'bx11' },
});
const boxes = Array.from({ length: 300 }, (_, index) => box(index + 1));

let upstream: ScriptedUpstream;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ method, path, query }) => {
    const [, , id] = path.split('/');
    if (method === 'PUT') return { body: { storage_box: box(Number(id)) } };
    if (id === undefined) return { body: pageOf('storage_boxes', boxes, query) };
    return Number(id) <= boxes.length ? { body: { storage_box: box(Number(id)) } } : missing;
  });
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf(
    ['prod', 'test'].map((name) => ({ api: 'STORAGE', name, credential: name, baseUrl: upstream.url, sandbox: false })),
  );
});
afterAll(() => upstream.close());

async function ask(source: string, variables: Record<string, unknown> = {}, scopes?: readonly Scope[]) {
  return asker(await sharedGraph(), upstreams, scopes, { upstreams })(source, variables);
}

const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  __typename id ... on StorageBox { number name accountName } ... on StorageBoxType { number name } } }`;
const found = (id: number, accountName = 'prod') => ({
  __typename: 'StorageBox',
  id: `storage:${accountName}:box:${id}`,
  number: String(id),
  name: `box-${id}`,
  accountName,
});

describe('the id of a hosting object', () => {
  it('leads to it in its account, and to nothing where there is none', async () => {
    const ids = ['storage:prod:box:7', 'storage:test:box:7', 'storage:prod:box:999', 'storage:none:box:7'];
    const { data, errors } = await ask(nodes, { ids });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [found(7), found(7, 'test'), null, null] });
  });

  it('of many of one list is read by the pages of that list', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `storage:prod:box:${index + 1}`);
    const { data } = await ask(nodes, { ids });
    expect(data).toEqual({ nodes: ids.map((_, index) => found(index + 1)) });
    expect(upstream.lines.every((line) => line.startsWith('GET /storage_boxes?'))).toBe(true);
    expect(upstream.lines.length).toBeLessThanOrEqual(6);
  });

  it('tells nobody of accounts that they may not read', async () => {
    const own: readonly Scope[] = ['hosting:read@storage:prod'];
    const ids = ['storage:test:box:7', 'storage:none:box:7', 'storage:prod:box:7'];
    expect((await ask(nodes, { ids }, own)).data).toEqual({ nodes: [null, null, found(7)] });
    const refused = async (id: string) =>
      (await ask(nodes, { ids: [id] }, ['rates'])).errors?.map(({ message }) => message);
    expect(await refused('storage:test:box:7')).toEqual([expect.stringContaining('hosting:read')]);
    expect(await refused('storage:none:box:7')).toEqual(await refused('storage:test:box:7'));
    // What an earlier list reads ahead may still come, of the account that it is of.
    expect(upstream.asked.filter(({ headers }) => headers['authorization'] !== 'Bearer prod')).toEqual([]);
  });

  it.each([
    'storage:prod:box:07',
    'storage:prod:box:7.0',
    'storage:prod:box:x',
    'storage:prod:volume:7',
    'storage:prod:box',
  ])('has one spelling: %s leads nowhere', async (id) => {
    const { data, errors } = await ask(nodes, { ids: [id, 'storage:prod:box:7'] });
    expect(data).toEqual({ nodes: [null, found(7)] });
    // What has the form of an id is one, if of nothing.
    const isFormed = id.startsWith('storage:prod:box:');
    expect(errors?.map(({ message }) => message)).toEqual(
      isFormed ? undefined : [expect.stringContaining('ids[0]: expected an id of this graph')],
    );
  });
});

describe('what names a hosting object', () => {
  const change = (
    where: string,
  ) => `mutation { changeLabels(input: { where: { kinds: [STORAGE_BOX], ${where} }, add: { a: "b" } }) {
    outcomes { status accountName resourceId errorCode } } }`;

  it('has its id, and takes it beside that of the provider', async () => {
    const done = { status: 'DONE', errorCode: null };
    const { data, errors } = await ask(
      change('ids: ["storage:test:box:7", "storage:prod:box:8", "storage:prod:box:999"]'),
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      changeLabels: {
        outcomes: [
          { ...done, accountName: 'prod', resourceId: 'storage:prod:box:8' },
          { ...done, accountName: 'test', resourceId: 'storage:test:box:7' },
          { status: 'NOT_SENT', accountName: null, resourceId: 'storage:prod:box:999', errorCode: 'NOT_FOUND' },
        ],
      },
    });
    const again = await ask(change('ids: ["7"], accounts: ["prod"]'));
    expect(again.data).toEqual({
      changeLabels: { outcomes: [{ ...done, accountName: 'prod', resourceId: 'storage:prod:box:7' }] },
    });
    expect((await ask(change('ids: ["7"]'))).errors?.[0]?.message).toContain('expected each id to select one object');
    expect((await ask(change('ids: ["storage:prod:box:7", "storage:test:box:7"]'))).errors).toBeUndefined();
  });
});

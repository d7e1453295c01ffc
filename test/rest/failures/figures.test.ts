/** Figures of an upstream that cannot be true: pages without an end, totals below zero, ids that JSON rounds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Hosted, startHosted } from './hosted.js';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(() => hosted.close());
beforeEach(() => {
  hosted.upstream.asked.splice(0);
});

const server = (id: number) => ({ id, name: `server ${id}`, status: 'running' });
const servers = (length: number, from = 1) => Array.from({ length }, (_, place) => server(from + place));
const page = '{ cloud { servers(first: 60%) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }';
const first = page.replace('%', '');

interface Connection {
  readonly totalCount: number | null;
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Pages until the end, or until it fails; more than ten have none. */
async function follow(query: string): Promise<{ pages: number; message: string | undefined }> {
  let after = '';
  for (let pages = 1; pages <= 10; pages += 1) {
    const { body } = await hosted.ask(query.replace('%', after));
    if (body.errors) return { pages, message: body.errors[0]?.message };
    const { servers: found } = body.data?.['cloud'] as { servers: Connection };
    if (!found.pageInfo.hasNextPage) return { pages, message: undefined };
    expect(found.pageInfo.endCursor).not.toBeNull();
    after = `, after: "${found.pageInfo.endCursor}"`;
  }
  return { pages: Infinity, message: undefined };
}

describe('a list', () => {
  it.each([1, 0, -3, 2 ** 60])('whose first page names %p as the next is not readable', async (next) => {
    const pagination = { page: 1, per_page: 50, next_page: next, total_entries: 120 };
    hosted.upstream.script = () => ({ body: { servers: servers(50), meta: { pagination } } });
    expect(await follow(page)).toEqual({
      pages: 1,
      message: expect.stringContaining(`its page 1 names page ${next} as the next one`),
    });
  });

  it.each([10, 50, 60])('of an upstream that ignores the page ends, %p objects at a time', async (size) => {
    const pagination = { page: 1, per_page: 50, next_page: 2, total_entries: 120 };
    hosted.upstream.script = ({ query: { per_page: most } }) => ({
      body: { servers: servers(Number(most)), meta: { pagination } },
    });
    expect(await follow(page.replace('60', String(size)))).toEqual({
      pages: expect.any(Number),
      message: expect.stringContaining('was not readable: its page 2 '),
    });
  });

  it('without any figures, of an upstream that ignores the page, ends', async () => {
    const zones = Array.from({ length: 50 }, (_, place) => ({ id: `z${place}`, name: `z${place}.example` }));
    hosted.upstream.script = () => ({ body: { success: true, result: zones } });
    const { body } = await hosted.ask('{ edge { zones(first: 1000) { nodes { id } } } }');
    expect(body.errors?.[0]?.message).toContain('its page 2 holds what the page before it holds');
    expect(hosted.upstream.asked.length).toBeLessThan(4);
  });

  it('whose cursor leads to its own page is not readable', async () => {
    const result: Record<string, unknown> = {
      '/accounts/a1': { id: 'a1', name: 'one' },
      '/accounts/a1/storage/kv/namespaces/n1': { id: 'n1', title: 'one' },
    };
    hosted.upstream.script = ({ path, query: { cursor } }) =>
      path.endsWith('/keys')
        ? { body: { success: true, result: [{ name: `key ${cursor}` }], result_info: { count: 1, cursor: 'again' } } }
        : { body: { success: true, result: result[path] ?? null } };
    const { body } = await hosted.ask(
      '{ edge { account(id: "a1") { kvNamespace(id: "n1") { keys(first: 20) { nodes { name } } } } } }',
    );
    expect(body.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('its page names itself as the next one'),
    ]);
  });

  it.each([-1, 1.5, 2 ** 40, 1e300])('with a total of %p has none', async (total) => {
    const pagination = { page: 1, per_page: 50, next_page: null, total_entries: total };
    hosted.upstream.script = () => ({ body: { servers: servers(2), meta: { pagination } } });
    const { body } = await hosted.ask(first);
    expect(body).toEqual({
      data: {
        cloud: {
          servers: {
            totalCount: null,
            nodes: ['1', '2'].map((key) => ({ id: `cloud:default:server:${key}` })),
            pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
          },
        },
      },
    });
  });
});

describe('an id beyond 2^53', () => {
  const big = '9007199254740993';
  const beyond = 'expected ID from the cloud API, but got a number beyond 2^53.';

  it('is an error of its own place, and other objects stay', async () => {
    const pagination = { page: 1, per_page: 50, next_page: null, total_entries: 3 };
    const text = JSON.stringify({ servers: servers(3), meta: { pagination } });
    // Two that are rounded to the same are two.
    hosted.upstream.script = () => ({
      text: text.replace('"id":2,', `"id":${big},`).replace('"id":3,', '"id":9007199254740992,'),
    });
    const { body } = await hosted.ask('{ cloud { servers { nodes { id name } } } }');
    expect(body.data).toEqual({
      cloud: { servers: { nodes: [{ id: 'cloud:default:server:1', name: 'server 1' }, null, null] } },
    });
    expect(body.errors?.map(({ message }) => message)).toEqual([
      `CloudServer.id: ${beyond}`,
      `CloudServer.id: ${beyond}`,
    ]);
  });

  it('leads to no other object', async () => {
    hosted.upstream.script = ({ path }) =>
      path === '/volumes/1'
        ? { text: `{"volume":{"id":1,"name":"disk","server":${big}}}` }
        : { body: { server: server(1), servers: servers(1) } };
    const { body } = await hosted.ask('{ cloud { volume(id: "1") { name server { name } } } }');
    expect(body.data).toEqual({ cloud: { volume: { name: 'disk', server: null } } });
    expect(body.errors?.[0]?.message).toBe(
      'CloudVolume.server: expected an id from the cloud API, but got a number beyond 2^53.',
    );
    expect(hosted.upstream.lines).toEqual(['GET /volumes/1']);
  });
});

describe('a status', () => {
  it.each([undefined, null, 'yes', 1, 'active'])(
    'that follows from %p, which is unreadable, is not known',
    async (locked) => {
      const box = { id: 1, name: 'box', login: 'u1', product: 'BX60', cancelled: false, locked, location: 'FSN1' };
      hosted.upstream.script = () => ({ body: { storagebox: box } });
      const { body } = await hosted.ask('{ dedicated { storageBox(id: "1") { name status } } }');
      expect(body.data).toEqual({ dedicated: { storageBox: { name: 'box', status: null } } });
      expect(body.errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_UNKNOWN_VALUE']);
    },
  );
});

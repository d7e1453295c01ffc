/**
 * Servers and boxes of three accounts of the cloud, one of the dedicated API and one of the storage API, in pages. The server
 * remembers the lengths of lists from one test to the next.
 *
 * @in-order
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Wire, pageOf } from '../../rest/lab.js';

const names: Readonly<Record<string, string>> = {
  'Bearer token-of-empty': 'empty',
  'Bearer token-of-prod': 'prod',
  'Bearer token-of-test': 'test',
  'Bearer token-of-backup': 'backup',
};

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
/** Who was asked for what, in order. */
let asked: string[] = [];
/** Ids of the servers, or boxes, of each account. */
let ids: Record<string, number[]> = {};
const down = new Set<string>();

function answer({ path, query, headers }: ReceivedCall): Reply {
  const account = names[headers.authorization ?? ''] ?? 'rack';
  asked.push(`${account} ${path}${query['page'] === undefined ? '' : ` ${query['page']} of ${query['per_page']}`}`);
  if (down.has(account)) return { status: 503 };
  const own = ids[account] ?? [];
  if (account !== 'rack') {
    const [, kind = ''] = path.split('/');
    return {
      body: pageOf(
        kind,
        own.map((id): Wire => ({ id, name: `${account} ${id}` })),
        query,
      ),
    };
  }
  if (path === '/storagebox') return { body: [] };
  return { body: own.map((id) => ({ server: { server_number: id, server_name: `rack ${id}`, server_ip: null } })) };
}

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
  meridian = await startMeridian({
    CLOUD_ACCOUNTS: 'empty=token-of-empty, prod=token-of-prod, test=token-of-test',
    CLOUD_BASE_URL: upstream.url,
    STORAGE_ACCOUNTS: 'backup=token-of-backup',
    STORAGE_BASE_URL: upstream.url,
    DEDICATED_ACCOUNTS: 'rack=user:secret',
    DEDICATED_BASE_URL: upstream.url,
  });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  asked = [];
  ids = { empty: [], prod: [1, 2, 3, 4, 5, 6, 7], test: [1, 2, 3], rack: [1, 2], backup: [1, 2, 3] };
  down.clear();
});

interface Page {
  readonly nodes: ({ readonly id: string; readonly accountName: string } | null)[];
  readonly edges: { readonly cursor: string; readonly node: { readonly id: string } | null }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number | null;
  readonly isComplete: boolean;
  readonly sources: { readonly accountName: string; readonly state: string; readonly error: string | null }[];
}

async function ask(args: string, fields: string, list = 'servers') {
  const { body } = await meridian.query({ query: `{ hosting { ${list}${args} { ${fields} } } }` }, { authorization });
  const hosting = body.data?.['hosting'] as Record<string, Page> | undefined;
  return { page: hosting?.[list] as Page, errors: body.errors };
}

const labels = ({ nodes }: Pick<Page, 'nodes'>) => nodes.map((node) => node && `${node.accountName} ${node.id}`);
const labelsOf = (api: string, account: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${account} ${api}:${account}:server:${index + 1}`);
const all = [...labelsOf('cloud', 'prod', 7), ...labelsOf('cloud', 'test', 3)];
const everything = [...all, ...labelsOf('dedicated', 'rack', 2)];

async function pagesOf(first: number, list = 'servers', between = () => undefined as void): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const args: string = `(first: ${first}${after === null ? '' : `, after: "${after}"`})`;
    const { page, errors } = await ask(args, 'nodes { id accountName } pageInfo { hasNextPage endCursor }', list);
    expect(errors).toBeUndefined();
    pages.push(labels(page).map(String));
    ({ hasNextPage: isMore, endCursor: after } = page.pageInfo);
    between();
  }
  return pages;
}

describe('servers of all accounts in pages', () => {
  it('read one page of the first account that has any, and no other', async () => {
    const { page, errors } = await ask('(first: 5)', 'nodes { id accountName }');
    expect(errors).toBeUndefined();
    expect(labels(page)).toEqual(all.slice(0, 5));
    expect(asked).toEqual(['empty /servers 1 of 5', 'prod /servers 1 of 5']);
  });

  it('go on in the account behind where one has too few', async () => {
    const { page } = await ask('(first: 9)', 'nodes { id accountName } isComplete sources { accountName state }');
    expect(labels(page)).toEqual(all.slice(0, 9));
    expect(asked).toEqual(['empty /servers 1 of 9', 'prod /servers 1 of 9', 'test /servers 1 of 9']);
    expect(page.isComplete).toBe(true);
    expect(page.sources).toEqual(['empty', 'prod', 'test'].map((account) => ({ accountName: account, state: 'OK' })));
  });

  it.each([1, 2, 3, 5, 7, 10, 12, 50])('of %i add up to all of them, each once and in order', async (first) => {
    const pages = await pagesOf(first);
    expect(pages.flat()).toEqual(everything);
    expect(pages).toHaveLength(Math.ceil(everything.length / first));
  });

  it('count all accounts where the total is asked for, in the first page of each', async () => {
    const { page } = await ask('(first: 5)', 'totalCount nodes { id accountName }');
    expect(page.totalCount).toBe(12);
    expect(labels(page)).toEqual(all.slice(0, 5));
    expect(asked.sort()).toEqual(
      ['empty /servers 1 of 5', 'prod /servers 1 of 5', 'rack /server', 'test /servers 1 of 5'].sort(),
    );
    const { page: next } = await ask(`(first: 60)`, 'totalCount nodes { id accountName }');
    expect([next.totalCount, labels(next)]).toEqual([12, everything]);
  });

  it('count the same from behind a cursor', async () => {
    const { page } = await ask('(first: 9)', 'pageInfo { endCursor }');
    const { page: next } = await ask(
      `(first: 9, after: "${page.pageInfo.endCursor}")`,
      'totalCount nodes { id accountName } pageInfo { hasNextPage hasPreviousPage }',
    );
    expect(next).toEqual({
      totalCount: 12,
      nodes: [
        { id: 'cloud:test:server:3', accountName: 'test' },
        { id: 'dedicated:rack:server:1', accountName: 'rack' },
        { id: 'dedicated:rack:server:2', accountName: 'rack' },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('end where no account behind has any, which is asked where a page is full at its end', async () => {
    ids['test'] = ids['rack'] = [];
    const { page } = await ask('(first: 7)', 'pageInfo { hasNextPage }');
    expect(page.pageInfo.hasNextPage).toBe(false);
    expect(asked.at(-1)).toBe('rack /server');
    asked = [];
    const { page: less } = await ask('(first: 6)', 'pageInfo { hasNextPage }');
    expect(less.pageInfo.hasNextPage).toBe(true);
    expect(asked).toEqual(['empty /servers 1 of 6', 'prod /servers 1 of 6']);
  });

  it('lose none and repeat none while servers come before what a cursor names', async () => {
    const pages = await pagesOf(2, 'servers', () => void (ids['prod'] = [0, 1, 2, 3, 4, 5, 6, 7]));
    expect(pages.flat()).toEqual(everything);
  });

  it('lose none where the server goes that a cursor names', async () => {
    const { page } = await ask('(first: 11)', 'pageInfo { endCursor }');
    ids['rack'] = [2];
    const { page: next } = await ask(`(first: 11, after: "${page.pageInfo.endCursor}")`, 'nodes { id accountName }');
    expect(labels(next)).toEqual(['rack dedicated:rack:server:2']);
  });

  it('go to no account that by its length of before the page would not come to, and to all others side by side', async () => {
    await ask('(first: 60)', 'totalCount');
    asked = [];
    await ask('(first: 7)', 'nodes { id }');
    expect(asked.sort()).toEqual(['empty /servers 1 of 7', 'prod /servers 1 of 7']);
    ids['prod'] = [1, 2];
    asked = [];
    const { page } = await ask('(first: 6)', 'nodes { id accountName }');
    expect(labels(page)).toEqual([
      'prod cloud:prod:server:1',
      'prod cloud:prod:server:2',
      ...all.slice(7),
      'rack dedicated:rack:server:1',
    ]);
  });

  it('have a cursor on each edge, behind which the list goes on', async () => {
    const { page } = await ask('(first: 9)', 'edges { cursor node { id } } pageInfo { startCursor endCursor }');
    expect(page.edges.map(({ node }) => node?.id)).toEqual([
      'cloud:prod:server:1',
      'cloud:prod:server:2',
      'cloud:prod:server:3',
      'cloud:prod:server:4',
      'cloud:prod:server:5',
      'cloud:prod:server:6',
      'cloud:prod:server:7',
      'cloud:test:server:1',
      'cloud:test:server:2',
    ]);
    expect(page.pageInfo).toEqual({ startCursor: page.edges[0]?.cursor, endCursor: page.edges[8]?.cursor });
    const { page: next } = await ask(`(first: 2, after: "${page.edges[5]?.cursor}")`, 'nodes { id accountName }');
    expect(labels(next)).toEqual(['prod cloud:prod:server:7', 'test cloud:test:server:1']);
  });

  it('refuse a cursor that is none, and a number out of bounds', async () => {
    const { page, errors } = await ask('(after: "no")', 'nodes { id }');
    expect(page).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'after: expected a cursor of this list, but got "no"',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const { errors: others } = await ask('(first: 10001)', 'nodes { id }');
    expect(others?.[0]?.message).toBe('servers: "first" must be from 1 to 10000, but got 10001.');
    expect(asked).toEqual([]);
  });

  it('name an account that cannot be read, with its error beside the data, and keep the others', async () => {
    down.add('prod').add('rack');
    const { page, errors } = await ask(
      '(first: 10)',
      'nodes { id accountName } isComplete sources { accountName state error } totalCount pageInfo { hasNextPage }',
    );
    expect(labels(page)).toEqual(all.slice(7));
    expect([page.isComplete, page.totalCount, page.pageInfo.hasNextPage]).toEqual([false, 3, false]);
    const lost = { state: 'FAILED', error: expect.stringMatching(/^servers: /) };
    expect(page.sources).toEqual([
      { accountName: 'empty', state: 'OK', error: null },
      { accountName: 'prod', ...lost },
      { accountName: 'test', state: 'OK', error: null },
      { accountName: 'rack', ...lost },
    ]);
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['hosting', 'servers'], 'UPSTREAM_UNAVAILABLE'],
      [['hosting', 'servers'], 'UPSTREAM_UNAVAILABLE'],
    ]);
  });

  it('are what storage boxes are as well', async () => {
    expect(await pagesOf(2, 'storageBoxes')).toEqual([
      ['backup storage:backup:box:1', 'backup storage:backup:box:2'],
      ['backup storage:backup:box:3'],
    ]);
  });
});

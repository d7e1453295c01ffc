/** Links to what only its list has: read once for all that lead there, and not at all for an id. */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from '../scripted.js';

const { ask, answer, lines } = scriptedEdge();

const group = (id: string) => ({ id, name: `group ${id}` });
const naming = (...ids: string[]) => ids.map((id) => ({ group: { id } }));
const policies = [
  { id: 'p1', include: naming('g1', 'g60'), exclude: naming('g1') },
  { id: 'p2', include: naming('gone'), require: [{ service_token: { token_id: 't1' } }] },
];
/** Sixty in two pages. */
const groups = Array.from({ length: 60 }, (_, index) => group(`g${index + 1}`));

function serve(list: (page: number) => ReturnType<typeof envelope> | { status: number; body: object }): void {
  answer(({ path, query }) => {
    if (path.endsWith('/policies')) return envelope(policies);
    if (path.endsWith('/groups')) return list(Number(query['page'] ?? 1));
    if (path.endsWith('/service_tokens')) return envelope([{ id: 't1', name: 'Deploys' }]);
    return envelope({ id: path.split('/').at(-1), name: 'x', type: 'self_hosted' });
  });
}

const inPages = (page: number) => ({
  body: {
    ...envelope(groups.slice((page - 1) * 50, page * 50)).body,
    result_info: { page, per_page: 50, count: 50, total_count: 60, total_pages: 2 },
  },
});

const question = (fields: string) =>
  `{ edge { account(id: "a") { accessApp(id: "app") { accessPolicies { nodes { ${fields} } } } } } }`;
const nodesOf = ({ data }: { data?: unknown }) =>
  (data as { edge: { account: { accessApp: { accessPolicies: { nodes: unknown[] } } } } }).edge.account.accessApp
    .accessPolicies.nodes;
const lists = () => lines().filter((line) => /groups|service_tokens/.test(line));

describe('the groups of policies', () => {
  it('cost no call for their ids', async () => {
    serve(inPages);
    expect(nodesOf(await ask(question('groups { id identifier } serviceTokens { identifier }')))).toEqual([
      {
        groups: ['g1', 'g60'].map((id) => ({ id: `edge:default:accessGroup:a:${id}`, identifier: id })),
        serviceTokens: [],
      },
      {
        groups: [{ id: 'edge:default:accessGroup:a:gone', identifier: 'gone' }],
        serviceTokens: [{ identifier: 't1' }],
      },
    ]);
    expect(lists()).toEqual([]);
  });

  it('are read in one list for all, to its end if need be, without those that are gone', async () => {
    serve(inPages);
    const result = await ask(question('groups { name } serviceTokens { name }'));
    expect(result.errors).toBeUndefined();
    expect(nodesOf(result)).toEqual([
      { groups: [{ name: 'group g1' }, { name: 'group g60' }], serviceTokens: [] },
      { groups: [], serviceTokens: [{ name: 'Deploys' }] },
    ]);
    expect(lists().sort()).toEqual([
      'GET /accounts/a/access/groups?page=1&per_page=50',
      'GET /accounts/a/access/groups?page=2&per_page=50',
      'GET /accounts/a/access/service_tokens?page=1&per_page=50',
    ]);
  });

  it('fail where their list does', async () => {
    const errors = [{ code: 10000, message: 'no' }];
    serve(() => ({ status: 403, body: { success: false, errors, messages: [], result: null } }));
    const { errors: failures = [] } = await ask(question('id groups { name }'));
    expect(new Set(failures.map(({ extensions }) => extensions['code']))).toEqual(new Set(['UPSTREAM_FORBIDDEN']));
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReceivedCall, Reply } from '../../../support/scripted-upstream.js';
import { edgeSandbox } from '../graph.js';
import { envelope, scriptedEdge } from '../scripted.js';

const zoneCount = 7;

/** Two accounts with seven zones each; the account of each zone shows by its id alone. */
function answer({ path, query }: ReceivedCall): Reply {
  const accounts = ['a', 'b'].map((id) => ({ id, name: `Account ${id}`, type: 'standard' }));
  const [, kind, id] = path.split('/');
  if (kind === 'accounts') return envelope(id ? accounts.find((one) => one.id === id) : accounts);
  const of = String(query['account.id']);
  const all = Array.from({ length: zoneCount }, (_, place) => ({
    id: `${of}${place}`,
    name: `${of}${place}.example`,
    account: { id: of },
  }));
  const [page, size] = [Number(query['page']), Number(query['per_page'])];
  const { body } = envelope(all.slice((page - 1) * size, page * size));
  return {
    body: { ...body, result_info: { total_count: zoneCount, total_pages: Math.ceil(zoneCount / size) } },
  };
}

const edge = scriptedEdge();
beforeEach(() => void edge.answer(answer));

interface Zones {
  readonly nodes: readonly { readonly identifier: string }[];
  readonly pageInfo: { readonly endCursor: string };
}

async function zonesOf(account: string, args: string): Promise<Zones> {
  const { data, errors } = await edge.ask(
    `{ edge { account(id: "${account}") { zones${args} { nodes { identifier } pageInfo { endCursor } } } } }`,
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return (data as { edge: { account: { zones: Zones } } }).edge.account.zones;
}

describe('the zones of an account', () => {
  it('are those that the list of all zones has of it, with the filters that are given', async () => {
    expect((await zonesOf('a', '(first: 2, name: "x.example", order: NAME)')).nodes).toEqual([
      { identifier: 'a0' },
      { identifier: 'a1' },
    ]);
    const [, line = ''] = edge.lines();
    const [path, query] = line.replace('GET ', '').split('?');
    expect(path).toBe('/zones');
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      'account.id': 'a',
      name: 'x.example',
      order: 'name',
    });
  });

  it('are read with one call for each of several accounts, each with its own', async () => {
    const { data, errors } = await edge.ask(
      '{ edge { accounts { nodes { identifier zones(first: 2) { totalCount nodes { identifier account { identifier name } } } } } } }',
    );
    expect(errors).toBeUndefined();
    const node = (account: string, place: number) => ({
      identifier: `${account}${place}`,
      account: { identifier: account, name: `Account ${account}` },
    });
    const nodes = ['a', 'b'].map((id) => ({
      identifier: id,
      zones: { totalCount: zoneCount, nodes: [node(id, 0), node(id, 1)] },
    }));
    expect(data).toEqual({ edge: { accounts: { nodes } } });
    const kinds = edge.lines().map((line) => /^GET \/(\w+)/.exec(line)?.[1]);
    expect(kinds).toEqual(['accounts', 'zones', 'zones']);
  });

  it('go on behind a cursor, which no other account takes for its own', async () => {
    const { pageInfo } = await zonesOf('a', '(first: 5)');
    const after = `(first: 5, after: "${pageInfo.endCursor}")`;
    expect((await zonesOf('a', after)).nodes).toEqual([{ identifier: 'a5' }, { identifier: 'a6' }]);
    await expect(zonesOf('b', after)).rejects.toThrow('after: expected a cursor of this list');
  });

  it('take no filter that would let those of others in', async () => {
    await expect(zonesOf('a', '(match: ANY)')).rejects.toThrow('Unknown argument "match"');
  });
});

describe('in the sandbox', () => {
  const { answer } = edgeSandbox();

  it('each zone is of one account', async () => {
    const { accounts, zones } = await answer<{
      readonly accounts: { readonly nodes: readonly { readonly id: string; readonly zones: AllZones }[] };
      readonly zones: AllZones;
    }>(`{ edge { accounts { nodes { id zones { ...All } } } zones { ...All } } }
      fragment All on EdgeZoneConnection { totalCount nodes { account { id } } }`);
    for (const { id, zones } of accounts.nodes)
      expect(zones.nodes).toEqual(Array(zones.totalCount).fill({ account: { id } }));
    expect(accounts.nodes.reduce((sum, { zones }) => sum + zones.totalCount, 0)).toBe(zones.totalCount);
  });
});

interface AllZones {
  readonly totalCount: number;
  readonly nodes: readonly object[];
}

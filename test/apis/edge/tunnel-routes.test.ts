/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from './account.js';

const account = new EdgeAccount();

async function tunnelId(name = 'office'): Promise<string> {
  const [id = ''] = textsOf(await account.read(`tunnels(name: "${name}") { nodes { id } }`), 'id');
  return id;
}

const networks = async (filter: string) =>
  textsOf(await account.read(`tunnelRoutes(${filter}) { nodes { network } }`), 'network');

describe('a route of a tunnel', () => {
  it('is listed with its tunnel, deleted ones included', async () => {
    const fields = 'network comment deletedAt tunnelName tunType virtualNetworkName tunnel { name status }';
    const { tunnelRoutes } = (await account.read(`tunnelRoutes { totalCount nodes { ${fields} } }`)) as {
      tunnelRoutes: { totalCount: number; nodes: unknown[] };
    };
    const [first] = tunnelRoutes.nodes;
    expect(tunnelRoutes.totalCount).toBe(4);
    expect(first).toEqual({
      network: '10.1.0.0/16',
      comment: 'Office',
      deletedAt: null,
      tunnelName: 'office',
      tunType: 'CFD_TUNNEL',
      virtualNetworkName: 'default',
      tunnel: { name: 'office', status: 'HEALTHY' },
    });
  });

  it.each([
    ['isDeleted: true', ['10.3.0.0/24']],
    ['isDeleted: false, comment: "Trial"', ['10.9.0.0/24']],
    ['networkSubset: "10.2.0.0/15"', ['10.2.0.0/16', '10.3.0.0/24']],
    ['networkSuperset: "10.1.7.0/24"', ['10.1.0.0/16']],
    ['networkSuperset: "10.0.0.0/8"', []],
    ['existedAt: "2026-02-01T00:00:00Z", comment: "Guests"', ['10.3.0.0/24']],
    ['existedAt: "2026-04-01T00:00:00Z", comment: "Guests"', []],
    ['tunTypes: [GRE]', []],
  ])('is found by %s', async (filter, found) => {
    expect(await networks(filter)).toEqual(found);
  });

  it('is found at its tunnel', async () => {
    expect(
      await account.read(
        `tunnel(id: "${await tunnelId('old-office')}") { routes(isDeleted: false) { nodes { network } } }`,
      ),
    ).toEqual({ tunnel: { routes: { nodes: [{ network: '10.2.0.0/16' }] } } });
    expect(await networks(`tunnelId: "${await tunnelId('trial')}"`)).toEqual(['10.9.0.0/24']);
  });

  const create = async (network: string, tunnel = 'staging') =>
    account.write(
      `createEdgeTunnelRoute(input: { network: "${network}", tunnelId: "${await tunnelId(tunnel)}" })`,
      'tunnelRoute { id network comment tunnelName virtualNetworkId tunnel { name } }',
    );

  it('is created in the default virtual network, changed in part, and deleted', async () => {
    const made = await create('fd00:1::/64');
    const [id = ''] = textsOf(made, 'id');
    const [virtual] = textsOf(made, 'virtualNetworkId');
    const route = { id, network: 'fd00:1::/64', comment: '', tunnelName: null, virtualNetworkId: virtual };
    expect(made).toEqual({ tunnelRoute: { ...route, tunnel: { name: 'staging' } } });
    expect(
      textsOf(await account.read('tunnelRoutes(comment: "Office") { nodes { virtualNetworkId } }'), 'virtualNetworkId'),
    ).toEqual([virtual]);
    expect(
      await account.write(
        `updateEdgeTunnelRoute(id: "${id}", input: { comment: "Lab", tunnelId: "${await tunnelId()}" })`,
        'tunnelRoute { id network comment tunnelName virtualNetworkId tunnel { name } }',
      ),
    ).toEqual({ tunnelRoute: { ...route, comment: 'Lab', tunnel: { name: 'office' } } });
    const drop = () => account.write(`deleteEdgeTunnelRoute(id: "${id}")`, 'deletedId tunnelRoute { deletedAt }');
    const deletedAt: unknown = expect.any(Date);
    expect(await drop()).toEqual({ deletedId: id, tunnelRoute: { deletedAt } });
    expect(await drop()).toMatchObject([{ extensions: { code: 'UPSTREAM_NOT_FOUND' } }]);
    expect(await account.read(`tunnelRoutes(routeId: "${id}") { nodes { deletedAt } }`)).toEqual({
      tunnelRoutes: { nodes: [{ deletedAt }] },
    });
    // What is deleted leaves its network to others.
    expect(await create('fd00:1::/64')).toMatchObject({ tunnelRoute: { network: 'fd00:1::/64' } });
  });

  it.each([
    ['of a network that has one', '10.1.0.0/16', 'staging', 'UPSTREAM_CONFLICT'],
    ['of no network', '10.1.0.0', 'staging', 'UPSTREAM_INVALID_INPUT'],
    ['of a deleted tunnel', '10.40.0.0/16', 'trial', 'UPSTREAM_INVALID_INPUT'],
  ])('%s is refused', async (_what, network, tunnel, code) => {
    expect(await create(network, tunnel)).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a tunnel', () => {
  it('has connectors, each with its connections', async () => {
    const { tunnel } = (await account.read(
      `tunnel(id: "${await tunnelId('warehouse')}") { connectors { nodes { id version conns { coloName isPendingReconnect } } } }`,
    )) as { tunnel: { connectors: { nodes: { id: string }[] } } };
    expect(tunnel.connectors.nodes).toMatchObject([
      {
        version: '2026.8.0',
        conns: [
          { coloName: 'vie02', isPendingReconnect: false },
          { coloName: 'vie05', isPendingReconnect: true },
        ],
      },
    ]);
    const [connector] = tunnel.connectors.nodes;
    expect((await account.served.ask(`{ node(id: "${connector?.id}") { id } }`)).data).toEqual({
      node: { id: connector?.id },
    });
  });
});

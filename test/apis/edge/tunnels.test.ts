/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { tunnelWrites } from '../../../src/apis/edge/tunnels.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { EdgeAccount, textsOf } from './account.js';

const account = new EdgeAccount();

const named = async (name: string): Promise<string> => {
  const [id = ''] = textsOf(await account.read(`tunnels(name: "${name}") { nodes { id } }`), 'id');
  return id;
};

describe('a tunnel', () => {
  it('says how well it is connected', async () => {
    const { tunnels } = (await account.read(
      'tunnels(isDeleted: false) { nodes { name status connections { coloName isPendingReconnect } } }',
    )) as { tunnels: { nodes: { name: string; status: string; connections: unknown[] }[] } };
    expect(tunnels.nodes.map(({ name, status, connections }) => [name, status, connections.length])).toEqual([
      ['office', 'HEALTHY', 4],
      ['warehouse', 'DEGRADED', 2],
      ['old-office', 'DOWN', 0],
      ['staging', 'INACTIVE', 0],
    ]);
  });

  it.each([
    ['isDeleted: true', ['trial']],
    ['includePrefix: "o"', ['office', 'old-office']],
    ['excludePrefix: "o", isDeleted: false', ['warehouse', 'staging']],
    ['status: DOWN', ['old-office']],
    ['existedAt: "2026-01-01T00:00:00Z", includePrefix: "t"', ['trial']],
    ['existedAt: "2026-03-01T00:00:00Z", includePrefix: "t"', []],
    ['wasActiveAt: "2026-10-01T00:00:00Z"', ['office', 'warehouse']],
  ])('is found by %s', async (filter, names) => {
    const found = await account.read(`tunnels(${filter}) { nodes { name } }`);
    expect(textsOf(found, 'name')).toEqual(names);
  });

  it('is run with a token, which holds the secret that was given', async () => {
    const made = await account.write(
      'createEdgeTunnel(input: { name: "lab", configSrc: CLOUDFLARE, tunnelSecret: "c2VjcmV0" })',
      'tunnel { id remoteConfig status token }',
    );
    expect(made).toMatchObject({ tunnel: { remoteConfig: true, status: 'INACTIVE' } });
    const [token = ''] = textsOf(made, 'token');
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ s: 'c2VjcmV0' });
    expect(await account.write('createEdgeTunnel(input: { name: "lab" })', 'tunnel { id }')).toMatchObject([
      { extensions: { code: 'UPSTREAM_CONFLICT' } },
    ]);
  });

  it('is deleted once its connections are forgotten, and returned as deleted from then on', async () => {
    const id = await named('warehouse');
    const drop = () => account.write(`deleteEdgeTunnel(id: "${id}")`, 'deletedId tunnel { deletedAt }');
    expect(await drop()).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(
      await account.write(`cleanUpEdgeTunnelConnections(id: "${id}")`, 'tunnel { status connections { identifier } }'),
    ).toEqual({ tunnel: { status: 'DOWN', connections: [] } });
    const deletedAt: unknown = expect.any(Date);
    expect(await drop()).toEqual({ deletedId: id, tunnel: { deletedAt } });
    expect(await account.read(`tunnel(id: "${id}") { deletedAt }`)).toEqual({ tunnel: { deletedAt } });
  });

  it('forgets the connections of one program alone', async () => {
    const id = await named('office');
    await account.write(
      `cleanUpEdgeTunnelConnections(id: "${id}", input: { clientId: "somebody-else" })`,
      'tunnel { status }',
    );
    expect(await account.read(`tunnel(id: "${id}") { status connections { coloName } }`)).toMatchObject({
      tunnel: { status: 'HEALTHY', connections: [{}, {}, {}, {}] },
    });
  });

  it('has its connections forgotten by a DELETE at the provider', () => {
    const { cleanUpEdgeTunnelConnections: row } = tunnelWrites.rows;
    const at = (baseUrl: string) =>
      callOf(
        row,
        { values: { accountId: 'a', id: 't' }, sent: { client_id: 'c' } },
        { api: 'EDGE', name: 'default', credential: 'x', baseUrl, sandbox: false },
      );
    expect(at(row.dialect.baseUrl)).toMatchObject({
      method: 'DELETE',
      path: '/accounts/a/cfd_tunnel/t/connections?client_id=c',
    });
    expect(at(row.dialect.baseUrl)).not.toHaveProperty('body');
    expect(at('http://127.0.0.1')).toMatchObject({
      method: 'POST',
      path: '/accounts/a/cfd_tunnel/t/connections/clean?client_id=c',
    });
  });
});

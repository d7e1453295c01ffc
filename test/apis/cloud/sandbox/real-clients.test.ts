import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { isObject } from '../../../../src/base/unknown.js';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('the cloud API of the sandbox, asked as real clients ask', () => {
  let served: Served;
  let account: Account;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('CLOUD');
  });
  afterAll(() => served.close());

  const idOf = async (collection: string, name: string) => {
    const { body } = await call(account, `GET /${collection}?name=${name}`);
    const [found] = body?.[collection] as { id: number }[];
    if (!found) throw new Error(`There is no ${name} among the ${collection}`);
    return found.id;
  };
  const post = async (path: string, sent: unknown, status = 201) => {
    const { body, status: answered } = await call(account, `POST ${path}`, sent);
    expect([path, answered, answered === status || body]).toEqual([path, status, true]);
    served.clock.sleep(5_000);
    return body ?? {};
  };
  const refusal = async (line: string, sent?: unknown) => {
    const { status, body } = await call(account, line, sent);
    const error = body?.['error'];
    return [status, isObject(error) ? error['code'] : error];
  };

  it.each([
    ['numbers', (id: number) => id],
    ['digits', String],
  ])('takes ids as %s where it takes names', async (how, as) => {
    const id = async (collection: string, name: string) => as(await idOf(collection, name));
    const created = await post('/servers', {
      name: `server-${how}`,
      server_type: await id('server_types', 'cx22'),
      image: await id('images', 'debian-12'),
      location: await id('locations', 'nbg1'),
      ssh_keys: [await id('ssh_keys', 'deploy')],
    });
    expect(created).toMatchObject({
      server: { server_type: { name: 'cx22' }, image: { name: 'debian-12' }, location: { name: 'nbg1' } },
      root_password: null,
    });
    const server = (created['server'] as { id: number }).id;
    await post(`/servers/${server}/actions/attach_iso`, { iso: await id('isos', 'virtio-win-0.1.271.iso') });
    await post(`/servers/${server}/actions/rebuild`, { image: await id('images', 'ubuntu-24.04') });
    expect((await call(account, `GET /servers/${server}`)).body).toMatchObject({
      server: { iso: { name: 'virtio-win-0.1.271.iso' }, image: { name: 'ubuntu-24.04' } },
    });
    const balancer = {
      name: `balancer-${how}`,
      load_balancer_type: await id('load_balancer_types', 'lb21'),
      location: await id('locations', 'hel1'),
    };
    expect(await post('/load_balancers', balancer)).toMatchObject({
      load_balancer: { load_balancer_type: { name: 'lb21' }, location: { name: 'hel1' } },
    });
    const home = { type: 'ipv4', home_location: await id('locations', 'fsn1') };
    expect(await post('/floating_ips', home)).toMatchObject({ floating_ip: { home_location: { name: 'fsn1' } } });
  });

  it('refuses ids of nothing, and other numbers in place of texts', async () => {
    const server = { name: 'none', server_type: 4711, image: 'debian-12' };
    expect(await refusal('POST /servers', server)).toEqual([422, 'invalid_input']);
    expect(await refusal('POST /servers', { ...server, server_type: 1.5 })).toEqual([422, 'invalid_input']);
    expect(await refusal('POST /servers', { ...server, name: 5 })).toEqual([422, 'invalid_input']);
  });

  it('chooses the health check of a service that comes without one', async () => {
    const id = await idOf('load_balancers', 'api');
    const service = { protocol: 'tcp', listen_port: 9000, destination_port: 9001, proxyprotocol: false };
    await post(`/load_balancers/${id}/actions/add_service`, service);
    const { body } = await call(account, `GET /load_balancers/${id}`);
    expect(body).toMatchObject({
      load_balancer: {
        services: expect.arrayContaining([
          expect.objectContaining({ health_check: expect.objectContaining({ protocol: 'tcp', port: 9001 }) }),
        ]),
      },
    });
  });

  it('makes primary IPs for servers by default', async () => {
    expect(await post('/primary_ips', { name: 'plain', type: 'ipv4', location: 'fsn1' })).toMatchObject({
      primary_ip: { assignee_type: 'server', assignee_id: null },
    });
  });

  it('does not ask clients to try again what will not change by itself', async () => {
    const web = await idOf('servers', 'web-1');
    const api = `/load_balancers/${await idOf('load_balancers', 'api')}/actions`;
    await post(`${api}/add_target`, { type: 'server', server: { id: web } });
    expect(await refusal(`POST ${api}/add_target`, { type: 'server', server: { id: web } })).toEqual([
      409,
      'target_already_defined',
    ]);
    const service = { protocol: 'tcp', listen_port: 80, destination_port: 80, proxyprotocol: false };
    expect(await refusal(`POST ${api}/add_service`, service)).toEqual([409, 'source_port_already_used']);

    const network = await idOf('networks', 'lab');
    await post(`${api}/attach_to_network`, { network });
    expect(await refusal(`POST ${api}/attach_to_network`, { network })).toEqual([
      409,
      'load_balancer_already_attached',
    ]);
    const main = await idOf('networks', 'main');
    expect(await refusal(`POST /servers/${web}/actions/attach_to_network`, { network: main })).toEqual([
      409,
      'server_already_attached',
    ]);

    const { volume } = (await post('/volumes', { name: 'once', size: 10, location: 'fsn1' })) as {
      volume: { id: number };
    };
    expect(await refusal(`POST /volumes/${volume.id}/actions/detach`)).toEqual([422, 'service_error']);
    await post(`/volumes/${volume.id}/actions/attach`, { server: web });
    expect(await refusal(`POST /volumes/${volume.id}/actions/attach`, { server: web })).toEqual([
      409,
      'volume_already_attached',
    ]);
    expect(await refusal(`DELETE /volumes/${volume.id}`)).toEqual([409, 'resource_in_use']);

    const spare = await idOf('primary_ips', 'spare-fsn1-ipv4');
    const assign = { assignee_id: web, assignee_type: 'server' };
    expect(await refusal(`POST /primary_ips/${spare}/actions/unassign`)).toEqual([422, 'service_error']);
    expect(await refusal(`POST /primary_ips/${spare}/actions/assign`, assign)).toEqual([409, 'server_not_stopped']);
    const shop = await idOf('certificates', 'shop');
    expect(await refusal(`DELETE /certificates/${shop}`)).toEqual([409, 'resource_in_use']);
    expect(await refusal(`POST /certificates/${shop}/actions/retry`)).toEqual([422, 'service_error']);
  });

  it('returns details with every refusal, be they none', async () => {
    expect((await call(account, 'GET /servers/1')).body).toEqual({
      error: { code: 'not_found', message: expect.any(String), details: null },
    });
  });

  it('takes servers out of a network that is deleted', async () => {
    const { network } = (await post('/networks', { name: 'short', ip_range: '10.77.0.0/16' })) as {
      network: { id: number };
    };
    const web = await idOf('servers', 'web-1');
    const places = async () =>
      (
        (await call(account, `GET /servers/${web}`)).body?.['server'] as { private_net: { network: number }[] }
      ).private_net.map((place) => place.network);
    await post(`/servers/${web}/actions/attach_to_network`, { network: network.id });
    expect(await places()).toContain(network.id);
    expect((await call(account, `DELETE /networks/${network.id}`)).status).toBe(204);
    expect(await places()).not.toContain(network.id);
  });
});

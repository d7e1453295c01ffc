import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { formCall, listIn } from './dedicated-calls.js';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('the dedicated API of the sandbox, asked by HTTP', () => {
  let served: Served;
  let account: Account;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('DEDICATED');
  });
  afterEach(() => served.control('DEDICATED').reset());
  afterAll(() => served.close());

  const call = (line: string, form?: string) => formCall(account, line, form);
  const servers = async () => listIn(await call('GET /server'));
  const named = async (name: string) => {
    const found = (await servers()).find(({ server_name }) => server_name === name);
    return String(found?.['server_number']);
  };

  it('answers bare lists of objects, each in a wrapper', async () => {
    const { status, body, headers } = await call('GET /server');
    expect([status, headers.get('content-type'), headers.get('ratelimit-limit')]).toEqual([
      200,
      'application/json',
      null,
    ]);
    const list = body as { server: { dc: string } }[];
    expect(list.length).toBe(32);
    expect(list.map((one) => Object.keys(one))).toEqual(list.map(() => ['server']));
    const datacenters = new Set(list.map(({ server }) => server.dc));
    expect([...datacenters]).toEqual(expect.arrayContaining(['FSN1-DC8', 'NBG1-DC3', 'HEL1-DC2']));
  });

  it('leaves out of a list what only the object itself shows', async () => {
    const number = await named('web-1');
    expect((await servers()).every((server) => !('wol' in server) && !('linked_storagebox' in server))).toBe(true);
    expect((await call(`GET /server/${number}`)).body).toMatchObject({
      server: { server_number: Number(number), wol: true, linked_storagebox: expect.any(Number) },
    });
  });

  it('puts nothing around virtual switches, passwords and the currency', async () => {
    const [vswitch] = (await call('GET /vswitch')).body as { id: number }[];
    expect(vswitch).toEqual({ id: vswitch?.id, name: 'storage', vlan: 4000, cancelled: false });
    expect((await call(`GET /vswitch/${vswitch?.id}`)).body).toMatchObject({
      name: 'storage',
      server: expect.any(Array),
    });
    expect((await call('GET /order/currency')).body).toEqual({ currency: 'EUR' });
    const [box] = listIn(await call('GET /storagebox'));
    expect((await call(`POST /storagebox/${box?.['id']}/password`)).body).toEqual({ password: expect.any(String) });
  });

  it('answers an empty list as something that was not found, apart from virtual switches', async () => {
    const code = async (line: string) => {
      const { status, body } = await call(line);
      return [status, (body as { error: { code: string } }).error.code];
    };
    expect(await code('GET /ip?server_ip=192.0.2.1')).toEqual([404, 'NOT_FOUND']);
    expect(await code('GET /storagebox?linked_server=1')).toEqual([404, 'STORAGEBOX_NOT_FOUND']);
    const archive = listIn(await call('GET /storagebox')).find(({ name }) => name === 'archive');
    expect(await code(`GET /storagebox/${archive?.['id']}/snapshot`)).toEqual([404, 'NOT_FOUND']);
    expect(await code('GET /storagebox/1/snapshot')).toEqual([404, 'STORAGEBOX_NOT_FOUND']);
  });

  it.each([
    ['GET /server/1', 404, 'SERVER_NOT_FOUND'],
    ['GET /ip/192.0.2.1', 404, 'IP_NOT_FOUND'],
    ['GET /ip/192.0.2.1/mac', 404, 'IP_NOT_FOUND'],
    ['GET /subnet/2001:db8::', 404, 'SUBNET_NOT_FOUND'],
    ['GET /reset/1', 404, 'SERVER_NOT_FOUND'],
    ['GET /boot/1/rescue', 404, 'SERVER_NOT_FOUND'],
    ['GET /failover/192.0.2.1', 404, 'NOT_FOUND'],
    ['PUT /rdns/192.0.2.1', 400, 'INVALID_INPUT'],
    ['GET /moon', 404, 'NOT_FOUND'],
    ['PATCH /server', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s is answered %d %s', async (line, status, code) => {
    const answer = await call(line);
    expect(answer).toMatchObject({ status, body: { error: { status, code, message: expect.any(String) } } });
  });

  it('reports what a server cannot do', async () => {
    const gpu = (await servers()).filter(({ server_name }) => String(server_name) === '');
    const number = gpu[0]?.['server_number'];
    for (const [path, code] of [
      ['reset', 'RESET_NOT_AVAILABLE'],
      ['wol', 'WOL_NOT_AVAILABLE'],
    ]) {
      expect((await call(`GET /${path}/${number}`)).body).toMatchObject({ error: { code } });
    }
    expect((await call(`GET /boot/${number}/vnc`)).body).toMatchObject({ error: { code: 'BOOT_NOT_AVAILABLE' } });
  });

  it('finds networks by their address, whether its colons are encoded or not', async () => {
    const subnet = listIn(await call('GET /subnet')).find(({ mask }) => mask === 64);
    const ip = String(subnet?.['ip']);
    expect((await call(`GET /subnet/${ip}`)).body).toEqual({ subnet });
    expect((await call(`GET /subnet/${encodeURIComponent(ip)}`)).body).toEqual({ subnet });
  });

  it('names fields of a form that are missing and fields that are not valid', async () => {
    expect(await call('POST /vswitch', 'vlan=low')).toMatchObject({
      status: 400,
      body: { error: { status: 400, code: 'INVALID_INPUT', missing: ['name'], invalid: ['vlan'] } },
    });
    expect((await call('POST /vswitch', 'vlan=4050')).body).toMatchObject({
      error: { missing: ['name'], invalid: null },
    });
  });

  it('reads nested forms', async () => {
    const form =
      'name=Web&whitelist_hos=true&is_default=false&rules[input][0][name]=HTTPS&rules[input][0][dst_port]=443' +
      '&rules[input][0][action]=accept&rules%5Boutput%5D%5B0%5D%5Baction%5D=discard';
    const { status, body } = await call('POST /firewall/template', form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firewall_template: {
        name: 'Web',
        whitelist_hos: true,
        is_default: false,
        rules: { input: [{ name: 'HTTPS', dst_port: '443', src_ip: null }], output: [{ action: 'discard' }] },
      },
    });
  });

  it('takes forms alone', async () => {
    const response = await fetch(`${account.baseUrl}/vswitch`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(account.credential).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'x', vlan: 4020 }),
    });
    expect(response.status).toBe(415);
  });

  it('refuses any other user and password than its own', async () => {
    expect(account.credential).toMatch(/^sandbox:.{32}$/);
    const stranger = await formCall({ ...account, credential: 'sandbox:guessed' }, 'GET /server');
    expect(stranger).toMatchObject({ status: 401, body: { error: { status: 401, code: 'UNAUTHORIZED' } } });
    const bearer = await fetch(`${account.baseUrl}/server`, {
      headers: { authorization: `Bearer ${account.credential}` },
    });
    expect(bearer.status).toBe(401);
  });

  it('limits each call by itself, and names the limit where it refuses', async () => {
    const number = await named('web-1');
    const wake = () => call(`POST /wol/${number}`);
    for (let n = 0; n < 10; n += 1) expect((await wake()).status).toBe(200);
    expect(await wake()).toMatchObject({
      status: 403,
      body: { error: { status: 403, code: 'RATE_LIMIT_EXCEEDED', max_request: 10, interval: 3600 } },
    });
    expect((await call(`GET /wol/${number}`)).status).toBe(200);
    served.clock.sleep(360_000);
    expect((await wake()).status).toBe(200);
  });

  it('fails and runs out of calls on demand', async () => {
    const control = served.control('DEDICATED');
    control.fail(1, 'unavailable');
    expect(await call('GET /server')).toMatchObject({ status: 503, body: { error: { status: 503 } } });
    control.leaveCalls(0);
    expect((await call('GET /server')).status).toBe(403);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { isObject } from '../../../../src/base/unknown.js';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('servers of the sandbox', () => {
  let served: Served;
  let account: Account;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('CLOUD');
  });
  afterEach(() => served.control('CLOUD').reset());
  afterAll(() => served.close());

  type Wire = Record<string, unknown>;
  const named = async (name: string, collection = 'servers') => {
    const { body } = await call(account, `GET /${collection}?name=${name}`);
    const [found] = body?.[collection] as (Wire & { id: number })[];
    if (!found) throw new Error(`There is no ${name} among the ${collection}`);
    return found;
  };
  const act = async (line: string, body?: unknown) => {
    const answer = await call(account, `POST ${line}`, body ?? {});
    expect([line, answer.status, answer.body?.['error']]).toEqual([line, 201, undefined]);
    return answer.body ?? {};
  };
  const end = () => served.clock.sleep(10_000);
  const codeOf = async (line: string, body?: unknown) => {
    const answer = await call(account, line, body);
    const error = answer.body?.['error'];
    return isObject(error) ? error['code'] : answer.status;
  };

  it('come with addresses, a start and a root password, and go with what is theirs alone', async () => {
    const made = await act('/servers', {
      name: 'new',
      server_type: 'cax11',
      image: 'ubuntu-24.04',
      location: 'nbg1',
      networks: [(await named('main', 'networks')).id],
    });
    expect(made).toMatchObject({
      server: { status: 'initializing', locked: true, image: { name: 'ubuntu-24.04', architecture: 'arm' } },
      action: { command: 'create_server', status: 'running' },
      next_actions: [{ command: 'start_server' }],
      root_password: expect.stringMatching(/^.{20}$/),
    });
    end();
    const server = await named('new');
    expect(server).toMatchObject({
      status: 'running',
      locked: false,
      location: { name: 'nbg1' },
      public_net: { ipv4: { ip: expect.stringMatching(/^198\./) }, ipv6: { ip: expect.stringMatching(/::\/64$/) } },
      private_net: [{ ip: expect.stringMatching(/^10\.0\.1\./) }],
    });

    expect(await call(account, `DELETE /servers/${server.id}`)).toMatchObject({
      status: 200,
      body: { action: { command: 'delete_server', status: 'running' } },
    });
    expect((await named('new'))['status']).toBe('deleting');
    end();
    expect(await codeOf(`GET /servers/${server.id}`)).toBe('not_found');
    await expect(named('new-ipv4', 'primary_ips')).rejects.toThrow('There is no new-ipv4');
  });

  it('are running when their creation was waited for', async () => {
    const input = 'name: "ready", serverType: "cx22", image: "debian-12"';
    const { createCloudServer } = await served.data(
      `mutation { createCloudServer(wait: true, input: { ${input} }) { server { name status } rootPassword } }`,
    );
    expect(createCloudServer).toEqual({
      server: { name: 'ready', status: 'RUNNING' },
      rootPassword: expect.stringMatching(/^.{20}$/),
    });
  });

  it('answer no root password when keys let one in', async () => {
    const body = { name: 'keyed', server_type: 'cx22', image: 'debian-12', ssh_keys: ['deploy'] };
    expect(await act('/servers', body)).toMatchObject({ root_password: null });
  });

  it('do not start when asked not to', async () => {
    const body = { name: 'still', server_type: 'cx22', image: 'debian-12', start_after_create: false };
    expect(await act('/servers', body)).toMatchObject({ next_actions: [] });
    end();
    expect((await named('still'))['status']).toBe('off');
  });

  it('are refused where their type is not offered', async () => {
    const body = { name: 'x', server_type: 'cax11', image: 'debian-12', location: 'sin' };
    expect(await codeOf('POST /servers', body)).toBe('invalid_input');
  });

  it('stop, and start again', async () => {
    const { id } = await named('web-1');
    await act(`/servers/${id}/actions/poweroff`);
    expect(await named('web-1')).toMatchObject({ status: 'stopping', locked: true });
    end();
    expect(await named('web-1')).toMatchObject({ status: 'off', locked: false });
    await act(`/servers/${id}/actions/poweron`);
    end();
    expect((await named('web-1'))['status']).toBe('running');
  });

  it('are locked while an action runs', async () => {
    const { id } = await named('web-2');
    await act(`/servers/${id}/actions/reboot`);
    expect(await codeOf(`POST /servers/${id}/actions/poweroff`, {})).toBe('locked');
    expect(await codeOf(`DELETE /servers/${id}`)).toBe('locked');
    end();
    await act(`/servers/${id}/actions/poweroff`);
  });

  it('stay as they were when an action fails', async () => {
    const { id } = await named('web-3');
    served.control('CLOUD').failActions(1);
    await act(`/servers/${id}/actions/poweroff`);
    end();
    expect((await named('web-3'))['status']).toBe('running');
  });

  it('remember what was done with them', async () => {
    const { id } = await named('worker-1');
    await act(`/servers/${id}/actions/enable_rescue`);
    end();
    const { body } = await call(account, `GET /servers/${id}/actions?sort=id:desc&per_page=1`);
    expect(body?.['actions']).toMatchObject([{ command: 'enable_rescue', status: 'success', resources: [{ id }] }]);
    expect((await named('worker-1'))['rescue_enabled']).toBe(true);
  });

  it('are not rebuilt or deleted while that is protected', async () => {
    const { id } = await named('db-1');
    expect(await codeOf(`POST /servers/${id}/actions/rebuild`, { image: 'debian-12' })).toBe('protected');
    expect(await codeOf(`DELETE /servers/${id}`)).toBe('protected');
  });

  it('take discs, backups and places in networks, and give them back', async () => {
    const { id } = await named('worker-2');
    const network = (await named('lab', 'networks')).id;
    const { body } = await call(account, 'GET /isos');
    const [iso] = body?.['isos'] as { id: number; name: string }[];
    const steps: [string, Wire, Wire][] = [
      ['attach_iso', { iso: iso?.name }, { iso: { id: iso?.id } }],
      ['detach_iso', {}, { iso: null }],
      ['enable_backup', {}, { backup_window: '22-02' }],
      ['disable_backup', {}, { backup_window: null }],
      ['attach_to_network', { network, ip: '10.20.1.9' }, { private_net: [{}, { network, ip: '10.20.1.9' }] }],
      ['detach_from_network', { network }, { private_net: [{}] }],
    ];
    for (const [action, sent, expected] of steps) {
      await act(`/servers/${id}/actions/${action}`, sent);
      end();
      expect(await named('worker-2')).toMatchObject(expected);
    }
    expect(await codeOf(`POST /servers/${id}/actions/detach_from_network`, { network })).toBe('not_found');
  });

  it('stand behind the firewalls they were put behind', async () => {
    const { id } = await named('api-1');
    const firewall = (await named('office', 'firewalls')).id;
    expect(await act(`/servers/${id}/actions/add_to_firewall`, { firewall })).toMatchObject({
      actions: [{ command: 'apply_firewall' }],
    });
    end();
    expect((await named('api-1'))['public_net']).toMatchObject({ firewalls: [{ id: firewall, status: 'applied' }] });
    expect(await codeOf(`DELETE /firewalls/${firewall}`)).toBe('resource_in_use');
    await act(`/servers/${id}/actions/remove_from_firewall`, { firewall });
    end();
    expect(await codeOf(`DELETE /firewalls/${firewall}`)).toBe(204);
  });

  it('are measured', async () => {
    const { id } = await named('web-1');
    const period = 'start=2026-01-01T00:00:00Z&end=2026-01-01T01:00:00Z';
    const { body } = await call(account, `GET /servers/${id}/metrics?type=cpu&type=network&step=600&${period}`);
    const { time_series, step } = body?.['metrics'] as {
      time_series: Record<string, { values: unknown[] }>;
      step: number;
    };
    expect(step).toBe(600);
    expect(Object.keys(time_series)).toEqual([
      'cpu',
      ...['pps', 'bandwidth'].flatMap((of) => [`network.0.${of}.in`, `network.0.${of}.out`]),
    ]);
    expect(time_series['cpu']?.values).toHaveLength(7);
    expect(time_series['cpu']?.values[0]).toEqual([
      Date.parse('2026-01-01') / 1000,
      expect.stringMatching(/^\d+\.\d{4}$/),
    ]);
    expect(
      await codeOf(`GET /servers/${id}/metrics?type=cpu&start=2026-01-02T00:00:00Z&end=2026-01-01T00:00:00Z`),
    ).toBe('invalid_input');
  });
});

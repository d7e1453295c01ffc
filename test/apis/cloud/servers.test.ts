import { describe, expect, it } from '@jest/globals';
import { dialect } from '../../../src/apis/cloud/dialect.js';
import { serverNet } from '../../../src/apis/cloud/servers/server-actions.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { action, cloudGraph } from './graph.js';

const { ask, answer, lines, body } = cloudGraph();

describe('metrics of a server', () => {
  it('are series of times and numbers', async () => {
    answer(({ path }) =>
      path === '/servers/5'
        ? { body: { server: { id: 5 } } }
        : {
            body: {
              metrics: {
                start: '2026-01-01T00:00:00+00:00',
                end: '2026-01-01T01:00:00+00:00',
                step: 60,
                time_series: {
                  'network.0.pps.in': { values: [[1767225600, '1.5']] },
                  cpu: {
                    values: [
                      [1767225600.25, '0.125'],
                      [1767225660, '400'],
                    ],
                  },
                },
              },
            },
          },
    );
    const { data, errors } = await ask(`{ cloud { server(id: 5) {
      metrics(types: [CPU, NETWORK], start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00Z", step: 60) {
        step series { name values { time value } }
      }
    } } }`);
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      cloud: {
        server: {
          metrics: {
            step: 60,
            series: [
              { name: 'network.0.pps.in', values: [{ time: '2026-01-01T00:00:00.000Z', value: 1.5 }] },
              {
                name: 'cpu',
                values: [
                  { time: '2026-01-01T00:00:00.250Z', value: 0.125 },
                  { time: '2026-01-01T00:01:00.000Z', value: 400 },
                ],
              },
            ],
          },
        },
      },
    });
    expect(lines()[1]).toBe(
      `GET /servers/5/metrics?${new URLSearchParams([
        ['start', '2026-01-01T00:00:00.000Z'],
        ['end', '2026-01-01T01:00:00.000Z'],
        ['step', '60'],
        ['type', 'cpu'],
        ['type', 'network'],
      ])}`,
    );
  });
});

describe('a new server', () => {
  const create = (input: Record<string, unknown>) =>
    ask(
      `mutation ($input: CreateCloudServerInput!) {
        createCloudServer(input: $input) { server { name } action { id } nextActions { id } rootPassword }
      }`,
      { input: { name: 'web-1', serverType: 'cx22', image: 'debian-12', ...input } },
    );

  it('is made of what was asked, and its root password is returned', async () => {
    answer(() => ({
      status: 201,
      body: {
        server: { id: 5, name: 'web-1' },
        action: action(1),
        next_actions: [action(2)],
        root_password: 'shown-once',
      },
    }));
    const { data, errors } = await create({
      startAfterCreate: false,
      sshKeys: ['laptop', '7'],
      volumeIds: ['3'],
      firewalls: [{ firewallId: '38' }],
      publicNet: { enableIpv4: false, primaryIpv6Id: '42' },
      labels: { 'example.com/env': 'test_1', bare: '' },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createCloudServer: {
        server: { name: 'web-1' },
        action: { id: 'cloud:default:action:1' },
        nextActions: [{ id: 'cloud:default:action:2' }],
        rootPassword: 'shown-once',
      },
    });
    expect(body()).toEqual({
      name: 'web-1',
      server_type: 'cx22',
      image: 'debian-12',
      start_after_create: false,
      ssh_keys: ['laptop', '7'],
      volumes: [3],
      firewalls: [{ firewall: 38 }],
      public_net: { enable_ipv4: false, ipv6: 42 },
      labels: { 'example.com/env': 'test_1', bare: '' },
    });
  });

  it.each([
    ['a name that is no host name', { name: 'web_1' }, /^input\.name: expected a host name.* but got "web_1"/],
    ['a place of both kinds', { location: 'fsn1', datacenter: 'fsn1-dc14' }, /at most one of location, datacenter/],
    ['user data beyond 32 KiB', { userData: 'ü'.repeat(16_385) }, /^input\.userData/],
    ['a label that is no text', { labels: { env: 1 } }, /^input\.labels: expected pairs of text/],
    ['a label with a space', { labels: { env: 'a b' } }, /^input\.labels: expected pairs of text/],
    ['an id that is no number', { placementGroupId: 'spread' }, /^input\.placementGroupId: expected a number/],
  ])('is refused with %s before anything is sent', async (_, input, message) => {
    const { errors } = await create(input);
    expect(errors?.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(lines()).toEqual([]);
  });
});

it('deletes a server by an action', async () => {
  answer(() => ({ body: { action: action(9) } }));
  const { data } = await ask('mutation { deleteCloudServer(id: 5) { action { id command } } }');
  expect(data).toEqual({ deleteCloudServer: { action: { id: 'cloud:default:action:9', command: 'do_it' } } });
  expect(lines()).toEqual(['DELETE /servers/5']);
});

it('returns the root password of the rescue system', async () => {
  answer(() => ({ status: 201, body: { action: action(9), root_password: 'shown-once' } }));
  const { data } = await ask(
    'mutation { enableCloudServerRescue(id: 5, input: { type: LINUX64, sshKeyIds: [7] }) { action { id } rootPassword } }',
  );
  expect(data).toEqual({
    enableCloudServerRescue: { action: { id: 'cloud:default:action:9' }, rootPassword: 'shown-once' },
  });
  expect(body()).toEqual({ type: 'linux64', ssh_keys: [7] });
});

it('waits until the disk of a server is filled anew', async () => {
  answer(({ method }) => {
    if (method === 'GET') return { body: { actions: [action(9)] } };
    const running = { ...action(9), status: 'running', progress: 0, finished: null };
    return { status: 201, body: { action: running, root_password: 'shown-once' } };
  });
  const { data } = await ask(`mutation {
    rebuildCloudServer(id: 5, input: { image: "debian-12" }, wait: true) { action { status progress } rootPassword }
  }`);
  expect(data).toEqual({
    rebuildCloudServer: { action: { status: 'SUCCESS', progress: 100 }, rootPassword: 'shown-once' },
  });
  expect(lines()).toEqual(['POST /servers/5/actions/rebuild', 'GET /actions?id=9']);
});

describe('a server behind a firewall', () => {
  it('is put there by the listed call', async () => {
    answer(() => ({ status: 201, body: { actions: [action(1)] } }));
    const { data } = await ask(
      'mutation { addCloudServerToFirewall(id: 5, input: { firewallId: 38 }) { actions { id } } }',
    );
    expect(data).toEqual({ addCloudServerToFirewall: { actions: [{ id: 'cloud:default:action:1' }] } });
    expect(lines()).toEqual(['POST /servers/5/actions/add_to_firewall']);
    expect(body()).toEqual({ firewall: 38 });
  });

  it.each([
    ['addCloudServerToFirewall', 'apply_to_resources', 'apply_to'],
    ['removeCloudServerFromFirewall', 'remove_from_resources', 'remove_from'],
  ] as const)("is, by %s at the provider's own address, named in a call of the firewall", (name, path, key) => {
    const other = { type: 'label_selector', label_selector: { selector: 'env=test' } };
    const account = {
      api: 'CLOUD',
      name: 'default',
      credential: 'a',
      baseUrl: dialect.baseUrl,
      sandbox: false,
    } as const;
    const call = callOf(serverNet.rows[name], { values: { id: '5' }, sent: { firewall: 38, [key]: [other] } }, account);
    expect(call).toMatchObject({ method: 'POST', path: `/firewalls/38/actions/${path}` });
    expect(call.body).toEqual({ [key]: [{ type: 'server', server: { id: 5 } }, other] });
  });
});

/** What upstreams send and the schema does not know costs its own field, asked at the front door. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

const time = '2026-01-01T00:00:00+00:00';
const pagination = { page: 1, per_page: 50, next_page: null, last_page: 1, total_entries: 3 };
const falkenstein = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 };

const cloudServer = (id: number, more: object = {}) => ({
  id,
  name: `cloud ${id}`,
  status: 'running',
  created: time,
  labels: {},
  primary_disk_size: 40,
  locked: false,
  location: falkenstein,
  server_type: { id: 11, name: 'cx22' },
  backup_window: null,
  volumes: [],
  private_net: [],
  public_net: { ipv4: { id: 5, ip: '203.0.113.7' }, ipv6: null, floating_ips: [] },
  ...more,
});
const primaryIp = (id: number, more: object = {}) => ({
  id,
  name: `ip ${id}`,
  ip: `203.0.113.${id}`,
  type: 'ipv4',
  assignee_type: 'server',
  assignee_id: null,
  location: falkenstein,
  created: time,
  labels: {},
  blocked: false,
  auto_delete: false,
  dns_ptr: [],
  ...more,
});
const robotServer = (id: number, more: object = {}) => ({
  server: {
    server_number: id,
    server_name: `web ${id}`,
    server_ip: `10.0.0.${id}`,
    server_ipv6_net: '2001:db8::',
    product: 'AX41',
    dc: 'FSN1-DC8',
    traffic: 'unlimited',
    status: 'ready',
    cancelled: false,
    paid_until: '2026-12-31',
    ip: null,
    subnet: null,
    ...more,
  },
});
const without = <T extends object>(object: T, ...names: (keyof T)[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name as keyof T)));
const price = (net: unknown) => ({ net, gross: net });

let answers: Record<string, unknown>;
let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;

const servers = (...items: unknown[]) => ({ servers: items, meta: { pagination } });

async function ask(query: string) {
  const { status, body } = await meridian.query({ query }, { authorization });
  const errors = (body.errors ?? []).map(({ path = [], message, extensions }) => ({
    path: path.join('.'),
    code: extensions['code'],
    message,
    upstream: extensions['upstream'],
  }));
  return { status, data: body.data, errors };
}

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ method, path }) => {
    const body = answers[`${method} ${path}`];
    return body === undefined ? { status: 404, body: { error: { code: 'not_found', message: 'none' } } } : { body };
  });
  const url = upstream.url;
  meridian = await startMeridian({
    CLOUD_BASE_URL: url,
    CLOUD_TOKEN: 'secret',
    DEDICATED_BASE_URL: url,
    DEDICATED_USER: 'user',
    DEDICATED_PASSWORD: 'secret',
    STORAGE_BASE_URL: url,
    STORAGE_TOKEN: 'secret',
  });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  answers = {};
});

const code = 'UPSTREAM_UNKNOWN_VALUE';

describe('an enum value that the schema does not know', () => {
  const frozen = { api: 'CLOUD', account: 'default', field: 'CloudServer.status', value: '"frozen"' };

  it('costs its own field, with an error that names it, as often as it is asked', async () => {
    answers = { 'GET /servers': servers(cloudServer(1), cloudServer(2, { status: 'frozen' }), cloudServer(3)) };
    for (let time = 1; time <= 3; time += 1) {
      const { status, data, errors } = await ask('{ cloud { servers { nodes { id name status } totalCount } } }');
      expect(status).toBe(200);
      expect(data).toEqual({
        cloud: {
          servers: {
            nodes: [
              { id: 'cloud:default:server:1', name: 'cloud 1', status: 'RUNNING' },
              { id: 'cloud:default:server:2', name: 'cloud 2', status: null },
              { id: 'cloud:default:server:3', name: 'cloud 3', status: 'RUNNING' },
            ],
            totalCount: 3,
          },
        },
      });
      const message = 'CloudServer.status: the cloud API sent "frozen", which the schema does not know.';
      expect(errors).toEqual([{ path: 'cloud.servers.nodes.1.status', code, message, upstream: frozen }]);
    }
  });

  it('costs its own field where an interface is asked', async () => {
    answers = {
      'GET /servers': servers(cloudServer(1, { status: 'frozen' })),
      'GET /server': [robotServer(7, { status: 'in progress' }), robotServer(8, { status: 'melting' })],
    };
    const { data, errors } = await ask('{ hosting { servers { nodes { id status name } } } }');
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [
            { id: 'cloud:default:server:1', status: null, name: 'cloud 1' },
            { id: 'dedicated:default:server:7', status: 'IN_PROGRESS', name: 'web 7' },
            { id: 'dedicated:default:server:8', status: null, name: 'web 8' },
          ],
        },
      },
    });
    expect(errors.map(({ path }) => path)).toEqual([
      'hosting.servers.nodes.0.status',
      'hosting.servers.nodes.2.status',
    ]);
  });

  it('costs no more of a primary IP than what it is assigned to', async () => {
    answers = {
      'GET /primary_ips': {
        primary_ips: [primaryIp(1, { assignee_type: 'unassigned' }), primaryIp(2, { assignee_type: 'rack' })],
        meta: { pagination },
      },
    };
    const { data, errors } = await ask('{ cloud { primaryIps { nodes { ip assigneeType assignee { id } } } } }');
    expect(data).toEqual({
      cloud: {
        primaryIps: {
          nodes: [
            { ip: '203.0.113.1', assigneeType: 'UNASSIGNED', assignee: null },
            { ip: '203.0.113.2', assigneeType: null, assignee: null },
          ],
        },
      },
    });
    expect(errors.map(({ path }) => path)).toEqual(['cloud.primaryIps.nodes.1.assigneeType']);
  });

  it('is known of servers on a virtual switch while they are connected', async () => {
    answers = {
      'GET /vswitch/3': {
        id: 3,
        name: 'v',
        vlan: 4000,
        cancelled: false,
        subnet: [],
        cloud_network: [],
        server: ['processing', 'ready', 'lost'].map((status, n) => ({ server_number: n, status })),
      },
    };
    const { data, errors } = await ask('{ dedicated { vswitch(id: 3) { name servers { serverId status } } } }');
    expect(data).toEqual({
      dedicated: {
        vswitch: {
          name: 'v',
          servers: [
            { serverId: '0', status: 'PROCESSING' },
            { serverId: '1', status: 'READY' },
            { serverId: '2', status: null },
          ],
        },
      },
    });
    expect(errors.map(({ path }) => path)).toEqual(['dedicated.vswitch.servers.2.status']);
  });
});

describe('a property that is always there, missing', () => {
  it.each([
    ['missing', without(cloudServer(3), 'name', 'location')],
    ['null', cloudServer(3, { name: null, location: null })],
  ])('costs its own fields, in the third of a list (%s)', async (_how, third) => {
    answers = { 'GET /servers': servers(cloudServer(1), cloudServer(2), third) };
    const { data, errors } = await ask(
      '{ cloud { servers { nodes { id name addresses location { name } country { isoCode } status } } } }',
    );
    const node = (id: string) => ({
      id: `cloud:default:server:${id}`,
      name: `cloud ${id}`,
      addresses: ['203.0.113.7'],
      status: 'RUNNING',
      location: { name: 'fsn1' },
      country: { isoCode: 'DE' },
    });
    expect(data).toEqual({
      cloud: {
        servers: { nodes: [node('1'), node('2'), { ...node('3'), name: null, location: null, country: null }] },
      },
    });
    expect(errors).toEqual([
      {
        path: 'cloud.servers.nodes.2.name',
        code,
        message: 'CloudServer.name: the cloud API sent none, though there always is one.',
        upstream: { api: 'CLOUD', account: 'default', field: 'CloudServer.name', value: 'null' },
      },
      expect.objectContaining({ path: 'cloud.servers.nodes.2.location', code }),
    ]);
  });

  it('costs one object when it is what the object is known by', async () => {
    answers = { 'GET /servers': servers(cloudServer(1), without(cloudServer(2), 'id'), cloudServer(3)) };
    const { data, errors } = await ask('{ cloud { servers { nodes { id } } } }');
    expect(data).toEqual({
      cloud: { servers: { nodes: [{ id: 'cloud:default:server:1' }, null, { id: 'cloud:default:server:3' }] } },
    });
    expect(errors).toMatchObject([{ path: 'cloud.servers.nodes.1.id', code }]);
  });

  it('costs no join, price, link or place of the same object', async () => {
    const bare = { id: 1, name: 'bare' };
    answers = {
      'GET /servers': servers(bare),
      'GET /server': [{ server: { server_number: 2, server_name: 'bare' } }],
      'GET /pricing': { pricing: { currency: 'EUR' } },
      'GET /storage_boxes': { storage_boxes: [bare], meta: { pagination } },
      'GET /storagebox': [{ storagebox: bare }],
      'GET /primary_ips': { primary_ips: [bare], meta: { pagination } },
      'GET /volumes': { volumes: [bare], meta: { pagination } },
      'GET /floating_ips': { floating_ips: [bare], meta: { pagination } },
      'GET /load_balancers': { load_balancers: [bare], meta: { pagination } },
      'GET /certificates': { certificates: [bare], meta: { pagination } },
    };
    const links = 'networks { id } firewalls { id } floatingIps { id } primaryIps { id } loadBalancers { id }';
    const { data, errors } = await ask(`{
      hosting {
        servers { nodes { name country { name } city { name } monthlyAmount { net { amount } } ... on CloudServer { ${links} } } }
        storageBoxes { nodes { name country { name } monthlyAmount { net { amount } } } }
      }
      cloud {
        primaryIps { nodes { name monthlyAmount { net { amount } } assignee { id } } }
        volumes { nodes { name monthlyAmount { net { amount } } server { id } } }
        floatingIps { nodes { name monthlyAmount { net { amount } } server { id } } }
        loadBalancers { nodes { name monthlyAmount { net { amount } } networks { id } } }
        certificates { nodes { name usedBy { id } } }
      }
    }`);
    expect(errors).toEqual([]);
    const [none, priced] = [
      { country: null, monthlyAmount: null },
      { name: 'bare', monthlyAmount: null },
    ];
    const linked = { networks: [], firewalls: [], floatingIps: [], primaryIps: [], loadBalancers: [] };
    expect(data).toEqual({
      hosting: {
        servers: {
          nodes: [
            { name: 'bare', city: null, ...none, ...linked },
            { name: 'bare', city: null, ...none },
          ],
        },
        storageBoxes: {
          nodes: [
            { name: 'bare', ...none },
            { name: 'bare', ...none },
          ],
        },
      },
      cloud: {
        primaryIps: { nodes: [{ ...priced, assignee: null }] },
        volumes: { nodes: [{ ...priced, server: null }] },
        floatingIps: { nodes: [{ ...priced, server: null }] },
        loadBalancers: { nodes: [{ ...priced, networks: [] }] },
        certificates: { nodes: [{ name: 'bare', usedBy: [] }] },
      },
    });
  });
});

describe('a value of another kind', () => {
  it.each([
    ['primaryDiskSize', { primary_disk_size: 'much' }, 'expected Int from the cloud API, but got a text'],
    ['primaryDiskSize', { primary_disk_size: 2 ** 31 }, 'expected Int from the cloud API, but got a number'],
    ['created', { created: 'yesterday' }, 'expected DateTime from the cloud API, but got a text'],
    ['created', { created: 1_700_000_000 }, 'expected DateTime from the cloud API, but got a number'],
    ['name', { name: { de: 'eins' } }, 'expected String from the cloud API, but got an object'],
    ['locked', { locked: 'no' }, 'expected Boolean from the cloud API, but got a text'],
    ['labels', { labels: 'env=dev' }, 'expected JSONObject from the cloud API, but got a text'],
    ['location { name }', { location: 'fsn1' }, 'expected an object from the cloud API, but got a text'],
    ['location { name }', { location: [falkenstein] }, 'expected an object from the cloud API, but got a list'],
    ['privateNets { ip }', { private_net: 'none' }, 'expected a list from the cloud API, but got a text'],
  ])('costs its own field: %s for %j', async (field, wrong, message) => {
    answers = { 'GET /servers': servers(cloudServer(1, wrong), cloudServer(2)) };
    const { data, errors } = await ask(`{ cloud { servers { nodes { id status asked: ${field} } } } }`);
    const nodes = [
      { id: 'cloud:default:server:1', status: 'RUNNING', asked: null },
      expect.objectContaining({ id: 'cloud:default:server:2' }),
    ];
    expect(data).toEqual({ cloud: { servers: { nodes } } });
    expect(errors).toMatchObject([{ path: 'cloud.servers.nodes.0.asked', code }]);
    expect(errors[0]?.message).toContain(message);
    // What it is may be anything, down to a secret in the wrong place.
    const [quoted] = Object.values(wrong).map((value) => JSON.stringify(value));
    expect(JSON.stringify(errors)).not.toContain(quoted);
    expect(errors[0]?.upstream).toMatchObject({ value: message.replace(/^.* but got /, '') });
  });

  it('is reported by its kind where an enum should be', async () => {
    answers = { 'GET /servers': servers(cloudServer(1, { status: { token: 'hush' } })) };
    const { errors } = await ask('{ cloud { servers { nodes { status } } } }');
    expect(errors[0]?.message).toBe('CloudServer.status: expected ServerStatus from the cloud API, but got an object.');
    expect(JSON.stringify(errors)).not.toContain('hush');
  });

  it('costs its own item in a list', async () => {
    answers = {
      'GET /servers': servers(
        cloudServer(1),
        null,
        'a server',
        cloudServer(2, { private_net: [null, { ip: '10.0.0.2' }] }),
      ),
      'GET /primary_ips': { primary_ips: [primaryIp(1, { dns_ptr: [7, { ip: '::1', dns_ptr: 'a.test' }] })], meta: {} },
    };
    const { data, errors } = await ask(
      '{ cloud { servers { nodes { id privateNets { ip } } edges { node { id } } } primaryIps { nodes { dnsPtrs { dnsPtr } } } } }',
    );
    expect(data).toEqual({
      cloud: {
        servers: {
          nodes: [
            { id: 'cloud:default:server:1', privateNets: [] },
            null,
            null,
            { id: 'cloud:default:server:2', privateNets: [null, { ip: '10.0.0.2' }] },
          ],
          edges: [
            { node: { id: 'cloud:default:server:1' } },
            { node: null },
            { node: null },
            { node: { id: 'cloud:default:server:2' } },
          ],
        },
        primaryIps: { nodes: [{ dnsPtrs: [null, { dnsPtr: 'a.test' }] }] },
      },
    });
    expect(new Set(errors.map((error) => error.code))).toEqual(new Set([code]));
    expect(errors.map(({ path }) => path).sort()).toEqual([
      'cloud.primaryIps.nodes.0.dnsPtrs.0',
      'cloud.servers.edges.1.node',
      'cloud.servers.edges.2.node',
      'cloud.servers.nodes.1',
      'cloud.servers.nodes.2',
      'cloud.servers.nodes.3.privateNets.0',
    ]);
  });

  it('costs its own amount of a price', async () => {
    const prices = [{ location: 'fsn1', price_monthly: { net: 'free', gross: '4.51' }, price_hourly: price('0.01') }];
    answers = { 'GET /server_types': { server_types: [{ id: 11, name: 'cx22', prices }], meta: { pagination } } };
    const { data, errors } = await ask(
      '{ cloud { serverTypes { nodes { name prices { priceMonthly { net { amount } gross { amount } } } } } } }',
    );
    const priceMonthly = { net: null, gross: { amount: '4.51' } };
    expect(data).toEqual({ cloud: { serverTypes: { nodes: [{ name: 'cx22', prices: [{ priceMonthly }] }] } } });
    expect(errors).toMatchObject([{ path: 'cloud.serverTypes.nodes.0.prices.0.priceMonthly.net', code }]);
  });

  it('does not reveal what may be a secret', async () => {
    answers = { 'POST /servers': { server: cloudServer(1), action: null, next_actions: [], root_password: ['hush'] } };
    const { data, errors } = await ask(
      'mutation { createCloudServer(input: { name: "a", serverType: "cx22", image: "debian-12" }) { server { id } rootPassword } }',
    );
    expect(data).toEqual({ createCloudServer: { server: { id: 'cloud:default:server:1' }, rootPassword: null } });
    expect(errors).toMatchObject([{ path: 'createCloudServer.rootPassword', code }]);
    expect(JSON.stringify(errors)).not.toContain('hush');
  });
});

describe('a property that no class has declared', () => {
  it('takes the place of nothing that a class works out by itself', async () => {
    const more = { addresses: ['1.2.3.4'], monthly_price: 7, datacenter: 'fsn1-dc14', constructor: 1, __proto__x: 2 };
    answers = { 'GET /servers': servers(cloudServer(1, more)) };
    const { data } = await ask('{ cloud { servers { nodes { id addresses networks { id } } } } }');
    expect(data).toEqual({
      cloud: { servers: { nodes: [{ id: 'cloud:default:server:1', addresses: ['203.0.113.7'], networks: [] }] } },
    });
  });

  it('is asked of no upstream where ids of other objects should be', async () => {
    const wrong = { volumes: 'all', load_balancers: [{ id: 1 }, null, true], private_net: [{ network: {} }] };
    answers = { 'GET /servers': servers(cloudServer(1, wrong)) };
    upstream.asked.splice(0);
    const { data, errors } = await ask(
      '{ cloud { servers { nodes { id volumes { id } loadBalancers { id } networks { id } } } } }',
    );
    expect(data).toEqual({
      cloud: {
        servers: {
          nodes: [{ id: 'cloud:default:server:1', volumes: null, loadBalancers: [null, null], networks: [null] }],
        },
      },
    });
    const message = 'CloudServer.volumes: expected a list of ids from the cloud API, but got a text.';
    expect(errors).toContainEqual(expect.objectContaining({ code, message }));
    expect(errors.map(({ path }) => path.replace('cloud.servers.nodes.0.', '')).sort()).toEqual([
      'loadBalancers.0',
      'loadBalancers.1',
      'networks.0',
      'volumes',
    ]);
    expect(upstream.lines.filter((line) => !line.startsWith('GET /servers?'))).toEqual([]);
  });

  it('costs one link of several when the object behind it cannot be read', async () => {
    answers = {
      'GET /servers': servers(cloudServer(1, { volumes: [1, 2] })),
      'GET /volumes/1': { volume: { id: 1, name: 'one' } },
      'GET /volumes/2': { volume: 'two' },
    };
    const { data, errors } = await ask('{ cloud { servers { nodes { volumes { name } } } } }');
    expect(data).toEqual({ cloud: { servers: { nodes: [{ volumes: [{ name: 'one' }, null] }] } } });
    expect(errors).toMatchObject([{ path: 'cloud.servers.nodes.0.volumes.1', code: 'UPSTREAM_UNAVAILABLE' }]);
  });
});

describe('a write that succeeded', () => {
  it('answers what it made, with a value in it that the schema does not know', async () => {
    const ip = { ...without(primaryIp(9, { assignee_type: 'rack' }), 'created'), dns_ptr: 'none' };
    answers = { 'POST /primary_ips': { primary_ip: ip } };
    const { data, errors } = await ask(`mutation {
      createCloudPrimaryIp(input: { name: "a", type: IPV4, location: "fsn1" }) {
        primaryIp { id ip assigneeType created dnsPtrs { ip } } action { id }
      }
    }`);
    expect(data).toEqual({
      createCloudPrimaryIp: {
        primaryIp: {
          id: 'cloud:default:primaryIp:9',
          ip: '203.0.113.9',
          assigneeType: null,
          created: null,
          dnsPtrs: null,
        },
        action: null,
      },
    });
    expect(errors.map((error) => [error.path, error.code])).toEqual([
      ['createCloudPrimaryIp.primaryIp.assigneeType', code],
      ['createCloudPrimaryIp.primaryIp.created', code],
      ['createCloudPrimaryIp.primaryIp.dnsPtrs', code],
    ]);
  });

  it('answers the parts that came when others did not', async () => {
    answers = { 'POST /servers': { server: cloudServer(1), root_password: 'hush' } };
    const { data, errors } = await ask(
      'mutation { createCloudServer(input: { name: "a", serverType: "cx22", image: "debian-12" }) { server { id } action { id } nextActions { id } rootPassword } }',
    );
    expect(data).toEqual({
      createCloudServer: {
        server: { id: 'cloud:default:server:1' },
        action: null,
        nextActions: null,
        rootPassword: 'hush',
      },
    });
    expect(errors.map((error) => [error.path, error.code])).toEqual([
      ['createCloudServer.action', code],
      ['createCloudServer.nextActions', code],
    ]);
  });
});

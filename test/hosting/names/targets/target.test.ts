import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namesWorld, record, server, zone } from '../world.js';

const world = namesWorld();
afterEach(() => world.end());

const tunnel = 'f70ff985-a4ef-4643-bbbc-4a0ed4fc8415';
const goneTunnel = 'f70ff985-a4ef-4643-bbbc-4a0ed4fc8416';

const records = [
  record('A', 'direct.acme.example', '203.0.113.7'),
  record('A', 'lab.acme.example', '203.0.113.8'),
  record('AAAA', 'inside.acme.example', '2001:0DB8:0:0:0:0:0:beef'),
  record('AAAA', 'net.acme.example', '2001:db8:0::1'),
  record('A', 'private.acme.example', '10.0.0.2'),
  record('A', 'nobodys-private.acme.example', '10.9.9.9'),
  record('A', 'floating.acme.example', '203.0.113.20'),
  record('A', 'spare.acme.example', '203.0.113.21'),
  record('A', 'balancer.acme.example', '203.0.113.30'),
  record('A', 'metal.acme.example', '198.51.100.10'),
  record('A', 'metal-net.acme.example', '198.51.100.70'),
  record('A', 'failover.acme.example', '198.51.100.99'),
  record('A', 'foreign.acme.example', '192.0.2.1'),
  record('CNAME', 'www.acme.example', 'direct.ACME.example.'),
  record('CNAME', 'twice.acme.example', 'www.acme.example'),
  record('CNAME', 'elsewhere.acme.example', 'shops.example.net'),
  record('CNAME', 'nothing.acme.example', 'gone.acme.example'),
  record('CNAME', 'loop-a.acme.example', 'loop-b.acme.example'),
  record('CNAME', 'loop-b.acme.example', 'loop-a.acme.example'),
  record('CNAME', 'box.acme.example', 'u1.your-storagebox.de'),
  record('CNAME', 'old-box.acme.example', 'u8-sub2.your-storagebox.de'),
  record('CNAME', 'tunnel.acme.example', `${tunnel}.cfargotunnel.com`),
  record('CNAME', 'ended-tunnel.acme.example', `${goneTunnel}.cfargotunnel.com`),
  record('CNAME', 'no-tunnel.acme.example', `${tunnel.replace('f70', 'a70')}.cfargotunnel.com`),
  record('CNAME', 'pooled.acme.example', 'lb.acme.example'),
  record('CNAME', 'delegated.acme.example', 'x.sub.acme.example'),
  record('NS', 'sub.acme.example', 'ns.example.net'),
  record('MX', 'mail.acme.example', 'direct.acme.example'),
  record('A', '*.wild.acme.example', '203.0.113.7'),
  record('TXT', 'stop.wild.acme.example', 'here'),
  record('A', 'deep.ent.wild.acme.example', '192.0.2.1'),
  record('CNAME', 'by-wildcard.acme.example', 'any.wild.acme.example'),
  record('CNAME', 'deep-wildcard.acme.example', 'any.thing.wild.acme.example'),
  record('CNAME', 'stopped.acme.example', 'stop.wild.acme.example'),
  record('CNAME', 'below-stop.acme.example', 'x.stop.wild.acme.example'),
  record('CNAME', 'at-ent.acme.example', 'ent.wild.acme.example'),
  ...Array.from({ length: 10 }, (_, n) => record('CNAME', `hop${n}.acme.example`, `hop${n + 1}.acme.example`)),
  record('A', 'hop10.acme.example', '203.0.113.7'),
];

beforeEach(() => {
  world.set({
    one: {
      '/servers': [
        server(1, '203.0.113.7', '2001:db8::/64', { private_net: [{ ip: '10.0.0.2', alias_ips: [] }] }),
        server(2, null),
      ],
      '/floating_ips': [
        { id: 20, ip: '203.0.113.20', server: 1 },
        { id: 21, ip: '203.0.113.21', server: null },
      ],
      '/load_balancers': [
        {
          id: 30,
          name: 'front',
          targets: [],
          public_net: { ipv4: { ip: '203.0.113.30' }, ipv6: { ip: '2001:db8:9::1' } },
        },
      ],
    },
    two: { '/servers': [server(1, '203.0.113.8', null, { name: 'lab server' })] },
    three: {
      '/server': [
        {
          server_ip: '198.51.100.10',
          server_ipv6_net: '2001:db8:5::',
          server_number: 5,
          server_name: 'metal',
          ip: ['198.51.100.10'],
          subnet: [{ ip: '198.51.100.64', mask: '28' }],
        },
      ],
      '/failover': [
        {
          ip: '198.51.100.99',
          netmask: '255.255.255.255',
          server_number: 6,
          server_ip: '198.51.100.11',
          active_server_ip: '198.51.100.10',
        },
      ],
      '/storagebox': [{ id: 8, login: 'u8', name: 'old' }],
    },
    four: { '/storage_boxes': [{ id: 1, name: 'backup', server: 'u1.your-storagebox.de' }] },
    five: {
      '/zones': [zone('z1', 'acme.example')],
      '/zones/z1/dns_records': records,
      '/accounts/a1/cfd_tunnel': [
        { id: tunnel, name: 'shop', deleted_at: null, connections: [] },
        { id: goneTunnel, name: 'old', deleted_at: '2026-01-01T00:00:00Z', connections: [] },
      ],
      '/accounts/a1/load_balancers/pools': [{ id: 'p1', name: 'pool', origins: [{ address: '203.0.113.7' }] }],
      '/zones/z1/load_balancers': [{ id: 'l1', name: 'lb.acme.example', default_pools: ['p1'], fallback_pool: 'p1' }],
    },
  });
});

const ownBy = (resource: object) => expect.objectContaining({ state: 'OWN', reason: null, resource });
const state = (state: string, reason: string) =>
  expect.objectContaining({ state, resource: null, reason: expect.stringContaining(reason) });
const cloud = (name: string, accountName: string) => ({ __typename: 'CloudServer', name, accountName });

describe('the target of a DNS record', () => {
  it.each([
    ['direct', cloud('server 1', 'prod')],
    ['lab', cloud('lab server', 'lab')],
    ['inside', cloud('server 1', 'prod')],
    ['net', cloud('server 1', 'prod')],
    ['private', cloud('server 1', 'prod')],
    ['floating', cloud('server 1', 'prod')],
    ['spare', { __typename: 'CloudFloatingIp', floatingIp: '203.0.113.21' }],
    ['balancer', { __typename: 'CloudLoadBalancer', name: 'front' }],
    ['metal', { __typename: 'DedicatedServer', name: 'metal' }],
    ['metal-net', { __typename: 'DedicatedServer', name: 'metal' }],
    ['failover', { __typename: 'DedicatedServer', name: 'metal' }],
    ['www', cloud('server 1', 'prod')],
    ['twice', cloud('server 1', 'prod')],
    ['box', { __typename: 'StorageBox', name: 'backup' }],
    ['old-box', { __typename: 'DedicatedStorageBox' }],
    ['tunnel', { __typename: 'EdgeTunnel', name: 'shop' }],
    ['pooled', { __typename: 'EdgeLoadBalancer', edgeName: 'lb.acme.example' }],
    ['by-wildcard', cloud('server 1', 'prod')],
    ['deep-wildcard', cloud('server 1', 'prod')],
    ['hop2', cloud('server 1', 'prod')],
  ])('is an own object: %s', async (name, resource) => {
    expect((await world.targets('z1'))[`${name}.acme.example`]).toEqual(ownBy(resource));
  });

  it.each([
    ['foreign', 'FOREIGN', 'No account has 192.0.2.1'],
    ['elsewhere', 'FOREIGN', 'shops.example.net is in no zone'],
    ['nobodys-private', 'UNKNOWN', 'private address'],
    ['nothing', 'DANGLING', 'The zone acme.example has no address for gone.acme.example'],
    ['stopped', 'DANGLING', 'stop.wild.acme.example'],
    ['below-stop', 'DANGLING', 'x.stop.wild.acme.example'],
    ['at-ent', 'DANGLING', 'ent.wild.acme.example'],
    ['loop-a', 'UNKNOWN', 'in a circle'],
    ['hop1', 'UNKNOWN', 'more than 8 names'],
    ['ended-tunnel', 'DANGLING', 'was deleted'],
    ['no-tunnel', 'DANGLING', 'No account has a tunnel'],
    ['delegated', 'UNKNOWN', 'name servers of sub.acme.example'],
  ])('is none of its own: %s is %s', async (name, expected, reason) => {
    expect((await world.targets('z1'))[`${name}.acme.example`]).toEqual(state(expected, reason));
  });

  it('returns the names that it leads through, and all that it comes by', async () => {
    const targets = await world.targets('z1');
    expect(targets['twice.acme.example']?.['hops']).toEqual(['www.acme.example', 'direct.acme.example']);
    expect(targets['hop2.acme.example']?.['hops']).toHaveLength(8);
    expect(targets['direct.acme.example']?.['hops']).toEqual([]);
    expect(targets['floating.acme.example']?.['resources']).toEqual([
      { __typename: 'CloudServer' },
      { __typename: 'CloudFloatingIp' },
    ]);
    expect(targets['mail.acme.example']).toBeNull();
  });

  it('is not known while an account cannot be read, unless another has it', async () => {
    world.failing.add('two');
    const targets = await world.targets('z1');
    expect(targets['direct.acme.example']).toEqual(ownBy(cloud('server 1', 'prod')));
    expect(targets['foreign.acme.example']).toEqual(state('UNKNOWN', 'of the account lab of the cloud API'));
    expect(targets['elsewhere.acme.example']).toEqual(state('UNKNOWN', 'of the account lab of the cloud API'));
    expect(targets['nothing.acme.example']).toEqual(state('DANGLING', 'gone.acme.example'));
  });

  it('is not known where a zone or the tunnels cannot be read', async () => {
    world.failing.add('five /zones/z1/load_balancers');
    world.failing.add('five /accounts/a1/cfd_tunnel');
    const targets = await world.targets('z1');
    expect(targets['nothing.acme.example']).toEqual(state('UNKNOWN', 'The zone acme.example'));
    expect(targets['no-tunnel.acme.example']).toEqual(state('UNKNOWN', 'tunnels of the account default'));
    expect(targets['www.acme.example']).toEqual(ownBy(cloud('server 1', 'prod')));
  });

  it('reveals to a caller nothing of accounts that his token does not hold for', async () => {
    const edgeAlone = await world.targets('z1', ['hosting:read@edge:default']);
    for (const name of ['direct', 'floating', 'foreign', 'box'])
      expect(edgeAlone[`${name}.acme.example`]).toEqual(state('UNKNOWN', 'The token does not hold'));
    world.lists()['two']?.['/servers']?.splice(0);
    world.clock().sleep(61_000);
    const labToo = await world.targets('z1', ['hosting:read@edge:default', 'hosting:read@cloud:prod']);
    expect(labToo['direct.acme.example']).toEqual(ownBy(cloud('server 1', 'prod')));
    expect(labToo['lab.acme.example']).toEqual(state('UNKNOWN', 'The token does not hold'));
    expect(JSON.stringify(labToo)).not.toContain('lab server');
  });

  it('reveals to a caller nothing of whether there are accounts beside his', async () => {
    const ofEvery = ['edge:default', 'cloud:prod', 'cloud:lab', 'dedicated:default', 'storage:default'] as const;
    const scopes = ofEvery.map((account) => `hosting:read@${account}` as const);
    const foreign = async (held: typeof scopes) => (await world.targets('z1', held))['foreign.acme.example'];
    const ofAll = await foreign(scopes);
    expect(ofAll).toEqual(await foreign(scopes.filter((scope) => !scope.endsWith('lab'))));
    expect(ofAll).toMatchObject({ state: 'UNKNOWN' });
  });

  it('takes what is no address for none, be it of a record or of a server', async () => {
    const contents = ['10.0.0.0/8', '203.0.113.0/24', '192.0.2.1/', ''];
    world.set({
      one: { '/servers': [server(1, '203.0.113.0/'), server(2, '203.0.113.0')] },
      five: {
        '/zones': [zone('z1', 'acme.example')],
        '/zones/z1/dns_records': [
          ...contents.map((content, n) => record('A', `a${n}.acme.example`, content)),
          record('A', 'other.acme.example', '192.0.2.1'),
          record('CNAME', 'nowhere.acme.example', '.'),
        ],
      },
    });
    const targets = await world.targets('z1');
    for (const n of contents.keys())
      expect(targets[`a${n}.acme.example`]).toEqual(state('UNKNOWN', 'Expected an address'));
    expect(targets['other.acme.example']).toEqual(state('FOREIGN', '192.0.2.1'));
    expect(targets['nowhere.acme.example']).toEqual(state('UNKNOWN', 'Expected a host name'));
  });

  it('takes one pass over each list, and no call the second time', async () => {
    await world.targets('z1');
    const lists = world.lines().map((line) => line.replace(/\?.*/, ''));
    expect(lists.sort()).toEqual(
      [
        '/servers',
        '/servers',
        '/primary_ips',
        '/primary_ips',
        '/floating_ips',
        '/floating_ips',
        '/load_balancers',
        '/load_balancers',
        '/server',
        '/ip',
        '/subnet',
        '/failover',
        '/storagebox',
        // The zone itself and its records are what is asked for here.
        '/storage_boxes',
        '/zones',
        '/zones',
        '/zones',
        '/zones/z1',
        '/zones/z1/dns_records',
        '/zones/z1/dns_records',
        '/accounts/a1/cfd_tunnel',
        '/accounts/a1/load_balancers/pools',
        '/zones/z1/load_balancers',
      ]
        .map((path) => `GET ${path}`)
        .sort(),
    );
    world.forget();
    await world.targets('z1');
    expect(world.lines().filter((line) => !/^GET \/zones\/z1(\/dns_records\?|$)/.test(line))).toEqual([]);
  });
});

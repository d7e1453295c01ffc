import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

type Wire = Record<string, unknown>;

describe('what stands around the servers of the sandbox', () => {
  let served: Served;
  let account: Account;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('CLOUD');
  });
  afterAll(() => served.close());

  const named = async (collection: string, name: string) => {
    const { body } = await call(account, `GET /${collection}?name=${name}`);
    const [found] = body?.[collection] as (Wire & { id: number })[];
    if (!found) throw new Error(`There is no ${name} among the ${collection}`);
    return found;
  };
  /** Runs an action to its end and shows the object it acted on. */
  const after = async (collection: string, name: string, action: string, body: Wire = {}) => {
    const { id } = await named(collection, name);
    const answer = await call(account, `POST /${collection}/${id}/actions/${action}`, body);
    expect([action, answer.status, answer.body?.['error']]).toEqual([action, 201, undefined]);
    served.clock.sleep(10_000);
    return named(collection, name);
  };
  const refused = async (collection: string, name: string, action: string, body: Wire = {}) => {
    const { id } = await named(collection, name);
    return (await call(account, `POST /${collection}/${id}/actions/${action}`, body)).status;
  };

  it('gives load balancers services and targets, and shows their health', async () => {
    const server = await named('servers', 'mail-1');
    const target = { type: 'server', server: { id: server.id } };
    const service = {
      protocol: 'http',
      listen_port: 8080,
      destination_port: 80,
      proxyprotocol: false,
    };
    await after('load_balancers', 'office', 'add_service', service);
    const balancer = await after('load_balancers', 'office', 'add_target', target);
    expect(balancer['services']).toMatchObject([
      { listen_port: 22 },
      { listen_port: 8080, health_check: { protocol: 'tcp', port: 80 }, http: { cookie_name: 'HCLBSTICKY' } },
    ]);
    expect(balancer['targets']).toMatchObject([
      { type: 'ip', ip: { ip: '203.0.113.10' } },
      {
        ...target,
        health_status: [
          { listen_port: 22, status: 'healthy' },
          { listen_port: 8080, status: 'healthy' },
        ],
      },
    ]);
    expect((await named('servers', 'mail-1'))['load_balancers']).toEqual([balancer.id]);
    expect(await refused('load_balancers', 'office', 'add_target', target)).toBe(409);
    expect(await refused('load_balancers', 'office', 'delete_service', { listen_port: 99 })).toBe(404);

    const updated = await after('load_balancers', 'office', 'update_service', {
      listen_port: 8080,
      destination_port: 81,
    });
    expect(updated['services']).toMatchObject([{}, { listen_port: 8080, destination_port: 81, protocol: 'http' }]);
    await after('load_balancers', 'office', 'delete_service', { listen_port: 8080 });
    const bare = await after('load_balancers', 'office', 'remove_target', target);
    expect(bare).toMatchObject({ services: [{ listen_port: 22 }], targets: [{ type: 'ip' }] });
  });

  it('lets a label selector stand for the servers it matches', async () => {
    const { targets } = await named('load_balancers', 'shop');
    expect((targets as { targets: unknown[] }[])[0]?.targets).toHaveLength(6);
    const { applied_to } = await named('firewalls', 'web');
    expect((applied_to as { applied_to_resources: unknown[] }[])[0]?.applied_to_resources).toHaveLength(6);
  });

  it('changes the rest of a load balancer', async () => {
    const ip = ((await named('load_balancers', 'api'))['public_net'] as { ipv4: { ip: string } }).ipv4.ip;
    const network = (await named('networks', 'main')).id;
    const steps: [string, Wire, Wire][] = [
      ['change_algorithm', { type: 'round_robin' }, { algorithm: { type: 'round_robin' } }],
      ['change_type', { load_balancer_type: 'lb31' }, { load_balancer_type: { name: 'lb31' } }],
      ['disable_public_interface', {}, { public_net: { enabled: false } }],
      ['enable_public_interface', {}, { public_net: { enabled: true } }],
      [
        'change_dns_ptr',
        { ip, dns_ptr: 'lb.example.com' },
        { public_net: { ipv4: { ip, dns_ptr: 'lb.example.com' } } },
      ],
      ['attach_to_network', { network }, { private_net: [{ network }] }],
      ['detach_from_network', { network }, { private_net: [] }],
    ];
    for (const [action, body, expected] of steps) {
      expect(await after('load_balancers', 'api', action, body)).toMatchObject(expected);
    }
  });

  it('moves floating IPs between servers', async () => {
    const server = (await named('servers', 'web-2')).id;
    expect((await after('floating_ips', 'www', 'assign', { server }))['server']).toBe(server);
    const net = (await named('servers', 'web-2'))['public_net'];
    expect(net).toMatchObject({ floating_ips: [(await named('floating_ips', 'www')).id] });
    expect((await after('floating_ips', 'www', 'unassign'))['server']).toBeNull();
  });

  it('assigns primary IPs to servers that are off', async () => {
    const running = (await named('servers', 'web-2')).id;
    const spare = 'spare-nbg1-ipv4';
    const assign = (id: number) => ({ assignee_type: 'server', assignee_id: id });
    expect(await refused('primary_ips', spare, 'assign', assign(running))).toBe(409);
    expect(await refused('primary_ips', 'web-1-ipv4', 'unassign')).toBe(409);
    await after('servers', 'web-2', 'poweroff');
    await after('primary_ips', 'web-2-ipv4', 'unassign');
    const server = (await named('servers', 'web-2')).id;
    const ip = await after('primary_ips', spare, 'assign', assign(server));
    expect((await named('servers', 'web-2'))['public_net']).toMatchObject({ ipv4: { id: ip.id, ip: ip['ip'] } });
  });

  it('sets and forgets host names at once', async () => {
    const ip = (await named('primary_ips', 'web-1-ipv4'))['ip'];
    const set = await after('primary_ips', 'web-1-ipv4', 'change_dns_ptr', { ip, dns_ptr: 'www.example.com' });
    expect(set['dns_ptr']).toEqual([{ ip, dns_ptr: 'www.example.com' }]);
    const reset = await after('primary_ips', 'web-1-ipv4', 'change_dns_ptr', { ip, dns_ptr: null });
    expect(reset['dns_ptr']).toEqual([]);
  });

  it('gives networks subnets and routes', async () => {
    const route = { destination: '10.99.0.0/16', gateway: '10.20.1.1' };
    const subnet = await after('networks', 'lab', 'add_subnet', { type: 'cloud', network_zone: 'eu-central' });
    expect(subnet['subnets']).toMatchObject([{}, {}, { ip_range: '10.20.3.0/24', gateway: '10.20.0.1' }]);
    expect((await after('networks', 'lab', 'delete_subnet', { ip_range: '10.20.3.0/24' }))['subnets']).toHaveLength(2);
    expect((await after('networks', 'lab', 'add_route', route))['routes']).toEqual([route]);
    expect((await after('networks', 'lab', 'delete_route', route))['routes']).toEqual([]);
    expect((await after('networks', 'lab', 'change_ip_range', { ip_range: '10.0.0.0/8' }))['ip_range']).toBe(
      '10.0.0.0/8',
    );
  });

  it('sets the rules of firewalls and what they apply to', async () => {
    const rules = [{ direction: 'in', protocol: 'tcp', port: '22', source_ips: ['192.0.2.0/24'] }];
    expect((await after('firewalls', 'office', 'set_rules', { rules }))['rules']).toMatchObject(rules);
    const apply_to = [{ type: 'label_selector', label_selector: { selector: 'env=ci' } }];
    expect((await after('firewalls', 'office', 'apply_to_resources', { apply_to }))['applied_to']).toMatchObject(
      apply_to,
    );
    expect(
      (await after('firewalls', 'office', 'remove_from_resources', { remove_from: apply_to }))['applied_to'],
    ).toEqual([]);
  });

  it('issues certificates', async () => {
    const body = { name: 'fresh', type: 'managed', domain_names: ['fresh.example.com'] };
    expect(await call(account, 'POST /certificates', body)).toMatchObject({
      status: 201,
      body: { certificate: { certificate: null, status: { issuance: 'pending' } }, action: { status: 'running' } },
    });
    served.clock.sleep(10_000);
    expect(await named('certificates', 'fresh')).toMatchObject({
      certificate: expect.stringContaining('BEGIN CERTIFICATE'),
      status: { issuance: 'completed' },
    });
    expect((await after('certificates', 'lost', 'retry'))['status']).toMatchObject({ issuance: 'completed' });
    expect(await refused('certificates', 'shop', 'retry')).toBe(422);
    const { id, used_by } = await named('certificates', 'shop');
    expect(used_by).toMatchObject([{ type: 'load_balancer' }]);
    expect((await call(account, `DELETE /certificates/${id}`)).status).toBe(409);
  });
});

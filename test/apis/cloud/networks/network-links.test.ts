import { beforeAll, describe, expect, it } from '@jest/globals';
import { cloudGraph } from '../graph.js';

/** One object of each kind, all linked; what is not linked is left out. */
const objects: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  servers: {
    server: {
      id: 1,
      name: 'web',
      public_net: {
        ipv4: { id: 5, ip: '203.0.113.5' },
        ipv6: null,
        floating_ips: [4],
        firewalls: [{ id: 3, status: 'applied' }],
      },
      private_net: [{ network: 2, ip: '10.0.0.2' }],
      load_balancers: [6],
    },
  },
  networks: { network: { id: 2, name: 'lan', servers: [1], load_balancers: [6] } },
  firewalls: {
    firewall: {
      id: 3,
      name: 'wall',
      applied_to: [
        { type: 'server', server: { id: 1 } },
        {
          type: 'label_selector',
          label_selector: { selector: 'a' },
          applied_to_resources: [{ type: 'server', server: { id: 1 } }],
        },
      ],
    },
  },
  floating_ips: { floating_ip: { id: 4, name: 'float', server: 1 } },
  primary_ips: { primary_ip: { id: 5, name: 'own', assignee_type: 'server', assignee_id: 1 } },
  load_balancers: {
    load_balancer: {
      id: 6,
      name: 'lb',
      private_net: [{ network: 2, ip: '10.0.0.3' }],
      services: [{ protocol: 'https', http: { certificates: [7] } }, { protocol: 'tcp' }],
    },
  },
  certificates: { certificate: { id: 7, name: 'cert', used_by: [{ id: 6, type: 'load_balancer' }] } },
};

const { ask, answer, lines } = cloudGraph();
beforeAll(() => void answer(({ path }) => ({ body: objects[path.split('/')[1] ?? ''] })));

describe('links along the network', () => {
  it('lead from a server to all that it is connected with', async () => {
    const { data, errors } = await ask(`{ cloud { server(id: 1) {
      networks { name } firewalls { name } floatingIps { name } primaryIps { name } loadBalancers { name }
      publicNet { ipv4 { primaryIp { name } } floatingIps { name } firewalls { status firewall { name } } }
      privateNets { ip network { name } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        server: {
          networks: [{ name: 'lan' }],
          firewalls: [{ name: 'wall' }],
          floatingIps: [{ name: 'float' }],
          primaryIps: [{ name: 'own' }],
          loadBalancers: [{ name: 'lb' }],
          publicNet: {
            ipv4: { primaryIp: { name: 'own' } },
            floatingIps: [{ name: 'float' }],
            firewalls: [{ status: 'APPLIED', firewall: { name: 'wall' } }],
          },
          privateNets: [{ ip: '10.0.0.2', network: { name: 'lan' } }],
        },
      },
    });
    expect(lines()).toHaveLength(6);
  });

  it('lead back to the server from each of them', async () => {
    const { data, errors } = await ask(`{ cloud {
      network(id: 2) { servers { name } loadBalancers { name } }
      firewall(id: 3) { appliedTo { type server { name } appliedToResources { server { name } } } }
      floatingIp(id: 4) { server { name } }
      primaryIp(id: 5) { assignee { name } }
    } }`);
    expect(errors).toBeUndefined();
    const server = { name: 'web' };
    expect(data).toEqual({
      cloud: {
        network: { servers: [server], loadBalancers: [{ name: 'lb' }] },
        firewall: {
          appliedTo: [
            { type: 'SERVER', server, appliedToResources: null },
            { type: 'LABEL_SELECTOR', server: null, appliedToResources: [{ server }] },
          ],
        },
        floatingIp: { server },
        primaryIp: { assignee: server },
      },
    });
  });

  it('lead from a load balancer to its certificates and networks, and back', async () => {
    const { data, errors } = await ask(`{ cloud {
      loadBalancer(id: 6) { networks { name } services { protocol http { certificates { name usedBy { name } } } } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        loadBalancer: {
          networks: [{ name: 'lan' }],
          services: [
            { protocol: 'HTTPS', http: { certificates: [{ name: 'cert', usedBy: [{ name: 'lb' }] }] } },
            { protocol: 'TCP', http: null },
          ],
        },
      },
    });
  });
});

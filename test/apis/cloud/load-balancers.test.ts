import { describe, expect, it } from '@jest/globals';
import { action, cloudGraph } from './graph.js';

const { ask, answer, lines, body, bodies } = cloudGraph();

describe('load balancers', () => {
  it('give metrics of several kinds out of one call', async () => {
    const values = [[1767225600, '42.5']];
    const metrics = { time_series: { open_connections: { values }, 'bandwidth.in': { values } } };
    answer(({ path }) => ({ body: path.endsWith('/metrics') ? { metrics } : { load_balancer: { id: 4 } } }));
    const { data, errors } = await ask(`{ cloud { loadBalancer(id: 4) {
      metrics(types: [OPEN_CONNECTIONS, BANDWIDTH], start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00Z") {
        series { name values { value } }
      }
    } } }`);
    expect(errors).toBeUndefined();
    const series = ['open_connections', 'bandwidth.in'].map((name) => ({ name, values: [{ value: 42.5 }] }));
    expect(data).toEqual({ cloud: { loadBalancer: { metrics: { series } } } });
    const period = 'start=2026-01-01T00%3A00%3A00.000Z&end=2026-01-01T01%3A00%3A00.000Z';
    const types = 'type=open_connections&type=bandwidth';
    expect(lines()[1]).toBe(`GET /load_balancers/4/metrics?${period}&${types}`);
  });

  it('show targets of every type, with the servers behind them', async () => {
    const healthy = [{ listen_port: 443, status: 'healthy' }];
    const matched = { type: 'server', server: { id: 8 }, health_status: healthy, use_private_ip: true };
    const targets = [
      { type: 'server', server: { id: 7 }, health_status: healthy, use_private_ip: false },
      { type: 'label_selector', label_selector: { selector: 'env=web' }, targets: [matched] },
      { type: 'ip', ip: { ip: '203.0.113.1' }, health_status: [] },
    ];
    answer(({ path }) => {
      const [, kind, id] = path.split('/');
      return { body: kind === 'servers' ? { server: { id, name: `web-${id}` } } : { load_balancer: { id, targets } } };
    });
    const { data, errors } = await ask(`{ cloud { loadBalancer(id: 4) { targets {
      type server { name } labelSelector { selector } ip { ip } usePrivateIp
      healthStatuses { listenPort status } targets { usePrivateIp server { name } }
    } } } }`);
    expect(errors).toBeUndefined();
    const none = {
      server: null,
      labelSelector: null,
      ip: null,
      usePrivateIp: null,
      healthStatuses: null,
      targets: null,
    };
    const healthStatuses = [{ listenPort: 443, status: 'HEALTHY' }];
    expect(data).toEqual({
      cloud: {
        loadBalancer: {
          targets: [
            { ...none, type: 'SERVER', server: { name: 'web-7' }, usePrivateIp: false, healthStatuses },
            {
              ...none,
              type: 'LABEL_SELECTOR',
              labelSelector: { selector: 'env=web' },
              targets: [{ usePrivateIp: true, server: { name: 'web-8' } }],
            },
            { ...none, type: 'IP', ip: { ip: '203.0.113.1' }, healthStatuses: [] },
          ],
        },
      },
    });
  });

  it('refuse a health check out of bounds in a service of a new one, naming where it stands', async () => {
    const check = 'protocol: TCP, port: 80, interval: 2, timeout: 1, retries: 3';
    const { errors } = await ask(`mutation { createCloudLoadBalancer(input: {
      name: "lb", loadBalancerType: "lb11", location: "fsn1"
      services: [{ protocol: TCP, listenPort: 80, destinationPort: 80, proxyProtocol: false, healthCheck: { ${check} } }]
    }) { action { id } } }`);
    expect(errors?.[0]?.message).toContain('input.services[0].healthCheck.interval');
    expect(lines()).toEqual([]);
  });

  it.each([
    ['{}', 'Field "CloudHealthCheckInput.protocol" of required type'],
    [
      '{ protocol: TCP, port: 80, interval: 15, timeout: 10 }',
      'Field "CloudHealthCheckInput.retries" of required type',
    ],
    [
      '{ protocol: HTTP, port: 80, interval: 15, timeout: 10, retries: 3, http: {} }',
      'Field "CloudHealthCheckHttpInput.path" of required type',
    ],
  ])('refuse the part of a health check for a new service that %s is', async (healthCheck, message) => {
    const { errors } = await ask(`mutation { addCloudLoadBalancerService(id: 4, input: {
      protocol: TCP, listenPort: 80, destinationPort: 80, proxyProtocol: false, healthCheck: ${healthCheck}
    }) { action { id } } }`);
    expect(errors?.map((error) => error.message).join()).toContain(message);
    expect(lines()).toEqual([]);
  });

  it('get a service with a whole health check, or with that of the provider', async () => {
    answer(() => ({ status: 201, body: { action: action(3) } }));
    const add = async (healthCheck: string) => {
      const { errors } = await ask(`mutation { addCloudLoadBalancerService(id: 4, input: {
        protocol: TCP, listenPort: 80, destinationPort: 8080, proxyProtocol: false ${healthCheck}
      }) { action { id } } }`);
      expect(errors).toBeUndefined();
    };
    await add('');
    const service = { protocol: 'tcp', listen_port: 80, destination_port: 8080, proxyprotocol: false };
    expect(bodies()).toEqual([service]);
    await add(
      'healthCheck: { protocol: HTTP, port: 80, interval: 15, timeout: 10, retries: 3, http: { path: "/up" } }',
    );
    const whole = { protocol: 'http', port: 80, interval: 15, timeout: 10, retries: 3 };
    const http = { domain: null, path: '/up' };
    expect(bodies()[1]).toEqual({ ...service, health_check: { ...whole, http } });
  });

  it('say of their types whether and until when they can be had', async () => {
    const deprecation = { announced: '2026-01-01T00:00:00Z', unavailable_after: '2026-04-01T00:00:00Z' };
    answer(() => ({ body: { load_balancer_type: { id: 1, name: 'lb11', deprecation } } }));
    const { data } = await ask('{ cloud { loadBalancerType(id: 1) { deprecation { announced unavailableAfter } } } }');
    const times = {
      announced: new Date(deprecation.announced),
      unavailableAfter: new Date(deprecation.unavailable_after),
    };
    expect(data).toEqual({ cloud: { loadBalancerType: { deprecation: times } } });
  });

  it.each([
    ['neither location nor network zone', ''],
    ['both location and network zone', 'location: "fsn1", networkZone: "eu-central"'],
  ])('refuse %s for a new one', async (_, place) => {
    const { errors } = await ask(
      `mutation { createCloudLoadBalancer(input: { name: "lb", loadBalancerType: "lb11", ${place} }) { action { id } } }`,
    );
    expect(errors?.[0]?.message).toContain('exactly one of location, networkZone');
  });

  it('refuse a target that names no server, labels or address', async () => {
    const { errors } = await ask(
      'mutation { addCloudLoadBalancerTarget(id: 4, input: { type: SERVER, usePrivateIp: true }) { action { id } } }',
    );
    expect(errors?.[0]?.message).toContain('exactly one of server, labelSelector, ip');
    expect(lines()).toEqual([]);
  });

  it('have a service changed by its port, and nothing else of it touched', async () => {
    answer(() => ({ status: 201, body: { action: action(3) } }));
    const { errors } = await ask(
      'mutation { updateCloudLoadBalancerService(id: 4, input: { listenPort: 443, http: { certificateIds: ["9"] } }) { action { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(lines()).toEqual(['POST /load_balancers/4/actions/update_service']);
    expect(body()).toEqual({ listen_port: 443, http: { certificates: [9] } });
  });
});

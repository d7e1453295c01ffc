import { describe, expect, it } from '@jest/globals';
import { action, cloudGraph } from '../graph.js';

const { ask, answer, lines, body } = cloudGraph();

describe('firewalls', () => {
  it('are created with rules and targets by their wire names', async () => {
    const firewall = { id: 1, name: 'web', created: '2026-01-01T00:00:00Z', rules: [], applied_to: [] };
    answer(() => ({ status: 201, body: { firewall, actions: [action(7)] } }));
    const { data, errors } = await ask(`mutation { createCloudFirewall(input: {
      name: "web"
      rules: [{ direction: IN, protocol: TCP, port: "80-443", sourceIps: ["0.0.0.0/0", "::/0"] }]
      applyTo: [{ type: SERVER, server: { id: 5 } }, { type: LABEL_SELECTOR, labelSelector: { selector: "env=web" } }]
    }) { firewall { name labels } actions { id } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createCloudFirewall: { firewall: { name: 'web', labels: null }, actions: [{ id: 'cloud:default:action:7' }] },
    });
    expect(body()).toEqual({
      name: 'web',
      rules: [{ direction: 'in', protocol: 'tcp', port: '80-443', source_ips: ['0.0.0.0/0', '::/0'] }],
      apply_to: [
        { type: 'server', server: { id: 5 } },
        { type: 'label_selector', label_selector: { selector: 'env=web' } },
      ],
    });
  });

  it.each([
    ['an address where a range belongs', 'direction: IN, protocol: TCP, sourceIps: ["10.0.0.1"]', 'sourceIps'],
    ['a range that is too long', 'direction: IN, protocol: TCP, sourceIps: ["10.0.0.0/33"]', 'sourceIps'],
    ['a port that is none', 'direction: IN, protocol: TCP, port: "http"', 'port'],
    ['port 0', 'direction: IN, protocol: TCP, port: "0"', 'port'],
    ['a port beyond 65535', 'direction: IN, protocol: TCP, port: "65536"', 'port'],
    ['a range of ports beyond 65535', 'direction: IN, protocol: TCP, port: "80-70000"', 'port'],
    ['a range of ports that ends before it starts', 'direction: IN, protocol: TCP, port: "443-80"', 'port'],
    ['a range of ports without an end', 'direction: IN, protocol: TCP, port: "80-"', 'port'],
  ])('refuse %s before anything is sent', async (_, rule, field) => {
    const { errors } = await ask(
      `mutation { setCloudFirewallRules(id: 1, input: { rules: [{ ${rule} }] }) { actions { id } } }`,
    );
    expect(errors?.[0]?.message).toContain(`input.rules[0].`);
    expect(errors?.[0]?.message).toContain(field);
    expect(lines()).toEqual([]);
  });

  it('say which of their fields a list with a wrong value stands in', async () => {
    const rules = '[{ direction: IN, protocol: TCP, sourceIps: ["10.0.0.0/8", "10.0.0.1"] }]';
    const { errors } = await ask(
      `mutation { setCloudFirewallRules(id: 1, input: { rules: ${rules} }) { actions { id } } }`,
    );
    expect(errors?.[0]?.message).toMatch(/^input\.rules\[0\]\.sourceIps: each must be a range of .*, but got /);
    expect(lines()).toEqual([]);
  });

  it('refuse a target that is a server and a label selector', async () => {
    const target = '{ type: SERVER, server: { id: 1 }, labelSelector: { selector: "a" } }';
    const { errors } = await ask(
      `mutation { applyCloudFirewallToResources(id: 1, input: { applyTo: [${target}] }) { actions { id } } }`,
    );
    expect(errors?.[0]?.message).toContain('exactly one of server, labelSelector');
    expect(lines()).toEqual([]);
  });

  it('wait for every action that setting their rules begins', async () => {
    const running = (id: number) => ({ ...action(id), status: 'running' });
    answer(({ method }) =>
      method === 'POST'
        ? { status: 201, body: { actions: [running(7), running(8)] } }
        : { body: { actions: [action(7), action(8)] } },
    );
    const { data, errors } = await ask(
      'mutation { setCloudFirewallRules(id: 1, input: { rules: [] }, wait: true) { actions { id status } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      setCloudFirewallRules: {
        actions: [
          { id: 'cloud:default:action:7', status: 'SUCCESS' },
          { id: 'cloud:default:action:8', status: 'SUCCESS' },
        ],
      },
    });
    expect(lines()).toEqual(['POST /firewalls/1/actions/set_rules', 'GET /actions?id=7&id=8']);
  });
});

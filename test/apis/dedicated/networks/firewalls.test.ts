import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dedicatedGraph } from '../upstream.js';

let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
let ask: ReturnType<typeof graph.fresh>;
const lines = () => graph.upstream.lines;
const body = () => graph.upstream.asked[0]?.body;
beforeAll(async () => void (graph = await dedicatedGraph()));
beforeEach(() => void (ask = graph.fresh()));
afterAll(() => graph.upstream.close());

const server = (number: number) => ({ server: { server_number: number, server_name: `s${number}` } });

describe('firewalls', () => {
  const rule = { ip_version: 'ipv4', name: 'web', dst_port: '80', src_ip: null, action: 'accept' };
  const firewall = { server_number: 321, server_ip: '192.0.2.1', status: 'in process', port: 'main' };

  it('are changed with rules by direction and index, and say that they are not done', async () => {
    graph.answers({ 'POST /firewall/321': { firewall: { ...firewall, rules: { input: [rule] } } } });
    const { data, errors } = await ask(`mutation { updateDedicatedFirewall(serverId: 321, input: {
      status: ACTIVE filterIpv6: false rules: {
        input: [
          { name: "web & mail", ipVersion: IPV4, destinationPort: "80", protocol: TCP, tcpFlags: "syn|ack", action: ACCEPT }
          { action: DISCARD }
        ]
        output: [{ action: ACCEPT }]
      }
    }) { firewall { status rules { input { name } output { name } } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      updateDedicatedFirewall: {
        firewall: { status: 'IN_PROCESS', rules: { input: [{ name: 'web' }], output: null } },
      },
    });
    expect([...new URLSearchParams(String(body()))]).toEqual([
      ['status', 'active'],
      ['filter_ipv6', 'false'],
      ['rules[input][0][ip_version]', 'ipv4'],
      ['rules[input][0][name]', 'web & mail'],
      ['rules[input][0][dst_port]', '80'],
      ['rules[input][0][protocol]', 'tcp'],
      ['rules[input][0][tcp_flags]', 'syn|ack'],
      ['rules[input][0][action]', 'accept'],
      ['rules[input][1][action]', 'discard'],
      ['rules[output][0][action]', 'accept'],
    ]);
  });

  it.each([
    [
      'a template beside rules',
      'firewallTemplateId: 5, rules: { input: [{ action: ACCEPT }] }',
      'at most one of firewallTemplateId, rules',
    ],
    ['an empty list of rules, which a form cannot hold', 'rules: { input: [] }', 'input.rules.input'],
    [
      'a port that is none',
      'rules: { input: [{ action: ACCEPT, destinationPort: "http" }] }',
      'input.rules.input[0].destinationPort',
    ],
    [
      'a port beyond 65535',
      'rules: { input: [{ action: ACCEPT, destinationPort: "65536" }] }',
      'input.rules.input[0].destinationPort',
    ],
    [
      'a range of ports that ends before it starts',
      'rules: { input: [{ action: ACCEPT, destinationPort: "443-80" }] }',
      'input.rules.input[0].destinationPort',
    ],
    ['nothing at all', '', 'at least one of'],
  ])('refuse %s before anything is sent', async (_, input, message) => {
    const { errors } = await ask(
      `mutation { updateDedicatedFirewall(serverId: 321, input: { ${input} }) { firewall { status } } }`,
    );
    expect(errors?.[0]?.message).toContain(message);
    expect(lines()).toEqual([]);
  });

  it('are fields of their server, with rules that may come keyed by index', async () => {
    graph.answers({
      'GET /server/321': server(321),
      'GET /firewall/321': { firewall: { ...firewall, rules: { input: { 0: rule, 1: { action: 'discard' } } } } },
    });
    const { data, errors } = await ask(`{ dedicated { server(id: 321) {
      firewall { rules { input { name action } } server { name } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data?.['dedicated']).toEqual({
      server: {
        firewall: {
          rules: {
            input: [
              { name: 'web', action: 'ACCEPT' },
              { name: null, action: 'DISCARD' },
            ],
          },
          server: { name: 's321' },
        },
      },
    });
  });

  it('have empty rules when they were deleted', async () => {
    graph.answers({ 'DELETE /firewall/321': { firewall: { ...firewall, rules: {} } } });
    const { data, errors } = await ask(
      'mutation { deleteDedicatedFirewall(serverId: 321) { firewall { rules { input { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteDedicatedFirewall: { firewall: { rules: { input: null } } } });
  });

  it('have templates, whose rules are read one by one', async () => {
    const template = { id: 5, name: 'web', is_default: true };
    graph.answers({
      'GET /firewall/template': [{ firewall_template: template }],
      'GET /firewall/template/5': { firewall_template: { ...template, rules: { input: [rule] } } },
    });
    const { data, errors } = await ask(
      '{ dedicated { firewallTemplates { nodes { name rules { input { name } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      dedicated: { firewallTemplates: { nodes: [{ name: 'web', rules: { input: [{ name: 'web' }] } }] } },
    });
    expect(lines()).toEqual(['GET /firewall/template', 'GET /firewall/template/5']);
  });
});

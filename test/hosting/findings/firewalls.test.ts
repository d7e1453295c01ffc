import { describe, expect, it } from '@jest/globals';
import { findingsLab } from './lab.js';
import { holdsTwins, remedy } from './twins.js';

const lab = findingsLab();

const everyone = ['0.0.0.0/0', '::/0'];
const rule = (port: string | null, source_ips: readonly string[] = everyone, more: object = {}) => ({
  ...{ description: null, direction: 'in', protocol: 'tcp', port, source_ips, destination_ips: [] },
  ...more,
});
const server = { type: 'server', server: { id: 1 } };
const selected = (...applied_to_resources: object[]) => ({
  ...{ type: 'label_selector', label_selector: { selector: 'role=web' } },
  applied_to_resources,
});
const healthy = { id: 3, name: 'web', rules: [rule('443'), rule('22', ['203.0.113.0/28'])], applied_to: [server] };
const list = 'cloud /firewalls';

describe('the rules of firewalls', () => {
  holdsTwins(lab, {
    ...{ kind: 'FIREWALL_UNAPPLIED', list, healthy },
    sick: {
      'one that applies to nothing': [
        { applied_to: [] },
        { severity: 'LOW', remedies: [remedy('deleteCloudFirewall', 3)] },
      ],
      'one whose labels match nothing': [{ applied_to: [selected()] }, { verdict: 'LIKELY', remedies: [] }],
    },
    spared: {
      'one whose labels match a server': { applied_to: [selected(server)] },
      'one whose matches are not reported': { applied_to: [{ ...selected(), applied_to_resources: undefined }] },
      'one with an odd target': { applied_to: [null] },
    },
  });

  holdsTwins(lab, {
    ...{ kind: 'FIREWALL_OPEN_SSH', list, healthy },
    sick: {
      'the port': [
        { rules: [rule('443'), rule('22')] },
        {
          severity: 'HIGH',
          evidence: [
            { name: 'rules', value: [{ port: '22', sourceIps: everyone }] },
            { name: 'appliedTo', value: 1 },
          ],
          remedies: [],
        },
      ],
      'a range': [{ rules: [rule('1-1024', ['::/0'])] }],
      'all ports': [{ rules: [rule('any', ['10.0.0.0/8', '0.0.0.0/0'])] }],
    },
    spared: {
      'one that applies to nothing': { rules: [rule('22')], applied_to: [] },
      'the way out': { rules: [rule('22', everyone, { direction: 'out', destination_ips: everyone })] },
      'another protocol': { rules: [rule('22', everyone, { protocol: 'udp' })] },
      'a rule without ports': { rules: [rule(null, everyone, { protocol: 'icmp' })] },
      'a rule whose port is odd': { rules: [rule('ssh')] },
    },
  });

  it('FIREWALL_OPEN_SSH is not sure while it is not known what the firewall applies to', async () => {
    const firewall = { ...healthy, rules: [rule('22')], applied_to: undefined };
    expect(await lab.finds('FIREWALL_OPEN_SSH', { cloud: { '/firewalls': { firewalls: [firewall] } } })).toMatchObject([
      { verdict: 'LIKELY' },
    ]);
  });

  holdsTwins(lab, {
    ...{ kind: 'FIREWALL_OPEN_DATABASES', list, healthy: { ...healthy, rules: [rule('22'), rule('3307-5431')] } },
    sick: Object.fromEntries(
      ['1433', '3306', '5432', '6379', '9200', '11211', '27017', '5000-6000'].map((port) => [
        `port ${port}`,
        [{ rules: [rule(port)] }] as const,
      ]),
    ),
    spared: { 'a way for few': { rules: [rule('5432', ['10.0.0.0/16'])] } },
  });
});

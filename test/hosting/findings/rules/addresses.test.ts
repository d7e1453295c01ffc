import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const address = { id: 4, name: 'www', ip: '203.0.113.4', type: 'ipv4', blocked: false, protection: { delete: false } };
const floating = { ...address, server: 1 };
const primary = { ...address, assignee_type: 'server', assignee_id: 1 };

describe('the rules of addresses', () => {
  holdsTwins(lab, {
    kind: 'FLOATING_IP_UNASSIGNED',
    list: 'cloud /floating_ips',
    healthy: floating,
    sick: {
      'one that no server has': [
        { server: null },
        { severity: 'LOW', remedies: [remedy('deleteCloudFloatingIp', 'cloud:prod:floatingIp:4')] },
      ],
    },
  });

  it('FLOATING_IP_UNASSIGNED lifts the protection of one that the API would not delete', async () => {
    const kept = { ...floating, server: null, protection: { delete: true } };
    const found = await lab.finds('FLOATING_IP_UNASSIGNED', { cloud: { '/floating_ips': { floating_ips: [kept] } } });
    expect(found).toMatchObject([{ verdict: 'CERTAIN' }]);
    expect(found[0]?.remedies).toMatchObject([
      {
        ...remedy('changeCloudFloatingIpProtection', 'cloud:prod:floatingIp:4'),
        variables: { id: 'cloud:prod:floatingIp:4', account: 'prod', input: { delete: false }, wait: true },
      },
      remedy('deleteCloudFloatingIp', 'cloud:prod:floatingIp:4'),
    ]);
  });

  it('FLOATING_IP_UNASSIGNED has no remedy for one whose id is missing', async () => {
    const nameless = { ...floating, id: undefined, server: null };
    const found = await lab.finds('FLOATING_IP_UNASSIGNED', {
      cloud: { '/floating_ips': { floating_ips: [nameless] } },
    });
    expect(found).toMatchObject([{ verdict: 'CERTAIN', resourceName: 'www', remedies: [] }]);
  });

  holdsTwins(lab, {
    kind: 'PRIMARY_IP_UNASSIGNED',
    list: 'cloud /primary_ips',
    healthy: primary,
    sick: {
      'one that nothing has': [
        { assignee_id: null },
        { remedies: [remedy('deleteCloudPrimaryIp', 'cloud:prod:primaryIp:4')] },
      ],
    },
  });

  holdsTwins(lab, {
    kind: 'FLOATING_IP_BLOCKED',
    list: 'cloud /floating_ips',
    healthy: floating,
    sick: { 'one that is cut off': [{ blocked: true }, { severity: 'HIGH', remedies: [] }] },
  });

  holdsTwins(lab, {
    kind: 'PRIMARY_IP_BLOCKED',
    list: 'cloud /primary_ips',
    healthy: primary,
    sick: { 'one that is cut off': [{ blocked: true }, { severity: 'HIGH', remedies: [] }] },
  });
});

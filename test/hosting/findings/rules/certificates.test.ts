import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const inDays = (days: number) => new Date(lab.now() + days * 86_400_000).toISOString();
const users = [{ id: 2, type: 'load_balancer' }];
const healthy = {
  id: 9,
  name: 'shop',
  type: 'uploaded',
  domain_names: ['example.com'],
  status: null,
  used_by: users,
  not_valid_before: inDays(-60),
  not_valid_after: inDays(40),
};
const list = 'cloud /certificates';
const managed = (renewal: string | undefined, issuance = 'completed') => ({
  type: 'managed',
  status: { issuance, renewal, error: issuance === 'failed' ? { code: 'dns_zone_not_found', message: 'none' } : null },
});

describe('the rules of certificates', () => {
  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRED',
    list,
    healthy,
    sick: {
      'one in use': [{ not_valid_after: inDays(-1) }, { severity: 'HIGH', remedies: [] }],
      'one that was good until an hour ago': [{ not_valid_after: inDays(-1 / 24) }, { severity: 'HIGH' }],
    },
    spared: { 'one that is not issued yet': { not_valid_after: null } },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRED',
    list,
    healthy: { ...healthy, ...managed('scheduled') },
    sick: { 'one whose renewal is still announced': [{ not_valid_after: inDays(-1) }, { severity: 'HIGH' }] },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRED',
    list,
    healthy: { ...healthy, used_by: [] },
    sick: { 'one that nothing uses': [{ not_valid_after: inDays(-1) }, { severity: 'LOW' }] },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRING',
    list,
    healthy,
    sick: {
      'one of yours': [{ not_valid_after: inDays(29) }, { severity: 'HIGH', remedies: [] }],
      'one of yours that has less than 30 days': [{ not_valid_after: inDays(29.9) }, { severity: 'HIGH' }],
    },
    spared: {
      'one that has more than 30 days': { not_valid_after: inDays(30.1) },
      'one that has expired': { not_valid_after: inDays(-1) },
      'one that the provider will renew': { not_valid_after: inDays(20), ...managed('scheduled') },
      'one that the provider renews now': { not_valid_after: inDays(20), ...managed('pending') },
    },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRING',
    list,
    healthy: { ...healthy, ...managed('failed') },
    sick: { 'one whose renewal has failed': [{ not_valid_after: inDays(20) }, { severity: 'HIGH' }] },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_EXPIRING',
    list,
    healthy: { ...healthy, ...managed('scheduled') },
    sick: {
      'one that should have been renewed': [{ not_valid_after: inDays(2) }, { severity: 'HIGH', verdict: 'LIKELY' }],
    },
    spared: { 'one that has time to be renewed': { not_valid_after: inDays(14.1) } },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_FAILING',
    list,
    healthy: { ...healthy, ...managed('scheduled') },
    sick: {
      'one that was not issued': [
        { status: managed('unavailable', 'failed').status },
        {
          severity: 'HIGH',
          evidence: expect.arrayContaining([{ name: 'status.error.code', value: 'dns_zone_not_found' }]) as never,
          remedies: [remedy('retryCloudCertificate', 'cloud:prod:certificate:9')],
        },
      ],
      'one that was not renewed': [{ status: managed('failed').status }],
    },
    spared: { 'a state that is new': { status: managed('dreaming', 'dreaming').status } },
  });

  holdsTwins(lab, {
    kind: 'CERTIFICATE_UNUSED',
    list,
    healthy,
    sick: {
      'one that nothing uses': [
        { used_by: [] },
        { severity: 'LOW', remedies: [remedy('deleteCloudCertificate', 'cloud:prod:certificate:9')] },
      ],
    },
  });

  it('CERTIFICATE_EXPIRED of one that nothing uses is gone once its remedy was sent', async () => {
    const over = { ...healthy, not_valid_after: inDays(-1) };
    const certificates = [over, { ...over, id: 10, name: 'old', used_by: [] }];
    const [sick, left] = await lab.ends('CERTIFICATE_EXPIRED', { cloud: { '/certificates': { certificates } } });
    expect(sick.map(({ resourceName }) => resourceName)).toEqual(['shop', 'old']);
    expect(left.map(({ resourceName }) => resourceName)).toEqual(['shop']);
  });

  it.each(['CERTIFICATE_EXPIRED', 'CERTIFICATE_EXPIRING', 'CERTIFICATE_FAILING'])(
    '%s affects the load balancers that serve with it',
    async (kind) => {
      const ends = inDays(kind === 'CERTIFICATE_EXPIRED' ? -1 : 20);
      const certificates = [{ ...healthy, not_valid_after: ends, ...managed('failed') }];
      const load_balancers = [2, 3].map((id) => ({ id, name: `balancer ${id}`, labels: {} }));
      const world = {
        cloud: { '/certificates': { certificates }, '/load_balancers': { load_balancers } },
      };
      const affected = { totalCount: 1, nodes: [{ resourceName: 'balancer 2' }] };
      expect(await lab.finds(kind, world)).toMatchObject([{ kind, resourceName: 'shop', affected }]);
      expect(await lab.findsWithout('cloud /load_balancers', kind, world)).toMatchObject([
        { kind, verdict: 'CERTAIN', affected: { totalCount: 0 } },
      ]);
    },
  );
});

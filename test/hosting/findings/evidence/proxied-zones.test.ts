/** Settings of a zone are judged where they have an effect: where the edge answers for at least one of its names. */
import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { enveloped } from '../wire-twins.js';

const lab = findingsLab();

const zone = { id: 'z1', name: 'example.test', status: 'active', type: 'full', paused: false };
const record = { id: 'r1', type: 'A', name: 'example.test', content: '203.0.113.5', proxied: true, ttl: 1, meta: {} };
const settings = [
  { id: 'ssl', value: 'flexible' },
  { id: 'min_tls_version', value: '1.0' },
  { id: 'always_use_https', value: 'off' },
  { id: 'security_header', value: { strict_transport_security: { enabled: false, max_age: 0 } } },
];
const managed = { id: 's1', name: 'default', version: '1', kind: 'managed', phase: 'http_request_firewall_managed' };

const world = (own: object = {}, records: readonly object[] = [record]) => ({
  edge: {
    '/zones': enveloped([{ ...zone, plan: { legacy_id: 'pro' }, ...own }]),
    '/zones/z1/settings': enveloped(settings),
    '/zones/z1/rulesets': enveloped([managed]),
    '/zones/z1/dns_records': enveloped(records),
  },
});

describe.each(['ZONE_SSL_WEAK', 'ZONE_TLS_OLD', 'ZONE_HTTP_ALLOWED', 'ZONE_HSTS_OFF', 'ZONE_WITHOUT_MANAGED_RULES'])(
  '%s',
  (kind) => {
    it('is found in a zone with a proxied record', async () => {
      expect(await lab.finds(kind, world())).toMatchObject([{ kind, resourceId: 'edge:prod:zone:z1' }]);
    });

    it.each([
      ['whose registrar does not point to it yet', { status: 'pending' }, [record]],
      ['that has moved away', { status: 'moved' }, [record]],
      ['that is paused', { paused: true }, [record]],
      ['whose records lead past the edge', {}, [{ ...record, proxied: false }]],
      ['without records, such as a parked domain', {}, []],
    ])('is not found in one %s', async (_, own, records) => {
      expect(await lab.finds(kind, world(own, records))).toEqual([]);
    });

    it('is found in a zone whose name is not told', async () => {
      expect(await lab.finds(kind, world({ name: undefined }))).toMatchObject([
        { kind, resourceId: 'edge:prod:zone:z1' },
      ]);
    });

    it('is unknown where it is not told whether records are proxied', async () => {
      expect(await lab.finds(kind, world({}, [{ ...record, proxied: 'perhaps' }]))).toMatchObject([
        { kind, verdict: 'UNKNOWN', resourceId: null, error: expect.stringContaining('dnsRecords of z1') },
      ]);
    });

    it('is unknown where the records cannot be read', async () => {
      expect(await lab.findsWithout('edge /zones/z1/dns_records', kind, world())).toMatchObject([
        { kind, verdict: 'UNKNOWN', resourceId: null },
      ]);
    });
  },
);

describe('HSTS', () => {
  const withHeader = (header: object) => {
    const security_header = { id: 'security_header', value: { strict_transport_security: header } };
    return {
      edge: { ...world().edge, '/zones/z1/settings': enveloped([{ id: 'ssl', value: 'full' }, security_header]) },
    };
  };

  it('that browsers are told to forget is off', async () => {
    expect(await lab.finds('ZONE_HSTS_OFF', withHeader({ enabled: true, max_age: 0 }))).toMatchObject([
      {
        evidence: expect.arrayContaining([
          { name: 'securityHeader.strictTransportSecurity.enabled', value: true },
          { name: 'securityHeader.strictTransportSecurity.maxAge', value: 0 },
        ]),
        remedies: [
          {
            variables: { input: { securityHeader: { strictTransportSecurity: { enabled: true, maxAge: 15552000 } } } },
          },
        ],
      },
    ]);
  });

  it('for a day is on', async () => {
    expect(await lab.finds('ZONE_HSTS_OFF', withHeader({ enabled: true, max_age: 86400 }))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { findingsLab } from './lab.js';

const lab = findingsLab();

const off = { id: 1, name: 'web-1', status: 'off', labels: {} };
const volume = { id: 7, name: 'data', size: 10, server: null, status: 'available', labels: {} };
const world = { cloud: { '/servers': { servers: [off] }, '/volumes': { volumes: [volume] } } };

describe('findings', () => {
  it('show what they were seen by, and the mutation that would end them', async () => {
    expect(await lab.finds('SERVER_OFF', world)).toEqual([
      {
        kind: 'SERVER_OFF',
        severity: 'MEDIUM',
        verdict: 'CERTAIN',
        error: null,
        silencedBy: null,
        resource: { __typename: 'CloudServer' },
        resourceId: 'cloud:prod:server:1',
        resourceName: 'web-1',
        affected: { totalCount: 0, nodes: [] },
        message: expect.any(String),
        evidence: [{ name: 'status', value: 'off' }],
        remedies: [
          {
            mutation:
              'mutation ($id: ID!, $account: String) { deleteCloudServer(id: $id, account: $account) ' +
              '{ deletedId action { id status progress error { code message } } } }',
            variables: { id: 'cloud:prod:server:1', account: 'prod' },
            resourceName: 'web-1',
          },
        ],
      },
    ]);
  });

  it('show by their mutation how far the work is that it begins, where there is any', async () => {
    const failing = { id: 3, name: 'www', type: 'managed', status: { issuance: 'failed', renewal: 'unavailable' } };
    const found = await lab.all(
      {
        cloud: {
          '/certificates': { certificates: [failing] },
          '/firewalls': { firewalls: [{ id: 4, name: 'old', applied_to: [] }] },
        },
      },
      ', kinds: [CERTIFICATE_FAILING, FIREWALL_UNAPPLIED]',
    );
    const texts = found.map(({ remedies }) => JSON.stringify(remedies));
    expect(texts.find((text) => text.includes('retryCloudCertificate'))).toContain(
      '{ action { id status progress error { code message } } }',
    );
    expect(texts.find((text) => text.includes('deleteCloudFirewall'))).toContain('{ deletedId }');
  });

  it('of kinds that take calls of their own come by name alone', async () => {
    const found = await lab.all({ cloud: { '/ssh_keys': { ssh_keys: [{ id: 4, created: '2001-01-01T00:00:00Z' }] } } });
    expect(found).toEqual([]);
    expect(lab.asked().filter((line) => /ssh_keys|\/key|server_types|pricing|metrics/.test(line))).toEqual([]);
    const named = await lab.all({}, ', kinds: [SSH_KEY_OLD, SERVER_OFF]');
    expect(named.map(({ kind }) => kind)).toEqual([]);
    expect(lab.asked().filter((line) => /ssh_keys|\/key/.test(line))).toHaveLength(2);
  });

  it('come in the order of their weight', async () => {
    const kinds = (await lab.all(world, ', kinds: [VOLUME_UNATTACHED, SERVER_OFF]')).map(({ kind }) => kind);
    expect(kinds).toEqual(['SERVER_OFF', 'VOLUME_UNATTACHED']);
    const heavy = await lab.all(world, ', kinds: [VOLUME_UNATTACHED, SERVER_OFF], minSeverity: MEDIUM');
    expect(heavy.map(({ kind }) => kind)).toEqual(['SERVER_OFF']);
  });

  it('are not taken for none in an account that there is none of', async () => {
    await expect(lab.all(world, ', accounts: ["prdo"]')).rejects.toThrow(
      /accounts: expected names .*prod.*but got .*prdo/,
    );
    expect(await lab.all(world, ', kinds: [SERVER_OFF], accounts: ["prod"]')).toHaveLength(1);
  });

  it('of a list that cannot be read are unknown', async () => {
    expect(await lab.findsWithout('cloud /servers', 'SERVER_OFF', world)).toMatchObject([
      { kind: 'SERVER_OFF', verdict: 'UNKNOWN', resource: null, error: expect.stringContaining('servers') },
    ]);
  });

  it.each([
    ['a label', { ...off, labels: { 'audit.ignore': '' } }, 'label audit.ignore'],
    [
      'a label for the kind',
      { ...off, labels: { 'audit.ignore': 'VOLUME_UNATTACHED.server_off' } },
      expect.any(String),
    ],
    ['a label for another kind', { ...off, labels: { 'audit.ignore': 'VOLUME_UNATTACHED' } }, null],
  ])('are silenced by %s', async (_, server, silencedBy) => {
    const own = { cloud: { '/servers': { servers: [server] } } };
    expect(await lab.finds('SERVER_OFF', own)).toHaveLength(silencedBy === null ? 1 : 0);
    expect(await lab.all(own, ', kinds: [SERVER_OFF], includeSilenced: true')).toMatchObject([{ silencedBy }]);
  });
});

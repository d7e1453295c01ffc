/** Ids of findings: distinct, and the same as long as the finding is there. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostingApiName } from '../../../../src/hosting/inventory/api.js';
import { rules } from '../../../../src/hosting/findings/rules/index.js';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { findingsLab } from '../lab.js';

describe('of all that the sandbox has', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
  });
  afterAll(() => served.close());

  const ids = async () => {
    const kinds = [...new Set(rules.map(({ kind }) => kind))].join(' ');
    const data = await served.data(
      `{ hosting { findings(first: 1000, maxAge: 0, includeSilenced: true, kinds: [${kinds}]) { nodes { id kind api accountName resourceId } } } }`,
    );
    return (data as { hosting: { findings: { nodes: Record<string, string>[] } } }).hosting.findings.nodes;
  };

  it('they are distinct, name account and kind, and stay the same', async () => {
    const found = await ids();
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const { id, kind, api, accountName } of found) {
      expect(id).toMatch(new RegExp(`^${String(api).toLowerCase()}:${accountName}:${kind}:[\\w-]{22}$`));
    }
    const other = await serve(await sharedGraph());
    try {
      const { upstreams } = other;
      expect(upstreams.accounts.map(({ credential }) => credential)).not.toEqual(
        served.upstreams.accounts.map(({ credential }) => credential),
      );
    } finally {
      await other.close();
    }
    expect(await ids()).toEqual(found);
  });
});

it('each kind has one rule in an API, so that the kind and the account name the rule', () => {
  const names = rules.map(({ kind, dialect }) => `${dialect.api} ${kind}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => Object.hasOwn(HostingApiName, name.split(' ')[0] ?? ''))).toBe(true);
});

describe('in accounts of our own', () => {
  const lab = findingsLab();
  const server = (id: number, more: object = {}) => ({ id, name: `web-${id}`, status: 'off', labels: {}, ...more });
  const idsOf = async (kind: string, cloud: Record<string, unknown>) => {
    await lab.finds(kind, { cloud });
    const { data, errors } = await lab.ask(
      `{ hosting { findings(maxAge: 0, includeSilenced: true, kinds: [${kind}]) { nodes { id resourceId resourceName silencedBy evidence { name value } } } } }`,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { hosting: { findings: { nodes: Record<string, unknown>[] } } }).hosting.findings.nodes;
  };

  it('an id is not of the name, the evidence or the message', async () => {
    const volume = { id: 7, name: 'data', size: 10, server: null, status: 'available', labels: {} };
    const [before] = await idsOf('VOLUME_UNATTACHED', { '/volumes': { volumes: [volume] } });
    const [after] = await idsOf('VOLUME_UNATTACHED', {
      '/volumes': { volumes: [{ ...volume, size: 20, name: 'other' }] },
    });
    expect(after?.['id']).toBe(before?.['id']);
    expect(after?.['evidence']).not.toEqual(before?.['evidence']);
  });

  it('an id is not of the order in which a list comes', async () => {
    const both = [server(1), server(2)];
    const one = await idsOf('SERVER_OFF', { '/servers': { servers: both } });
    const other = await idsOf('SERVER_OFF', { '/servers': { servers: [...both].reverse() } });
    expect(new Set(other.map(({ id }) => id))).toEqual(new Set(one.map(({ id }) => id)));
    expect(new Set(one.map(({ id }) => id)).size).toBe(2);
  });

  it('several about the same cause are numbered, those that are not silenced first', async () => {
    const bare = (id: number, labels: object) => server(id, { protection: { delete: false }, labels });
    const kind = 'SERVER_WITHOUT_DELETE_PROTECTION';
    const heard = await idsOf(kind, { '/servers': { servers: [1, 2].map((id) => bare(id, {})) } });
    expect(heard).toHaveLength(1);
    const apart = [3, 4].map((id) => bare(id, { 'audit.ignore': '' }));
    const both = await idsOf(kind, { '/servers': { servers: [...apart, ...[1, 2].map((id) => bare(id, {}))] } });
    expect(both).toHaveLength(2);
    const [silenced, other] = [true, false].map((is) => both.find((one) => (one['silencedBy'] !== null) === is));
    expect(other?.['id']).toBe(heard[0]?.['id']);
    expect(silenced?.['id']).not.toBe(other?.['id']);
  });

  it('what could not be read has an id of its own', async () => {
    const [unread] = await lab.findsWithout('cloud /servers', 'SERVER_OFF', {}).then(() => idsOf('SERVER_OFF', {}));
    expect(unread?.['id']).toMatch(/^cloud:prod:SERVER_OFF:/);
    expect(unread?.['resourceId']).toBeNull();
  });
});

/** When findings were first seen, and what was resolved: by the records of accounts, for those who may read them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Keyv } from 'keyv';
import { LastingFindings } from '../../../../src/hosting/findings/stored/lasting-findings.js';
import type { Scope } from '../../../../src/base/auth/scope.js';
import { storeKeyOf } from '../../../../src/rest/transport/account.js';
import { type RecordedLab, day, off, recordedLab, volume } from '../recorded.js';

let lab: RecordedLab;
beforeAll(async () => {
  lab = await recordedLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.broken.clear();
  lab.worlds['prod'] = {};
  lab.worlds['lab'] = {};
  // What earlier tests have recorded is resolved, and left behind by the clock.
  await lab.clock.sleep(day);
  for (const name of ['prod', 'lab']) await lab.record(name);
  await lab.clock.sleep(day);
});

const kinds = ', kinds: [SERVER_OFF, VOLUME_UNATTACHED]';
const now = () => new Date(lab.clock.now()).toISOString();

interface Resolved {
  readonly totalCount: number;
  readonly records: readonly object[];
  readonly nodes: readonly Record<string, unknown>[];
}

async function resolved(args: string, scopes?: Scope[]): Promise<Resolved> {
  const fields = `totalCount records { api accountName recordedAt } nodes { findingId kind severity message api accountName
    resourceId resourceName firstSeenAt resolvedAt monthlyAmount { net { amount currency } gross { amount } } }`;
  const { data, errors } = await lab.ask(`{ hosting { resolvedFindings(${args}) { ${fields} } } }`, scopes);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { hosting: { resolvedFindings: Resolved } }).hosting.resolvedFindings;
}

const servers = (...ids: number[]) => ({ servers: ids.map((id) => off(id)) });

describe('firstSeenAt', () => {
  it('is when it was first recorded, and stays so', async () => {
    lab.worlds['prod'] = servers(1);
    expect(await lab.findings(kinds, 'resourceId firstSeenAt')).toEqual([
      { resourceId: 'cloud:prod:server:1', firstSeenAt: null },
    ]);
    const before = lab.clock.now();
    await lab.record('prod');
    const [first] = await lab.findings(kinds, 'resourceId firstSeenAt');
    expect(Date.parse(String(first?.['firstSeenAt']))).toBeGreaterThanOrEqual(before);
    expect(Date.parse(String(first?.['firstSeenAt']))).toBeLessThanOrEqual(lab.clock.now());
    await lab.clock.sleep(day);
    await lab.record('prod');
    expect(await lab.findings(kinds, 'resourceId firstSeenAt')).toEqual([first]);
  });

  it('begins anew when what was resolved comes back', async () => {
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    const [first] = await lab.findings(kinds, 'id firstSeenAt');
    for (const world of [servers(), servers(1)]) {
      await lab.clock.sleep(day);
      lab.worlds['prod'] = world;
      await lab.record('prod');
    }
    const [again] = await lab.findings(kinds, 'id firstSeenAt');
    expect(again?.['id']).toBe(first?.['id']);
    expect(Date.parse(String(again?.['firstSeenAt']))).toBeGreaterThan(Date.parse(String(first?.['firstSeenAt'])));
  });

  it('is null of kinds that are judged by name alone', async () => {
    lab.worlds['prod'] = {
      ssh_keys: [{ id: 4, name: 'old', created: '2001-01-01T00:00:00Z', labels: {}, public_key: 'x' }],
    };
    await lab.record('prod');
    expect(await lab.findings(', kinds: [SSH_KEY_OLD]', 'firstSeenAt')).toEqual([{ firstSeenAt: null }]);
  });
});

describe('newSince', () => {
  const counted = async (since: string, more = '') => {
    const query = `{ hosting { findings(maxAge: 0${kinds}, newSince: "${since}"${more}) {
      totalCount undatedCount silencedCount counts { kind count } nodes { resourceId } } } }`;
    const { data, errors } = await lab.ask(query);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { hosting: { findings: Record<string, unknown> } }).hosting.findings;
  };

  it('leaves out what was there before, in counts too', async () => {
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    await lab.clock.sleep(day);
    const since = now();
    lab.worlds['prod'] = servers(1, 2);
    await lab.record('prod');
    expect(await counted(since)).toEqual({
      totalCount: 1,
      undatedCount: 0,
      silencedCount: 0,
      counts: [{ kind: 'SERVER_OFF', count: 1 }],
      nodes: [{ resourceId: 'cloud:prod:server:2' }],
    });
    expect(await counted(new Date(lab.clock.now() + day).toISOString())).toMatchObject({ totalCount: 0 });
  });

  it('has what has come since the last recording, which has no date yet', async () => {
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    await lab.clock.sleep(day);
    lab.worlds['prod'] = servers(1, 3);
    expect(await counted(now())).toMatchObject({ undatedCount: 0, nodes: [{ resourceId: 'cloud:prod:server:3' }] });
  });

  it('counts apart what was never recorded', async () => {
    const other = await recordedLab({}, ['fresh']);
    try {
      other.worlds['fresh'] = servers(1);
      const { data } = await other.ask(
        `{ hosting { findings(maxAge: 0${kinds}, newSince: "2020-01-01T00:00:00Z") { totalCount undatedCount } } }`,
      );
      expect(data).toEqual({ hosting: { findings: { totalCount: 0, undatedCount: 1 } } });
    } finally {
      await other.close();
    }
  });
});

describe('resolvedFindings', () => {
  it('has what was looked for and not found, with what it cost', async () => {
    lab.worlds['prod'] = { ...servers(1, 2), volumes: [volume(7)] };
    await lab.record('prod');
    const found = await lab.findings(kinds, 'id resourceId firstSeenAt');
    await lab.clock.sleep(day);
    const since = now();
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    const { nodes, totalCount } = await resolved(`since: "${since}"`);
    const gone = nodes.filter(({ kind }) => kind === 'SERVER_OFF' || kind === 'VOLUME_UNATTACHED');
    expect(gone).toHaveLength(2);
    expect(totalCount).toBe(nodes.length);
    const byId = (id: string) => found.find(({ resourceId }) => resourceId === id);
    expect(gone.find(({ kind }) => kind === 'VOLUME_UNATTACHED')).toEqual({
      findingId: byId('cloud:prod:volume:7')?.['id'],
      kind: 'VOLUME_UNATTACHED',
      severity: 'LOW',
      message: expect.any(String),
      api: 'CLOUD',
      accountName: 'prod',
      resourceId: 'cloud:prod:volume:7',
      resourceName: 'data-7',
      firstSeenAt: byId('cloud:prod:volume:7')?.['firstSeenAt'],
      resolvedAt: expect.any(String),
      monthlyAmount: {
        net: { amount: expect.stringMatching(/^0\.40*$/), currency: 'EUR' },
        gross: { amount: expect.stringMatching(/^0\.4760*$/) },
      },
    });
    expect(gone.find(({ kind }) => kind === 'SERVER_OFF')).toMatchObject({
      findingId: byId('cloud:prod:server:2')?.['id'],
      resourceId: 'cloud:prod:server:2',
    });
    expect((await resolved(`since: "${new Date(lab.clock.now() + day).toISOString()}"`)).nodes).toEqual([]);
    expect((await resolved(`since: "${since}", kinds: [SERVER_OFF]`)).nodes).toMatchObject([
      { resourceId: 'cloud:prod:server:2' },
    ]);
    const heavy = await resolved(`since: "${since}", minSeverity: MEDIUM`);
    expect(heavy.nodes.map(({ severity }) => severity)).not.toContain('LOW');
    expect((await resolved(`since: "${since}", accounts: ["lab"]`)).nodes).toEqual([]);
    expect((await resolved(`since: "${since}", apis: [EDGE]`)).nodes).toEqual([]);
  });

  it('comes in pages', async () => {
    lab.worlds['prod'] = servers(1, 2, 3);
    await lab.record('prod');
    lab.worlds['prod'] = servers();
    await lab.clock.sleep(day);
    const since = now();
    await lab.record('prod');
    const page = async (after: string) => {
      const query = `{ hosting { resolvedFindings(since: "${since}", kinds: [SERVER_OFF], first: 2${after}) {
        nodes { resourceId } pageInfo { hasNextPage endCursor } } } }`;
      const { data } = await lab.ask(query);
      return (data as { hosting: { resolvedFindings: { nodes: object[]; pageInfo: Record<string, unknown> } } }).hosting
        .resolvedFindings;
    };
    const first = await page('');
    expect(first.nodes).toHaveLength(2);
    const second = await page(`, after: "${String(first.pageInfo['endCursor'])}"`);
    expect([...first.nodes, ...second.nodes]).toHaveLength(3);
    expect(second.pageInfo['hasNextPage']).toBe(false);
  });

  it('has nothing that could not be read, nor what has come back', async () => {
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    const [known] = await lab.findings(kinds, 'id firstSeenAt');
    await lab.clock.sleep(day);
    const since = now();
    lab.worlds['prod'] = servers();
    lab.broken.add('prod /servers');
    expect(await lab.record('prod')).toMatchObject({ isComplete: false });
    const off = async () => (await resolved(`since: "${since}", kinds: [SERVER_OFF]`)).nodes;
    expect(await off()).toEqual([]);
    lab.broken.clear();
    lab.worlds['prod'] = servers(1);
    expect(await lab.findings(kinds, 'id firstSeenAt')).toEqual([known]);
    await lab.clock.sleep(day);
    lab.worlds['prod'] = servers();
    await lab.record('prod');
    expect(await off()).toHaveLength(1);
    await lab.clock.sleep(day);
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    expect(await off()).toEqual([]);
  });

  it('is not touched by what a query leaves out', async () => {
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    const since = now();
    lab.worlds['prod'] = servers();
    await lab.findings(', kinds: [VOLUME_UNATTACHED]', 'id');
    await lab.findings(', accounts: ["lab"]', 'id');
    await lab.findings(', minSeverity: CRITICAL', 'id');
    expect((await resolved(`since: "${since}", kinds: [SERVER_OFF]`)).nodes).toEqual([]);
  });

  it('says of which accounts there is a record', async () => {
    const { records } = await resolved(`since: "${now()}"`);
    expect(records).toEqual(
      ['prod', 'lab'].map((account) => ({ api: 'CLOUD', accountName: account, recordedAt: expect.any(String) })),
    );
    const other = await recordedLab({}, ['fresh']);
    try {
      const { data } = await other.ask(
        `{ hosting { resolvedFindings(since: "${now()}") { records { recordedAt } } } }`,
      );
      expect(data).toEqual({ hosting: { resolvedFindings: { records: [{ recordedAt: null }] } } });
    } finally {
      await other.close();
    }
  });

  it.each([
    ['since: "soon"', /DateTime/],
    [`since: "2026-01-01T00:00:00Z", accounts: ["prdo"]`, /accounts: expected names .*prod.*but got .*prdo/],
    [`since: "2026-01-01T00:00:00Z", first: 0`, /first/],
  ])('refuses %s', async (args, message) => {
    await expect(resolved(args)).rejects.toThrow(message);
  });
});

describe('a record', () => {
  it('is for tokens that may read the account', async () => {
    for (const name of ['prod', 'lab']) lab.worlds[name] = servers(1);
    for (const name of ['prod', 'lab']) await lab.record(name);
    const since = now();
    for (const name of ['prod', 'lab']) lab.worlds[name] = servers();
    await lab.clock.sleep(day);
    for (const name of ['prod', 'lab']) await lab.record(name);
    const own: Scope[] = ['hosting:read@cloud:prod'];
    const { nodes, records } = await resolved(`since: "${since}"`, own);
    expect(nodes.length).toBeGreaterThan(0);
    expect(new Set(nodes.map(({ accountName }) => accountName))).toEqual(new Set(['prod']));
    expect(records).toMatchObject([{ accountName: 'prod' }]);
    await expect(resolved(`since: "${since}", accounts: ["lab"]`, own)).rejects.toThrow(/accounts: expected names/);
    await expect(resolved(`since: "${since}"`, ['rates'])).rejects.toThrow(/FORBIDDEN/);
    await expect(resolved(`since: "${since}"`, ['hosting:read@sandbox'])).rejects.toThrow(/FORBIDDEN/);
  });

  it.each([
    ['a text', 'odd'],
    ['a number', 7],
    ['no JSON', 'br:////'],
    ['another shape', JSON.stringify({ v: 1, at: 'x', open: 3 })],
  ])('that is %s costs itself alone, and is written anew', async (_, stored) => {
    for (const name of ['prod', 'lab']) lab.worlds[name] = servers(1);
    await lab.record('lab');
    const { store } = lab.meridian.services;
    await store.namespace<unknown>('findings').set(storeKeyOf(lab.account('prod')), stored);
    const fresh = new LastingFindings(store);
    const [odd, own] = await fresh.records.of([lab.account('prod'), lab.account('lab')]);
    expect([odd, own?.open.size]).toEqual([null, expect.any(Number)]);
    await lab.record('prod');
    const [again] = await new LastingFindings(store).records.of([lab.account('prod')]);
    expect([...(again?.open.values() ?? [])].map(({ kind }) => kind)).toContain('SERVER_OFF');
  });

  it('of which one finding is odd has the others', async () => {
    const entries = lab.meridian.services.store.namespace<unknown>('findings');
    const key = storeKeyOf(lab.account('prod'));
    // A long one is compressed.
    await entries.delete(key);
    lab.worlds['prod'] = servers(1, 2);
    await lab.record('prod');
    const record = JSON.parse(String(await entries.get(key))) as { open: unknown[][] };
    const place = record.open.findIndex(([, kind]) => kind === 'SERVER_OFF');
    record.open[place] = [null, 'SERVER_OFF', 9];
    await entries.set(key, JSON.stringify(record));
    const [found] = await new LastingFindings(lab.meridian.services.store).records.of([lab.account('prod')]);
    expect(found?.open.size).toBe(record.open.length - 1);
  });

  it('of a later release is left alone', async () => {
    const entries: Keyv<unknown> = lab.meridian.services.store.namespace('findings');
    const key = storeKeyOf(lab.account('prod'));
    const later = JSON.stringify({ v: 2, something: 'else' });
    await entries.set(key, later);
    expect(await lab.record('prod')).toMatchObject({ record: null });
    expect(await entries.get(key)).toBe(later);
    await entries.delete(key);
  });

  it('names no credential', async () => {
    const entries = lab.meridian.services.store.namespace('findings');
    const key = storeKeyOf(lab.account('prod'));
    await entries.delete(key);
    lab.worlds['prod'] = servers(1);
    await lab.record('prod');
    const stored = await entries.get(key);
    expect(String(stored)).toContain('SERVER_OFF');
    expect(String(stored)).not.toContain('of-prod');
  });
});

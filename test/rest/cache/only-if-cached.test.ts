/** Who wants no call for each object gets what was read before, and learns what was not. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Figures {
  readonly calls: number;
  readonly cacheHits: number;
  readonly notRead?: number;
}

const onlyIfCached = { 'x-meridian-only-if-cached': '1' };

const findings = `{ hosting { findings(kinds: [DNS_RECORD_DANGLING, ZONE_TLS_OLD], maxAge: 60) {
  isComplete readAt nodes { kind verdict error } sources { api state error } } } }`;

interface Found {
  readonly hosting: {
    readonly findings: {
      readonly isComplete: boolean;
      readonly readAt: string;
      readonly nodes: readonly { readonly verdict: string; readonly error: string | null }[];
      readonly sources: readonly { readonly api: string; readonly state: string; readonly error: string | null }[];
    };
  };
}

describe('x-meridian-only-if-cached', () => {
  let meridian: Meridian;
  let authorization: string;
  beforeEach(async () => {
    meridian = await startMeridian();
    authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  });
  afterEach(() => meridian.close());

  async function ask<T>(query: string, headers: Record<string, string> = {}) {
    const { body } = await meridian.query({ query }, { authorization, 'x-meridian-upstream': '1', ...headers });
    const { edge } = (body as { extensions: { upstream: Record<string, Figures> } }).extensions.upstream;
    return { data: body.data as T, errors: body.errors, edge };
  }

  const edgeOf = ({ hosting }: Found) => hosting.findings.sources.find(({ api }) => api === 'EDGE');

  it('reads lists alone, reports how many reads were left out, and calls nothing whole', async () => {
    const { data, errors, edge } = await ask<Found>(findings, onlyIfCached);
    expect(errors).toBeUndefined();
    expect(edge?.calls).toBe(1);
    expect(edge?.notRead).toBeGreaterThan(20);
    expect(data.hosting.findings.isComplete).toBe(false);
    expect(edgeOf(data)).toMatchObject({ state: 'UNREAD', error: expect.stringContaining('Not read within') });
    expect(data.hosting.findings.nodes.every(({ verdict }) => verdict === 'UNKNOWN')).toBe(true);
  });

  it('takes what others have read, however old, and says how old; a write ends what it changes', async () => {
    const first = await ask<Found>(findings);
    expect(first.data.hosting.findings.isComplete).toBe(true);
    const again = await ask<Found>(findings.replace('maxAge: 60', 'maxAge: 0'), onlyIfCached);
    expect(again.edge?.calls).toBe(1);
    expect(again.edge).not.toHaveProperty('notRead');
    expect(again.data.hosting.findings.nodes).toEqual(first.data.hosting.findings.nodes);
    expect(edgeOf(again.data)?.state).toBe('OK');

    const zones = await ask<{ edge: { zones: { nodes: { id: string }[] } } }>(
      '{ edge { zones(first: 1) { nodes { id } } } }',
    );
    const zoneId = zones.data.edge.zones.nodes[0]?.id ?? '';
    await ask(`mutation { createEdgeDnsRecord(zoneId: "${zoneId}", input: { type: A, name: "new", content: "192.0.2.7", ttl: 300 }) {
      dnsRecord { id } } }`);
    const after = await ask<Found>(findings, onlyIfCached);
    expect(after.edge?.notRead).toBeGreaterThan(0);
    // Those of its zone.
    expect(after.edge?.notRead).toBeLessThan(10);
    expect(edgeOf(after.data)?.state).toBe('UNREAD');
  });

  it('is the error of a list below one object that nobody has read, and none of an object that is asked for by its id', async () => {
    const { data } = await ask<{ edge: { zones: { nodes: { id: string }[] } } }>(
      '{ edge { zones(first: 1) { nodes { id } } } }',
    );
    const zone = `zone(id: "${data.edge.zones.nodes[0]?.id}")`;
    const single = await ask(`{ edge { ${zone} { name } } }`, onlyIfCached);
    expect(single.errors).toBeUndefined();
    const below = await ask(`{ edge { ${zone} { name dnsRecords { nodes { id } } } } }`, onlyIfCached);
    expect(below.data).toMatchObject({ edge: { zone: { name: expect.any(String), dnsRecords: null } } });
    expect(below.errors).toMatchObject([
      { path: ['edge', 'zone', 'dnsRecords'], extensions: { code: 'UPSTREAM_NOT_READ', upstream: { api: 'EDGE' } } },
    ]);
  });

  it('is refused in words with another value', async () => {
    const { status, body } = await meridian.query({ query: '{ __typename }' }, { 'x-meridian-only-if-cached': 'yes' });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({
      message: 'x-meridian-only-if-cached: expected 1, but got "yes"',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

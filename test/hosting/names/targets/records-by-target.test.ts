import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { namesWorld, record, server, zone } from '../world.js';
import { itSome, someOf } from '../../../support/scale.js';

const counts = 'zoneCounts { zone { name } totalCount own foreign dangling unknown withoutTarget }';

interface Counts {
  readonly zone: { readonly name: string };
  readonly totalCount: number;
  readonly own: number;
  readonly foreign: number;
  readonly dangling: number;
  readonly unknown: number;
  readonly withoutTarget: number;
}

interface Node {
  readonly id: string;
  readonly zone: { readonly name: string };
  readonly target: { readonly state: string } | null;
}

interface Page {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

describe('DNS records by what they lead to, in the sandbox', () => {
  let meridian: Meridian;
  let authorization: string;
  let all: readonly Node[];
  beforeAll(async () => {
    meridian = await startMeridian();
    authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
    // A server that names point at is gone, so that some dangle.
    const { servers } = await cloud('{ cloud { servers(name: "ci-2") { nodes { id } } } }');
    await cloud('{ edge { dnsRecordsByTarget(first: 1) { totalCount } } }');
    await cloud(`mutation { deleteCloudServer(id: "${servers.nodes[0]?.id}", wait: true) { action { id } } }`);
    const { dnsRecords } = await edge<{ dnsRecords: Page }>(
      'dnsRecords(first: 10000) { totalCount nodes { id zone { name } target { state } } }',
    );
    all = dnsRecords.nodes;
  });
  afterAll(() => meridian?.close());

  async function answer(query: string, headers: Record<string, string> = {}) {
    const { body } = await meridian.query({ query }, { authorization, ...headers });
    return body;
  }

  async function cloud(query: string) {
    const { data, errors } = await answer(query);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { cloud: { servers: { nodes: { id: string }[] } } }).cloud ?? { servers: { nodes: [] } };
  }

  async function edge<T>(fields: string, headers?: Record<string, string>): Promise<T> {
    const { data, errors } = await answer(`{ edge { ${fields} } }`, headers);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { edge: T }).edge;
  }

  const stateOf = ({ target }: Node) => target?.state ?? null;

  itSome('are counted in each zone as a count over all of them has it', async () => {
    const { dnsRecordsByTarget: found } = await edge<{
      dnsRecordsByTarget: { totalCount: number; zones: number; isComplete: boolean; zoneCounts: Counts[] };
    }>(`dnsRecordsByTarget(first: 1) { totalCount zones isComplete ${counts} }`);
    expect(found).toMatchObject({ totalCount: all.length, zones: 30, isComplete: true });
    expect(found.zoneCounts).toHaveLength(30);
    for (const { zone, totalCount, own, foreign, dangling, unknown, withoutTarget } of found.zoneCounts) {
      const states = all.filter((record) => record.zone.name === zone.name).map(stateOf);
      const by = (state: string | null) => states.filter((one) => one === state).length;
      expect({ zone, totalCount, own, foreign, dangling, unknown, withoutTarget }).toEqual({
        zone,
        totalCount: states.length,
        own: by('OWN'),
        foreign: by('FOREIGN'),
        dangling: by('DANGLING'),
        unknown: by('UNKNOWN'),
        withoutTarget: by(null),
      });
    }
    expect(found.zoneCounts.reduce((sum, { dangling }) => sum + dangling, 0)).toBeGreaterThan(0);
  });

  it.each(
    someOf([
      ['states: [DANGLING]', ['DANGLING'], 2],
      ['states: [UNKNOWN, FOREIGN]', ['UNKNOWN', 'FOREIGN'], 7],
      ['states: [OWN]', ['OWN'], 1_000],
      ['hasTarget: false', [null], 50],
      ['hasTarget: true', ['OWN', 'FOREIGN', 'DANGLING', 'UNKNOWN'], 1_000],
    ]),
  )('%s: each such record comes once, page by page, in the order of all', async (args, states, first) => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { dnsRecordsByTarget: page }: { dnsRecordsByTarget: Page } = await edge(
        `dnsRecordsByTarget(${args}, first: ${first}, after: ${JSON.stringify(after)}) {
          totalCount pageInfo { hasNextPage endCursor } nodes { id target { state } } }`,
      );
      for (const node of page.nodes) expect(states).toContain(stateOf(node));
      ids.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) {
        expect(page.totalCount).toBe(ids.length);
        break;
      }
      after = page.pageInfo.endCursor;
    }
    expect(ids.length).toBeGreaterThan(first);
    expect(ids).toEqual(
      all.filter((record) => (states as readonly unknown[]).includes(stateOf(record))).map(({ id }) => id),
    );
  });

  itSome('stand in groups, each a list with pages, those that lead to nobody first', async () => {
    type Groups = { readonly state: string | null; readonly recordCount: number; readonly records: Page }[];
    const groupsOf = async (first: number, after: string | null = null, args = '') => {
      const records = `records(first: ${first}, after: ${JSON.stringify(after)})`;
      const { dnsRecordsByTarget } = await edge<{ dnsRecordsByTarget: { groups: Groups } }>(
        `dnsRecordsByTarget${args} {
          groups { state recordCount ${records} { totalCount pageInfo { hasNextPage endCursor } nodes { id } } } }`,
      );
      return dnsRecordsByTarget.groups;
    };
    const idsOf = (state: string | null) => all.filter((record) => stateOf(record) === state).map(({ id }) => ({ id }));
    const found = await groupsOf(3);
    expect(found.map(({ state, recordCount, records: { nodes } }) => [state, recordCount, nodes])).toEqual(
      ['DANGLING', 'UNKNOWN', 'OWN', 'FOREIGN', null].flatMap((state) => {
        const own = idsOf(state);
        return own.length > 0 ? [[state, own.length, own.slice(0, 3)]] : [];
      }),
    );
    expect(found.map(({ records }) => records.totalCount)).toEqual(found.map(({ recordCount }) => recordCount));
    const after = found.find(({ state }) => state === 'OWN')?.records.pageInfo.endCursor ?? null;
    const [own, ...others] = await groupsOf(4, after, '(states: [OWN])');
    expect([own?.records.nodes, others]).toEqual([idsOf('OWN').slice(3, 7), []]);
    const { dnsRecordsByTarget: list } = await edge<{ dnsRecordsByTarget: Page }>(
      `dnsRecordsByTarget(states: [OWN], first: 4, after: ${JSON.stringify(after)}) { nodes { id } }`,
    );
    expect(list.nodes).toEqual(idsOf('OWN').slice(3, 7));
    // The cursor of one group is none of another's.
    const foreign = `dnsRecordsByTarget(states: [FOREIGN]) { groups { records(after: "${after}") { totalCount } } }`;
    const { errors } = await answer(`{ edge { ${foreign} } }`);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  itSome('a cursor holds for the records that it was made of alone', async () => {
    const { dnsRecordsByTarget: page } = await edge<{ dnsRecordsByTarget: Page }>(
      'dnsRecordsByTarget(states: [OWN], first: 1) { pageInfo { endCursor } }',
    );
    const after = JSON.stringify(page.pageInfo.endCursor);
    const { errors } = await answer(
      `{ edge { dnsRecordsByTarget(states: [FOREIGN], after: ${after}) { totalCount } } }`,
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

describe('DNS records by what they lead to, where something cannot be read', () => {
  const world = namesWorld();
  afterEach(() => world.end());
  beforeEach(() => {
    world.set({
      one: { '/servers': [server(1, '203.0.113.7')] },
      five: {
        '/zones': [zone('z1', 'acme.example'), zone('z2', 'shut.example')],
        '/zones/z1/dns_records': [
          record('A', 'www.acme.example', '203.0.113.7'),
          record('A', 'away.acme.example', '192.0.2.1'),
          record('CNAME', 'gone.acme.example', 'nothing.acme.example'),
          record('TXT', 'acme.example', 'a text'),
        ],
        '/zones/z2/dns_records': [record('A', 'www.shut.example', '203.0.113.7')],
      },
    });
  });

  const question = `{ edge { dnsRecordsByTarget { totalCount isComplete problems { code zone { name } } ${counts} nodes { name } } } }`;
  const ofZone = (zone: string, more: Partial<Counts>) => ({
    zone: { name: zone },
    totalCount: 0,
    own: 0,
    foreign: 0,
    dangling: 0,
    unknown: 0,
    withoutTarget: 0,
    ...more,
  });

  itSome('none: every record is judged', async () => {
    const { data, errors } = await world.ask(question);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      edge: {
        dnsRecordsByTarget: {
          totalCount: 5,
          isComplete: true,
          problems: [],
          zoneCounts: [
            ofZone('acme.example', { totalCount: 4, own: 1, foreign: 1, dangling: 1, withoutTarget: 1 }),
            ofZone('shut.example', { totalCount: 1, own: 1 }),
          ],
        },
      },
    });
  });

  itSome('takes the calls of the targets, and no other', async () => {
    await world.ask('{ edge { dnsRecords(first: 10000) { nodes { target { state } } } } }');
    const calls = world.lines().toSorted();
    await world.restart();
    world.forget();
    await world.ask(question);
    expect(world.lines().toSorted()).toEqual(calls);
  });

  itSome('a zone that cannot be read is named, and none of its records is counted as anything', async () => {
    world.failing.add('five /zones/z2/dns_records');
    const { data, errors } = await world.ask(question);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      edge: {
        dnsRecordsByTarget: {
          totalCount: 4,
          isComplete: false,
          problems: [{ code: 'UPSTREAM_FORBIDDEN', zone: { name: 'shut.example' } }],
          zoneCounts: [ofZone('acme.example', { totalCount: 4, own: 1, foreign: 1, dangling: 1, withoutTarget: 1 })],
        },
      },
    });
  });

  itSome('what an account that cannot be read may have is unknown, not foreign and not gone', async () => {
    world.failing.add('two');
    const { data } = await world.ask(question);
    const [first] = (data as { edge: { dnsRecordsByTarget: { zoneCounts: Counts[] } } }).edge.dnsRecordsByTarget
      .zoneCounts;
    expect(first).toEqual(ofZone('acme.example', { totalCount: 4, own: 1, dangling: 1, unknown: 1, withoutTarget: 1 }));
  });

  itSome(
    'what was not read within the hour is not read where only that will do, and nothing is zero for it',
    async () => {
      const meridian = await startMeridian();
      const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
      const cached = { authorization, 'x-meridian-only-if-cached': '1' };
      const { body } = await meridian.query({ query: question }, cached);
      expect(body.data).toMatchObject({
        edge: { dnsRecordsByTarget: { isComplete: false, totalCount: 0, zoneCounts: [], nodes: [] } },
      });
      const { problems } = (body.data as { edge: { dnsRecordsByTarget: { problems: { code: string }[] } } }).edge
        .dnsRecordsByTarget;
      expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 30 }, () => 'UPSTREAM_NOT_READ'));
      await meridian.query({ query: '{ edge { dnsRecords(first: 10000) { totalCount } } }' }, { authorization });
      const { body: later } = await meridian.query({ query: question }, cached);
      const { zoneCounts } = (later.data as { edge: { dnsRecordsByTarget: { zoneCounts: Counts[] } } }).edge
        .dnsRecordsByTarget;
      expect(zoneCounts).toHaveLength(30);
      // Tunnels and pools were never read: whose the others are is not known.
      const sum = (of: keyof Omit<Counts, 'zone'>) => zoneCounts.reduce((so, each) => so + each[of], 0);
      expect(sum('unknown')).toBeGreaterThan(0);
      expect(sum('own') + sum('foreign') + sum('dangling') + sum('unknown') + sum('withoutTarget')).toBe(
        sum('totalCount'),
      );
      await meridian.close();
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from './graph.js';
import { envelope, scriptedEdge } from './scripted.js';

const { ask } = edgeSandbox();
const scripted = scriptedEdge();

interface Overview {
  nodes: { zone: { name: string } }[];
  totalCount: number;
  zones: number;
  isWhole: boolean;
  problems: object[];
}

async function over(field: string, fields: string) {
  const { data, errors, calls } = await ask(
    `{ edge { found: ${field} { nodes { ${fields} } totalCount zones isWhole problems { code } } } }`,
  );
  expect(errors).toBeUndefined();
  return { ...(data as { edge: { found: Overview } }).edge.found, calls };
}

describe('over all zones', () => {
  it('a setting is found where it is what it should not be, by a call for each zone', async () => {
    const { nodes, totalCount, zones, isWhole, calls } = await over(
      'zoneSettings(name: "min_tls_version", isNot: "1.2", first: 2)',
      'name value zone { name }',
    );
    expect(nodes).toEqual(
      ['acme-status.example', 'acme-shop.test'].map((name) => ({
        ...{ name: 'min_tls_version', value: '1.0', zone: { name } },
      })),
    );
    expect({ totalCount, zones, isWhole, calls }).toEqual({ totalCount: 4, zones: 30, isWhole: true, calls: 31 });
    expect((await over('zoneSettings(name: "ssl", is: "flexible")', 'value')).totalCount).toBe(4);
    expect((await over('zoneSettings(name: "nothing")', 'value')).totalCount).toBe(0);
  });

  it('page rules are found by what they are about and do', async () => {
    const about = await over('pageRules(contains: "/ADMIN/")', 'zone { name } status');
    expect(about.nodes).toEqual([{ zone: { name: 'acme.example' }, status: 'DISABLED' }]);
    expect((await over('pageRules(action: FORWARDING_URL)', 'id')).totalCount).toBe(9);
  });

  it('rules for mail are found by an address', async () => {
    expect((await over('emailRoutingRules(address: "alice@mail")', 'name zone { name }')).nodes).toEqual([
      { name: 'Mail to alice', zone: { name: 'acme.example' } },
    ]);
    expect((await over('emailRoutingRules', 'name')).totalCount).toBe(4);
  });

  it('jobs are found that fail', async () => {
    expect((await over('logpushJobs(isFailing: true)', 'name zone { name }')).nodes).toEqual([
      { name: 'firewall-to-siem', zone: { name: 'acme.example' } },
    ]);
    expect((await over('logpushJobs', 'name')).totalCount).toBe(2);
  });

  it('a zone that cannot be read is named, and costs no other', async () => {
    scripted.answer(({ path }) => {
      const [, , zone, below] = path.split('/');
      if (!below) {
        const zones = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.example` }));
        return { body: { ...envelope(zones).body, result_info: { total_count: 3, total_pages: 1 } } };
      }
      if (zone !== 'b') return envelope({ id: 'ssl', value: 'off' });
      return { status: 403, body: { success: false, errors: [{ code: 10000, message: 'no' }], result: null } };
    });
    const { data, errors } = await scripted.ask(
      '{ edge { zoneSettings(name: "ssl") { nodes { value zone { name } } isWhole problems { code zone { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        zoneSettings: {
          nodes: ['a', 'c'].map((zone) => ({ value: 'off', zone: { name: `${zone}.example` } })),
          isWhole: false,
          problems: [{ code: 'UPSTREAM_FORBIDDEN', zone: { name: 'b.example' } }],
        },
      },
    });
    expect(scripted.lines().length).toBe(4);
  });

  it('no more is asked for than may be', async () => {
    const { errors } = await scripted.ask('{ edge { pageRules(first: 0) { totalCount } } }');
    expect(errors?.[0]?.message).toBe('first: expected at least 1, but got 0');
    expect(scripted.lines()).toEqual([]);
  });
});

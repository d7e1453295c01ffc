import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from '../graph.js';
import { envelope, scriptedEdge } from '../scripted.js';

const { ask } = edgeSandbox();
const scripted = scriptedEdge();

interface Overview {
  nodes: { zone: { name: string } }[];
  totalCount: number;
  zones: number;
  isComplete: boolean;
  problems: object[];
}

async function over(field: string, fields: string) {
  const { data, errors, calls } = await ask(
    `{ edge { found: ${field} { nodes { ${fields} } totalCount zones isComplete problems { code } } } }`,
  );
  expect(errors).toBeUndefined();
  return { ...(data as { edge: { found: Overview } }).edge.found, calls };
}

describe('over all zones', () => {
  it('a setting is found where it is what it should not be, by a call for each zone', async () => {
    const { nodes, totalCount, zones, isComplete, calls } = await over(
      'zoneSettings(name: "min_tls_version", notValue: "1.2", first: 2)',
      'name value zone { name }',
    );
    expect(nodes).toEqual(
      ['acme-status.example', 'acme-shop.test'].map((name) => ({
        name: 'min_tls_version',
        value: '1.0',
        zone: { name },
      })),
    );
    expect({ totalCount, zones, isComplete, calls }).toEqual({ totalCount: 4, zones: 30, isComplete: true, calls: 31 });
    expect((await over('zoneSettings(name: "ssl", value: "flexible")', 'value')).totalCount).toBe(4);
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

  it('rulesets are found by their phase, their kind and their name, by a call for each zone', async () => {
    const own = await over('rulesets(phase: HTTP_RATELIMIT, kind: ZONE)', 'name phase zone { name }');
    expect(own.nodes).toEqual([{ name: 'default', phase: 'HTTP_RATELIMIT', zone: { name: 'acme.example' } }]);
    expect(own).toMatchObject({ totalCount: 1, zones: 30, isComplete: true, calls: 31 });
    expect((await over('rulesets(kind: MANAGED, first: 2)', 'id')).totalCount).toBe(30);
    expect((await over('rulesets(name: "MANAGED RULES")', 'id')).totalCount).toBe(30);
    expect((await over('rulesets(name: "nothing")', 'id')).nodes).toEqual([]);
  });

  it('the rules of those that are shown take a call for each', async () => {
    const { nodes, calls } = await over(
      'rulesets(phase: HTTP_REQUEST_FIREWALL_CUSTOM)',
      'zone { name } rules { description }',
    );
    expect(nodes).toEqual([
      {
        zone: { name: 'acme.example' },
        rules: ['Our own monitor', 'No WordPress', 'Bad reputation'].map((description) => ({ description })),
      },
    ]);
    expect(calls).toBe(32);
    const some = await over('rulesets(kind: MANAGED, first: 3)', 'rules { action }');
    expect(some).toMatchObject({ totalCount: 30, calls: 34 });
    expect(some.nodes.length).toBe(3);
  });

  it('firewall rules are found by what they do, what they are for and what they match', async () => {
    const blocking = await over('firewallRules(action: BLOCK)', 'description zone { name }');
    expect(blocking.nodes[0]).toEqual({ description: 'Old crawlers', zone: { name: 'acme.example' } });
    expect(blocking).toMatchObject({ totalCount: 3, zones: 30, calls: 31 });
    const paused = await over('firewallRules(paused: true)', 'action');
    expect(paused.nodes).toEqual(Array.from({ length: 3 }, () => ({ action: 'JS_CHALLENGE' })));
    expect((await over('firewallRules(paused: false)', 'id')).totalCount).toBe(6);
    expect((await over('firewallRules(description: "own MONITOR")', 'action')).totalCount).toBe(3);
    expect((await over('firewallRules(expression: "IP.GEOIP", action: JS_CHALLENGE)', 'id')).totalCount).toBe(3);
    expect((await over('firewallRules(expression: "ip.geoip", action: ALLOW)', 'id')).totalCount).toBe(0);
  });

  it.each([
    'pageRules(contains: null, action: null)',
    'emailRoutingRules(address: null)',
    'logpushJobs(isFailing: null)',
    'rulesets(phase: null, kind: null, name: null)',
    'firewallRules(action: null, paused: null, description: null, expression: null)',
  ])('null is no filter: %s', async (field) => {
    const all = await over(field.replace(/\(.*/, ''), 'id');
    expect(all.totalCount).toBeGreaterThan(0);
    expect((await over(field, 'id')).totalCount).toBe(all.totalCount);
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
      '{ edge { zoneSettings(name: "ssl") { nodes { value zone { name } } isComplete problems { code zone { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        zoneSettings: {
          nodes: ['a', 'c'].map((zone) => ({ value: 'off', zone: { name: `${zone}.example` } })),
          isComplete: false,
          problems: [{ code: 'UPSTREAM_FORBIDDEN', zone: { name: 'b.example' } }],
        },
      },
    });
    expect(scripted.lines().length).toBe(4);
  });

  const success = { success: true, errors: [], messages: [] };

  /** A zone `a`, and what stands below it; further zones as they are given. */
  function zoneWith(below: unknown, ...others: unknown[]) {
    scripted.answer(({ path }) => {
      if (path !== '/zones') return envelope(below);
      const zones = [{ id: 'a', name: 'a.example' }, ...others];
      return { body: { ...success, result: zones, result_info: { total_count: zones.length, total_pages: 1 } } };
    });
  }

  it.each([
    ['pageRules(contains: "x", action: FORWARDING_URL)', { targets: 1, actions: null }],
    ['pageRules(contains: "x")', { targets: [null, 'odd', { constraint: 5 }, { constraint: { value: 7 } }] }],
    ['pageRules(action: FORWARDING_URL)', { actions: [7, { id: 'unheard_of' }] }],
    ['emailRoutingRules(address: "x")', { matchers: 'odd', actions: [{ value: 'x' }, { value: [1] }] }],
    ['logpushJobs(isFailing: true)', { error_message: {} }],
    ['rulesets(name: "x", phase: DDOS_L7, kind: ZONE)', { name: 5, phase: 'unheard_of', kind: 7 }],
    ['firewallRules(description: "x", expression: "x")', { description: 5, filter: 'odd', action: 'unheard_of' }],
  ])('what is odd about one costs no other: %s', async (field, odd) => {
    const whole = {
      targets: [{ constraint: { value: 'x' } }],
      actions: [{ id: 'forwarding_url', value: ['x'] }],
      error_message: 'x',
      name: 'x',
      phase: 'ddos_l7',
      kind: 'zone',
      description: 'x',
      filter: { expression: 'x' },
    };
    zoneWith([
      { id: '1', ...whole, ...odd },
      { id: '2', ...whole },
    ]);
    const { data, errors } = await scripted.ask(`{ edge { found: ${field} { nodes { identifier } isComplete } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ edge: { found: { nodes: [{ identifier: '2' }], isComplete: true } } });
  });

  it.each(['pageRules', 'emailRoutingRules', 'logpushJobs', 'rulesets', 'firewallRules'])(
    'one that is no object is reported in its place: %s',
    async (field) => {
      zoneWith(['odd', { id: '2' }]);
      const { data, errors } = await scripted.ask(`{ edge { found: ${field} { nodes { identifier } totalCount } } }`);
      expect(data).toEqual({ edge: { found: { nodes: [null, { identifier: '2' }], totalCount: 2 } } });
      expect(errors).toMatchObject([
        { path: ['edge', 'found', 'nodes', 0], extensions: { code: 'UPSTREAM_UNKNOWN_VALUE' } },
      ]);
    },
  );

  it('a zone that is no object, or has no id, is reported', async () => {
    zoneWith([{ id: '1' }], 'odd', { name: 'b.example' });
    const { data, errors } = await scripted.ask(
      '{ edge { rulesets { nodes { identifier } zones isComplete problems { code message zone { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        rulesets: {
          nodes: [{ identifier: '1' }],
          zones: 3,
          isComplete: false,
          problems: [
            {
              code: 'UPSTREAM_UNKNOWN_VALUE',
              zone: null,
              message: 'EdgeZone: expected an object from the edge API, but got a text.',
            },
            {
              code: 'UPSTREAM_UNKNOWN_VALUE',
              zone: { name: 'b.example' },
              message: 'EdgeZone.id: the edge API sent none, though there always is one.',
            },
          ],
        },
      },
    });
  });

  it('no more is asked for than may be', async () => {
    const { errors } = await scripted.ask('{ edge { pageRules(first: 0) { totalCount } } }');
    expect(errors?.[0]?.message).toBe('first: expected at least 1, but got 0');
    expect(scripted.lines()).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from './graph.js';
import { envelope, scriptedEdge } from './scripted.js';

const { ask, answer, zoneId } = edgeSandbox();
const scripted = scriptedEdge();

async function inZone<T>(fields: string, name = 'acme.example'): Promise<T> {
  const { zone } = await answer<{ zone: T }>(`query ($id: ID!) { edge { zone(id: $id) { ${fields} } } }`, {
    id: await zoneId(name),
  });
  return zone;
}

describe('rulesets', () => {
  const rule = `__typename action description enabled
    ... on EdgeBlockRule { response { statusCode content } }
    ... on EdgeExecuteRule { overrides executes { name kind } }
    ... on EdgeRedirectRule { targetUrl { value } statusCode preserveQueryString }
    ... on EdgeSkipRule { ruleset phases rulesets { name } }
    ... on EdgeOtherRulesetRule { actionParameters }`;

  it('have rules of their kinds, which lead to the rulesets that they execute', async () => {
    const { rulesets } = await inZone<{ rulesets: { nodes: { phase: string; rules: object[] }[] } }>(
      `rulesets { nodes { phase rules { ${rule} } } }`,
    );
    const rules = rulesets.nodes.flatMap(({ rules }) => rules);
    expect(rules).toContainEqual({
      __typename: 'EdgeExecuteRule',
      action: 'execute',
      description: 'Known attacks',
      enabled: true,
      overrides: { action: 'managed_challenge' },
      executes: { name: 'Managed Ruleset', kind: 'MANAGED' },
    });
    expect(rules).toContainEqual({
      __typename: 'EdgeBlockRule',
      action: 'block',
      description: 'No WordPress',
      enabled: true,
      response: { statusCode: 403, content: '{"error":"not here"}' },
    });
    expect(rules).toContainEqual({
      __typename: 'EdgeSkipRule',
      action: 'skip',
      description: 'Our own monitor',
      enabled: true,
      ruleset: 'current',
      phases: ['http_ratelimit'],
      rulesets: [],
    });
    expect(rules).toContainEqual({
      __typename: 'EdgeRedirectRule',
      action: 'redirect',
      description: 'The shop has moved',
      enabled: true,
      targetUrl: { value: 'https://acme-shop.example/' },
      statusCode: 301,
      preserveQueryString: true,
    });
    expect(rules).toContainEqual({
      __typename: 'EdgeOtherRulesetRule',
      action: 'set_cache_settings',
      description: 'Static files',
      enabled: true,
      actionParameters: { cache: true, edge_ttl: { mode: 'respect_origin' } },
    });
  });

  it('cost no call for their rules unless these are asked for', async () => {
    const head = { id: 'r', kind: 'zone', name: 'default', phase: 'http_ratelimit', version: '1' };
    scripted.answer(({ path }) => {
      if (path === '/zones/z/rulesets') return envelope([head]);
      return envelope(path === '/zones/z' ? { id: 'z', name: 'acme.example' } : { ...head, rules: [] });
    });
    await scripted.ask('{ edge { zone(id: "z") { rulesets { nodes { name } } } } }');
    expect(scripted.lines()).toEqual(['GET /zones/z', 'GET /zones/z/rulesets?per_page=50']);
    const { data } = await scripted.ask('{ edge { zone(id: "z") { rulesets { nodes { rules { identifier } } } } } }');
    expect(data).toMatchObject({ edge: { zone: { rulesets: { nodes: [{ rules: [] }] } } } });
    expect(scripted.lines().at(-1)).toBe('GET /zones/z/rulesets/r');
  });

  it('go on behind a cursor', async () => {
    const page = (name: string, cursors: object) => ({
      body: { ...envelope([{ id: name, name }]).body, result_info: { cursors } },
    });
    scripted.answer(({ path, query }) => {
      if (path === '/zones/z') return envelope({ id: 'z', name: 'acme.example' });
      return query['cursor'] === 'c2' ? page('b', {}) : page('a', { after: 'c2' });
    });
    const { data } = await scripted.ask('{ edge { zone(id: "z") { rulesets(first: 100) { nodes { name } } } } }');
    expect(data).toMatchObject({ edge: { zone: { rulesets: { nodes: [{ name: 'a' }, { name: 'b' }] } } } });
  });

  it('of an account stand below it', async () => {
    const { accounts } = await answer<{ accounts: { nodes: { rulesets: { nodes: object[] } }[] } }>(
      '{ edge { accounts { nodes { rulesets { nodes { name kind } } } } } }',
    );
    expect(accounts.nodes[0]?.rulesets.nodes).toContainEqual({ name: 'Partners', kind: 'CUSTOM' });
  });

  const create = `mutation ($zoneId: ID!, $dryRun: Boolean) { createEdgeRuleset(zoneId: $zoneId, input: {
    name: "default", kind: ZONE, phase: HTTP_REQUEST_TRANSFORM, dryRun: $dryRun, rules: [{
      action: REWRITE, expression: "true", actionParameters: { uri: { path: { value: "/" } } } }]
  }) { ruleset { phase rules { action actionParameters } } } }`;

  it('are created with their rules, unless it is only a trial', async () => {
    const id = await zoneId('acme.example');
    const made = {
      phase: 'HTTP_REQUEST_TRANSFORM',
      rules: [{ action: 'rewrite', actionParameters: { uri: { path: { value: '/' } } } }],
    };
    const phases = () => inZone<{ rulesets: { nodes: { phase: string }[] } }>('rulesets { nodes { phase } }');
    expect(await answer(create, { zoneId: id, dryRun: true })).toEqual({ ruleset: made });
    expect((await phases()).rulesets.nodes).not.toContainEqual({ phase: 'HTTP_REQUEST_TRANSFORM' });
    expect(await answer(create, { zoneId: id })).toEqual({ ruleset: made });
    expect((await phases()).rulesets.nodes).toContainEqual({ phase: 'HTTP_REQUEST_TRANSFORM' });
    expect((await ask(create, { zoneId: id })).errors?.[0]?.extensions['code']).toBe('UPSTREAM_CONFLICT');
  });

  it('say in the query that it is a trial, not in the body', async () => {
    scripted.answer(() => envelope({ id: 'r', rules: [] }));
    await scripted.ask(create, { zoneId: 'z', dryRun: true });
    expect(scripted.lines()).toEqual(['POST /zones/z/rulesets?dry_run=true']);
    expect(scripted.bodies()[0]).not.toHaveProperty('dry_run');
  });
});

describe('firewall rules', () => {
  it('are selected and come with their filters', async () => {
    const { firewallRules } = await inZone<{ firewallRules: { nodes: object[] } }>(
      'firewallRules(action: "block") { nodes { action paused filter { expression } } }',
    );
    expect(firewallRules.nodes).toEqual([
      { action: 'BLOCK', paused: false, filter: { expression: '(http.user_agent contains "OldBot")' } },
    ]);
  });

  it('are created, replaced and deleted', async () => {
    const zone = await zoneId('acme.example');
    const input = { action: { mode: 'SIMULATE' }, filter: { expression: 'true', description: 'Try it' } };
    const { firewallRules } = await answer<{ firewallRules: { id: string; action: string }[] }>(
      `mutation ($zone: ID!, $input: CreateEdgeFirewallRuleInput!) {
        createEdgeFirewallRule(zoneId: $zone, input: $input) { firewallRules { id action } } }`,
      { zone, input },
    );
    expect(firewallRules).toEqual([{ id: expect.any(String), action: 'LOG' }]);
    const id = firewallRules[0]?.id;
    expect(
      await answer(
        `mutation ($zone: ID!, $id: ID!, $input: UpdateEdgeFirewallRuleInput!) {
          updateEdgeFirewallRule(zoneId: $zone, id: $id, input: $input) { firewallRule { id action } } }`,
        { zone, id, input: { ...input, action: { mode: 'BAN', timeout: 60 } } },
      ),
    ).toEqual({ firewallRule: { id, action: 'BLOCK' } });
    expect(
      await answer('mutation ($zone: ID!, $id: ID!) { deleteEdgeFirewallRule(zoneId: $zone, id: $id) { deletedId } }', {
        zone,
        id,
      }),
    ).toEqual({ deletedId: id });
    expect(await inZone(`firewallRule(id: "${id}") { id }`)).toEqual({ firewallRule: null });
  });
});

describe('page rules', () => {
  it('come in the asked order, with values of every kind', async () => {
    const { pageRules } = await inZone<{ pageRules: { nodes: object[] } }>(
      `pageRules(order: PRIORITY, direction: DESC) {
        nodes { priority status targets { constraint { operator value } } actions { action value } } }`,
    );
    expect(pageRules.nodes[0]).toEqual({
      priority: 3,
      status: 'DISABLED',
      targets: [{ constraint: { operator: 'MATCHES', value: 'acme.example/admin/*' } }],
      actions: [
        { action: 'DISABLE_APPS', value: null },
        { action: 'SECURITY_LEVEL', value: 'high' },
      ],
    });
    expect(pageRules.nodes[2]).toMatchObject({
      actions: [{ action: 'FORWARDING_URL', value: { url: 'https://acme.example/$1', status_code: 301 } }],
    });
  });

  it('are replaced as a whole', async () => {
    const id = await zoneId('acme.example');
    const { pageRules } = await inZone<{ pageRules: { nodes: { id: string }[] } }>('pageRules { nodes { id } }');
    const { pageRule } = await answer<{ pageRule: unknown }>(
      `mutation ($zone: ID!, $id: ID!) { updateEdgePageRule(zoneId: $zone, id: $id, input: {
        targets: [{ target: URL, constraint: { operator: MATCHES, value: "acme.example/*" } }]
        actions: [{ id: BROWSER_CACHE_TTL, value: 60 }], status: ACTIVE
      }) { pageRule { status actions { action value } } } }`,
      { zone: id, id: pageRules.nodes[0]?.id },
    );
    expect(pageRule).toEqual({ status: 'ACTIVE', actions: [{ action: 'BROWSER_CACHE_TTL', value: 60 }] });
  });

  it('are not sent without a target', async () => {
    const { errors } = await scripted.ask(
      'mutation { createEdgePageRule(zoneId: "z", input: { targets: [], actions: [{ id: WAF, value: "on" }] }) { pageRule { id } } }',
    );
    expect(errors?.[0]?.message).toBe('input.targets: expected one at least, but got []');
    expect(scripted.lines()).toEqual([]);
  });
});

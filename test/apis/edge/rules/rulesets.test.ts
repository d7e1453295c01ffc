import { describe, expect, it } from '@jest/globals';
import { call } from '../../../sandbox/served.js';
import { edgeSandbox } from '../graph.js';
import { scriptedEdge } from '../scripted.js';

const { ask, answer, served, zoneId } = edgeSandbox();
const scripted = scriptedEdge();

interface Ruleset {
  readonly identifier: string;
  readonly version: string;
  readonly rules: readonly { identifier: string; version: string; description: string | null; enabled: boolean }[];
}

const shown = 'identifier version kind phase rules { identifier version description enabled }';

async function entrypoint(phase = 'HTTP_REQUEST_FIREWALL_CUSTOM'): Promise<Ruleset | null> {
  const id = await zoneId('acme.example');
  const { zone } = await answer<{ zone: { rulesetEntrypoint: Ruleset | null } }>(
    `query ($id: ID!) { edge { zone(id: $id) { rulesetEntrypoint(phase: ${phase}) { ${shown} } } } }`,
    { id },
  );
  return zone.rulesetEntrypoint;
}

async function present(): Promise<Ruleset> {
  const found = await entrypoint();
  if (!found) throw new Error('There is no entry point');
  return found;
}

async function write(source: string, variables: Record<string, unknown> = {}): Promise<{ ruleset: Ruleset }> {
  return answer(source, { zone: await zoneId('acme.example'), ...variables });
}

async function rule(name: string, args: string, variables: Record<string, unknown>): Promise<Ruleset> {
  const types = Object.keys(variables).map((variable) => `, $${variable}: ID!`);
  const { ruleset } = await write(
    `mutation ($zone: ID!${types.join('')}) { ${name}(zoneId: $zone, ${args}) { ruleset { ${shown} } } }`,
    variables,
  );
  return ruleset;
}

const names = ({ rules }: Ruleset) => rules.map(({ description }) => description);

describe('rulesets', () => {
  it('become a new version with each change, in which rules keep their ids where these are sent', async () => {
    const { identifier, version, rules } = await present();
    const [first, second] = rules;
    const { ruleset } = await write(
      `mutation ($zone: ID!, $id: ID!, $first: ID!, $ref: String!) { updateEdgeRuleset(zoneId: $zone, id: $id, input: {
        rules: [
          { ref: $ref, action: LOG, expression: "true", description: "By ref" }
          { id: $first, action: BLOCK, expression: "false", description: "By id" }
          { action: LOG, expression: "true", description: "New" }
        ] }) { ruleset { ${shown} } } }`,
      { id: identifier, first: first?.identifier, ref: second?.identifier },
    );
    expect(names(ruleset)).toEqual(['By ref', 'By id', 'New']);
    expect(Number(ruleset.version)).toBe(Number(version) + 1);
    const ids = ruleset.rules.map((one) => one.identifier);
    expect(ids.slice(0, 2)).toEqual([second?.identifier, first?.identifier]);
    expect(rules.map((one) => one.identifier)).not.toContain(ids[2]);
    expect(await present()).toEqual(ruleset);
  });

  it('have no entry point before the first write of a phase', async () => {
    expect(await entrypoint('HTTP_REQUEST_ORIGIN')).toBeNull();
    const update = `mutation ($zone: ID!) { updateEdgeRulesetEntrypoint(zoneId: $zone, phase: HTTP_REQUEST_ORIGIN, input: {
      rules: [{ action: ROUTE, expression: "true", actionParameters: { origin: { port: 8443 } } }] }) { ruleset { ${shown} } } }`;
    expect(await write(update)).toMatchObject({
      ruleset: { kind: 'ZONE', phase: 'HTTP_REQUEST_ORIGIN', version: '1' },
    });
    expect(await write(update)).toMatchObject({ ruleset: { version: '2' } });
    expect(await entrypoint('HTTP_REQUEST_ORIGIN')).toMatchObject({ version: '2', rules: [{}] });
  });

  it('have rules added, moved, replaced and deleted, and answer all of them', async () => {
    const { identifier: ruleset, version, rules } = await present();
    const before = names({ rules } as Ruleset);
    const last = rules.at(-1)?.identifier;
    const added = await rule(
      'createEdgeRulesetRule',
      'rulesetId: $ruleset, input: { action: LOG, expression: "true", description: "New", position: { before: "" } }',
      { ruleset },
    );
    expect(names(added)).toEqual(['New', ...before]);
    const id = added.rules[0]?.identifier;
    const moved = await rule(
      'updateEdgeRulesetRule',
      'rulesetId: $ruleset, id: $id, input: { position: { index: 2 } }',
      { ruleset, id },
    );
    expect(names(moved)).toEqual([before[0], 'New', ...before.slice(1)]);
    const changed = await rule(
      'updateEdgeRulesetRule',
      'rulesetId: $ruleset, id: $id, input: { action: LOG, expression: "false" }',
      { ruleset, id: last },
    );
    expect(changed.rules.at(-1)).toMatchObject({ identifier: last, description: null, enabled: true });
    const deleted = await rule('deleteEdgeRulesetRule', 'rulesetId: $ruleset, id: $id', { ruleset, id });
    expect(names(deleted)).toEqual([...before.slice(0, -1), null]);
    expect(Number(deleted.version)).toBe(Number(version) + 4);
  });

  it.each([
    ['updateEdgeRuleset(zoneId: $zone, id: $id, input: { rules: [], dryRun: true }) { ruleset { version } }'],
    ['deleteEdgeRuleset(zoneId: $zone, id: $id, input: { dryRun: true }) { deletedId }'],
  ])('stay as they were on trial: %s', async (field) => {
    const before = await present();
    await write(`mutation ($zone: ID!, $id: ID!) { ${field} }`, { id: before.identifier });
    expect(await present()).toEqual(before);
  });

  it('are deleted with no body in the answer', async () => {
    const { identifier: id } = await present();
    const zone = await zoneId('acme.example');
    const account = served().account('EDGE');
    const source = 'mutation ($zone: ID!, $id: ID!) { deleteEdgeRuleset(zoneId: $zone, id: $id) { deletedId } }';
    expect(await write(source, { id })).toEqual({ deletedId: expect.stringContaining(id) });
    expect(await entrypoint()).toBeNull();
    const own = zone.split(':').at(-1) ?? '';
    const { body } = await call(account, `GET /zones/${own}/rulesets`);
    const all = body?.['result'] as { id: string; kind: string }[];
    const other = all.find(({ kind }) => kind === 'zone');
    const reply = await call(account, `DELETE /zones/${own}/rulesets/${other?.id}?dry_run=true`);
    expect([reply.status, reply.body]).toEqual([204, undefined]);
    const managed = all.find(({ kind }) => kind === 'managed');
    expect((await call(account, `DELETE /zones/${own}/rulesets/${managed?.id}`)).status).toBe(403);
  });

  it('refuse another phase, an id that no rule has and a position beyond the end', async () => {
    const { identifier: id, rules } = await present();
    const refusal = async (field: string) => {
      const zone = await zoneId('acme.example');
      const { errors } = await ask(`mutation ($zone: ID!, $id: ID!) { ${field} { ruleset { version } } }`, {
        zone,
        id,
      });
      return errors?.[0]?.extensions['code'];
    };
    const update = 'updateEdgeRuleset(zoneId: $zone, id: $id, input:';
    expect(await refusal(`${update} { phase: HTTP_RATELIMIT })`)).toBe('UPSTREAM_INVALID_INPUT');
    const unknown = '{ rules: [{ id: "none", action: LOG, expression: "true" }] })';
    expect(await refusal(`${update} ${unknown}`)).toBe('UPSTREAM_NOT_FOUND');
    const rule = `updateEdgeRulesetRule(zoneId: $zone, rulesetId: $id, id: "${rules[0]?.identifier}", input:`;
    expect(await refusal(`${rule} { position: { index: 9 } })`)).toBe('UPSTREAM_INVALID_INPUT');
    expect(await refusal(`${rule} { position: { index: 1, before: "" } })`)).toBe('BAD_USER_INPUT');
    expect(await refusal(`${rule} { dryRun: true })`)).toBe('BAD_USER_INPUT');
  });

  it('of an account have their rules, which lead to the rulesets that they execute', async () => {
    const { accounts } = await answer<{ accounts: { nodes: { id: string; rulesets: { nodes: unknown[] } }[] } }>(
      `{ edge { accounts { nodes { id rulesets { nodes { name phase rules { description
        ... on EdgeExecuteRule { executes { name } executesOfAccount { name rules { action } } } } } } } } } }`,
    );
    const [account] = accounts.nodes;
    expect(account?.rulesets.nodes).toContainEqual({
      name: 'root',
      phase: 'HTTP_REQUEST_FIREWALL_CUSTOM',
      rules: [
        {
          description: 'Partners alone',
          executes: null,
          executesOfAccount: { name: 'Partners', rules: [{ action: 'block' }] },
        },
      ],
    });
    const made = await answer<{ ruleset: { identifier: string } }>(
      `mutation ($account: ID!) { createEdgeAccountRuleset(accountId: $account, input: {
        kind: CUSTOM, name: "Own", phase: HTTP_RATELIMIT }) { ruleset { identifier } } }`,
      { account: account?.id },
    );
    const drop = `mutation ($account: ID!, $id: ID!) { deleteEdgeAccountRuleset(accountId: $account, id: $id) { deletedId } }`;
    expect((await ask(drop, { account: account?.id, id: made.ruleset.identifier })).errors).toBeUndefined();
  });

  it('take a deletion for done that is answered with 204 and nothing else', async () => {
    scripted.answer(() => ({ status: 204 }));
    const { errors } = await scripted.ask('mutation { deleteEdgeRuleset(zoneId: "z", id: "r") { deletedId } }');
    expect(errors).toBeUndefined();
    expect(scripted.lines()).toEqual(['DELETE /zones/z/rulesets/r']);
  });
});

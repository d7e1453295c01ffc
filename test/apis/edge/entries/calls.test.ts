/** The calls that changes of entries make, and what they answer where one fails. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FastClock, asker, upstreamsOf } from '../../../rest/harness.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { envelope, scriptedEdge } from '../scripted.js';

const edge = scriptedEdge();

const failure = (status: number, message: string) => ({
  status,
  body: { success: false, errors: [{ code: 1, message }], messages: [], result: null },
});

type Entry = Readonly<Record<string, unknown>>;

const change = (mutation: string, path: string, input: string, variables: Entry) =>
  edge.ask(
    `mutation ($input: ${input}!) { ${mutation}(${path}, input: $input) {
      isDone callCount versionBefore versionAfter changes { match before after placeBefore placeAfter isDone } undo } }`,
    { input: variables },
  );

describe('ingress rules', () => {
  const ingress = [
    { hostname: 'a.example', service: 'http://a', originRequest: { noTLSVerify: true, unheard: 1 } },
    { service: 'http_status:404' },
  ];
  const config = {
    ingress,
    originRequest: { tlsTimeout: 3 },
    'warp-routing': { enabled: true },
    unheard: { of: true },
  };
  const ask = (input: Entry) =>
    change('changeEdgeTunnelIngress', 'accountId: "x", id: "t"', 'ChangeEdgeTunnelIngressEntriesInput', input);
  const entry = { hostname: 'b.example', service: 'http://b', originRequest: { connectTimeout: 7 } };

  beforeEach(() => {
    let version = 4;
    edge.answer(({ method, body }) =>
      method === 'PUT'
        ? envelope({ ...(JSON.parse(JSON.stringify(body)) as object), version: (version += 1) })
        : envelope({ config, version }),
    );
  });

  it('are written together with all else that was there', async () => {
    const { data, errors } = await ask({ changes: [{ create: { entry } }] });
    expect(errors).toBeUndefined();
    expect(edge.lines()).toEqual([
      'GET /accounts/x/cfd_tunnel/t/configurations',
      'PUT /accounts/x/cfd_tunnel/t/configurations',
    ]);
    expect(edge.bodies().at(-1)).toEqual({ config: { ...config, ingress: [ingress[0], entry, ingress[1]] } });
    expect(data?.['changeEdgeTunnelIngress']).toEqual({
      isDone: true,
      callCount: 1,
      versionBefore: '4',
      versionAfter: '5',
      changes: [
        {
          match: { hostname: 'b.example' },
          before: null,
          after: entry,
          placeBefore: null,
          placeAfter: 2,
          isDone: true,
        },
      ],
      undo: { version: '5', changes: [{ delete: { hostname: 'b.example' } }] },
    });
  });

  it('are read alone by a preview', async () => {
    await ask({ preview: true, changes: [{ create: { entry } }] });
    expect(edge.lines()).toEqual(['GET /accounts/x/cfd_tunnel/t/configurations']);
  });

  it('are not written on another version', async () => {
    const { errors } = await ask({ version: '3', changes: [{ create: { entry } }] });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_CONFLICT');
    expect(edge.lines()).toHaveLength(1);
  });

  it('are not written where the API does not say what is there', async () => {
    edge.answer(() => envelope({ config: { ingress: 'odd' }, version: 1 }));
    const { errors } = await ask({ changes: [{ create: { entry } }] });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNKNOWN_VALUE');
    expect(edge.lines()).toHaveLength(1);
  });

  it('say so where it is not known whether they are written', async () => {
    edge.answer(({ method }) => (method === 'PUT' ? failure(500, 'oh') : envelope({ config, version: 4 })));
    const { data, errors } = await ask({ changes: [{ create: { entry } }] });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(data?.['changeEdgeTunnelIngress']).toMatchObject({
      isDone: false,
      changes: [{ isDone: null }],
      undo: { changes: [] },
    });
  });
});

describe('rules of a zone', () => {
  const rule = (id: string) => ({ id, ref: id, version: '1', action: 'log', expression: id, enabled: true });
  const ask = (changes: readonly Entry[]) =>
    change('changeEdgeRulesetRules', 'zoneId: "z", id: "r"', 'ChangeEdgeRulesetRuleEntriesInput', { changes });

  it('change one by one, and stay so up to the first call that fails', async () => {
    let rules = ['a', 'b', 'c'].map(rule);
    let version = 1;
    edge.answer(({ method, path }) => {
      if (method === 'PATCH') return failure(400, 'no such action');
      if (method === 'POST') rules = [rule('new'), ...rules];
      if (method === 'DELETE') rules = rules.filter(({ id }) => id !== path.split('/').at(-1));
      if (method !== 'GET') version += 1;
      return envelope({ id: 'r', version: String(version), rules });
    });
    const { data, errors } = await ask([
      { create: { entry: { action: 'LOG', expression: 'true' }, index: 1 } },
      { delete: { id: 'b' } },
      { move: { of: { id: 'c' }, index: 1 } },
      { delete: { id: 'a' } },
    ]);
    expect(edge.lines()).toEqual([
      'GET /zones/z/rulesets/r',
      'POST /zones/z/rulesets/r/rules',
      'DELETE /zones/z/rulesets/r/rules/b',
      'PATCH /zones/z/rulesets/r/rules/c',
      'GET /zones/z/rulesets/r',
    ]);
    expect(edge.bodies().slice(1, 4)).toEqual([
      { action: 'log', expression: 'true', position: { index: 1 } },
      undefined,
      { position: { index: 1 } },
    ]);
    expect(errors).toMatchObject([
      {
        message: 'The edge API refused: no such action. 2 of 4 changes are made; `undo` takes these back',
        extensions: { code: 'UPSTREAM_INVALID_INPUT' },
      },
    ]);
    expect(data?.['changeEdgeRulesetRules']).toMatchObject({
      isDone: false,
      callCount: 4,
      versionBefore: '1',
      versionAfter: '3',
      changes: [{ isDone: true, match: { id: 'new' } }, { isDone: true }, { isDone: false }, { isDone: false }],
      undo: {
        version: '3',
        changes: [
          { create: { entry: { action: 'LOG', expression: 'b', ref: 'b', enabled: true }, index: 3 } },
          { delete: { id: 'new' } },
        ],
      },
    });
  });

  it('are an error alone where the first call fails', async () => {
    edge.answer(({ method }) =>
      method === 'GET' ? envelope({ id: 'r', version: '1', rules: [rule('a')] }) : failure(403, 'not allowed'),
    );
    const { data, errors } = await ask([{ delete: { id: 'a' } }]);
    expect(data).toEqual({ changeEdgeRulesetRules: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FORBIDDEN' } }]);
  });
});

describe('items of lists', () => {
  const items = [
    { id: 'i1', ip: '192.0.2.1', comment: 'One' },
    { id: 'i2', ip: '192.0.2.2' },
  ];
  const ask = (changes: readonly Entry[]) =>
    change('changeEdgeListItems', 'accountId: "x", id: "l"', 'ChangeEdgeListItemEntriesInput', { changes });

  function answers(status: (operation: string) => Entry) {
    edge.answer(({ method, path }) => {
      if (path.includes('bulk_operations')) return envelope(status(path.split('/').at(-1) ?? ''));
      if (method === 'GET') return envelope(items);
      return envelope({ operation_id: method.toLowerCase() });
    });
  }

  it('are added before others are deleted, each followed to its end', async () => {
    let polls = 0;
    answers((id) => ({ id, status: (polls += 1) % 2 === 1 ? 'running' : 'completed' }));
    const { data, errors } = await ask([
      { delete: { id: 'i2' } },
      { update: { of: { id: 'i1' }, entry: { ip: '192.0.2.9' } } },
      { create: { entry: { ip: '192.0.2.3' } } },
    ]);
    expect(errors).toBeUndefined();
    expect(edge.lines()).toEqual([
      'GET /accounts/x/rules/lists/l/items?per_page=500',
      'POST /accounts/x/rules/lists/l/items',
      'GET /accounts/x/rules/lists/bulk_operations/post',
      'GET /accounts/x/rules/lists/bulk_operations/post',
      'DELETE /accounts/x/rules/lists/l/items',
      'GET /accounts/x/rules/lists/bulk_operations/delete',
      'GET /accounts/x/rules/lists/bulk_operations/delete',
      'GET /accounts/x/rules/lists/l/items?per_page=500',
    ]);
    const [, posted, , , deleted] = edge.bodies();
    expect(posted).toEqual([{ ip: '192.0.2.9' }, { ip: '192.0.2.3' }]);
    // The one that has another address now, and the one that goes.
    expect(deleted).toEqual({ items: [{ id: 'i1' }, { id: 'i2' }] });
    expect(data?.['changeEdgeListItems']).toMatchObject({ isDone: true, callCount: 2 });
  });

  it('say why an operation failed, as the provider does', async () => {
    answers((id) => ({ id, status: 'failed', error: 'too many items' }));
    const { data, errors } = await ask([{ create: { entry: { ip: '192.0.2.3' } } }, { delete: { id: 'i2' } }]);
    expect(errors).toMatchObject([
      { message: expect.stringContaining('too many items'), extensions: { code: 'UPSTREAM_CONFLICT' } },
    ]);
    expect(data?.['changeEdgeListItems']).toMatchObject({ changes: [{ isDone: null }, { isDone: false }] });
    expect(edge.lines()).not.toContain('DELETE /accounts/x/rules/lists/l/items');
  });
});

describe('schedules', () => {
  it('that are added by two callers at once both stand', async () => {
    let present: unknown = [{ cron: '0 0 * * *' }];
    const slow = await ScriptedUpstream.start(async ({ method, body }) => {
      const now = present;
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (method === 'PUT') present = body;
      return envelope({ schedules: method === 'PUT' ? present : now });
    });
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: slow.url, sandbox: false } as const;
    // Two accounts with credentials of their own lead to the same script.
    const upstreams = upstreamsOf([account, { ...account, name: 'other', credential: 'b' }], {}, new FastClock());
    const ask = asker(await sharedGraph(), upstreams);
    const add = (cron: string, name: string) =>
      ask(`mutation { changeEdgeWorkerScriptSchedules(accountId: "x", name: "s", account: "${name}",
        input: { changes: [{ create: { entry: { cron: "${cron}" } } }] }) { isDone } }`);
    const all = await Promise.all([
      add('1 1 * * *', 'default'),
      add('2 2 * * *', 'other'),
      add('3 3 * * *', 'default'),
    ]);
    expect(all.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(present).toEqual([
      { cron: '0 0 * * *' },
      { cron: '1 1 * * *' },
      { cron: '2 2 * * *' },
      { cron: '3 3 * * *' },
    ]);
    await slow.close();
  });
});

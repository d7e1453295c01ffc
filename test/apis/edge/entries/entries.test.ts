/** Entries over the sandbox: each change stands, is previewed, and is taken back by its own answer. */
import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from '../graph.js';

const { ask, answer, zoneId } = edgeSandbox();

type Entry = Readonly<Record<string, unknown>>;

interface Payload {
  readonly isDone: boolean;
  readonly callCount: number;
  readonly versionBefore: string;
  readonly versionAfter: string | null;
  readonly changes: readonly {
    match: Entry | null;
    before: Entry | null;
    after: Entry | null;
    isDone: boolean | null;
  }[];
  readonly undo: Entry | null;
}

interface Kind {
  readonly mutation: string;
  readonly input: string;
  /** The variables of the path. */
  path(): Promise<Record<string, unknown>>;
  /** The entries, as they are read. */
  present(path: Record<string, unknown>): Promise<readonly unknown[]>;
  /** Of two that are there. */
  readonly first: Entry;
  readonly second: Entry;
  readonly entry: Entry;
  readonly other: Entry;
  readonly isOrdered: boolean;
}

const accountId = async () => {
  const { accounts } = await answer<{ accounts: { nodes: { id: string }[] } }>(
    '{ edge { accounts { nodes { id } } } }',
  );
  return accounts.nodes[0]?.id;
};

const ofAccount = async <T>(fields: string) => {
  const found = await answer<{ account: T }>(`query ($id: ID!) { edge { account(id: $id) { ${fields} } } }`, {
    id: await accountId(),
  });
  return found.account;
};

const named = async (list: string, name: string) => {
  const found = await ofAccount<Record<string, { nodes: { identifier: string; name: string }[] }>>(
    `${list} { nodes { identifier name } }`,
  );
  return found[list]?.nodes.find((node) => node.name === name)?.identifier;
};

const rules = 'rules { identifier description enabled expression action }';

async function rulesOf(): Promise<{ identifier: string; rules: Entry[] }> {
  const { zone } = await answer<{ zone: { rulesetEntrypoint: { identifier: string; rules: Entry[] } } }>(
    `query ($id: ID!) { edge { zone(id: $id) { rulesetEntrypoint(phase: HTTP_REQUEST_FIREWALL_CUSTOM) { identifier ${rules} } } } }`,
    { id: await zoneId('acme.example') },
  );
  return zone.rulesetEntrypoint;
}

async function rootOf() {
  const { rulesetEntrypoint } = await ofAccount<{ rulesetEntrypoint: { identifier: string; rules: Entry[] } }>(
    `rulesetEntrypoint(phase: HTTP_REQUEST_FIREWALL_CUSTOM) { identifier ${rules} }`,
  );
  return rulesetEntrypoint;
}

const newRule = { action: 'LOG', expression: 'true', description: 'New' };
const anotherRule = { action: 'BLOCK', expression: '(ip.src eq 192.0.2.9)', description: 'Other' };

const kinds: readonly [string, Kind][] = [
  [
    'ingress rules',
    {
      mutation: 'changeEdgeTunnelIngress',
      input: 'ChangeEdgeTunnelIngressEntriesInput',
      path: async () => ({ accountId: await accountId(), id: await named('tunnels', 'office') }),
      present: async () => {
        const { tunnels } = await ofAccount<{ tunnels: { nodes: { configuration: { config: unknown } | null }[] } }>(
          'tunnels(name: "office") { nodes { configuration { config { ingress { hostname path service originRequest } originRequest { connectTimeout } warpRouting { enabled } } } } }',
        );
        return tunnels.nodes.map(({ configuration }) => configuration?.config);
      },
      first: { hostname: 'wiki.acme.example' },
      second: { index: 2 },
      entry: { hostname: 'new.acme.example', service: 'http://localhost:9000', originRequest: { noTLSVerify: true } },
      other: { hostname: 'wiki.acme.example', service: 'http://localhost:8081' },
      isOrdered: true,
    },
  ],
  [
    'schedules',
    {
      mutation: 'changeEdgeWorkerScriptSchedules',
      input: 'ChangeEdgeWorkerScheduleEntriesInput',
      path: async () => ({ accountId: await accountId(), name: 'shop-stock' }),
      present: async () => {
        const found = await ofAccount<{ workerScriptSchedules: { schedules: Entry[] } }>(
          'workerScriptSchedules(name: "shop-stock") { schedules { cron } }',
        );
        return found.workerScriptSchedules.schedules.map(({ cron }) => cron).sort();
      },
      first: { cron: '30 2 * * *' },
      second: { cron: '30 2 * * *' },
      entry: { cron: '0 * * * *' },
      other: { cron: '45 2 * * *' },
      isOrdered: false,
    },
  ],
  [
    'items of lists',
    {
      mutation: 'changeEdgeListItems',
      input: 'ChangeEdgeListItemEntriesInput',
      path: async () => ({ accountId: await accountId(), id: await named('lists', 'partners') }),
      present: async ({ id }) => {
        const found = await ofAccount<{ listItems: { nodes: Entry[] } }>(
          `listItems(id: "${String(id)}") { nodes { ip comment } }`,
        );
        return found.listItems.nodes.map(({ ip, comment }) => `${String(ip)} ${String(comment)}`).sort();
      },
      get first() {
        return { id: itemIds[0] };
      },
      get second() {
        return { id: itemIds[1] };
      },
      entry: { ip: '203.0.113.4', comment: 'New' },
      other: { ip: '192.0.2.0/24', comment: 'Another' },
      isOrdered: false,
    },
  ],
  [
    'rules of a zone',
    {
      mutation: 'changeEdgeRulesetRules',
      input: 'ChangeEdgeRulesetRuleEntriesInput',
      path: async () => ({ zoneId: await zoneId('acme.example'), id: (await rulesOf()).identifier }),
      present: async () => (await rulesOf()).rules.map(({ identifier: _, ...rule }) => rule),
      get first() {
        return { id: ruleIds[0] };
      },
      get second() {
        return { id: ruleIds[1] };
      },
      entry: newRule,
      other: anotherRule,
      isOrdered: true,
    },
  ],
  [
    'rules of an account',
    {
      mutation: 'changeEdgeAccountRulesetRules',
      input: 'ChangeEdgeRulesetRuleEntriesInput',
      path: async () => ({ accountId: await accountId(), id: (await rootOf()).identifier }),
      present: async () => (await rootOf()).rules.map(({ identifier: _, ...rule }) => rule),
      get first() {
        return { id: ruleIds[0] };
      },
      get second() {
        return { id: ruleIds[0] };
      },
      entry: newRule,
      other: anotherRule,
      isOrdered: true,
    },
  ],
];

let itemIds: unknown[] = [];
let ruleIds: unknown[] = [];

const fields =
  'isDone callCount versionBefore versionAfter changes { match before after placeBefore placeAfter isDone } undo';

describe.each(kinds)('%s', (_, kind) => {
  async function change(path: Record<string, unknown>, input: Entry) {
    const names = Object.keys(path);
    return ask(
      `mutation (${names.map((name) => `$${name}: ID!`).join(', ')}, $input: ${kind.input}!) {
        ${kind.mutation}(${names.map((name) => `${name}: $${name}`).join(', ')}, input: $input) { ${fields} } }`,
      { ...path, input },
    );
  }

  async function made(path: Record<string, unknown>, input: Entry): Promise<Payload> {
    const { data, errors } = await change(path, input);
    if (errors) throw new Error(JSON.stringify(errors));
    return JSON.parse(JSON.stringify(data?.[kind.mutation])) as Payload;
  }

  async function start() {
    const path = await kind.path();
    if ('zoneId' in path) ruleIds = (await rulesOf()).rules.map(({ identifier }) => identifier);
    else ruleIds = (await rootOf()).rules.map(({ identifier }) => identifier);
    const { listItems } = await ofAccount<{ listItems: { nodes: Entry[] } }>(
      `listItems(id: "${String(await named('lists', 'partners'))}") { nodes { identifier } }`,
    );
    itemIds = listItems.nodes.map(({ identifier }) => identifier);
    return { path, before: await kind.present(path) };
  }

  it('are previewed without a write', async () => {
    const { path, before } = await start();
    const preview = await made(path, { preview: true, changes: [{ create: { entry: kind.entry } }] });
    expect(preview).toMatchObject({ isDone: false, callCount: 1, versionAfter: null, undo: null });
    expect(preview.changes).toMatchObject([{ before: null, after: kind.entry, isDone: false }]);
    expect(await kind.present(path)).toEqual(before);
  });

  it('are added, changed and deleted, and put back', async () => {
    const { path, before } = await start();
    const changes = [
      { create: { entry: kind.entry } },
      { update: { of: kind.first, entry: kind.other } },
      ...(kind.isOrdered
        ? [{ move: { of: kind.isOrdered && 'id' in kind.first ? kind.first : { index: 1 }, index: 2 } }]
        : []),
    ];
    const done = await made(path, { changes });
    expect(done).toMatchObject({ isDone: true });
    expect(done.versionAfter).not.toBe(done.versionBefore);
    expect(done.changes).toHaveLength(changes.length);
    expect(done.changes[0]?.match).not.toBeNull();
    const after = await kind.present(path);
    expect(after).not.toEqual(before);
    expect(await made(path, done.undo ?? {})).toMatchObject({ isDone: true });
    expect(await kind.present(path)).toEqual(before);
  });

  it('are deleted and put back', async () => {
    const { path, before } = await start();
    const done = await made(path, { changes: [{ delete: kind.second }] });
    expect(done).toMatchObject({ isDone: true, callCount: 1 });
    expect(await kind.present(path)).not.toEqual(before);
    await made(path, done.undo ?? {});
    expect(await kind.present(path)).toEqual(before);
  });

  it('stay as they are if another version is there than was read', async () => {
    const { path } = await start();
    const { versionBefore } = await made(path, { preview: true, changes: [] });
    const first = await made(path, { version: versionBefore, changes: [{ create: { entry: kind.entry } }] });
    expect(first).toMatchObject({ isDone: true, versionBefore });
    const before = await kind.present(path);
    const { errors } = await change(path, { version: versionBefore, changes: [{ delete: kind.second }] });
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('input.version: expected the present version'),
        extensions: { code: 'UPSTREAM_CONFLICT' },
      },
    ]);
    expect(await kind.present(path)).toEqual(before);
  });

  it('take nothing for a change that already is as requested', async () => {
    const { path } = await start();
    expect(await made(path, { changes: [] })).toMatchObject({ isDone: true, callCount: 0, changes: [] });
  });

  it('all stand that are added at the same time', async () => {
    const { path, before } = await start();
    const [name = ''] = ['hostname', 'cron', 'ip', 'description'].filter((each) => each in kind.entry);
    const values: Readonly<Record<string, readonly string[]>> = {
      hostname: ['a.acme.example', 'b.acme.example', 'c.acme.example'],
      cron: ['4 4 * * *', '5 5 * * *', '6 6 * * *'],
      ip: ['203.0.113.4', '203.0.113.5', '203.0.113.6'],
      description: ['New a', 'New b', 'New c'],
    };
    const added = values[name] ?? [];
    const all = await Promise.all(
      added.map((value) => made(path, { changes: [{ create: { entry: { ...kind.entry, [name]: value } } }] })),
    );
    expect(all.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    const text = JSON.stringify(await kind.present(path));
    for (const value of added) expect(text).toContain(value);
    expect(text.length).toBeGreaterThan(JSON.stringify(before).length);
  });

  it.each([
    ['nothing', {}, /expected exactly one of create, update, delete/],
    ['two at once', { create: {}, delete: {} }, /expected exactly one|was not provided|expected/],
  ])('are refused if a change says %s', async (_what, wrong, message) => {
    const { path } = await start();
    const change_ = 'create' in wrong ? { create: { entry: kind.entry }, delete: kind.first } : wrong;
    const { errors } = await change(path, { changes: [change_] });
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

describe('malformed changes of ingress rules', () => {
  const refusal = async (changes: readonly Entry[]) => {
    const path = { account: await accountId(), id: await named('tunnels', 'office') };
    const { errors } = await ask(
      `mutation ($account: ID!, $id: ID!, $input: ChangeEdgeTunnelIngressEntriesInput!) {
        changeEdgeTunnelIngress(accountId: $account, id: $id, input: $input) { isDone } }`,
      { ...path, input: { changes } },
    );
    return errors?.[0]?.message;
  };
  const entry = { hostname: 'wiki.acme.example', service: 'http://localhost:1' };

  it.each([
    [
      'a place beyond the end',
      [{ move: { of: { index: 1 }, index: 9 } }],
      'input.changes[0].move.index: expected a place from 1 to 3, but got 9',
    ],
    [
      'a host name that no rule has',
      [{ delete: { hostname: 'x' } }],
      'input.changes[0].delete: expected one ingress rule of "x", but none has it',
    ],
    [
      'a host name twice',
      [{ create: { entry } }],
      'input.changes[0].create.entry: entry 1 stands for the same; change that one',
    ],
    [
      'no rule for the rest',
      [{ delete: { index: 3 } }],
      'input.changes: expected the last ingress rule to have neither host name nor path, such as one with the service http_status:404',
    ],
    [
      'a host name and a place',
      [{ delete: { hostname: 'x', index: 1 } }],
      'input.changes[0].delete: expected exactly one of hostname, index, but got hostname and index',
    ],
  ])('are refused: %s', async (_what, changes, message) => {
    expect(await refusal(changes)).toBe(message);
  });
});

describe('a tunnel that was never configured', () => {
  it('takes its first rules', async () => {
    const path = { account: await accountId(), id: await named('tunnels', 'warehouse') };
    const input = {
      version: '0',
      changes: [
        { create: { entry: { service: 'http_status:404' } } },
        { create: { entry: { hostname: 'a.acme.example', service: 'http://localhost:1' } } },
      ],
    };
    const payload = await answer<Payload>(
      `mutation ($account: ID!, $id: ID!, $input: ChangeEdgeTunnelIngressEntriesInput!) {
        changeEdgeTunnelIngress(accountId: $account, id: $id, input: $input) { ${fields} } }`,
      { ...path, input },
    );
    expect(payload).toMatchObject({ isDone: true, versionBefore: '0', versionAfter: '1' });
    expect(payload.changes.map(({ match }) => match)).toEqual([{ index: 1 }, { hostname: 'a.acme.example' }]);
  });
});

/** Two callers at one service get what each would get at a service of its own. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { pageOf } from '../../rest/lab.js';
import { type ToolAnswer, call } from './message.js';

const accounts = ['prod', 'test'] as const;

let upstream: ScriptedUpstream;
let both: Meridian;
/** A service for each account, which knows no other. */
let twins: readonly Meridian[];
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
  const settings = { MCP: 'on', SANDBOX: 'off', CLOUD_BASE_URL: upstream.url };
  both = await startMeridian({ ...settings, CLOUD_ACCOUNTS: accounts.map((name) => `${name}=of-${name}`).join() });
  twins = await Promise.all(
    accounts.map((name) => startMeridian({ ...settings, CLOUD_ACCOUNTS: `${name}=of-${name}` })),
  );
});
afterAll(async () => {
  for (const meridian of [both, ...twins]) await meridian.close();
  await upstream.close();
});

/** Each account has a server that is named after it, and is off. */
function answer({ path, query, headers }: ReceivedCall): Reply {
  const account = String(headers.authorization).replace('Bearer of-', '');
  const [, name = ''] = path.split('/');
  const location = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein' };
  const servers = [
    { id: account.length, name: `web of ${account}`, status: 'off', location, labels: { team: account } },
  ];
  return { body: pageOf(name, { servers, locations: [location] }[name] ?? [], query) };
}

const asked: readonly [tool: string, args: object][] = [
  ['inventory', { question: 'servers' }],
  ['inventory', { question: 'find', variables: { text: 'web' } }],
  ['inventory', { question: 'accounts' }],
  ['findings', { question: 'stopped-servers' }],
  ['costs', { question: 'cost-per-label', variables: { label: 'team' } }],
  ['query', { query: '{ cloud { servers { nodes { id name labels } } } }' }],
  ['query', { query: '{ node(id: "cloud:prod:server:4") { ... on CloudServer { name } } }' }],
];

/** Without the times of reading. */
function shownOf({ isError, content, text }: ToolAnswer): string {
  return JSON.stringify({ isError, data: content['data'], text: isError ? text : null }).replaceAll(
    /"\w+At":"[^"]+"/g,
    '"at":null',
  );
}

it.each(accounts.map((account, place) => [account, place] as const))(
  'a token for the account %s gets what a service of that account answers',
  async (account, place) => {
    const twin = twins[place] ?? both;
    const bound = await both.token(['rates', `hosting:read@cloud:${account}`]);
    const own = await twin.token(['rates', `hosting:read@cloud:${account}`]);
    const other = accounts.find((name) => name !== account) ?? account;
    // Others ask at the same time, so that whatever is shared between callers is there.
    const theirs = await both.token(['rates', `hosting:read@cloud:${other}`]);
    for (const [tool, args] of asked) {
      const [shown, twice] = await Promise.all([call(both.url, tool, args, bound), call(both.url, tool, args, theirs)]);
      expect(shownOf(shown)).toBe(shownOf(await call(twin.url, tool, args, own)));
      expect(shownOf(shown)).not.toContain(`web of ${other}`);
      expect(shownOf(twice)).not.toContain(`web of ${account}`);
    }
    expect(shownOf(await call(both.url, 'inventory', { question: 'servers' }, bound))).toContain(`web of ${account}`);
  },
);

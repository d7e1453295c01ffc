/** Two configured accounts at one address, one of which gets odd answers: the other is whole, and the odd one is named. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { FastClock, asker, upstreamsOf } from '../../rest/harness.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { envelope } from './scripted.js';
import { sharedGraph } from '../../support/shared/graph.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await sharedGraph();
});
afterAll(() => upstream.close());

const zone = { id: 'z1', name: 'acme.example', status: 'active', paused: false, type: 'full' };
const ruleset = { id: 'r1', name: 'default', kind: 'zone', phase: 'http_ratelimit', version: '1' };
const rule = { id: 'f1', action: 'block', paused: false, filter: { expression: 'true' } };
const record = { id: 'd1', name: 'acme.example', type: 'A', content: '192.0.2.1', ttl: 1 };
const setting = { id: 'ssl', value: 'full' };

function whole({ path }: ReceivedCall): Reply {
  const below = path.split('/').slice(3).join('/');
  const lists: Readonly<Record<string, unknown>> = {
    rulesets: [ruleset],
    'firewall/rules': [rule],
    dns_records: [record],
    settings: [setting],
    'settings/ssl': setting,
    '': path === '/zones' ? [zone] : zone,
  };
  return envelope(lists[below]);
}

const fields = `
  zones { nodes { identifier name status } }
  zone(id: "z1") { name settings { ssl } rulesets { nodes { phase } } }
  zoneSettings(name: "ssl") { nodes { value } isComplete }
  rulesets { nodes { name } isComplete }
  firewallRules { nodes { action } isComplete }
  dnsRecords { nodes { name } isComplete }`;

/** Both are asked the same at once; `odd` gets the answers that the reply says for some paths, or for all. */
async function askBoth(reply: (asked: ReceivedCall) => Reply | undefined) {
  upstream.script = (asked) =>
    (asked.headers.authorization === 'Bearer odd' ? reply(asked) : undefined) ?? whole(asked);
  const accounts = ['odd', 'fine'].map(
    (name) => ({ api: 'EDGE', name, credential: name, baseUrl: upstream.url, sandbox: false }) as const,
  );
  const upstreams = upstreamsOf(accounts, {}, new FastClock());
  const { data, errors = [] } = await asker(
    schema,
    upstreams,
  )(`{ odd: edge(account: "odd") { ${fields} } fine: edge(account: "fine") { ${fields} } }`);
  upstreams.close();
  const { odd, fine } = data as Record<'odd' | 'fine', Record<string, unknown>>;
  return { odd, fine, errors };
}

const expected = {
  zones: { nodes: [{ identifier: 'z1', name: 'acme.example', status: 'ACTIVE' }] },
  zone: { name: 'acme.example', settings: { ssl: 'FULL' }, rulesets: { nodes: [{ phase: 'HTTP_RATELIMIT' }] } },
  zoneSettings: { nodes: [{ value: 'full' }], isComplete: true },
  rulesets: { nodes: [{ name: 'default' }], isComplete: true },
  firewallRules: { nodes: [{ action: 'BLOCK' }], isComplete: true },
  dnsRecords: { nodes: [{ name: 'acme.example' }], isComplete: true },
};

const html = { 'content-type': 'text/html' };
const page = '<html><body>Bearer odd is not welcome</body></html>';
const cutOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"success":true,"result":[{"id":"z1"');
  setImmediate(() => response.destroy());
};

const odds: readonly (readonly [string, Reply])[] = [
  ['success: false', { body: { success: false, errors: [{ code: 1234, message: 'no' }], result: null } }],
  ['success: false and a result', { body: { success: false, errors: [], result: [zone] } }],
  ['success: false and odd errors', { body: { success: false, errors: { code: [] }, result: [] } }],
  ['an envelope without its success', { body: { errors: [], result: null } }],
  ['success as a text', { body: { success: 'true', errors: [], result: [zone] } }],
  ['a page of HTML', { headers: html, text: page }],
  ['a page of HTML that is said to be JSON', { text: page }],
  ['a page of HTML with 502', { status: 502, headers: html, text: page }],
  ['a body that is cut', { text: '{"success":true,"errors":[],"result":[{"id":"z1"' }],
  ['a body that breaks off', cutOff],
  ['an empty body', { text: '' }],
  ['null', { text: 'null' }],
  ['a number', { text: '7' }],
  ['no result', { body: { success: true, errors: [] } }],
  ['a result that is null', envelope(null)],
  ['a result that is a text', envelope('odd')],
  ['a list of nothing that is known', envelope([1, 'odd', null, []])],
];

describe('of two accounts', () => {
  it('both are whole where both are answered', async () => {
    const { odd, fine, errors } = await askBoth(() => undefined);
    expect(errors).toEqual([]);
    expect(odd).toEqual(expected);
    expect(fine).toEqual(expected);
  });

  it.each(odds)('one that is answered %s is named, and the other is whole', async (_what, reply) => {
    const { odd, fine, errors } = await askBoth(() => reply);
    expect(fine).toEqual(expected);
    expect(Object.values(odd)).toEqual(Object.keys(expected).map(() => null));
    expect(errors.map(({ path }) => path?.join('.')).sort()).toEqual(
      Object.keys(expected)
        .map((name) => `odd.${name}`)
        .sort(),
    );
    for (const { message, extensions } of errors) {
      expect(extensions['code']).toMatch(/^UPSTREAM_/);
      expect(extensions['upstream']).toMatchObject({ api: 'EDGE', account: 'odd' });
      expect(message).not.toMatch(/<html|Bearer/);
    }
  });

  it.each(odds)('one whose zones are answered %s below them is reported zone by zone', async (_what, reply) => {
    const { odd, fine, errors } = await askBoth(({ path }) => (path.split('/').length > 3 ? reply : undefined));
    expect(fine).toEqual(expected);
    expect(odd).toMatchObject({
      zones: expected.zones,
      zone: { name: 'acme.example', settings: null, rulesets: null },
      ...Object.fromEntries(
        ['zoneSettings', 'rulesets', 'firewallRules', 'dnsRecords'].map((name) => [
          name,
          { nodes: [], isComplete: false },
        ]),
      ),
    });
    for (const { path, extensions } of errors) {
      expect(path?.slice(0, 2)).toEqual(['odd', 'zone']);
      expect(extensions['upstream']).toMatchObject({ account: 'odd' });
    }
  });

  it('one that is sent an item that is no object, numbers for texts and values that nobody knows keeps the rest', async () => {
    const { odd, fine, errors } = await askBoth(({ path }) => {
      if (path === '/zones') return envelope([7, { ...zone, name: 5, status: 'unheard_of' }]);
      if (path.endsWith('/rulesets')) return envelope(['odd', { ...ruleset, name: 12, phase: 'unheard_of' }]);
      if (path.endsWith('/rules')) return envelope([{ ...rule, action: 'unheard_of' }]);
      return path.endsWith('/dns_records') ? envelope([null, { ...record, name: 5 }]) : undefined;
    });
    expect(fine).toEqual(expected);
    expect(odd).toEqual({
      ...expected,
      zones: { nodes: [null, { identifier: 'z1', name: '5', status: null }] },
      zone: { ...expected.zone, rulesets: { nodes: [null, { phase: null }] } },
      zoneSettings: { ...expected.zoneSettings, isComplete: false },
      rulesets: { nodes: [null, { name: '12' }], isComplete: false },
      firewallRules: { nodes: [{ action: null }], isComplete: false },
      dnsRecords: { nodes: [null, { name: '5' }], isComplete: false },
    });
    expect(errors.map(({ path }) => path?.join('.')).sort()).toEqual([
      'odd.dnsRecords.nodes.0',
      'odd.firewallRules.nodes.0.action',
      'odd.rulesets.nodes.0',
      'odd.zone.rulesets.nodes.0',
      'odd.zone.rulesets.nodes.1.phase',
      'odd.zones.nodes.0',
      'odd.zones.nodes.1.status',
    ]);
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'UPSTREAM_UNKNOWN_VALUE', upstream: { account: 'odd' } });
  });
});

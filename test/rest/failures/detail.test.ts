/** The errors that a provider lists for one failure reach the caller, each by itself, in the names of its inputs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reply } from '../../support/scripted-upstream.js';
import { credentials, type Hosted, startHosted } from './hosted.js';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(() => hosted.close());
beforeEach(async () => {
  await hosted.clock.sleep(4_000_000);
});

const blank = { message: null, code: null, input: null, documentationUrl: null };

const writes = {
  edge: 'mutation { createEdgeDnsRecord(zoneId: "a1", input: { type: A, name: "a", content: "x" }) { dnsRecord { name } } }',
  firewall: `mutation { createCloudFirewall(input: { name: "a", rules: [
    { direction: IN, protocol: TCP, port: "80", sourceIps: ["0.0.0.0/0"] } ] }) { firewall { name } } }`,
  box: 'mutation { updateStorageBox(id: 1, input: { name: "a" }) { storageBox { name } } }',
  server: 'mutation { updateDedicatedServer(id: 1, input: { name: "" }) { server { name } } }',
};

async function failed(query: string, reply: Reply) {
  hosted.upstream.script = () => ({ headers: { 'retry-after': '30' }, ...reply });
  const { body } = await hosted.ask(query);
  const [error] = body.errors ?? [];
  const upstream = error?.extensions['upstream'] as { details?: { documentationUrl: unknown }[] };
  return { ...upstream, message: error?.message, code: error?.extensions['code'] };
}

const edge = (status: number, ...errors: object[]): Reply => ({
  status,
  body: { success: false, errors, messages: [], result: null },
});

describe('an error of the edge', () => {
  it('comes with all others, their causes, inputs and documents', async () => {
    const cause = { code: 9005, message: 'Content for A record must be a valid IPv4 address.' };
    const other = {
      code: 1010,
      message: 'ttl\n  is too low',
      source: { pointer: '/ttl' },
      documentation_url: 'https://developers.example/dns',
    };
    const first = { code: 1004, message: 'DNS Validation Error', error_chain: [cause] };
    expect(await failed(writes.edge, edge(400, first, other))).toMatchObject({
      message: 'The edge API refused: DNS Validation Error (and 2 more)',
      details: [
        { ...blank, code: '1004', message: 'DNS Validation Error' },
        { ...blank, code: '9005', message: cause.message },
        { code: '1010', message: 'ttl is too low', input: 'ttl', documentationUrl: other.documentation_url },
      ],
    });
  });

  it('shows no credential, no address that is none, and an end', async () => {
    const errors = Array.from({ length: 5_000 }, (_, index) => ({
      code: index,
      message: `${credentials.EDGE} ${'x'.repeat(1_000)}`,
      source: { pointer: `/${credentials.EDGE}` },
      documentation_url: 'javascript:alert(1)',
    }));
    const { message, details = [] } = await failed(writes.edge, edge(400, ...errors));
    expect(message).toMatch(/ \(and 4999 more\)$/);
    expect(details.length).toBeGreaterThan(5);
    expect(details.length).toBeLessThanOrEqual(20);
    expect(details.filter(({ documentationUrl }) => documentationUrl !== null)).toEqual([]);
    expect(JSON.stringify(details).length).toBeLessThanOrEqual(4_000);
    expect(JSON.stringify(details)).not.toContain(credentials.EDGE);
  });

  it('in an endless chain has an end', async () => {
    let chain: object = { code: 1, message: 'deepest' };
    for (let depth = 0; depth < 20; depth += 1) chain = { code: 1, message: 'above', error_chain: [chain] };
    const { details } = await failed(writes.edge, edge(400, chain));
    expect(details).toHaveLength(6);
  });
});

describe.each([
  [401, 'it does not accept the credential'],
  [403, 'this is not allowed'],
  [429, 'it takes no more calls for now'],
])('of a %p', (status, words) => {
  it('details are the codes alone', async () => {
    const first = { code: 9109, message: 'words of theirs', source: { pointer: '/name' } };
    expect(await failed(writes.edge, edge(status, first, { message: 'no code' }))).toMatchObject({
      message: `The edge API refused: ${words} (9109)`,
      details: [{ ...blank, code: '9109' }],
    });
  });
});

it('of a 500 there are no details', async () => {
  const failure = await failed(writes.edge, edge(500, { code: 1, message: 'at db-7', source: { pointer: '/db' } }));
  expect(failure).not.toHaveProperty('details');
  expect(JSON.stringify(failure)).not.toContain('db');
});

describe('inputs that a provider names', () => {
  it('of the cloud are named as ours, with each message', async () => {
    const fields = [
      { name: 'rules.0.source_ips.0', messages: ['is no network', 'is not allowed'] },
      { name: 'apply_to', messages: [] },
    ];
    const error = { code: 'invalid_input', message: 'invalid input in fields', details: { fields } };
    expect(await failed(writes.firewall, { status: 422, body: { error } })).toMatchObject({
      message: 'The cloud API refused: invalid input in fields (and 2 more)',
      details: [
        { ...blank, input: 'rules[0].sourceIps[0]', message: 'is no network' },
        { ...blank, input: 'rules[0].sourceIps[0]', message: 'is not allowed' },
        { ...blank, input: 'applyTo' },
      ],
    });
  });

  it('of the cloud may be limits', async () => {
    const details = { limits: [{ name: 'server_limit' }] };
    const error = { code: 'resource_limit_exceeded', message: 'theirs', details };
    expect(await failed(writes.firewall, { status: 403, body: { error } })).toMatchObject({
      message: 'The cloud API refused: this is not allowed (resource_limit_exceeded)',
      details: [{ ...blank, code: 'server_limit' }],
    });
  });

  it('of storage boxes are named as ours', async () => {
    const details = { fields: [{ name: 'name', messages: ['is empty'] }] };
    expect(
      await failed(writes.box, { status: 422, body: { error: { code: 'invalid_input', message: 'no', details } } }),
    ).toMatchObject({ details: [{ ...blank, input: 'name', message: 'is empty' }] });
  });

  it('of dedicated servers are named as ours', async () => {
    const error = {
      status: 400,
      code: 'INVALID_INPUT',
      message: 'invalid input',
      missing: ['server_name'],
      invalid: ['x_y'],
    };
    expect(await failed(writes.server, { status: 400, body: { error } })).toMatchObject({
      message: 'The dedicated API refused: invalid input (and 1 more)',
      details: [
        { ...blank, input: 'name', code: 'missing' },
        { ...blank, input: 'xY', code: 'invalid' },
      ],
    });
  });
});

describe('an error in an answer with the status of a success', () => {
  it.each([
    ['edge', writes.edge, { error: { code: 1004, message: 'no' } }, 'UPSTREAM_INVALID_INPUT'],
    ['cloud', writes.firewall, { error: { code: 'conflict', message: 'no' } }, 'UPSTREAM_CONFLICT'],
    ['storage', writes.box, { error: { code: 'locked', message: 'no' } }, 'UPSTREAM_CONFLICT'],
    ['dedicated', writes.server, { error: { status: 409, code: 'CONFLICT', message: 'no' } }, 'UPSTREAM_CONFLICT'],
  ])('of the %s API is that error', async (api, query, body, code) => {
    hosted.upstream.script = () => ({ status: 200, body });
    const { body: answer } = await hosted.ask(query);
    expect(answer.errors).toMatchObject([{ message: `The ${api} API refused: no`, extensions: { code } }]);
  });
});

it('what a provider says beside a success is in the answer', async () => {
  const messages = [{ code: 1000, message: `The record is proxied. ${credentials.EDGE}` }];
  const result = {
    id: 'r1',
    type: 'A',
    name: 'a.example',
    content: '192.0.2.1',
    proxiable: true,
    proxied: true,
    ttl: 1,
  };
  hosted.upstream.script = () => ({ body: { success: true, errors: [], messages, result } });
  const { body } = await hosted.ask(writes.edge);
  expect(body.errors).toBeUndefined();
  const said = { ...blank, call: 'POST /zones/a1/dns_records', code: '1000', message: 'The record is proxied. …' };
  expect(body).toMatchObject({ extensions: { upstream: { edge: { messages: [said] } } } });
});

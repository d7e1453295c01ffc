/** Secrets of Worker scripts: set, listed and deleted, and found nowhere but in the call that sets them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collections } from '../../../../src/server/store/collections.js';
import { startMeridian } from '../../../support/meridian.js';
import { type Reply, ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { EdgeAccount } from '../account.js';

const value = 'hush-4711-do-not-keep';

describe('secrets of Worker scripts', () => {
  const account = new EdgeAccount();
  const set = (input: string) =>
    account.write(`setEdgeWorkerSecret(name: "shop-front", input: ${input})`, 'secret { name type usages }');
  const secrets = () =>
    account.read('workerScripts(tags: "shop:yes") { nodes { identifier secrets { name type } } }') as Promise<{
      workerScripts: { nodes: { identifier: string; secrets: { name: string }[] }[] };
    }>;
  const ofFront = async () =>
    (await secrets()).workerScripts.nodes.find(({ identifier }) => identifier === 'shop-front')?.secrets;

  it('are set, replaced by their name and deleted, and are in no answer', async () => {
    expect(await set(`{ name: "API KEY/1", type: SECRET_TEXT, text: "${value}" }`)).toEqual({
      secret: { name: 'API KEY/1', type: 'SECRET_TEXT', usages: null },
    });
    const key =
      '{ name: "API KEY/1", type: SECRET_KEY, format: RAW, usages: [SIGN], algorithm: { name: "HMAC" }, keyBase64: "aGk=" }';
    expect(await set(key)).toEqual({ secret: { name: 'API KEY/1', type: 'SECRET_KEY', usages: ['SIGN'] } });
    expect(await ofFront()).toEqual([
      { name: 'PAYMENT_KEY', type: 'SECRET_TEXT' },
      { name: 'API KEY/1', type: 'SECRET_KEY' },
    ]);
    const seen = await account.read(`workerScriptSettings(name: "shop-front") { bindings { name type } }
      workerScriptSecrets(name: "shop-front") { nodes { name algorithm format } }`);
    expect(JSON.stringify(seen)).not.toMatch(/hush|aGk=/);
    const gone = '(scriptName: "shop-front", name: "API KEY/1", input: { urlEncoded: true })';
    expect(await account.write(`deleteEdgeWorkerSecret${gone}`, '__typename')).toEqual({
      __typename: 'DeleteEdgeWorkerSecretPayload',
    });
    expect(await ofFront()).toEqual([{ name: 'PAYMENT_KEY', type: 'SECRET_TEXT' }]);
    expect(await account.write(`deleteEdgeWorkerSecret${gone}`, '__typename')).toMatchObject([
      { extensions: { code: 'UPSTREAM_NOT_FOUND' } },
    ]);
  });

  it('take the value of their type alone', async () => {
    for (const input of [
      '{ name: "A", type: SECRET_TEXT }',
      '{ name: "A", type: SECRET_TEXT, keyBase64: "aGk=" }',
      '{ name: "A", type: SECRET_KEY, text: "a" }',
      '{ name: "A", type: SECRET_KEY, keyBase64: "aGk=", keyJwk: { kty: "oct" } }',
    ])
      expect(await set(input)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

it('keeps the value of a secret out of errors, the log and everything that is stored', async () => {
  const ok = { success: true, errors: [], messages: [], result: { name: 'KEY', type: 'secret_text' } };
  const echo = { success: false, errors: [{ code: 10021, message: `bad value ${value}` }], messages: [], result: null };
  let answer: Reply = { body: ok };
  const upstream = await ScriptedUpstream.start(() => answer);
  const written: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => written.push(String(chunk)) > 0;
  const meridian = await startMeridian({ EDGE_TOKEN: 'token', EDGE_BASE_URL: upstream.url, LOG_LEVEL: 'debug' });
  try {
    const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
    const mutation = `mutation ($input: SetEdgeWorkerSecretInput!) {
      setEdgeWorkerSecret(accountId: "a", name: "front", input: $input) { secret { name } } }`;
    const variables = { input: { name: 'KEY', type: 'SECRET_TEXT', text: value } };
    const first = await meridian.query({ query: mutation, variables }, { authorization });
    expect(first.body).toEqual({ data: { setEdgeWorkerSecret: { secret: { name: 'KEY' } } } });
    expect(upstream.asked.map(({ body }) => body)).toEqual([{ name: 'KEY', type: 'secret_text', text: value }]);
    answer = { status: 400, body: echo };
    const refused = await meridian.query({ query: mutation, variables }, { authorization });
    expect(refused.body.errors?.[0]?.message).toContain('bad value');
    expect(JSON.stringify(refused)).not.toContain(value);

    const { store, config } = meridian.services;
    const stored: unknown[] = [];
    for (const { name } of collections)
      for await (const entry of store.range(name, { limit: 1000 })) stored.push(entry);
    // Who wrote what is stored, without what was written.
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(value);
    const files = readdirSync(config.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const { parentPath, name } of files) expect(readFileSync(join(parentPath, name)).includes(value)).toBe(false);
  } finally {
    process.stdout.write = write;
    await meridian.close();
    await upstream.close();
  }
  expect(written.join('')).not.toContain(value);
});

/** Passwords of sub-accounts are sent to the provider, and nowhere else: not to the log, the store or an answer. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { startProcess } from '../../support/process.js';
import { node, run } from '../../support/run.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

const passwords = ['Correct-horse-1', 'Battery-staple-2', 'Refused-horse-3', 'short-4'] as const;
const [first, second, refused, short] = passwords;

const action = {
  id: 7,
  command: 'create_subaccount',
  status: 'success',
  progress: 100,
  started: '2026-01-01T00:00:00Z',
  finished: '2026-01-01T00:00:01Z',
  error: null,
  resources: [
    { id: 2, type: 'storage_box' },
    { id: 5, type: 'storage_box_subaccount' },
  ],
};

const create = `mutation ($password: String!) { createStorageBoxSubaccount(
  storageBoxId: 2, input: { homeDirectory: "a", password: $password }
) { subaccount { number } } }`;
const reset = `mutation ($password: String!) { resetStorageBoxSubaccountPassword(
  storageBoxId: 2, id: 5, input: { password: $password }
) { action { id } } }`;

let upstream: ScriptedUpstream;
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-secrets-'));
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ body }) => {
    const sent = JSON.stringify(body);
    if (sent.includes(refused))
      return { status: 422, body: { error: { code: 'invalid_input', message: `known from a breach: ${refused}` } } };
    return { status: 201, body: { subaccount: { id: 5, storage_box: 2 }, action } };
  });
});
afterAll(async () => {
  await upstream.close();
  rmSync(dataDir, { recursive: true });
});

it('are in no log, store or answer', async () => {
  const env = { DATA_DIR: dataDir, STORE_URL: '', STORAGE_TOKEN: 'token', STORAGE_BASE_URL: upstream.url };
  const scopes = ['hosting:read', 'hosting:write'].flatMap((scope) => ['--scope', scope]);
  const { out } = await run(node, ['dist/server/tokens/cli.js', 'create', '--name', 'test', '--json', ...scopes], {
    env: { ...process.env, ...env },
  });
  const { token } = JSON.parse(out) as { token: string };
  const server = await startProcess({
    ...env,
    RATES_SYNC: 'off',
    LOG_LEVEL: 'debug',
    ACCESS_LOG: 'on',
    BILL_HISTORY_DAYS: '10',
  });
  await server.printed(/Meridian is ready/);
  const ask = async (query: string, password: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { password } }),
    });
    return response.text();
  };
  const answers = [
    await ask(create, first),
    await ask(reset, second),
    await ask(reset, refused),
    await ask(reset, short),
  ];
  await server.stop();

  expect(answers[0]).toContain('"number":"5"');
  expect(answers[1]).toContain('"action"');
  expect(answers[2]).toContain('UPSTREAM_INVALID_INPUT');
  expect(answers[3]).toContain('BAD_USER_INPUT');
  expect(upstream.asked.map(({ body }) => body)).toMatchObject(
    [first, second, refused].map((password) => ({ password })),
  );
  const logged = server.output() + server.errors();
  expect(logged).toContain('"request"');
  const stored = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  const all = [...answers, logged, ...stored].join('\n');
  expect(passwords.filter((password) => all.includes(password))).toEqual([]);
});

it('leave a record of the writes themselves', async () => {
  const store = await openStore({ storeUrl: null, dataDir });
  const entries: unknown[] = [];
  for await (const [, value] of store.range('own-writes', { prefix: '', limit: 100 })) entries.push(value);
  await store.close();
  expect(entries).toContainEqual(
    expect.objectContaining({ call: expect.stringContaining('reset_subaccount_password') }),
  );
  expect(JSON.stringify(entries)).not.toMatch(/horse|staple/);
});

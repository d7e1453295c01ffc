/** SANDBOX=off: what stands in for nothing cannot be taken for what is real. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { readConfig } from '../../../src/server/config/config.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { startProcess } from '../../support/process.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { itSome } from '../../support/scale.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-off-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const off = (api: string) =>
  `The ${api.toLowerCase()} API is off: no credentials are set for it, and SANDBOX=off keeps the sandbox from standing in. ` +
  `Set its credentials (${api}_ACCOUNTS, or those of one account), or SANDBOX=on.`;
const refused = (api: string) => ({ message: off(api), extensions: { code: 'UPSTREAM_UNAVAILABLE' } });

const questions: readonly [api: string, query: string][] = [
  ['CLOUD', '{ cloud { servers { nodes { name } } } }'],
  ['STORAGE', '{ storage { storageBoxes { nodes { name } } } }'],
  ['DEDICATED', '{ dedicated { servers { nodes { name } } } }'],
  ['EDGE', '{ edge { zones { nodes { name } } } }'],
  ['CLOUD', 'mutation { powerOnCloudServer(id: 1) { action { id } } }'],
];

describe('with SANDBOX=off and no credentials', () => {
  let meridian: Meridian;
  beforeEach(async () => {
    meridian = await startMeridian({ SANDBOX: 'off' });
  });
  afterEach(() => meridian.close());

  itSome('no API answers anything, and each says which setting would make it', async () => {
    const headers = { authorization: `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}` };
    for (const [api, query] of questions) {
      expect([query, (await meridian.query({ query }, headers)).body.errors]).toEqual([
        query,
        [expect.objectContaining(refused(api))],
      ]);
    }
    for (const query of [
      '{ hosting { servers { nodes { name } } } }',
      '{ hosting { sources { api } } }',
      '{ hosting { bill { unknownCount } } }',
    ]) {
      const { body } = await meridian.query({ query }, headers);
      expect([query, body.errors?.[0]?.message]).toEqual([
        query,
        expect.stringMatching(/ API is off: .* SANDBOX=off /),
      ]);
    }
  });

  itSome('shows everybody which APIs are off, and answers all that is not hosting', async () => {
    const query =
      '{ health { isReady hosting { api isSandbox isSandboxDisabled accounts { name } } } country(code: "IN") { name } }';
    const { body } = await meridian.query({ query });
    const hosting = ['CLOUD', 'DEDICATED', 'STORAGE', 'EDGE'].map((api) => ({
      api,
      isSandbox: false,
      isSandboxDisabled: true,
      accounts: [],
    }));
    expect(body).toEqual({
      data: { health: { isReady: true, hosting: expect.arrayContaining(hosting) }, country: { name: 'India' } },
    });
    const health = await (await fetch(`${meridian.url}/healthz`)).json();
    expect(health).toMatchObject({ status: true, sandbox: [] });
  });
});

describe('with SANDBOX=off and credentials for one API', () => {
  itSome('that one answers, alone and joined, and the others say that they are off', async () => {
    const upstream = await ScriptedUpstream.start();
    upstream.script = () => ({ body: { servers: [], meta: { pagination: { next_page: null } } } });
    const meridian = await startMeridian({ SANDBOX: 'off', CLOUD_ACCOUNTS: 'prod=x', CLOUD_BASE_URL: upstream.url });
    const headers = { authorization: `Bearer ${await meridian.token(['hosting:read'])}` };
    for (const [api, query] of questions.slice(1, 4)) {
      expect((await meridian.query({ query }, headers)).body.errors).toEqual([expect.objectContaining(refused(api))]);
    }
    const query =
      '{ cloud { servers { nodes { name } } } hosting { servers { nodes { name } } } health { hosting { api isSandboxDisabled } } }';
    const { body } = await meridian.query({ query }, headers);
    expect(body.errors).toBeUndefined();
    const hosting = expect.arrayContaining([
      { api: 'CLOUD', isSandboxDisabled: false },
      { api: 'EDGE', isSandboxDisabled: true },
    ]);
    expect(body.data).toEqual({
      cloud: { servers: { nodes: [] } },
      hosting: { servers: { nodes: [] } },
      health: { hosting },
    });
    await meridian.close();
    await upstream.close();
  });
});

describe('a start on an empty store', () => {
  const make =
    /^There are no tokens yet\. Make one:\n {2}npm run --silent token -- create --name Dashboard --scope rates --scope hosting:read$/m;

  itSome('with SANDBOX=off says which APIs are off and how to make a token, and makes none for a sandbox', async () => {
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', SANDBOX: 'off', CLOUD_TOKEN: 'hunter2' });
    await server.printed(make);
    await server.stop();
    expect(server.output()).toMatch(/^ {2}Accounts {3}cloud \(default\)$/m);
    expect(server.output()).toMatch(
      /^ {2}Off {8}storage, dedicated, edge: no credentials are set, and SANDBOX is off$/m,
    );
    expect(server.output()).not.toMatch(/Sandbox {2}|mrd_|hunter2/);
  });

  itSome('with accounts says how to make a token, once there is one no more', async () => {
    const env = { DATA_DIR: dataDir, RATES_SYNC: 'off', CLOUD_TOKEN: 'hunter2' };
    const first = await startProcess(env);
    await first.printed(make);
    await first.stop();
    const create = ['create', '--name', 'Dashboard', '--scope', 'rates', '--scope', 'hosting:read'];
    const command = await startProcess(env, ['dist/server/tokens/cli.js', ...create].join(' '));
    await command.printed(/Made the token/);
    const second = await startProcess(env);
    await second.printed(/Health/);
    await second.stop();
    expect(second.output()).not.toContain('no tokens yet');
  });

  itSome('with SANDBOX=off alone makes no demo token', async () => {
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', SANDBOX: 'off' });
    await server.printed(make);
    await server.stop();
    expect(server.output()).not.toContain('mrd_');
  });
});

itSome('SANDBOX is on or off', () => {
  expect(readConfig({}).sandbox).toBe(true);
  expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
  expect(() => readConfig({ SANDBOX: 'never' })).toThrow('SANDBOX: expected on or off, but got "never"');
});

/** The demo token from its first start to a day with real credentials, through processes and HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { makeToken } from '../../support/token.js';
import { itSome, someOf } from '../../support/scale.js';

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const createVolume =
  'mutation { createCloudVolume(input: { name: "mine", size: 10, location: "fsn1" }) { volume { name } } }';
const createBox =
  'mutation { createStorageBox(input: { name: "mine", storageBoxType: "bx11", location: "fsn1", password: "Q7v!x9Lm2#pR" }) { storageBox { name } } }';

const everyApi =
  '{ token { scopes { scope boundTo { account } } } cloud { volumes { totalCount } } hosting { servers { nodes { __typename } } } country(code: "DE") { servers { nodes { __typename } } cloudLocations { name } } }';

/** Whatever way leads to the account of the cloud. */
const waysToTheCloud = [
  '{ cloud { volumes { nodes { id server { id } monthlyAmount { net { amount } } } totalCount } } }',
  '{ cloud { volume(id: 1) { id } } }',
  '{ cloud { recommendedDatacenter { id } pricing { currency } } }',
  '{ hosting { servers { nodes { __typename } } } }',
  '{ country(code: "DE") { servers { nodes { __typename } } } }',
  '{ country(code: "DE") { cloudLocations { name } } }',
  createVolume,
  'mutation { deleteCloudVolume(id: 1) { deletedId } }',
  'mutation { attachCloudVolume(id: 1, input: { serverId: 2 }, wait: true) { action { id } } }',
];

let dataDir: string;
let upstream: ScriptedUpstream;
let server: ServerProcess;
let demo: string;
/** What the demo token was answered on the first start: all accounts are the sandbox's then. */
let atFirst: { readonly read: Answer; readonly written: Answer };

// The cloud is real from the second start on.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-demo-'));
  upstream = await ScriptedUpstream.start(() => ({ body: { volumes: [], servers: [], locations: [] } }));
  await start({});
  demo = (await server.printed(/mrd_\S+/))[0];
  atFirst = { read: await ask(demo, everyApi), written: await ask(demo, createVolume) };
  await server.stop();
  await start({ CLOUD_TOKEN: 'real', CLOUD_BASE_URL: upstream.url });
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(async () => {
  await server.stop();
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', ...env });
  await server.printed(/Health/);
}

async function ask(token: string, query: string): Promise<Answer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
}

describe('the demo token', () => {
  itSome('reads and writes every API of the sandbox on a first start, and says what it is bound to', () => {
    const { data, errors } = atFirst.read;
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      token: {
        scopes: [
          { scope: 'RATES', boundTo: null },
          { scope: 'ALERTS', boundTo: null },
          { scope: 'HOSTING_READ', boundTo: { account: 'sandbox' } },
          { scope: 'HOSTING_WRITE', boundTo: { account: 'sandbox' } },
        ],
      },
      hosting: { servers: { nodes: expect.arrayContaining([{ __typename: 'DedicatedServer' }]) } },
    });
    expect(atFirst.written).toEqual({ data: { createCloudVolume: { volume: { name: 'mine' } } } });
  });
});

describe('the demo token of a store whose cloud is real by now', () => {
  it.each(someOf(waysToTheCloud))('is refused in words, and nothing is sent: %s', async (query) => {
    for (let time = 1; time <= 2; time += 1) {
      const { errors = [] } = await ask(demo, query);
      expect([...new Set(errors.map(({ extensions }) => extensions.code))]).toEqual(['FORBIDDEN']);
      expect(errors[0]?.message).toMatch(
        /needs a token with the scope hosting:(read|write) .*real.*but got one with: rates, alerts, hosting:read@sandbox, hosting:write@sandbox$/,
      );
    }
    expect(upstream.lines).toEqual([]);
  });

  itSome('still works where the sandbox stands in', async () => {
    expect(await ask(demo, createBox)).toMatchObject({ data: { createStorageBox: { storageBox: { name: 'mine' } } } });
    expect((await ask(demo, '{ dedicated { servers { totalCount } } }')).errors).toBeUndefined();
    expect((await ask(demo, '{ rates(base: "USD") { base } }')).errors).toBeUndefined();
  });

  itSome('reveals nothing of the real account, not even what is left of its budget', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${demo}`,
        'content-type': 'application/json',
        'x-meridian-upstream': '1',
      },
      body: '{"query":"{ cloud { volumes { totalCount } } }"}',
    });
    expect(await response.json()).not.toHaveProperty('extensions.upstream.cloud');
  });
});

describe('a token that the command line makes', () => {
  itSome('with a plain scope works on the real account and on the sandbox', async () => {
    const token = await makeToken(dataDir, 'hosting:read');
    const { errors } = await ask(token, '{ cloud { volumes { totalCount } } storage { storageBoxes { totalCount } } }');
    expect(errors).toBeUndefined();
    expect(upstream.lines).toEqual(['GET /volumes?page=1&per_page=50']);
  });

  itSome('with a scope bound to the sandbox is held to what it says', async () => {
    const token = await makeToken(dataDir, 'hosting:read@sandbox');
    expect((await ask(token, '{ storage { storageBoxes { totalCount } } }')).errors).toBeUndefined();
    expect((await ask(token, createBox)).errors?.[0]?.message).toMatch(/scope hosting:write.*hosting:read@sandbox$/);
    expect((await ask(token, '{ cloud { volumes { totalCount } } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

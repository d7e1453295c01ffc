/** Whole Meridians that share a store, over one sandbox that outlives them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { quickActions } from '../../support/own-sandbox.js';

interface Record {
  readonly name: string;
  readonly content: string;
  readonly target: {
    readonly state: string;
    readonly reason: string | null;
    readonly resource: { readonly id?: string; readonly protection?: { readonly delete: boolean } } | null;
  };
}

let sandbox: Sandbox;
let env: NodeJS.ProcessEnv;
const folder = mkdtempSync(join(tmpdir(), 'meridian-names-'));

beforeAll(async () => {
  sandbox = await startSandbox({ schema: await sharedGraph(), apis, hooks: () => quickActions });
  const of = Object.fromEntries(sandbox.accounts.map((account) => [account.api, account]));
  const [user = '', password = ''] = (of['DEDICATED']?.credential ?? '').split(':');
  env = {
    DATA_DIR: folder,
    DEDICATED_USER: user,
    DEDICATED_PASSWORD: password,
    ...Object.fromEntries(sandbox.accounts.map(({ api, baseUrl }) => [`${api}_BASE_URL`, baseUrl])),
    ...Object.fromEntries(['CLOUD', 'STORAGE', 'EDGE'].map((api) => [`${api}_TOKEN`, of[api]?.credential ?? ''])),
  };
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function asking<T>(
  env: NodeJS.ProcessEnv,
  run: (ask: (query: string) => Promise<never>) => Promise<T>,
): Promise<T> {
  const meridian: Meridian = await startMeridian(env);
  const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  try {
    return await run(async (query) => {
      const { body } = await meridian.query({ query }, { authorization });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data as never;
    });
  } finally {
    await meridian.close();
  }
}

async function records(ask: (query: string) => Promise<never>): Promise<Record[]> {
  const { edge }: { edge: { dnsRecords: { nodes: Record[] } } } = await ask(
    `{ edge { dnsRecords(first: 200, type: A) { nodes { name content
      target { state reason resource { ... on CloudServer { id name protection { delete } } } } } } } }`,
  );
  return edge.dnsRecords.nodes;
}

/** It leads to a server of the cloud that nothing protects. */
const isDeletable = ({ target }: Record) => target.resource?.protection?.delete === false;

describe('a server that names point at', () => {
  it('leaves its records dangling when it is deleted, in the next answer and after a restart', async () => {
    const before = await asking(env, async (ask) => {
      const all = await records(ask);
      const own = all.find(isDeletable);
      const id = own?.target.resource?.id ?? '';
      await ask(`mutation { deleteCloudServer(id: "${id}", wait: true) { action { id } } }`);
      const after = await records(ask);
      const pointing = all.filter(({ target }) => target.resource?.id === id);
      expect(pointing.length).toBeGreaterThan(0);
      for (const { name, content } of pointing)
        expect(after.find((one) => one.name === name && one.content === content)?.target).toMatchObject({
          state: 'DANGLING',
          resource: null,
        });
      return pointing;
    });
    const again = await asking(env, records);
    for (const { name, content } of before)
      expect(again.find((one) => one.name === name && one.content === content)?.target.state).toBe('DANGLING');
  });
});

describe('what the embedded sandbox has had', () => {
  it('is forgotten with it: a process that begins anew finds it as it was made', async () => {
    const own = { DATA_DIR: mkdtempSync(join(tmpdir(), 'meridian-names-')) };
    const remembered = await asking(own, async (ask) => {
      const first = (await records(ask)).find(isDeletable);
      const id = first?.target.resource?.id ?? '';
      await ask(`mutation { deleteCloudServer(id: "${id}", wait: true) { action { id } } }`);
      const after = (await records(ask)).find(({ name }) => name === first?.name);
      expect(after?.target.state).toBe('DANGLING');
      return first;
    });
    const again = await asking(own, records);
    expect(again.find(({ name }) => name === remembered?.name)?.target.state).toBe('OWN');
    rmSync(own.DATA_DIR, { recursive: true });
  });
});

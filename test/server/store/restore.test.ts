/** Backup and restore by the commands of the documents, on each kind of store and from each to the next. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { namespaces } from '../../../src/base/store/namespaces.js';
import { openStore } from '../../../src/server/store/open.js';
import { ownServers } from './own-servers.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-restore-'));
const servers = await ownServers();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(servers.map((server) => server.remove()));
});

interface Settings extends NodeJS.ProcessEnv {
  readonly DATA_DIR: string;
  readonly STORE_URL: string;
}

const embedded = (name: string): Settings => ({ DATA_DIR: join(folder, name), STORE_URL: '' });
const stores: readonly Settings[] = [
  embedded('first'),
  ...servers.map(({ port, url }) => ({ DATA_DIR: folder, STORE_URL: url(port) })),
  embedded('last'),
];

function command(settings: Settings, ...args: string[]): string {
  const env = { ...process.env, ...settings };
  return execFileSync('node', ['dist/server/tokens/cli.js', ...args], { env, encoding: 'utf8' });
}

async function contentOf({ DATA_DIR, STORE_URL }: Settings): Promise<unknown> {
  const store = await openStore({ storeUrl: STORE_URL || null, dataDir: DATA_DIR });
  const found = [];
  for (const namespace of Object.values(namespaces))
    for await (const entry of store.range(namespace, { limit: 100 })) found.push([namespace, ...entry]);
  await store.close();
  return found;
}

it('carries everything from one store to the next, and back', async () => {
  const [first = embedded('first')] = stores;
  const store = await openStore({ storeUrl: null, dataDir: first.DATA_DIR });
  const made = Object.values(namespaces).filter((namespace) => namespace !== namespaces.tokens);
  for (const namespace of made)
    await store.namespace(namespace).set('203.0.113.7', { of: namespace, shape: ['any', 1.5] });
  await store.close();
  command(first, 'create', '--name', 'Shop');
  const content = await contentOf(first);
  expect(content).toHaveLength(made.length + 1);
  for (const [place, to] of stores.slice(1).entries()) {
    const file = join(folder, `backup-${place}.jsonl`);
    command(stores[place] ?? first, 'export', file);
    command(to, 'import', file);
    expect(await contentOf(to)).toEqual(content);
  }
});

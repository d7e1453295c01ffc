/** Backup and restore by the commands of the documents, on each kind of store and from each to the next. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { collections } from '../../../src/server/store/collections.js';
import { openStore } from '../../../src/server/store/open.js';
import { itEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { node, output } from '../../support/run.js';

const lasting = collections.flatMap((collection) => (collection.lasting ? [collection.name] : []));

const folder = mkdtempSync(join(tmpdir(), 'meridian-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Settings extends NodeJS.ProcessEnv {
  readonly DATA_DIR: string;
  readonly STORE_URL: string;
}

let embeddedStores = 0;
const embedded = (): Settings => ({ DATA_DIR: join(folder, `store-${(embeddedStores += 1)}`), STORE_URL: '' });
const storeAt = (url: string): Settings => ({ DATA_DIR: folder, STORE_URL: url });

function command(settings: Settings, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...settings };
  return output(node, ['dist/server/tokens/cli.js', ...args], { env });
}

async function contentOf({ DATA_DIR, STORE_URL }: Settings): Promise<unknown> {
  const store = await openStore({ storeUrl: STORE_URL || null, dataDir: DATA_DIR });
  const found = [];
  for (const namespace of lasting)
    for await (const entry of store.range(namespace, { limit: 100 })) found.push([namespace, ...entry]);
  await store.close();
  return found;
}

/** A store with an entry of each kind, and its content. */
async function filled(): Promise<{ readonly first: Settings; readonly content: unknown }> {
  const first = embedded();
  const store = await openStore({ storeUrl: null, dataDir: first.DATA_DIR });
  const made = lasting.filter((namespace) => namespace !== 'tokens');
  for (const namespace of made)
    await store.namespace(namespace).set('203.0.113.7', { of: namespace, shape: ['any', 1.5] });
  await store.close();
  await command(first, 'create', '--name', 'Shop');
  const content = await contentOf(first);
  expect(content).toHaveLength(made.length + 1);
  return { first, content };
}

let backups = 0;
/** Everything arrives at each of these stores, from the one before it. */
async function expectCarried(...stores: readonly Settings[]): Promise<void> {
  const { first, content } = await filled();
  let from = first;
  for (const to of stores) {
    const file = join(folder, `backup-${(backups += 1)}.jsonl`);
    await command(from, 'export', file);
    await command(to, 'import', file);
    expect(await contentOf(to)).toEqual(content);
    from = to;
  }
}

it('carries everything from one embedded store to another', () => expectCarried(embedded()));

itEach(ownServers(), 'carries everything to $kind and back', (server) =>
  expectCarried(storeAt(server.url()), embedded()),
);

const { redis, postgres } = ownServers();
redis
  .and(postgres)
  .it('carries everything from Redis to PostgreSQL', ([one, other]) =>
    expectCarried(storeAt(one.url()), storeAt(other.url())),
  );

import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openLmdb } from '../../../../src/server/store/lmdb/store.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-lmdb-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => ['store.mdb', 'store.mdb-lock'].map((name) => join(folder, name));
const modes = () => files().map((file) => statSync(file).mode & 0o777);

async function openAndUse(): Promise<unknown> {
  const store = openLmdb(folder);
  const keyv = store.namespace<number>('x');
  const before = await keyv.get('a');
  await keyv.set('a', 1);
  await store.close();
  return before;
}

describe('the files of the embedded store', () => {
  it('are for their owner alone in a folder that others can read', async () => {
    await openAndUse();
    expect(modes()).toEqual([0o600, 0o600]);
  });

  it('become so when they were made for others too', async () => {
    await openAndUse();
    for (const file of files()) chmodSync(file, 0o664);
    expect(await openAndUse()).toBe(1);
    expect(modes()).toEqual([0o600, 0o600]);
  });
});

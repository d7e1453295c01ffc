import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Keyv } from 'keyv';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { StoreError } from '../../../src/base/store/error.js';
import { cuttable, type Cuttable } from './cuttable.js';
import { describeEach } from '../../support/optional/optional.js';
import { networkedPlaces } from '../../support/optional/places.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-failure-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const embedded = (dataDir: string) => openStore({ storeUrl: null, dataDir });

describe('the embedded store', () => {
  it('makes its folder, and the folders above', async () => {
    const store = await embedded(join(folder, 'a', 'b'));
    await store.namespace('x').set('a', 1);
    await store.close();
    expect(existsSync(join(folder, 'a', 'b', 'store.mdb'))).toBe(true);
  });

  it.each(['/proc/none/data', 'a-file', 'a-file/data'])(
    'says what to do when its folder cannot be used: %s',
    async (name) => {
      writeFileSync(join(folder, 'a-file'), '');
      const opening = embedded(name.startsWith('/') ? name : join(folder, name));
      await expect(opening).rejects.toThrow(StoreError);
      await expect(opening).rejects.toThrow(/^Cannot open the store in the folder .+\. Set DATA_DIR to a folder/);
    },
  );

  it('refuses a file that is not its own', async () => {
    writeFileSync(join(folder, 'store.mdb'), 'something else '.repeat(1_000));
    await expect(embedded(folder)).rejects.toThrow('damaged or not a store');
  });

  it('fails its ping once its file is gone from under it, or another lies there', async () => {
    const store = await embedded(folder);
    await store.namespace('x').set('a', 1);
    renameSync(join(folder, 'store.mdb'), join(folder, 'moved'));
    await expect(store.ping()).rejects.toThrow('was removed or replaced while it was open: start again');
    writeFileSync(join(folder, 'store.mdb'), '');
    await expect(store.ping()).rejects.toThrow('start again');
    await store.close();
  });
});

describe('an address that is none', () => {
  it.each(['mysql://me:hunter2@127.0.0.1/db', 'postgres://me:hunter2/@127.0.0.1/db', 'nonsense:hunter2'])(
    'is refused with the forms that are known: %s',
    async (storeUrl) => {
      const opening = openStore({ storeUrl, dataDir: folder });
      await expect(opening).rejects.toThrow(/^STORE_URL must be an address like postgres:.+ or redis:/);
      await expect(opening).rejects.not.toThrow('hunter2');
    },
  );
});

describe.each(['postgres', 'redis'])('a %s address where no server is', (kind) => {
  it('names the address, the reason and the remedy, and no credentials', async () => {
    const opening = openStore({ storeUrl: `${kind}://me:hunter2@127.0.0.1:1/0`, dataDir: folder });
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(`Cannot open the store at ${kind}://127.0.0.1:1/0: connect ECONNREFUSED`);
    await expect(opening).rejects.toThrow('Check that');
    await expect(opening).rejects.not.toThrow('hunter2');
  });
});

describeEach(networkedPlaces, 'a $kind server that goes away', (place) => {
  let way: Cuttable;
  let store: Store;
  beforeEach(async () => {
    way = await cuttable(place.port);
    store = await place.open(way.port);
  });
  afterEach(async () => {
    await store.close();
    await way.close();
  });

  it('fails every call and acknowledges nothing, and serves again once it is back', async () => {
    const keyv = store.namespace<number>('cut');
    await keyv.set('a', 1);
    way.cut();
    await expect(keyv.set('a', 2)).rejects.toThrow();
    await expect(keyv.setMany([{ key: 'a', value: 2 }])).rejects.toThrow();
    await expect(keyv.get('a')).rejects.toThrow();
    await expect(keyv.delete('a')).rejects.toThrow();
    await expect(keyv.clear()).rejects.toThrow();
    await expect(listing(keyv)).rejects.toThrow();
    await expect(store.ping()).rejects.toThrow();
    way.restore();
    while (
      await store.ping().then(
        () => false,
        () => true,
      )
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await keyv.get('a')).toBe(1);
    await keyv.set('a', 3);
    expect(await keyv.get('a')).toBe(3);
  });

  it('keeps no ping waiting that it never answers', async () => {
    way.hold();
    await expect(store.ping()).rejects.toThrow('no answer within 3000 ms');
    way.cut();
  });

  it('fails its list when it goes in the middle of it, instead of showing half', async () => {
    const keyv = store.namespace<number>('half');
    await keyv.setMany(Array.from({ length: 2_000 }, (_, n) => ({ key: `k${n}`, value: n })));
    const seen: unknown[] = [];
    await expect(
      (async () => {
        for await (const entry of keyv.iterator?.({}) ?? []) if (seen.push(entry) === 1) way.cut();
      })(),
    ).rejects.toThrow();
    expect(seen.length).toBeLessThan(2_000);
  });
});

async function listing(keyv: Keyv<number>): Promise<number> {
  let count = 0;
  for await (const entry of keyv.iterator?.({}) ?? []) count += entry.length;
  return count;
}

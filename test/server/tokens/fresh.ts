/** Tokens over a real embedded store of their own, with a clock that the test moves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';

export interface Fresh {
  readonly dataDir: string;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly clock: { now: number };
  /** Tokens as another process has them: another opening of the store, a cache of its own. */
  another(): Promise<Tokens>;
  remove(): Promise<void>;
}

export async function fresh(): Promise<Fresh> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-tokens-'));
  const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
  const stores: Store[] = [];
  async function open(): Promise<Store> {
    const store = await openStore({ storeUrl: null, dataDir });
    stores.push(store);
    return store;
  }
  const store = await open();
  return {
    dataDir,
    store,
    tokens: new Tokens(store, () => clock.now),
    clock,
    another: async () => new Tokens(await open(), () => clock.now),
    async remove() {
      for (const each of stores) await each.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

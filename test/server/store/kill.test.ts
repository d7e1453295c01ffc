import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { startScript } from '../../support/run.js';
import { itSome } from '../../support/scale.js';

interface Acknowledged {
  readonly token?: string;
  readonly key?: string;
}

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs the writer and kills it without warning, some time after its first acknowledged write. */
async function acknowledgedUntilKilled(run: number, milliseconds: number, size = 2_000): Promise<Acknowledged[]> {
  const env = { ...process.env, DATA_DIR: dataDir, RUN: String(run), SIZE: String(size) };
  const child = startScript(['test/support/writer.mjs'], env);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  const whole = output.slice(0, output.lastIndexOf('\n'));
  return whole.split('\n').map((line): Acknowledged => JSON.parse(line));
}

describe('a process that is killed in the middle of writes', () => {
  itSome('loses nothing that it had acknowledged, time after time, also under a reader that stays', async () => {
    const reader = await openStore({ storeUrl: null, dataDir });
    const all: Acknowledged[] = [];
    for (let run = 0; run < 5; run++) {
      all.push(...(await acknowledgedUntilKilled(run, Math.random() * 200)));

      const reopened = await openStore({ storeUrl: null, dataDir });
      for (const store of [reader, reopened]) {
        const tokens = new Tokens(store);
        const values = store.namespace<{ key: string }>('values');
        for (const { token, key } of all) {
          if (token !== undefined) expect(await tokens.verify(`Bearer ${token}`)).toMatchObject({ active: true });
          if (key !== undefined) expect(await values.get(key)).toMatchObject({ key });
        }
        expect((await tokens.list()).length).toBeGreaterThanOrEqual(all.filter(({ token }) => token).length);
      }
      await reopened.namespace('after').set('run', run);
      await reopened.close();
    }
    await reader.close();
    expect(all.length).toBeGreaterThanOrEqual(5);
  });

  itSome('leaves a process working that reads and writes while the file grows by megabytes', async () => {
    const store = await openStore({ storeUrl: null, dataDir });
    const own = store.namespace<number>('own');
    let killed = false;
    const writing = acknowledgedUntilKilled(99, 1_500, 60_000).finally(() => (killed = true));
    async function write(): Promise<number> {
      let n = 0;
      while (!killed) await own.set('n', ++n);
      return n;
    }
    async function read(): Promise<void> {
      let last = 0;
      for (let reads = 0; !killed; reads++) {
        const n = (await own.get('n')) ?? 0;
        expect(n).toBeGreaterThanOrEqual(last);
        last = n;
        if (reads % 50 === 0) await new Promise(setImmediate);
      }
    }
    const [written, acknowledged] = await Promise.all([write(), writing, read()]);
    expect(await own.get('n')).toBe(written);
    const listed = new Set<string>();
    for await (const [key] of store.namespace('values').iterator?.({}) ?? []) listed.add(key);
    expect(acknowledged.filter(({ key }) => key !== undefined && !listed.has(key))).toEqual([]);
    await store.close();
  });
});

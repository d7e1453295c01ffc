import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openStore } from '../../src/store.js';
import { Tokens } from '../../src/tokens/tokens.js';

interface Acknowledged {
  readonly token?: string;
  readonly key?: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Runs the writer and kills it without warning, some time after its first acknowledged write. */
async function acknowledgedUntilKilled(run: number, milliseconds: number): Promise<Acknowledged[]> {
  const env = { ...process.env, DATA_DIR: dataDir, RUN: String(run) };
  const child = spawn('node', ['test/support/writer.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
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
  it('loses nothing that it had acknowledged, time after time, also under a reader that stays', async () => {
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
    expect(all.length).toBeGreaterThan(10);
  }, 60_000);
});

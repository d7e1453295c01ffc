import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { startProcess } from '../../support/process.js';
import { type Outcome, node, run } from '../../support/run.js';
import { itSome, someOf } from '../../support/scale.js';

const pageSize = 4096;
let sound: string;
let dataDir: string;
let file: string;

beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'meridian-sound-'));
  const store = await openStore({ storeUrl: null, dataDir: sound });
  const tokens = new Tokens(store);
  for (let n = 0; n < 100; n++) await tokens.create({ name: `Shop ${n}` });
  const values = Array.from({ length: 100 }, (_, n) => ({ key: `k${n}`, value: 'x'.repeat(n * 100) }));
  await store.namespace('rates-of-a-test').setMany(values);
  await store.close();
});
afterAll(() => rmSync(sound, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-damage-'));
  file = join(dataDir, 'store.mdb');
  copyFileSync(join(sound, 'store.mdb'), file);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function listed(): Promise<Outcome> {
  const env = { ...process.env, STORE_URL: '', DATA_DIR: dataDir };
  return run(node, ['dist/server/tokens/cli.js', 'list', '--json'], { env });
}

const garbage = (length: number) => Buffer.from(Array.from({ length }, (_, n) => (n * 151 + 89) % 251));

/** The root of the newest transaction's tree, and the number that its header gives the last page. */
function newest(bytes: Buffer): { at: number; root: number } {
  const at = bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(pageSize + 152) ? 0 : pageSize;
  return { at, root: Number(bytes.readBigUInt64LE(at + 136)) };
}

const damages: [string, (bytes: Buffer) => Buffer][] = [
  ['cut off at half of its pages', (bytes) => bytes.subarray(0, Math.floor(bytes.length / pageSize / 2) * pageSize)],
  ['cut off in the middle of a page', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2) + 1234)],
  ['cut off by its last byte', (bytes) => bytes.subarray(0, bytes.length - 1)],
  ['cut off after its first two pages', (bytes) => bytes.subarray(0, 2 * pageSize)],
  ['cut off after its first page', (bytes) => bytes.subarray(0, pageSize)],
  ['cut off within its first page', (bytes) => bytes.subarray(0, 100)],
  ['one byte', (bytes) => bytes.subarray(0, 1)],
  [
    'zeroed at the root of its tree',
    (bytes) => bytes.fill(0, newest(bytes).root * pageSize, (newest(bytes).root + 1) * pageSize),
  ],
  ['zeroed from its third page on', (bytes) => bytes.fill(0, 2 * pageSize)],
  ['overwritten at the root of its tree', (bytes) => overwritten(bytes, newest(bytes).root * pageSize, pageSize)],
  ['overwritten within the root of its tree', (bytes) => overwritten(bytes, newest(bytes).root * pageSize + 30, 40)],
  ['overwritten in its first page', (bytes) => overwritten(bytes, 32, 136)],
  ['overwritten in its second page', (bytes) => overwritten(bytes, pageSize + 32, 136)],
  ['zeroed in its second page', (bytes) => bytes.fill(0, pageSize, 2 * pageSize)],
  ['led astray to a root that does not exist', (bytes) => overwritten(bytes, newest(bytes).at + 136, 6)],
  ['another kind of file', (bytes) => garbage(bytes.length)],
];

function overwritten(bytes: Buffer, at: number, length: number): Buffer {
  garbage(length).copy(bytes, at);
  return bytes;
}

describe('a store file that is', () => {
  it.each(someOf(damages))('%s is refused by the command line with what to do', async (_, damage) => {
    writeFileSync(file, damage(readFileSync(file)));
    const before = readFileSync(file);
    const { signal, code, out, err } = await listed();
    expect({ signal, code, out }).toEqual({ signal: null, code: 1, out: '' });
    expect(err).toMatch(/^The file .+store\.mdb is damaged or not a store: .+\. Move it away, then .+ import FILE/);
    expect(err).not.toMatch(/\n./);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  itSome('cut off ends the start of the server in words', async () => {
    writeFileSync(file, readFileSync(file).subarray(0, 5 * pageSize));
    const server = await startProcess({ DATA_DIR: dataDir, STORE_URL: '', RATES_SYNC: 'off' });
    await once(server.child, 'exit');
    expect({ signal: server.child.signalCode, code: server.child.exitCode }).toEqual({ signal: null, code: 1 });
    expect(server.errors()).toMatch(/it is 20480 bytes long, but its own header states \d+ at least: it was cut off/);
    expect(server.errors()).not.toContain('    at ');
  });

  itSome('sound, in use or left by another is opened', async () => {
    expect(JSON.parse((await listed()).out)).toHaveLength(100);
    const store = await openStore({ storeUrl: null, dataDir });
    let writing = true;
    const writes = (async () => {
      for (let n = 0; writing; n++) await store.namespace('x').set(`k${n % 50}`, 'y'.repeat((n * 977) % 20_000));
    })();
    for (let n = 0; n < 3; n++) expect(JSON.parse((await listed()).out)).toHaveLength(100);
    writing = false;
    await writes;
    await store.close();
  });

  itSome('empty is a store that was just begun', async () => {
    writeFileSync(file, '');
    expect(await listed()).toMatchObject({ code: 0, out: '[]\n', err: '' });
    // Nothing was written to it since, so that its file of locks counts nothing.
    writeFileSync(file, '');
    expect(await listed()).toMatchObject({ code: 0, out: '[]\n', err: '' });
  });

  itSome(
    'emptied since it was written to ends command line and server in the same words, and is left as it is',
    async () => {
      const store = await openStore({ storeUrl: null, dataDir });
      await store.namespace('x').set('a', 1);
      await store.close();
      writeFileSync(file, '');
      const words =
        /^The file .+store\.mdb is damaged or not a store: it is empty, but store\.mdb-lock beside it counts \d+ writes\. Move it away, then .+ import FILE.+\n$/;
      const { code, err } = await listed();
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(words) });
      const server = await startProcess({ DATA_DIR: dataDir, STORE_URL: '', RATES_SYNC: 'off' });
      await once(server.child, 'exit');
      expect({ code: server.child.exitCode, err: server.errors() }).toEqual({ code: 1, err });
      expect(readFileSync(file)).toHaveLength(0);
      rmSync(file);
      expect(await listed()).toMatchObject({ code: 0, out: '[]\n', err: '' });
    },
  );
});

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { itSome } from '../../support/scale.js';

/** A tree that has the build of this one, and a compilation of its own: it counts, and fails where the sources say so. */
let tree: string;
const at = (path: string) => join(tree, path);
const compile = [
  `const { appendFileSync, mkdirSync, readFileSync } = require('fs')`,
  `mkdirSync('dist', { recursive: true })`,
  `appendFileSync('built', '.')`,
  `process.exit(readFileSync('src/a.ts', 'utf8') === 'wrong' ? 1 : 0)`,
].join(';');

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'meridian-tree-'));
  cpSync('scripts', at('scripts'), { recursive: true });
  for (const folder of ['src/below', 'node_modules/typescript']) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('src/a.ts'), 'a');
  writeFileSync(at('src/below/b.ts'), 'b');
  writeFileSync(at('compile.cjs'), compile);
  writeFileSync(
    at('scripts/build-steps.mjs'),
    `export const steps = [['preparing', '-e', ''], ['compiling', 'compile.cjs']]`,
  );
});
afterEach(() => rmSync(tree, { recursive: true }));

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile('node', [at('scripts/build.mjs'), ...args], { cwd: tmpdir() }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

const builds = () => (existsSync(at('built')) ? readFileSync(at('built'), 'utf8').length : 0);

async function buildsAfter(change: () => void): Promise<number> {
  const before = builds();
  change();
  expect(await run('--if-changed')).toMatchObject({ code: 0, out: '' });
  return builds() - before;
}

itSome('builds what was never built, what has another text, name or file, and nothing else', async () => {
  expect(await buildsAfter(() => undefined)).toBe(1);
  expect(await buildsAfter(() => undefined)).toBe(0);
  expect(await buildsAfter(() => writeFileSync(at('src/below/b.ts'), 'B'))).toBe(1);
  expect(await buildsAfter(() => writeFileSync(at('src/c.ts'), ''))).toBe(1);
  expect(await buildsAfter(() => rmSync(at('src/c.ts')))).toBe(1);
  expect(await buildsAfter(() => writeFileSync(at('tsconfig.json'), '{}'))).toBe(1);
  expect(await buildsAfter(() => rmSync(at('dist'), { recursive: true }))).toBe(1);
});

itSome('says on stderr how long it takes, each step, and when it is done; nothing where nothing is built', async () => {
  const { out, err } = await run('--if-changed');
  expect(out).toBe('');
  expect(err.split('\n')).toEqual([
    expect.stringMatching(/^Building Meridian, .*half a minute/),
    '  1/2 preparing',
    '  2/2 compiling',
    expect.stringMatching(/^Built in \d+ s\.$/),
    '',
  ]);
  expect(await run('--if-changed')).toEqual({ code: 0, out: '', err: '' });
});

itSome('builds nothing for a new time alone, such as a copy or a checkout gives', async () => {
  await run('--if-changed');
  const soon = new Date(Date.now() + 60_000);
  expect(await buildsAfter(() => utimesSync(at('src/a.ts'), soon, soon))).toBe(0);
});

itSome('builds nothing in a tree that came without its sources', async () => {
  await run('--if-changed');
  expect(await buildsAfter(() => rmSync(at('src'), { recursive: true }))).toBe(0);
});

itSome('builds whatever there is when it is asked to', async () => {
  await run('--if-changed');
  expect((await run()).code).toBe(0);
  expect(builds()).toBe(2);
});

itSome('builds again after a build that failed, also when its sources are as they were before', async () => {
  await run('--if-changed');
  writeFileSync(at('src/a.ts'), 'wrong');
  const { code, err } = await run('--if-changed');
  expect(code).toBe(1);
  expect(err).toMatch(/\nThe build failed at compiling, see the errors above\.\n$/);
  expect(await buildsAfter(() => writeFileSync(at('src/a.ts'), 'a'))).toBe(1);
});

itSome('says what to do where the modules for it are not installed, and leaves what is built', async () => {
  await run('--if-changed');
  rmSync(at('node_modules'), { recursive: true });
  expect(await buildsAfter(() => undefined)).toBe(0);
  writeFileSync(at('src/a.ts'), 'newer');
  const { code, err } = await run('--if-changed');
  expect(code).toBe(1);
  expect(err).toMatch(
    /^Cannot build: the modules for it are not installed. Run npm ci --include=dev && npm run build, .*\n$/,
  );
  expect(builds()).toBe(1);
});

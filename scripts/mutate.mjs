/**
 * `node scripts/mutate.mjs [ID…]`: makes one mistake of `mutants.mjs` at a time in what is built, or all of them, and reports
 * whether a test it names fails. Survivors end it with status 1. `LOGS=FOLDER` keeps what jest writes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import buildIfChanged from './build.mjs';
import { mutants } from './mutants.mjs';
import { digestOf, mark } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const { LOGS: logs } = process.env;
if (logs !== undefined) mkdirSync(logs, { recursive: true });

/** Milliseconds: what hangs is noticed as well. */
const longest = 540_000;

let isInterrupted = false;
process.on('SIGINT', () => (isInterrupted = true));

/** ES modules, as package.json says, which the compiler does not read for a single file. */
const compilerOptions = {
  ...ts.readConfigFile('tsconfig.json', ts.sys.readFile).config.compilerOptions,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  noEmit: false,
  sourceMap: true,
};

/** Without the types, and of this file alone: a build of all takes longer than most tests. */
function build(file, source) {
  if (file.startsWith('src/dashboard/')) run('dist/tools/bundle/build-dashboard.js');
  else {
    const target = file.replace(/^src/, 'dist').replace(/\.ts$/, '.js');
    writeFileSync(target, ts.transpileModule(source, { compilerOptions, fileName: file }).outputText);
    run('dist/tools/bundle/build.js');
  }
  // Or jest would build all of it.
  mark(root, digestOf(root));
}

function run(script) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed`);
}

function write(file, source) {
  writeFileSync(file, source);
  build(file, source);
}

async function test({ id, tests }) {
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--bail', '--maxWorkers=1', ...tests], {
    env: { ...process.env, NODE_ENV: 'production', TEST_SCALE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  });
  let text = '';
  for (const stream of [jest.stdout, jest.stderr]) stream.on('data', (chunk) => (text += chunk));
  const [status] = await once(jest, 'close');
  if (logs !== undefined) writeFileSync(join(logs, `${id}.log`), text);
  return { isDead: status !== 0, failure: /● (?!Console)(.*)/.exec(text)?.[1] ?? '' };
}

async function tryOut(mutant) {
  const { id, file, find, replace } = mutant;
  const source = readFileSync(file, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${id}: expected one place in ${file} that reads ${find}`);
  const start = Date.now();
  try {
    write(
      file,
      source.replace(find, () => replace),
    );
    const { isDead, failure } = await test(mutant);
    if (isInterrupted) return false;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log([id, isDead ? 'died' : 'SURVIVED', `${seconds} s`, failure].join('\t'));
    return isDead;
  } finally {
    write(file, source);
  }
}

const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !mutants.some((mutant) => mutant.id === id));
if (unknown.length > 0) throw new Error(`No such mutants: ${unknown.join(', ')}`);

buildIfChanged();
for (const mutant of mutants) {
  if (ids.length > 0 && !ids.includes(mutant.id)) continue;
  const isDead = await tryOut(mutant);
  if (isInterrupted) process.exit(130);
  if (!isDead) process.exitCode = 1;
}

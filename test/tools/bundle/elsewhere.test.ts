import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { licenseFiles } from '../../../src/data/licenses.js';
import { freePort } from '../../support/process.js';
import { itSome } from '../../support/scale.js';

/** Of `nobody`, who may write to nothing of root's; whoever is not root is an ordinary user already. */
const isRoot = process.getuid?.() === 0;
const ordinary = isRoot ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let dataDir: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-elsewhere-'));
  dataDir = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
});
afterEach(async () => {
  for (const { pid, exitCode, stdout } of running.splice(0)) {
    if (pid === undefined || exitCode !== null) continue;
    // npm ends before what it has started.
    process.kill(-pid, 'SIGTERM');
    if (stdout && !stdout.closed) await once(stdout, 'close');
  }
  if (!isRoot) execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

/** What `npm run` has run there; all that it printed once it matches, or once it has ended. */
async function npm(cwd: string, args: string[], until: RegExp, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn('npm', ['--silent', ...args], {
    ...ordinary,
    detached: true,
    cwd,
    env: { PATH: process.env['PATH'], HOME: dataDir, DATA_DIR: dataDir, RATES_SYNC: 'off', STOP_DELAY: '0', ...env },
  });
  running.push(child);
  let printed = '';
  await new Promise<void>((done) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (until.test(printed)) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => done());
  });
  return printed;
}

async function expectToWork(tree: string): Promise<void> {
  const port = String(await freePort());
  const printed = await npm(tree, ['start'], /curl .*\n/, { PORT: port });
  const [, authorization = ''] = /'Authorization: (.+?)'/.exec(printed) ?? [printed];
  const headers = { authorization, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}`;
  const query = `{ cloud { servers { nodes { name location { city { name } } } } }
    currency(code: "INR") { history(base: "EUR", from: "2005-03-01", to: "2005-03-04") { date } } }`;
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('Falkenstein');
  for (const path of ['/', '/docs', '/graphql', '/readyz', '/api/v1/countries']) {
    expect([path, (await fetch(url + path, { headers: { accept: 'text/html, */*', authorization } })).status]).toEqual([
      path,
      200,
    ]);
  }
  expect(await npm(tree, ['run', 'token', '--', 'list'], /$^/)).toContain('Demo');
  expect(await npm(tree, ['run', 'sandbox'], /Try it/, { PORT: String(await freePort()) })).toContain('Try it');
}

describe('what is built', () => {
  itSome('starts by npm where there are no sources and no modules but those of production', async () => {
    const tree = join(folder, 'tree');
    mkdirSync(join(tree, 'node_modules'), { recursive: true });
    for (const path of ['package.json', 'scripts', 'dist']) {
      cpSync(path, join(tree, path), { recursive: true, filter: (source) => !source.endsWith('.map') });
    }
    for (const path of production()) {
      mkdirSync(join(tree, path, '..'), { recursive: true });
      symlinkSync(resolve(path), join(tree, path));
    }
    await expectToWork(tree);
  });
});

describe('the folder that npm run package makes', () => {
  itSome('starts as an ordinary user elsewhere, from a tree that it may not write to', async () => {
    const tree = join(folder, 'meridian');
    execFileSync('node', ['scripts/package.mjs', tree]);
    expect(readdirSync(tree).sort()).toEqual(['LICENSE', 'dist', 'node_modules', 'package.json']);
    expect(readdirSync(join(tree, 'node_modules'))).not.toContain('typescript');
    const licenses = licenseFiles.map(({ built }) => relative(resolve('.'), fileURLToPath(built)));
    for (const path of [...licenses, 'node_modules/cldr-core/LICENSE']) {
      expect(readFileSync(join(tree, path), 'utf8')).toBe(readFileSync(path, 'utf8'));
    }
    if (!isRoot) execFileSync('chmod', ['-R', 'a-w', tree]);
    await expectToWork(tree);
    const find = ['find', [tree, '-newer', join(tree, 'package.json')]] as const;
    expect(execFileSync(...find).toString()).toBe('');
  });

  itSome('is made in no folder that is there already', () => {
    writeFileSync(join(dataDir, 'mine'), '');
    const making = () => execFileSync('node', ['scripts/package.mjs', dataDir], { stdio: 'pipe' });
    expect(making).toThrow(/Expected a folder that is not there yet/);
    expect(readdirSync(dataDir)).toEqual(['mine']);
  });
});

/** Where npm has put them, without those below others. */
function production(): string[] {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '--silent'], { stdio: 'pipe' });
  const paths = listed.toString().split('\n').slice(1);
  return paths
    .map((path) => path.slice(resolve('.').length + 1))
    .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
}

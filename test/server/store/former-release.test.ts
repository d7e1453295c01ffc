/** Upgrade and back: what one release has stored is read by the other, in every kind of store. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { type ServerProcess, start, startProcess } from '../../support/process.js';
import { isAlone, itAlone } from '../../support/scale.js';
import { ownServers } from './own-servers.js';

const folder = join(tmpdir(), `meridian-former-${process.pid}`);
const former = join(folder, 'code');
// Where no test is run, nothing would remove them.
const servers = isAlone ? await ownServers() : [];
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(servers.map((server) => server.remove()));
});

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** What git prints; empty where it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The newest tag of another version, else the last commit before the version of this release; empty where neither is here. */
function formerCommit(): string {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  const tag = tags.find((one) => one !== '' && one !== `v${version}`);
  if (tag !== undefined) return git('rev-parse', '--verify', '--quiet', `${tag}^{commit}`);
  const raised = git('log', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').split('\n').at(-1);
  return raised ? git('rev-parse', '--verify', '--quiet', `${raised}^`) : '';
}

const commit = formerCommit();
if (commit === '')
  process.stdout.write('Left out: the former release, as neither its tag nor its commit is in this clone.\n');

it('knows the former release where its commit is in this clone', () => {
  if (commit === '') return;
  const { version: formerVersion } = JSON.parse(git('show', `${commit}:package.json`)) as { version: string };
  expect(formerVersion).not.toBe(version);
});

it('has all commits where it is tested for everybody', () => {
  const workflow = parseYaml(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: { test: { steps: { uses?: string; with?: object }[] } };
  };
  const checkout = workflow.jobs.test.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toEqual({ 'fetch-depth': 0 });
});

const stores = [
  { kind: 'lmdb', settings: { DATA_DIR: join(folder, 'data'), STORE_URL: '' } },
  ...servers.map(({ kind, port, url }) => ({ kind, settings: { DATA_DIR: folder, STORE_URL: url(port) } })),
];

interface Made {
  readonly token: string;
  readonly id: string;
}

function command(code: string, settings: NodeJS.ProcessEnv, ...args: string[]): string {
  const env = { ...process.env, ...settings };
  return execFileSync('node', [join(code, 'dist/server/tokens/cli.js'), ...args], { env, encoding: 'utf8' });
}

const make = (code: string, settings: NodeJS.ProcessEnv): Made => {
  const made = JSON.parse(command(code, settings, 'create', '--name', 'Shop', '--json')) as Made & { record?: Made };
  return { token: made.token, id: made.id };
};

async function served<T>(file: string, settings: NodeJS.ProcessEnv, use: (server: ServerProcess) => Promise<T>) {
  const server = await startProcess({ RATES_SYNC: 'off', ...settings }, file);
  try {
    await server.printed(/Health/);
    return await use(server);
  } finally {
    await server.stop();
  }
}

const statuses = (file: string, settings: NodeJS.ProcessEnv, made: readonly Made[]) =>
  served(file, settings, (server) =>
    Promise.all(
      made.map(async ({ token }) => {
        const { status } = await fetch(`${server.url}/api/v1/USD`, { headers: { authorization: `Bearer ${token}` } });
        return status;
      }),
    ),
  );

(commit === '' ? describe.skip : describe).each(stores)('the store on $kind', ({ settings }) => {
  const here = process.cwd();
  const formerServer = `--no-memory-reducer --min-semi-space-size=16 ${join(former, 'dist/server/bundled/index.js')}`;
  beforeAll(() => {
    if (existsSync(former)) return;
    mkdirSync(former, { recursive: true });
    execFileSync('sh', ['-euc', `git archive ${commit} | tar -x -C ${former}`]);
    symlinkSync(join(here, 'node_modules'), join(former, 'node_modules'));
    execFileSync('npm', ['run', 'build'], { cwd: former, stdio: 'pipe' });
  });

  itAlone('serves the former release, then this one, then the former again', async () => {
    const first = make(former, settings);
    expect(await statuses(formerServer, settings, [first])).toEqual([200]);
    const [second, ended] = [make(here, settings), make(here, settings)];
    command(here, settings, 'deactivate', ended.id);
    expect(await statuses(start, settings, [first, second, ended])).toEqual([200, 200, 401]);
    expect(await statuses(formerServer, settings, [first, second, ended])).toEqual([200, 200, 401]);
    const third = make(former, settings);
    command(former, settings, 'deactivate', second.id);
    expect(await statuses(start, settings, [first, second, third])).toEqual([200, 401, 200]);
  });
});

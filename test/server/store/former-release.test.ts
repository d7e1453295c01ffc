/** Upgrade and back: what one release has stored is read by the other, in every kind of store. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
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

/** The last commit before the version of this release. */
function formerCommit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const raised = git('log', '--format=%H', '-S"version": "0.2.0"', '--', 'package.json').split('\n').at(-1);
  return raised ? git('rev-parse', `${raised}^`) || null : null;
}

const commit = formerCommit();
if (commit === null) process.stdout.write('Left out: the former release, as its commit is not in this clone.\n');

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

describe.each(commit === null ? [] : stores)('the store on $kind', ({ settings }) => {
  const here = process.cwd();
  const formerServer = `--no-memory-reducer --min-semi-space-size=16 ${join(former, 'dist/server/bundled/index.js')}`;
  beforeAll(() => {
    if (existsSync(former)) return;
    mkdirSync(former, { recursive: true });
    execFileSync('sh', ['-euc', `git archive ${String(commit)} | tar -x -C ${former}`]);
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

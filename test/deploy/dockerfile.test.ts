import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { clone } from '../support/optional/programs.js';
import { output, run } from '../support/run.js';
import { itLong } from '../support/scale.js';
import { settingNames } from './settings.js';

const instructions = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions();
const last = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
const build = instructions.slice(0, last);
const final = instructions.slice(last);
const named = (all: readonly Instruction[], keyword: string) =>
  all.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '');

it('runs as an ordinary user, on an image whose major version is pinned', () => {
  for (const image of named(instructions, 'FROM')) expect(image).toMatch(/^node:\d+-slim( AS \w+)?$/);
  expect(named(final, 'USER')).toEqual(['node']);
  expect(named(final, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(named(final, 'VOLUME')).toEqual(['/data']);
  expect(named(instructions, 'ADD')).toEqual([]);
});

it('sets nothing that is no setting', () => {
  const names = named(final, 'ENV').flatMap((text) => [...text.matchAll(/(\w+)=/g)].map(([, name]) => String(name)));
  expect(names).toContain('DATA_DIR');
  for (const name of names) expect([...settingNames(), 'NODE_ENV']).toContain(name);
});

it('copies what is there, and starts what the package has', () => {
  const copied = [...named(build, 'COPY')].flatMap((text) => text.split(' ').slice(0, -1));
  for (const path of copied) expect([path, existsSync(path)]).toEqual([path, true]);
  expect(JSON.parse(named(final, 'ENTRYPOINT')[0] ?? '')).toEqual(['/app/bin/meridian.js']);
  expect(JSON.parse(named(final, 'CMD')[0] ?? '')).toEqual(['serve']);
});

it('checks its health by a command that fails where nobody listens', async () => {
  const [, command = ''] = /CMD (\[.+\])$/.exec(named(final, 'HEALTHCHECK')[0] ?? '') ?? [];
  const [node = '', ...args] = JSON.parse(command) as string[];
  expect((await run(node, args, { env: { ...process.env, PORT: '1' } })).code).toBe(1);
});

/** Passwords that `deploy/compose.yaml` asks for, and what Kubernetes gets. */
const passwords = ['deploy/postgres_password', 'deploy/store_url'];
const secrets = ['deploy/kubernetes/secret.yaml', ...passwords];

it('leaves passwords out of images', () => {
  const { secrets: named } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as { secrets: Record<string, object> };
  expect(Object.values(named).map((one) => join('deploy', String('file' in one && one.file)))).toEqual(
    expect.arrayContaining(passwords),
  );
  expect(Object.keys(named)).toHaveLength(passwords.length);
  expect(secrets.filter((path) => !isIgnored(path))).toEqual([]);
  expect(['package.json', 'deploy/compose.yaml', 'bench/README.md', 'src/index.ts'].filter(isIgnored)).toEqual([]);
});

clone().it('leaves passwords out of commits', async (git) => {
  expect((await git('check-ignore', ...secrets)).trim().split('\n')).toEqual(secrets);
});

/** The last pattern that names a path, or a folder that it is in, decides. */
function isIgnored(path: string): boolean {
  const patterns = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const deciding = patterns.findLast((pattern) => {
    const names = pattern.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return new RegExp(`^${names}(/|$)`).test(path);
  });
  return deciding !== undefined && !deciding.startsWith('!');
}

itLong('builds by its own commands in a clean folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-image-'));
  try {
    cpSync('.', folder, { recursive: true, filter: (path) => !isIgnored(relative('', path)) });
    const app = join(folder, 'app');
    // As in the image, where neither these tests nor their npm have set anything.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_)/.test(name)));
    for (const command of named(build, 'RUN')) {
      await output('sh', ['-c', command.replace('/app', app)], { cwd: folder, env });
    }
    for (const path of secrets) expect(existsSync(join(app, path))).toBe(false);
    expect(await output(join(app, 'bin/meridian.js'), ['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
